import { createHash } from 'node:crypto';
import type { Card } from './card.ts';
import { dealOut, deckFor } from './deck.ts';

/** 32 random bytes as 64 lower-case hex digits, drawn once per deal by the shell. */
export type Seed = string;

const SEED = /^[0-9a-f]{64}$/;

export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/** SHA-256 of the seed's bytes, in hex: shown with the deal, so that the seed shown afterwards can be checked. */
export function commitment(seed: Seed): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** What each part of a deal draws its numbers from. */
type Label = 'deal' | 'draw' | 'dealer';

/** Numbers 0 … 2³²−1: SHA-256(seed ‖ label ‖ uint32be i), i = 0, 1, …, each block read as eight uint32be. */
function* numbers(seed: Seed, label: Label): Generator<number, never> {
  for (let block = 0; ; block++) {
    const index = Buffer.alloc(4);
    index.writeUInt32BE(block);
    const bytes = createHash('sha256').update(Buffer.from(seed, 'hex')).update(label).update(index).digest();
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at);
  }
}

/** A number below `bound`, each as likely as the next: what lies above the last whole multiple is thrown away. */
function below(source: Generator<number, never>, bound: number): number {
  const fair = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const number = source.next().value;
    if (number < fair) return number % bound;
  }
}

/** Fisher–Yates from the last card. */
function shuffled(cards: readonly Card[], source: Generator<number, never>): Card[] {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = below(source, last + 1);
    const card = deck[last] as Card;
    deck[last] = deck[pick] as Card;
    deck[pick] = card;
  }
  return deck;
}

/** The hands of a deal, by seat (rules.md §3). */
export function handsFromSeed(seed: Seed, players: number): Card[][] {
  return dealOut(shuffled(deckFor(players), numbers(seed, 'deal')), players);
}

/** The deck from which tied players draw in `sticks` (rules.md §3, sticks 3). */
export function drawDeckFromSeed(seed: Seed, players: number): Card[] {
  return shuffled(deckFor(players), numbers(seed, 'draw'));
}

/** The dealer of the first deal where `firstLead` is random-dealer. */
export function dealerFromSeed(seed: Seed, players: number): number {
  return below(numbers(seed, 'dealer'), players);
}
