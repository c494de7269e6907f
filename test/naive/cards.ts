import type { Rules } from './rules.ts';

/** Suits in the order of the notation (rules.md §0). */
export const suits = ['R', 'E', 'S', 'L'] as const;
/** Ranks low to high (rules.md §0). */
export const ranks = ['6', '7', '8', '9', 'T', 'U', 'O', 'K', 'A'] as const;

export type Suit = (typeof suits)[number];

/** What is announced where trump is announced (rules.md §5). */
export const contracts = ['R', 'E', 'S', 'L', 'bock', 'gaiss', 'slalom-bock', 'slalom-gaiss'] as const;
export type Contract = (typeof contracts)[number];

/** Orders of strength, strongest first (rules.md §1.3, §3 mohren). */
const trumpOrder = 'U9AKOT876';
const plainOrder = 'AKOUT9876';
const gaissOrder = '6789TUOKA';

export const suitOf = (card: string): string => card.charAt(0);
export const rankOf = (card: string): string => card.charAt(1);
/** 0 for a six … 8 for an ace: the plain order that also Weise use (rules.md §2). */
export const rankNumber = (card: string): number => '6789TUOKA'.indexOf(rankOf(card));

export const fullDeck: readonly string[] = suits.flatMap((suit) => ranks.map((rank) => suit + rank));

/** The cards that are played with, sorted as in the notation (rules.md §3, cards by number of players). */
export function deckFor(players: number): readonly string[] {
  if (players === 5 || players === 7) return fullDeck.filter((card) => card !== 'E7');
  if (players === 8) return fullDeck.filter((card) => rankOf(card) !== '6');
  return fullDeck;
}

/** "R6 E9" → its cards; unknown ones stay in, the reader judges them. */
export function splitCards(text: string): readonly string[] {
  return text.split(/\s+/).filter((card) => card !== '');
}

/** Sorted by suit `R E S L`, then rank low to high (rules.md §5). */
export function sortCards(cards: readonly string[]): readonly string[] {
  return [...cards].sort((a, b) => fullDeck.indexOf(a) - fullDeck.indexOf(b));
}

/** Higher number, stronger trump. */
export const trumpStrength = (card: string): number => 9 - trumpOrder.indexOf(rankOf(card));

/** Is six high in this trick? (rules.md §3 mohren: Slalom alternates from trick to trick) */
function sixHigh(contract: Contract | null, trickNumber: number): boolean {
  if (contract === 'gaiss') return true;
  if (contract === 'slalom-gaiss') return trickNumber % 2 === 0;
  if (contract === 'slalom-bock') return trickNumber % 2 === 1;
  return false;
}

interface TrickSetting {
  readonly trump: Suit | null;
  readonly contract: Contract | null;
  /** counted from 0 */
  readonly trickNumber: number;
}

/** Position in the trick (0 is the leader's) of the card that takes it. */
export function winningPosition(trick: readonly string[], setting: TrickSetting): number {
  const led = suitOf(trick[0] ?? '');
  const order = sixHigh(setting.contract, setting.trickNumber) ? gaissOrder : plainOrder;
  const strengths = trick.map((card) => {
    if (suitOf(card) === setting.trump) return 100 + trumpStrength(card);
    if (suitOf(card) === led) return 9 - order.indexOf(rankOf(card));
    return 0;
  });
  return strengths.indexOf(Math.max(...strengths));
}

const plainPoints: Readonly<Record<string, number>> = { A: 11, K: 4, O: 3, U: 2, T: 10 };

interface Valuation {
  readonly trump: Suit | null;
  readonly contract: Contract | null;
}

/** Points of one card at the end of the deal (rules.md §1.4, §3 mohren). */
export function cardPoints(card: string, valuation: Valuation, rules: Rules): number {
  const rank = rankOf(card);
  const points = plainPoints[rank] ?? 0;
  if (valuation.trump !== null) {
    if (suitOf(card) !== valuation.trump) return points;
    if (rank === 'U') return 20;
    if (rank === '9') return 14;
    return points;
  }
  if (rank === '8') return rules.eights;
  if (valuation.contract === 'gaiss' && rules.gaissSix === 11) {
    if (rank === '6') return 11;
    if (rank === 'A') return 0;
  }
  return points;
}
