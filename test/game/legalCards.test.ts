import { describe, expect, it } from 'vitest';
import { type Contract, cardNames, legalCards, type Rules } from '../../src/game/index.ts';
import { situation } from './situation.ts';

const KINDS = ['when-void', 'last-resort', 'free', 'forced'] as const satisfies readonly Rules['undertrump'][];
type ByKind = Readonly<Record<(typeof KINDS)[number], string>>;

interface Row {
  readonly why: string;
  readonly contract: Contract | null;
  readonly trick: string;
  readonly hand: string;
  /** One answer for all four kinds, or one each. */
  readonly legal: string | ByKind;
}

function legalIn(row: Row, undertrump: Rules['undertrump'], mustFollow: boolean): string {
  return cardNames(legalCards(situation(row, { undertrump, mustFollow })));
}

function checkRow(row: Row, mustFollow: boolean): void {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, legalIn(row, kind, mustFollow)]));
  const { legal } = row;
  expect(found).toEqual(typeof legal === 'string' ? Object.fromEntries(KINDS.map((kind) => [kind, legal])) : legal);
}

/** Rows where `mustFollow` changes nothing: nobody holds the suit led, or trump is out of the question. */
const ROWS: readonly Row[] = [
  { why: 'leading, no trump yet: any', contract: null, trick: '', hand: 'R6 EU SA L9', legal: 'R6 EU SA L9' },
  { why: 'leading, trump set: any', contract: 'S', trick: '', hand: 'R6 EU S6 SA', legal: 'R6 EU S6 SA' },
  { why: 'leading in Gaiss: any', contract: 'gaiss', trick: '', hand: 'R6 EU SA', legal: 'R6 EU SA' },

  { why: 'T not set, L held: L', contract: null, trick: 'R9', hand: 'R6 RA EU SA', legal: 'R6 RA' },
  { why: 'T not set, L held: even the Under alone', contract: null, trick: 'R9', hand: 'RU EU SA', legal: 'RU' },
  { why: 'T not set, void: any, which sets T', contract: null, trick: 'R9', hand: 'E6 SA L9', legal: 'E6 SA L9' },

  { why: 'Bock, L held: L', contract: 'bock', trick: 'R9 RA', hand: 'R6 RU EU', legal: 'R6 RU' },
  { why: 'Bock, the Under alone: L', contract: 'bock', trick: 'R9', hand: 'RU EU', legal: 'RU' },
  { why: 'Bock, void: any', contract: 'bock', trick: 'R9 E6', hand: 'E7 S6 LA', legal: 'E7 S6 LA' },
  { why: 'Gaiss, L held: L', contract: 'gaiss', trick: 'R9', hand: 'R6 RA EU', legal: 'R6 RA' },
  { why: 'Gaiss, void: any', contract: 'gaiss', trick: 'R9', hand: 'E7 S6 LA', legal: 'E7 S6 LA' },
  { why: 'Slalom, L held: L', contract: 'slalom-bock', trick: 'R9', hand: 'R6 RA EU', legal: 'R6 RA' },
  { why: 'Slalom, void: any', contract: 'slalom-gaiss', trick: 'R9 E6', hand: 'E7 S6 LA', legal: 'E7 S6 LA' },

  { why: 'L = T: trumps, no need to beat', contract: 'S', trick: 'S9', hand: 'R6 S6 SU', legal: 'S6 SU' },
  { why: 'L = T: trumps, also lower ones only', contract: 'S', trick: 'S9 SU', hand: 'RA S6 SA', legal: 'S6 SA' },
  { why: 'L = T, no trump: any', contract: 'S', trick: 'S9', hand: 'R6 EA L8', legal: 'R6 EA L8' },
  { why: 'L = T, only the Under: any', contract: 'S', trick: 'S9', hand: 'R6 SU L8', legal: 'R6 SU L8' },
  { why: 'L = T, only the nine: it alone', contract: 'S', trick: 'S6', hand: 'R6 S9 L8', legal: 'S9' },
  { why: 'L = T, the Under and one more: both', contract: 'S', trick: 'S9', hand: 'R6 S6 SU', legal: 'S6 SU' },

  { why: 'void, no trump lying: any', contract: 'S', trick: 'R6', hand: 'E9 S6 SU L8', legal: 'E9 S6 SU L8' },
  { why: 'void, no trump lying, discards are none', contract: 'S', trick: 'R6 LA', hand: 'S6 L6', legal: 'S6 L6' },

  {
    why: 'void, trump lying, higher and lower held',
    contract: 'S',
    trick: 'R6 ST',
    hand: 'E9 S6 SU SK',
    legal: {
      'when-void': 'E9 S6 SU SK',
      'last-resort': 'E9 SU SK',
      free: 'E9 S6 SU SK',
      forced: 'SU SK',
    },
  },
  {
    why: 'void, trump lying, the only higher one is the Under',
    contract: 'S',
    trick: 'R6 S9',
    hand: 'E9 S6 SU SK',
    legal: {
      'when-void': 'E9 S6 SU SK',
      'last-resort': 'E9 SU',
      free: 'E9 S6 SU SK',
      forced: 'E9 S6 SU SK',
    },
  },
  {
    why: 'void, trump lying, the only higher one is the nine',
    contract: 'S',
    trick: 'R6 SA',
    hand: 'E9 S6 S9 SK',
    legal: {
      'when-void': 'E9 S6 S9 SK',
      'last-resort': 'E9 S9',
      free: 'E9 S6 S9 SK',
      forced: 'S9',
    },
  },
  {
    why: 'void, trump lying, only lower ones held beside other cards',
    contract: 'S',
    trick: 'R6 S9',
    hand: 'E9 S6 SA',
    legal: {
      'when-void': 'E9 S6 SA',
      'last-resort': 'E9',
      free: 'E9 S6 SA',
      forced: 'S6 SA',
    },
  },
  {
    why: 'void, only lower trumps left: the last resort',
    contract: 'S',
    trick: 'R6 S9',
    hand: 'S6 SA',
    legal: 'S6 SA',
  },
  {
    why: 'void, only trumps left, one of them higher',
    contract: 'S',
    trick: 'R6 SA',
    hand: 'S6 S9',
    legal: {
      'when-void': 'S6 S9',
      'last-resort': 'S6 S9',
      free: 'S6 S9',
      forced: 'S9',
    },
  },
  {
    why: 'void, only trumps left, only the Under higher',
    contract: 'S',
    trick: 'R6 S9',
    hand: 'S6 SU',
    legal: 'S6 SU',
  },
  { why: 'void, trump lying, no trump held: any', contract: 'S', trick: 'R6 S9', hand: 'E9 LA', legal: 'E9 LA' },
  {
    why: 'void, a trump lying under another: the best counts',
    contract: 'S',
    trick: 'R6 SA S7',
    hand: 'E9 S8 S9',
    legal: {
      'when-void': 'E9 S8 S9',
      'last-resort': 'E9 S9',
      free: 'E9 S8 S9',
      forced: 'S9',
    },
  },
  {
    why: 'void, the trump that this trick has just set counts as lying',
    contract: null,
    trick: 'R6 SK',
    hand: 'E9 S6 SA',
    legal: {
      'when-void': 'E9 S6 SA',
      'last-resort': 'E9 SA',
      free: 'E9 S6 SA',
      forced: 'SA',
    },
  },
];

