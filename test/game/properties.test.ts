import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handMask } from '../../src/game/deal.ts';
import {
  ALL_SUITS,
  announce,
  type Card,
  contractsAllowed,
  type Deal,
  handsFromSeed,
  isDealComplete,
  keepBack,
  legalCards,
  legalInto,
  NONE,
  PRESETS,
  play,
  type Rules,
  type SeatScore,
  scoreDeal,
  startDeal,
  writtenFor,
} from '../../src/game/index.ts';
import { drawCards, seatsToDraw } from '../../src/game/slate.ts';
import { completeTricks, worthOf } from '../../src/game/tricks.ts';
import { deckFor } from '../naive/cards.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';
import { randomHands } from '../naive/randomHands.ts';
import { randomRules } from '../naive/randomRules.ts';
import { cardsOf } from './notation.ts';
import { rulesWith } from './rulesWith.ts';
import { seedOf } from './seedOf.ts';

/** A preset with any number of players it allows, or random options; a failure names the number that makes it again. */
function rulesFor(number: number): Rules {
  const chance = chanceOf(number);
  if (chance.once(2)) return randomRules(number);
  const preset = chance.pick(PRESETS);
  return rulesWith({ preset, players: preset === 'classic' || preset === 'rounds' ? 3 + chance.below(7) : 4 });
}

/** Shuffled from a seed, or full of Weise and of even suits, which a shuffle hardly ever brings. */
function handsFor(number: number, rules: Rules, chance: Chance): Card[][] {
  if (chance.once(2)) return handsFromSeed(seedOf(number), rules.players);
  return randomHands(rules.players, chance).map((hand) => cardsOf(hand.join(' ')));
}

/** One random deal played to its end; `look` sees it before each card. */
function playedDeal(number: number, look: (deal: Deal) => void = () => {}): Deal {
  const chance = chanceOf(number);
  const rules = rulesFor(number);
  const deal = startDeal(rules, { hands: handsFor(number, rules, chance), leader: chance.below(rules.players) });
  const contracts = contractsAllowed(rules);
  if (contracts.length > 0) announce(deal, chance.pick(contracts));
  for (let seat = 0; seat < rules.players; seat++) if (chance.once(4)) keepBack(deal, seat);
  while (!isDealComplete(deal)) {
    look(deal);
    play(deal, chance.pick(legalCards(deal)));
  }
  return deal;
}

