import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cardName,
  cardNames,
  commitment,
  DECK_SIZE,
  drawDeckFromSeed,
  handsFromSeed,
  isSeed,
} from '../../src/game/index.ts';
import { dealerFromSeed } from '../../src/game/shuffle.ts';
import { deckFor } from '../naive/cards.ts';
import { seedOf } from './seedOf.ts';

/** Written from `design.md` ("Randomness") alone, by other means: strings, lists of all numbers, no generators. */
function numbersOf(seed: string, label: string): number[] {
  const blocks = Array.from({ length: 20 }, (_, i) => {
    const index = i.toString(16).padStart(8, '0');
    const input = seed + Buffer.from(label).toString('hex') + index;
    return createHash('sha256').update(Buffer.from(input, 'hex')).digest('hex');
  });
  return (blocks.join('').match(/.{8}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
}

function fairNumbers(seed: string, label: string): (bound: number) => number {
  const numbers = numbersOf(seed, label);
  return (bound) => {
    const fair = (number: number) => number < 2 ** 32 - (2 ** 32 % bound);
    const at = numbers.findIndex(fair);
    const [number = 0] = numbers.splice(0, at + 1).slice(-1);
    return number % bound;
  };
}

/** Unbiased Fisher–Yates from the last card. */
function shuffledDeck(seed: string, label: string, players: number): string[] {
  const deck = [...deckFor(players)];
  const below = fairNumbers(seed, label);
  const shuffled: string[] = [];
  while (deck.length > 1) {
    const pick = below(deck.length);
    const last = deck.pop() ?? '';
    shuffled.unshift(deck[pick] ?? last);
    if (pick < deck.length) deck[pick] = last;
  }
  return [...deck, ...shuffled];
}

function dealt(deck: readonly string[], players: number): string[] {
  const batches: Readonly<Record<number, readonly number[]>> = {
    3: [4, 4, 4],
    4: [3, 3, 3],
    5: [4, 3],
    6: [3, 3],
    7: [3, 2],
    8: [4],
    9: [4],
  };
  const rest = [...deck];
  const hands: string[][] = Array.from({ length: players }, () => []);
  for (const batch of batches[players] ?? []) for (const hand of hands) hand.push(...rest.splice(0, batch));
  return hands.map((hand) => hand.join(' '));
}

/** Of the seed of 32 zero bytes, worked out with another language. */
const ZERO_SEED_HANDS = [
  'SK SO E9 S7 EO S8 SU EA L7',
  'S6 L8 LT ST R8 E8 RA E7 S9',
  'ET SA RT EK LK R7 RU LU LO',
  'E6 R9 RO R6 RK L6 LA EU L9',
];

const seeds = Array.from({ length: 20 }, (_, number) => seedOf(number));
const everyNumber = [3, 4, 5, 6, 7, 8, 9];

describe('design.md "Randomness": a deal from its seed', () => {
  it.each(everyNumber)('%i players: hands as an independent reading deals them', (players) => {
    for (const seed of seeds) {
      const expected = dealt(shuffledDeck(seed, 'deal', players), players);
      expect(handsFromSeed(seed, players).map(cardNames)).toEqual(expected);
    }
  });

  it('hands as written down once and for all: a finished deal must stay provable', () => {
    expect(handsFromSeed('00'.repeat(32), 4).map(cardNames)).toEqual(ZERO_SEED_HANDS);
  });

  it('the deck to draw from and the dealer have streams of their own', () => {
    for (const seed of seeds) {
      expect(drawDeckFromSeed(seed, 4).map(cardName)).toEqual(shuffledDeck(seed, 'draw', 4));
      for (const players of everyNumber) {
        expect(dealerFromSeed(seed, players)).toBe(fairNumbers(seed, 'dealer')(players));
      }
    }
  });

  it('the same seed deals the same, another one does not', () => {
    const decks = seeds.map((seed) => handsFromSeed(seed, 4).flat().join());
    expect(new Set(decks).size).toBe(seeds.length);
    expect(seeds.map((seed) => handsFromSeed(seed, 4).flat().join())).toEqual(decks);
  });

  it('each card is as likely in each hand', () => {
    const counts = Array.from({ length: DECK_SIZE * 4 }, () => 0);
    const deals = 4000;
    for (let number = 0; number < deals; number++) {
      handsFromSeed(seedOf(number), 4).forEach((hand, seat) => {
        for (const card of hand) counts[card * 4 + seat] = (counts[card * 4 + seat] ?? 0) + 1;
      });
    }
    const expected = deals / 4;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 36 cards × 3 free seats: mean near 108; 170 is beyond the 0.9999 quantile.
    expect(chiSquare).toBeLessThan(170);
  });
});

describe('design.md "The commitment is SHA-256(seed)"', () => {
  it('of the 32 bytes, in hex', () => {
    // printf '\0%.0s' $(seq 32) | sha256sum
    const zeros = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
    expect(commitment('00'.repeat(32))).toBe(zeros);
    for (const seed of seeds) {
      const bytes = Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
      expect(commitment(seed)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it.each([
    ['0'.repeat(64), true],
    ['0123456789abcdef'.repeat(4), true],
    ['0'.repeat(63), false],
    ['0'.repeat(65), false],
    ['A'.repeat(64), false],
    [`${'0'.repeat(64)}\n`, false],
    ['', false],
  ])('isSeed(%j) is %s', (text, expected) => {
    expect(isSeed(text)).toBe(expected);
  });
});
