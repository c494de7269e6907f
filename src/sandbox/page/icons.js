import { svg } from 'lit-html';

const PATHS = {
  hash: svg`<path d="M10 3 8 21M17 3l-2 18M4 8.5h17M3 15.5h17" />`,
  menu: svg`<path d="M4 6h16M4 12h16M4 18h16" />`,
  people: svg`<path d="M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21c0-4 3-7 7-7s7 3 7 7M16 4a4 4 0 0 1 0 7M18 14.500c2.500.8 4 3.300 4 6.500" />`,
  plus: svg`<path d="M12 5v14M5 12h14" />`,
  send: svg`<path d="m4 12 16-8-6 16-3-7-7-1Z" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
  chevron: svg`<path d="m6 9 6 6 6-6" />`,
  eye: svg`<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7Z" /><circle cx="12" cy="12" r="3" />`,
  warning: svg`<path d="M12 3 2 20h20L12 3ZM12 10v4M12 17v.500" />`,
  outward: svg`<path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />`,
  check: svg`<path d="m5 13 4 4 10-11" />`,
  file: svg`<path d="M6 2h8l5 5v15H6ZM14 2v5h5" />`,
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
