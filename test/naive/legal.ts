import { rankOf, type Suit, suitOf, trumpStrength } from './cards.ts';
import type { Rules } from './rules.ts';

export interface Turn {
  readonly hand: readonly string[];
  /** the cards lying, the leader's first */
  readonly trick: readonly string[];
  readonly trump: Suit | null;
}

/** The cards that may be played, in the order of the hand (rules.md §1, legal cards). */
export function legalCards(turn: Turn, rules: Rules): readonly string[] {
  const { hand, trick, trump } = turn;
  const first = trick[0];
  if (first === undefined) return hand;
  const ofLed = hand.filter((card) => suitOf(card) === suitOf(first));
  if (trump === null) return ofLed.length > 0 ? ofLed : hand;
  if (suitOf(first) === trump) return ofLed.every((card) => rankOf(card) === 'U') ? hand : ofLed;
  return ofLed.length > 0 ? holdingLed(turn, ofLed, rules) : whenVoid(turn, rules);
}

/** The hand's trumps that beat every trump lying in the trick. */
function higherTrumps(turn: Turn): readonly string[] {
  const isTrump = (card: string) => suitOf(card) === turn.trump;
  const lying = turn.trick.filter(isTrump);
  return turn.hand.filter(isTrump).filter((card) => lying.every((low) => trumpStrength(card) > trumpStrength(low)));
}

function holdingLed(turn: Turn, ofLed: readonly string[], rules: Rules): readonly string[] {
  if (rules.mustFollow) return ofLed;
  const higher = higherTrumps(turn);
  return turn.hand.filter((card) => {
    if (ofLed.includes(card) || higher.includes(card)) return true;
    return rules.undertrump === 'free' && suitOf(card) === turn.trump;
  });
}

function whenVoid(turn: Turn, rules: Rules): readonly string[] {
  const { hand, trick, trump } = turn;
  if (!trick.some((card) => suitOf(card) === trump)) return hand;
  const higher = higherTrumps(turn);
  const lower = hand.filter((card) => suitOf(card) === trump && !higher.includes(card));
  if (rules.undertrump === 'last-resort') {
    const onlyTrumps = hand.every((card) => suitOf(card) === trump);
    return onlyTrumps ? hand : hand.filter((card) => !lower.includes(card));
  }
  if (rules.undertrump === 'forced') {
    if (higher.length > 0) return higher.every((card) => rankOf(card) === 'U') ? hand : higher;
    return lower.length > 0 ? lower : hand;
  }
  return hand;
}
