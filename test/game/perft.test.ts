import { describe, expect, it } from 'vitest';
import {
  announce,
  type Contract,
  cardName,
  cardNames,
  copyDeal,
  type Deal,
  handsFromSeed,
  legalCards,
  play,
  type RulesPatch,
  startDeal,
} from '../../src/game/index.ts';
import { chanceOf } from '../naive/chance.ts';
import * as naive from '../naive/deal.ts';
import { rulesWith } from './rulesWith.ts';
import { seedOf } from './seedOf.ts';

/** One deal, read by the engine and by the naive implementation. */
interface Both {
  readonly engine: Deal;
  readonly naive: naive.Deal;
}

interface Start {
  readonly patch: RulesPatch;
  readonly contract: Contract | null;
  /** The test deal, and the number that plays its beginning at random. */
  readonly deal: number;
  /** Tricks played before the count begins. */
  readonly tricks: number;
}

function startOf({ patch, contract, deal: number, tricks }: Start): Both {
  const rules = rulesWith(patch);
  const hands = handsFromSeed(seedOf(number), rules.players);
  const engine = startDeal(rules, { hands, leader: 0 });
  if (contract !== null) announce(engine, contract);
  const dealt = hands.map((hand) => cardNames(hand).split(' '));
  let plain = naive.openDeal({ leader: 0, contract, declare: dealt.map(() => true), dealt });
  const chance = chanceOf(number);
  while (engine.tricks < tricks) {
    const card = chance.pick(legalCards(engine));
    play(engine, card);
    plain = naive.playCard(plain, cardName(card), rules);
  }
  return { engine, naive: plain };
}

/** How many sequences of `depth` cards may follow. The last card is counted, not played. */
function countEngine(deal: Deal, depth: number): number {
  const legal = legalCards(deal);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, card) => {
    const next = copyDeal(deal);
    play(next, card);
    return sum + countEngine(next, depth - 1);
  }, 0);
}

function countNaive(deal: naive.Deal, depth: number, rules: Parameters<typeof naive.legalNow>[1]): number {
  const legal = naive.legalNow(deal, rules);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, card) => sum + countNaive(naive.playCard(deal, card, rules), depth - 1, rules), 0);
}

const mohren = { preset: 'mohren', gaissBock: true, slalom: true } as const;

type Count = readonly [
  patch: RulesPatch,
  contract: Contract | null,
  from: readonly [deal: number, tricks: number, depth: number],
  sequences: number,
];