/** The row `L ≠ T, holding L`, which `mustFollow` cuts down to L. */
const HOLDING_L: readonly (Row & { readonly following: string })[] = [
  {
    why: 'no trump lying: L or any trump',
    contract: 'S',
    trick: 'R6',
    hand: 'R7 RA E9 S6 SU',
    legal: 'R7 RA S6 SU',
    following: 'R7 RA',
  },
  {
    why: 'trump lying, higher and lower held',
    contract: 'S',
    trick: 'R6 ST',
    hand: 'R7 E9 S6 SU SK',
    legal: {
      'when-void': 'R7 SU SK',
      'last-resort': 'R7 SU SK',
      free: 'R7 S6 SU SK',
      forced: 'R7 SU SK',
    },
    following: 'R7',
  },
  {
    why: 'trump lying, only lower ones held',
    contract: 'S',
    trick: 'R6 SU',
    hand: 'R7 E9 S6 S9',
    legal: { 'when-void': 'R7', 'last-resort': 'R7', free: 'R7 S6 S9', forced: 'R7' },
    following: 'R7',
  },
  {
    why: 'a trump lying under another: higher than every trump',
    contract: 'S',
    trick: 'R6 SA S7',
    hand: 'R7 S8 S9',
    legal: { 'when-void': 'R7 S9', 'last-resort': 'R7 S9', free: 'R7 S8 S9', forced: 'R7 S9' },
    following: 'R7',
  },
  {
    why: 'trumping with the Under is free, never an exemption from following',
    contract: 'S',
    trick: 'R6 S9',
    hand: 'R7 SU L8',
    legal: 'R7 SU',
    following: 'R7',
  },
  {
    why: 'the Under of L is no trump: it follows',
    contract: 'S',
    trick: 'R6',
    hand: 'RU L8',
    legal: 'RU',
    following: 'RU',
  },
  {
    why: 'the trump that this trick has just set',
    contract: null,
    trick: 'R6 SK',
    hand: 'R7 E9 S6 SA',
    legal: { 'when-void': 'R7 SA', 'last-resort': 'R7 SA', free: 'R7 S6 SA', forced: 'R7 SA' },
    following: 'R7',
  },
];

describe('rules.md §1 "Legal cards"', () => {
  it.each(ROWS)('$why ($contract; $trick | $hand)', (row) => checkRow(row, false));

  it.each(HOLDING_L)('L ≠ T, holding L, $why ($contract; $trick | $hand)', (row) => checkRow(row, false));
});

describe('rules.md §1 "mustFollow: true removes trumping while holding L"', () => {
  it.each(HOLDING_L)('L ≠ T, holding L, $why: L only', (row) => checkRow({ ...row, legal: row.following }, true));

  it.each(ROWS)('and nothing else: $why', (row) => checkRow(row, true));
});
