/** @type {Element | null} */
let before = null;

/**
 * For `ref`: what stands before the page has the focus while it is there, and gives it back to where it was.
 * @param {Element | undefined} element
 */
export function takeFocus(element) {
  if (element instanceof HTMLElement) {
    before = document.activeElement;
    queueMicrotask(() => element.focus()); // it isn't in the page yet
  } else if (before instanceof HTMLElement) {
    before.focus();
    before = null;
  }
}
