import { COLOURS } from './colours.ts';

/** Okabe and Ito (2008), lightened for a dark ground: told apart by every kind of colour vision, and by dashes besides. */
const INKS = ['#f4c54f', '#7cc8f5', '#ff8a5c', '#62d0a4', '#e8a4cf', '#fdf6e3', '#4f9bd9', '#f0e442', '#c9b8ff'];
const DASHES: readonly (readonly number[])[] = [[], [14, 6], [3, 6]];

export interface Stroke {
  readonly ink: string;
  readonly dash: readonly number[];
}

/** How the line of this number, from 0, is drawn. */
export const strokeOf = (at: number): Stroke => ({
  ink: INKS[at % INKS.length] ?? COLOURS.ivory,
  dash: DASHES[Math.floor(at / 3) % DASHES.length] ?? [],
});
