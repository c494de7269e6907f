/** @type {Element | null} */
let before = null;

/**
 * For `ref`: what stands before the page has the focus, or what in it has `autofocus`, while it is there; then it goes back to where it was.
 * @param {Element | undefined} element
 */
export function takeFocus(element) {
  if (element instanceof HTMLElement) {
    before = document.activeElement;
    const wanted = element.querySelector('[autofocus]');
    const target = wanted instanceof HTMLElement ? wanted : element;
    queueMicrotask(() => target.focus()); // it isn't in the page yet
  } else if (before instanceof HTMLElement) {
    before.focus();
    before = null;
  }
}
