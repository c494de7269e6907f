import type { Suit } from '../game/index.ts';
import type { Deck } from './scene.ts';

/** SVG fragments of the suit signs, each filling a square of 100 × 100. */

const around = (turns: number, shape: string) =>
  Array.from({ length: turns }, (_, i) => `<g transform="rotate(${(360 / turns) * i} 50 50)">${shape}</g>`).join('');

const rose = `
  <g fill="#3f7a3c" stroke="#1f4a22" stroke-width="2" stroke-linejoin="round">${around(5, '<path d="M50 99 L41 78 L59 78 Z"/>')}</g>
  <g fill="#c3202f" stroke="#7c0f1a" stroke-width="3">${around(5, '<path d="M50 50 C28 40 22 12 38 5 Q46 2 50 8 Q54 2 62 5 C78 12 72 40 50 50 Z"/>')}</g>
  <g fill="#ec6f74">${around(5, '<path d="M50 44 C40 36 36 22 42 15 Q50 24 58 15 C64 22 60 36 50 44 Z"/>')}</g>
  <circle cx="50" cy="50" r="14" fill="#f2c230" stroke="#7c0f1a" stroke-width="3"/>
  <g fill="#a8620e">${around(6, '<circle cx="50" cy="43" r="2.4"/>')}</g>`;

const acorn = `
  <path d="M50 6 C47 14 47 18 50 26" fill="none" stroke="#4b2e12" stroke-width="8" stroke-linecap="round"/>
  <path d="M20 44 C20 78 38 90 50 98 C62 90 80 78 80 44 Z" fill="#b9742a" stroke="#4b2e12" stroke-width="4" stroke-linejoin="round"/>
  <path d="M33 50 C33 70 38 78 45 84 C41 70 41 60 42 50 Z" fill="#e5b264"/>
  <path d="M12 48 C10 26 30 18 50 18 C70 18 90 26 88 48 C76 54 24 54 12 48 Z" fill="#47722f" stroke="#23401a" stroke-width="4" stroke-linejoin="round"/>
  <g fill="none" stroke="#23401a" stroke-width="2.6"><path d="M30 22 C36 30 42 42 44 51 M48 18 C58 28 64 40 66 51 M70 22 C62 32 56 42 54 51 M52 18 C42 28 34 40 31 50 M15 36 C32 42 68 42 85 36"/></g>`;

const bell = `
  <path d="M40 16 C36 0 64 0 60 16" fill="none" stroke="#6d3f04" stroke-width="6"/>
  <circle cx="50" cy="56" r="41" fill="#f0b51f" stroke="#6d3f04" stroke-width="4"/>
  <path d="M20 42 A34 34 0 0 1 48 21 C36 30 28 36 20 42 Z" fill="#fde9a0"/>
  <path d="M9 50 C30 60 70 60 91 50 L91 62 C70 72 30 72 9 62 Z" fill="#b8321f" stroke="#6d3f04" stroke-width="3"/>
  <path d="M50 74 L50 92" stroke="#4a2a02" stroke-width="8" stroke-linecap="round"/>
  <circle cx="50" cy="75" r="6.5" fill="#4a2a02"/>`;

const shield = `
  <path d="M10 6 Q50 16 90 6 L90 46 C90 74 68 90 50 98 C32 90 10 74 10 46 Z" fill="#f4d774" stroke="#12294d" stroke-width="4" stroke-linejoin="round"/>
  <path d="M19 16 Q50 23 81 16 L81 46 C81 68 64 81 50 88 C36 81 19 68 19 46 Z" fill="#2660ac" stroke="#12294d" stroke-width="2.5"/>
  <path d="M19 34 L19 48 C20 54 21 57 23 60 L81 34 L81 18 Z" fill="#fdf8ea" stroke="#12294d" stroke-width="2.5" stroke-linejoin="round"/>`;

const heartPath =
  'M50 95 C20 70 4 54 4 32 C4 16 16 6 28 6 C39 6 47 13 50 22 C53 13 61 6 72 6 C84 6 96 16 96 32 C96 54 80 70 50 95 Z';
const heart = `<path d="${heartPath}" fill="#cf1b28"/><path d="M14 34 C13 22 20 15 28 14 C22 20 18 26 14 34 Z" fill="#f08a86"/>`;
const germanHeart = `
  <path d="${heartPath}" fill="#cf1b28" stroke="#6e0c14" stroke-width="4" stroke-linejoin="round"/>
  <path d="M15 34 C14 22 21 16 29 15 C23 21 19 27 15 34 Z" fill="#f29b95"/>`;

const diamond =
  '<path d="M50 3 C60 22 72 36 88 50 C72 64 60 78 50 97 C40 78 28 64 12 50 C28 36 40 22 50 3 Z" fill="#cf1b28"/>';

const club = `
  <g fill="#17171d"><circle cx="50" cy="27" r="22"/><circle cx="25" cy="58" r="22"/><circle cx="75" cy="58" r="22"/><circle cx="50" cy="50" r="14"/>
  <path d="M46 52 C46 74 42 88 32 97 L68 97 C58 88 54 74 54 52 Z"/></g>`;

const spade = `
  <g fill="#17171d"><path d="M50 3 C60 24 95 42 95 64 C95 76 86 83 76 83 C67 83 58 78 54 70 C55 83 59 91 67 97 L33 97 C41 91 45 83 46 70 C42 78 33 83 24 83 C14 83 5 76 5 64 C5 42 40 24 50 3 Z"/></g>`;

const leaf = `
  <path d="M50 70 C50 84 46 92 38 98" fill="none" stroke="#1d4a1d" stroke-width="7" stroke-linecap="round"/>
  <path d="M50 2 C66 22 94 34 94 58 C94 74 78 82 64 78 C58 76 53 74 50 70 C47 74 42 76 36 78 C22 82 6 74 6 58 C6 34 34 22 50 2 Z" fill="#3f9b3f" stroke="#1d4a1d" stroke-width="4" stroke-linejoin="round"/>
  <path d="M50 14 L50 70 M50 36 L70 48 M50 36 L30 48 M50 54 L74 66 M50 54 L26 66" fill="none" stroke="#d3edb0" stroke-width="3.4" stroke-linecap="round"/>`;

const SIGNS: Readonly<Record<Deck, readonly [string, string, string, string]>> = {
  swiss: [rose, acorn, bell, shield],
  french: [heart, diamond, club, spade],
  german: [germanHeart, acorn, bell, leaf],
};

export interface Sign {
  readonly deck: Deck;
  readonly suit: Suit;
}

/** The sign of a suit as an SVG fragment with its middle at (x, y). */
export function signAt({ deck, suit }: Sign, [x, y]: readonly [number, number], size: number): string {
  const corner = `${x - size / 2} ${y - size / 2}`;
  return `<g transform="translate(${corner}) scale(${size / 100})">${SIGNS[deck][suit]}</g>`;
}

/** The sign of a suit as an SVG document of `size` pixels. */
export function signSvg({ deck, suit }: Sign, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${SIGNS[deck][suit]}</svg>`;
}