/** Holds for each of so many deals; the message of a failure has fast-check's seed and the number of the deal. */
function forEveryDeal(runs: number, check: (number: number) => void): void {
  fc.assert(fc.property(fc.nat(), check), { numRuns: runs, seed: 20260101, endOnFailure: true });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const sumOf = (scores: readonly SeatScore[], field: Exclude<keyof SeatScore, 'match'>) =>
  sum(scores.map((score) => score[field]));
const signed = (sign: 'minus' | 'plus' | 'off', points: number) => ({ minus: -points, plus: points, off: 0 })[sign];

/** What a whole deal holds (rules.md §6). */
const whole = ({ trump, rules }: Deal) => (trump === NONE && rules.eights === 0 ? 125 : 157);

describe('rules.md §6, of a finished deal', () => {
  it('trick points sum to 157, to 125 without trump where eights are 0; doubled to twice that', () => {
    forEveryDeal(1500, (number) => {
      const deal = playedDeal(number);
      expect(sum(completeTricks(deal).map((_, trick) => worthOf(deal, trick).points))).toBe(whole(deal));
      for (const factor of [1, 2] as const) {
        const scores = scoreDeal(deal, factor);
        const matched = deal.rules.match === 'minus-257' && scores.some(({ match }) => match);
        expect(sumOf(scores, 'tricks')).toBe(factor * (matched ? -257 : whole(deal)));
      }
    });
  });

  it('the tricks of a seat are worth what the seat scores', () => {
    forEveryDeal(700, (number) => {
      const deal = playedDeal(number);
      const scores = scoreDeal(deal, 1);
      for (const field of ['tableWeis', 'tableStoeck'] as const) {
        const bySeat = scores.map((_, seat) =>
          sum(completeTricks(deal).map(({ winner }, trick) => (winner === seat ? worthOf(deal, trick)[field] : 0))),
        );
        expect(scores.map((score) => score[field])).toEqual(bySeat);
      }
    });
  });

  it('hand Stöck and table Stöck never both', () => {
    forEveryDeal(1500, (number) => {
      const scores = scoreDeal(playedDeal(number), 1);
      expect(sumOf(scores, 'stoeck') + sumOf(scores, 'tableStoeck')).toBeLessThanOrEqual(20);
    });
  });

  it('the totals sum to trick points + table − hand − Stöck, each with its sign', () => {
    forEveryDeal(700, (number) => {
      const { rules, ...deal } = playedDeal(number);
      const scores = scoreDeal({ rules, ...deal }, 2);
      const table = sumOf(scores, 'tricks') + sumOf(scores, 'tableWeis') + sumOf(scores, 'tableStoeck');
      const hand = signed(rules.handWeis, sumOf(scores, 'handWeis')) + signed(rules.stoeck, sumOf(scores, 'stoeck'));
      expect(sumOf(scores, 'total')).toBe(table + hand);
      for (const score of scores) for (const value of Object.values(score)) expect(value).not.toBe(-0);
    });
  });

  it('every card was played once, by the seat that was dealt it, and all hands are empty', () => {
    forEveryDeal(300, (number) => {
      const deal = playedDeal(number);
      const cards = completeTricks(deal).flatMap((trick) => trick.cards);
      const deck = cardsOf(deckFor(deal.players).join(' '));
      expect([...cards].sort((a, b) => a - b)).toEqual([...deck].sort((a, b) => a - b));
      expect(legalCards(deal)).toEqual([]);
    });
  });

  it('trump that the play sets stays away only if everybody was dealt the same number of each suit (§1.6)', () => {
    let without = 0;
    forEveryDeal(1500, (number) => {
      const deal = playedDeal(number);
      if (deal.trump !== NONE || deal.rules.trump === 'announced') return;
      without++;
      expect([3, 8, 9]).toContain(deal.players);
      for (let suit = 0; suit < 4; suit++) {
        const counts = Array.from({ length: deal.players }, (_, seat) => {
          return ((deal.dealt[seat * 4 + suit] ?? 0).toString(2).match(/1/g) ?? []).length;
        });
        expect(new Set(counts).size).toBe(1);
      }
    });
    expect(without).toBeGreaterThan(10);
  });
});

describe('rules.md §6, before every card', () => {
  const KINDS = ['free', 'when-void', 'last-resort', 'forced'] as const;

  /** The legal masks by kind, one after the other; the deal itself stays as it is. */
  function legalByKind(deal: Deal): Readonly<Record<(typeof KINDS)[number], number[]>> {
    const out = new Uint16Array(4);
    const legal = (undertrump: Rules['undertrump']) => {
      legalInto({ ...deal, rules: { ...deal.rules, undertrump } }, out);
      return [...out];
    };
    return {
      free: legal('free'),
      'when-void': legal('when-void'),
      'last-resort': legal('last-resort'),
      forced: legal('forced'),
    };
  }

  const within = (inner: readonly number[], outer: readonly number[]) =>
    inner.every((mask, suit) => (mask & ~(outer[suit] ?? 0)) === 0);

  it('last-resort ⊆ when-void ⊆ free, forced ⊆ when-void, none ever empty, all within the hand', () => {
    const faults: string[] = [];
    forEveryDeal(1200, (number) => {
      playedDeal(number, (deal) => {
        const legal = legalByKind(deal);
        const hand = ALL_SUITS.map((suit) => handMask(deal, deal.turn, suit));
        const right =
          within(legal['last-resort'], legal['when-void']) &&
          within(legal.forced, legal['when-void']) &&
          within(legal['when-void'], legal.free) &&
          within(legal.free, hand) &&
          KINDS.every((kind) => sum(legal[kind]) > 0);
        if (!right) faults.push(`deal ${number}, card ${deal.count}`);
      });
      expect(faults).toEqual([]);
    });
  });

  it('void in when-void ⇒ whole hand', () => {
    const faults: string[] = [];
    let found = 0;
    forEveryDeal(1200, (number) => {
      playedDeal(number, (deal) => {
        const hand = ALL_SUITS.map((suit) => handMask(deal, deal.turn, suit));
        if (deal.inTrick === 0 || (hand[deal.led] ?? 0) !== 0) return;
        found++;
        if (legalByKind(deal)['when-void'].join() !== hand.join()) faults.push(`deal ${number}, card ${deal.count}`);
      });
      expect(faults).toEqual([]);
    });
    expect(found).toBeGreaterThan(1000);
  });

  it('while there is no trump you must follow suit if you can (§1.1)', () => {
    const faults: string[] = [];
    forEveryDeal(700, (number) => {
      playedDeal(number, (deal) => {
        const following = handMask(deal, deal.turn, deal.led);
        if (deal.inTrick === 0 || deal.trump !== NONE || following === 0) return;
        const alone = [0, 0, 0, 0].with(deal.led, following).join();
        const legal = legalByKind(deal);
        if (KINDS.some((kind) => legal[kind].join() !== alone)) faults.push(`deal ${number}, card ${deal.count}`);
      });
      expect(faults).toEqual([]);
    });
  });
});

describe('rules.md §6, sticks', () => {
  it('awards sum to 0 in cases 3–6 and, with zero-sum, always', () => {
    const anyPoints = fc
      .tuple(fc.nat(157), fc.nat(157), fc.nat(157))
      .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 157])
      .map((cuts) => cuts.slice(1).map((cut, i) => cut - (cuts[i] ?? 0)));
    /** Two or three seats alike, in any order. */
    const tied = fc.tuple(fc.nat(52), fc.nat(157), fc.boolean(), fc.nat(3)).map(([same, other, triple, turn]) => {
      const rest = 157 - 2 * same;
      const points = triple ? [same, same, same, 157 - 3 * same] : [same, same, other % rest, rest - (other % rest)];
      return [...points.slice(turn), ...points.slice(0, turn)];
    });
    fc.assert(
      fc.property(fc.oneof(anyPoints, tied), fc.nat(), (points, number) => {
        const awards = (rules: Rules['awards']) =>
          writtenFor(
            points,
            rulesWith({ preset: 'sticks', awards: rules }),
            drawCards(seatsToDraw(points), cardsOf(chanceOf(number).shuffle(deckFor(4)).join(' '))),
          );
        const highest = Math.max(...points);
        const others = { won: 3 - 9, lost: 9 - 3 }[highest === 157 ? 'won' : 'lost'];
        expect(sum(awards('zero-sum'))).toBe(0);
        expect(sum(awards('three'))).toBe(highest >= 100 ? others : 0);
      }),
      { numRuns: 3000, seed: 20260101 },
    );
  });
});
