import type { Suit } from '../game/index.ts';
import type { Deck } from './scene.ts';

/** Colours of a suit: its rank letters, and the coats of its court. Shapes tell the suits apart, colours only help. */
export interface Inks {
  readonly rank: string;
  readonly coat: string;
  readonly trim: string;
  readonly tint: string;
}

const roses: Inks = { rank: '#a31621', coat: '#b3202c', trim: '#e3b04b', tint: '#f8e3d8' };
const acorns: Inks = { rank: '#4a3413', coat: '#35643a', trim: '#c98f3c', tint: '#e9ecd3' };
const bells: Inks = { rank: '#8a5200', coat: '#d8971a', trim: '#7b2d26', tint: '#fbeec6' };
const shields: Inks = { rank: '#173f7a', coat: '#1f4f94', trim: '#e6c460', tint: '#dde8f2' };
const leaves: Inks = { rank: '#1f5a2c', coat: '#2b7a3c', trim: '#e6c460', tint: '#dff0d8' };
const hearts: Inks = { rank: '#b3151f', coat: '#bd1e2a', trim: '#e3b04b', tint: '#f9e2dc' };
const diamonds: Inks = { rank: '#b3151f', coat: '#c4471c', trim: '#27496d', tint: '#fbe8d8' };
const clubs: Inks = { rank: '#1b1b22', coat: '#2d4a3e', trim: '#d9a93f', tint: '#e6ece6' };
const spades: Inks = { rank: '#1b1b22', coat: '#26304f', trim: '#c9352f', tint: '#e4e7f0' };

const INKS: Readonly<Record<Deck, readonly [Inks, Inks, Inks, Inks]>> = {
  swiss: [roses, acorns, bells, shields],
  french: [hearts, diamonds, clubs, spades],
  german: [hearts, acorns, bells, leaves],
};

export function inksOf(deck: Deck, suit: Suit): Inks {
  return INKS[deck][suit];
}