const COUNTS: readonly Count[] = [
  [{ preset: 'classic', undertrump: 'when-void' }, null, [1, 0, 6], 13_190],
  [{ preset: 'classic', undertrump: 'when-void' }, null, [1, 2, 7], 16_310],
  [{ preset: 'classic', undertrump: 'when-void' }, null, [2, 5, 16], 25_440],
  [{ preset: 'classic', undertrump: 'when-void' }, null, [3, 5, 16], 19_932],
  [{ preset: 'classic', undertrump: 'last-resort' }, null, [1, 0, 6], 13_190],
  [{ preset: 'classic', undertrump: 'last-resort' }, null, [1, 2, 7], 15_214],
  [{ preset: 'classic', undertrump: 'last-resort' }, null, [2, 5, 16], 25_440],
  [{ preset: 'classic', undertrump: 'last-resort' }, null, [3, 5, 16], 16_608],
  [{ preset: 'classic', undertrump: 'free' }, null, [1, 0, 6], 17_306],
  [{ preset: 'classic', undertrump: 'free' }, null, [1, 2, 7], 17_108],
  [{ preset: 'classic', undertrump: 'free' }, null, [2, 5, 16], 16_832],
  [{ preset: 'classic', undertrump: 'free' }, null, [3, 5, 16], 26_416],
  [{ preset: 'classic', undertrump: 'forced' }, null, [1, 0, 6], 13_190],
  [{ preset: 'classic', undertrump: 'forced' }, null, [1, 2, 7], 12_164],
  [{ preset: 'classic', undertrump: 'forced' }, null, [2, 5, 16], 6192],
  [{ preset: 'classic', undertrump: 'forced' }, null, [3, 5, 16], 14_372],
  [{ preset: 'classic', undertrump: 'when-void', mustFollow: true }, null, [2, 4, 12], 38_556],
  [{ preset: 'classic', undertrump: 'last-resort', mustFollow: true }, null, [2, 4, 12], 35_478],
  [{ preset: 'classic', undertrump: 'free', mustFollow: true }, null, [2, 4, 12], 38_556],
  [{ preset: 'classic', undertrump: 'forced', mustFollow: true }, null, [2, 4, 12], 29_160],
  [mohren, 'R', [4, 0, 6], 13_794],
  [mohren, 'R', [4, 5, 16], 4540],
  [mohren, 'bock', [4, 0, 6], 1540],
  [mohren, 'bock', [4, 5, 16], 1148],
  [mohren, 'gaiss', [4, 0, 6], 1550],
  [mohren, 'gaiss', [4, 5, 16], 756],
  [mohren, 'slalom-bock', [4, 0, 6], 1540],
  [mohren, 'slalom-bock', [4, 5, 16], 1312],
  [mohren, 'slalom-gaiss', [4, 0, 6], 1550],
  [mohren, 'slalom-gaiss', [4, 5, 16], 420],
  [{ preset: 'classic', players: 3 }, null, [5, 8, 12], 3112],
  [{ preset: 'rounds', players: 3 }, null, [5, 8, 12], 6264],
  [{ preset: 'classic', players: 5 }, null, [5, 2, 8], 14_196],
  [{ preset: 'rounds', players: 5 }, null, [5, 2, 8], 7012],
  [{ preset: 'classic', players: 5 }, null, [5, 4, 15], 784],
  [{ preset: 'rounds', players: 5 }, null, [5, 4, 15], 480],
  [{ preset: 'classic', players: 6 }, null, [5, 2, 8], 1548],
  [{ preset: 'rounds', players: 6 }, null, [5, 2, 8], 214],
  [{ preset: 'classic', players: 6 }, null, [5, 3, 15], 4240],
  [{ preset: 'rounds', players: 6 }, null, [5, 3, 15], 772],
  [{ preset: 'classic', players: 7 }, null, [5, 2, 12], 7776],
  [{ preset: 'rounds', players: 7 }, null, [5, 2, 12], 13_248],
  [{ preset: 'classic', players: 8 }, null, [5, 1, 10], 1566],
  [{ preset: 'rounds', players: 8 }, null, [5, 1, 10], 384],
  [{ preset: 'classic', players: 8 }, null, [5, 2, 14], 96],
  [{ preset: 'rounds', players: 8 }, null, [5, 2, 14], 80],
  [{ preset: 'classic', players: 9 }, null, [5, 1, 9], 2457],
  [{ preset: 'rounds', players: 9 }, null, [5, 1, 9], 546],
  [{ preset: 'classic', players: 9 }, null, [5, 2, 13], 184],
  [{ preset: 'rounds', players: 9 }, null, [5, 2, 13], 44],
];

/**
 * Sequences of legal cards from fixed deals, as a checksum of the rules (rules.md §1 "Legal cards", §1.2, §1.3): a
 * wrong legal card, winner or trump changes the number. Each was counted by both implementations.
 */
describe('perft', () => {
  it.each(COUNTS)(
    '%j, %s, [deal, tricks before, depth] %j: %i',
    (patch, contract, [deal, tricks, depth], sequences) => {
      const start = startOf({ patch, contract, deal, tricks });
      expect(countEngine(start.engine, depth)).toBe(sequences);
      expect(countNaive(start.naive, depth, start.engine.rules)).toBe(sequences);
    },
  );
});
