import { describe, expect, it } from 'vitest';
import { suitOf, suits } from './cards.ts';
import { exampleOf, examples } from './examples.ts';
import { dealsOf, type Rules, readRules } from './rules.ts';
import type { ScoredDeal } from './score.ts';

interface Finished {
  readonly where: string;
  readonly rules: Rules;
  readonly deal: ScoredDeal;
  readonly seats: NonNullable<ScoredDeal['seats']>;
  readonly factor: number;
}

/** Every finished deal of the examples. */
const finished: readonly Finished[] = examples.flatMap(({ name, rules, scored }) =>
  scored.deals.flatMap((deal, index) => {
    const factor = rules.doubleLast && index + 1 === dealsOf(rules) ? 2 : 1;
    if (deal.seats === undefined) return [];
    return [{ where: `${name}, deal ${index + 1}`, rules, deal, seats: deal.seats, factor }];
  }),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('random rules and records', () => {
  it('are the same for the same seed', () => {
    const [first] = examples;
    expect(first).toBeDefined();
    if (first !== undefined) expect(exampleOf(first.seed, first.rules)).toEqual(first);
  });

  it('can be read back from what the record says', () => {
    for (const { rules, record } of examples) expect(readRules(record.rules)).toEqual(rules);
  });

  it('come to every kind of deal', () => {
    const seats = finished.flatMap((deal) => deal.seats);
    const has = {
      'no trump by the play': finished.some(({ rules, deal }) => rules.trump === 'play' && deal.trump === null),
      unfinished: examples.some(({ scored }) => scored.deals.some((deal) => !deal.complete)),
      match: seats.some(({ tricks }) => tricks === -257),
      'doubled match': seats.some(({ tricks }) => tricks === -514),
      Stöck: seats.some(({ stoeck }) => stoeck > 0),
      'table Stöck': seats.some(({ tableStoeck }) => tableStoeck > 0),
      draws: examples.some(({ record }) => record.deals.some(({ drawn }) => drawn !== undefined)),
      'shared win': examples.some(({ scored }) => scored.winners.length > 1),
      'target reached': examples.some(({ rules, scored }) => 'target' in rules.end && scored.over),
      'limit reached': examples.some(({ rules, scored }) => 'limit' in rules.end && scored.over),
    };
    expect(Object.entries(has).filter(([, found]) => !found)).toEqual([]);
  });
});

describe('invariants (rules.md §6)', () => {
  it('trick points sum to 157, or without trump where eights are 0 to 125', () => {
    for (const { where, rules, deal, seats, factor } of finished) {
      const whole = deal.trump === null && rules.eights === 0 ? 125 : 157;
      expect(sum(deal.tricks.map(({ points }) => points)), where).toBe(whole);
      const matched = rules.match === 'minus-257' && seats.some(({ match }) => match);
      expect(sum(seats.map(({ tricks }) => tricks)), where).toBe(factor * (matched ? -257 : whole));
    }
  });

  it('hand Stöck and table Stöck never come in one deal', () => {
    for (const { where, deal, seats } of finished) {
      const hand = seats.filter(({ stoeck }) => stoeck > 0).length;
      const table = deal.tricks.filter(({ tableStoeck }) => tableStoeck > 0).length;
      expect(hand + table, where).toBeLessThanOrEqual(1);
    }
  });

  it('classic totals sum to trick points + table − hand − Stöck when there is no match', () => {
    const classic = finished.filter(({ rules, seats }) => {
      return rules.handWeis === 'minus' && rules.stoeck === 'minus' && !seats.some(({ match }) => match);
    });
    expect(classic.length).toBeGreaterThan(0);
    for (const { where, deal, seats, factor } of classic) {
      const tricks = deal.tricks.map(({ points, tableWeis, tableStoeck }) => points + tableWeis + tableStoeck);
      const held = seats.map(({ handWeis, stoeck }) => handWeis + stoeck);
      expect(sum(seats.map(({ total }) => total)), where).toBe(factor * sum(tricks) - sum(held));
    }
  });

  it('sticks and potatoes cancel in cases 3 to 6, and always with zero-sum', () => {
    const sticks = finished.filter(({ rules }) => rules.slate === 'sticks');
    expect(sticks.length).toBeGreaterThan(0);
    for (const { where, rules, seats } of sticks) {
      const large = Math.max(...seats.map(({ tricks }) => tricks));
      const expected = { below: 0, won: 3 - 9, lost: 9 - 3 };
      const kind = large === 157 ? 'won' : 'lost';
      const awarded = rules.awards === 'zero-sum' || large < 100 ? expected.below : expected[kind];
      expect(sum(seats.map(({ written }) => written)), where).toBe(awarded);
    }
  });

  it('a deal without trump by the play needs the same number of cards of each suit for everybody', () => {
    for (const { rules, record, scored } of examples.filter((example) => example.rules.trump === 'play')) {
      scored.deals.forEach((deal, index) => {
        if (!deal.complete || deal.trump !== null) return;
        const hands = record.deals[index]?.hands ?? [];
        for (const suit of suits) {
          const counts = hands.map((hand) => hand.split(' ').filter((card) => suitOf(card) === suit).length);
          expect(new Set(counts).size).toBe(1);
        }
        expect([3, 8, 9]).toContain(rules.players);
      });
    }
  });

  it('a trick is led by the winner of the one before', () => {
    for (const { where, deal } of finished) {
      const winners = deal.tricks.map(({ winner }) => winner);
      expect(
        deal.tricks.slice(1).map(({ leader }) => leader),
        where,
      ).toEqual(winners.slice(0, -1));
    }
  });

  it('written sums to the totals', () => {
    for (const { name, scored } of examples) {
      const written = scored.totals.map((_, seat) => sum(scored.deals.map((deal) => deal.seats?.[seat]?.written ?? 0)));
      expect(scored.totals, name).toEqual(written);
    }
  });

  it('a game to a target is over once somebody has reached it', () => {
    const toTarget = examples.flatMap(({ rules, scored }) => {
      return 'target' in rules.end ? [{ rules, scored, target: rules.end.target }] : [];
    });
    for (const { rules, scored, target } of toTarget) {
      const points = scored.totals.map((_, seat) => sum(scored.deals.map((deal) => deal.seats?.[seat]?.total ?? 0)));
      const reached = points.flatMap((account, seat) => (account >= target ? [seat] : []));
      if (reached.length > 0) expect(scored.over).toBe(true);
      if (rules.handWeis === 'minus' || rules.stoeck === 'minus') continue;
      expect(scored.over).toBe(reached.length > 0);
      for (const winner of scored.winners) expect(reached).toContain(winner);
    }
    expect(toTarget.some(({ scored }) => scored.over)).toBe(true);
  });
});
