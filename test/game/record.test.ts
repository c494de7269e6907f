import { describe, expect, it } from 'vitest';
import { type Game, PRESETS, RecordError, type Rules, recordOf, scoreRecord } from '../../src/game/index.ts';
import { randomRules } from '../naive/randomRules.ts';
import { scoreRecord as scoreNaively } from '../naive/score.ts';
import { lastOf, playedGame } from './playedGame.ts';
import { rulesWith } from './rulesWith.ts';

/** What a score says of a game that was played through `decideGame` and `evolveGame`. */
function summaryOf(game: Game) {
  return {
    totals: game.totals,
    over: game.outcome !== null,
    winners: game.outcome?.winners ?? [],
    seats: game.played.map(({ scores, written }) =>
      scores.map((score, seat) => ({ ...score, written: written[seat] })),
    ),
  };
}

function scoredSummary(game: Game) {
  const { totals, over, winners, deals } = scoreRecord(JSON.parse(JSON.stringify(recordOf(game))));
  return { totals, over, winners, seats: deals.flatMap(({ seats }) => (seats ? [seats] : [])) };
}

describe('rules.md §5: a game played live, exported and scored again, comes to the same', () => {
  it.each(PRESETS)('%s to its end', (preset) => {
    for (let number = 0; number < 3; number++) {
      const game = lastOf(number, rulesWith({ preset }), 100);
      expect(game.outcome).not.toBeNull();
      expect(scoredSummary(game)).toEqual(summaryOf(game));
    }
  });

  it.each([3, 5, 6, 7, 8, 9])('classic and rounds with %i players', (players) => {
    for (const preset of ['classic', 'rounds'] as const) {
      const game = lastOf(players, rulesWith({ preset, players }), 3);
      expect(scoredSummary(game)).toEqual(summaryOf(game));
    }
  });

  it('random options, three deals of each; the naive implementation agrees', () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = lastOf(seed, randomRules(seed), 3);
      expect(scoredSummary(game), `seed ${seed}`).toEqual(summaryOf(game));
      expect(scoreNaively(recordOf(game)), `seed ${seed}`).toEqual(scoreRecord(recordOf(game)));
    }
  });

  it('with the cards drawn where three are tied', () => {
    const game = lastOf(34, rulesWith({ preset: 'sticks' }), 3);
    expect(game.played.map(({ drawn }) => drawn.length)).toEqual([0, 0, 3]);
    expect(scoredSummary(game)).toEqual(summaryOf(game));
    expect(recordOf(game).deals[2]).toHaveProperty('drawn');
  });

  it('at every moment of a deal, the unfinished one last', () => {
    for (const preset of PRESETS) {
      for (const game of playedGame(11, rulesWith({ preset }), 2)) {
        const { deals, totals } = scoreRecord(recordOf(game));
        expect(totals).toEqual(game.totals);
        const current = game.current?.deal;
        // Before its announcement a deal is no part of the record, which must name the contract.
        const written = current && (current.rules.trump === 'play' || current.contract !== null);
        expect(deals).toHaveLength(game.played.length + (written ? 1 : 0));
        if (written) {
          expect(deals.at(-1)).toMatchObject({ complete: false });
          expect(deals.at(-1)?.legal).toHaveLength(current.count);
        }
      }
    }
  });

  it('kept back Weise stay kept back', () => {
    for (const game of playedGame(3, rulesWith({ preset: 'classic' }), 1)) {
      const kept = game.current?.deal.keptBack ?? 0;
      const [deal] = recordOf(game).deals as { declare: boolean[] }[];
      if (deal && game.current) expect(deal.declare).toEqual([0, 1, 2, 3].map((seat) => ((kept >> seat) & 1) === 0));
    }
  });
});

/** A faultless record of one finished deal, with one thing changed. */
function changed(rules: Rules, change: (deal: Written) => object): unknown {
  const record = recordOf(lastOf(2, rules, 1));
  const deal = record.deals[0] as Written;
  return { ...record, deals: [{ ...deal, ...change(deal) }] };
}

interface Written {
  readonly leader: number;
  readonly hands: readonly string[];
  readonly plays: string;
}

function errorOf(record: unknown): string {
  try {
    scoreRecord(record);
  } catch (fault) {
    if (fault instanceof RecordError) return fault.message;
    throw fault;
  }
  return 'none';
}

describe('rules.md §5: what is an error, and where', () => {
  const classic = rulesWith({ preset: 'classic' });
  const mohren = rulesWith({ preset: 'mohren' });
  const sticks = rulesWith({ preset: 'sticks' });
  const words = (plays: string) => plays.split(' ');
  const withWord = (plays: string, at: number, word: string) => words(plays).with(at, word).join(' ');

  it.each([
    ['a leader that is no seat', classic, () => ({ leader: 4 }), 'deal 1: '],
    ['a leader below 0', classic, () => ({ leader: -1 }), 'deal 1: '],
    ['declare of another length', classic, () => ({ declare: [true, true, true] }), 'deal 1: '],
    ['a contract where the play sets trump', classic, () => ({ contract: 'R' }), 'deal 1: '],
    ['a contract missing', mohren, () => ({ contract: null }), 'deal 1: '],
    ['a contract not allowed by the options', mohren, () => ({ contract: 'bock' }), 'deal 1: '],
    ['an unknown contract', mohren, () => ({ contract: 'herz' }), 'deal 1: '],
    ['an unknown field', classic, () => ({ dealer: 0 }), 'deal 1: unknown field deal.dealer'],
    ['a card twice', classic, ({ hands }) => ({ hands: hands.map(() => hands[0]) }), 'deal 1: '],
    ['a hand too many', classic, ({ hands }) => ({ hands: [...hands, ''] }), 'deal 1: '],
    ['draws in another game', classic, () => ({ drawn: [[0, 'RA']] }), 'deal 1: '],
    ['draws that nobody needs', sticks, () => ({ drawn: [[0, 'RA']] }), 'deal 1: '],
    ['even an empty list of them', sticks, () => ({ drawn: [] }), 'deal 1: '],
    ['an unknown card', classic, ({ plays }) => ({ plays: withWord(plays, 4, '10') }), 'deal 1, play 5: '],
    [
      'a card played before',
      classic,
      ({ plays }) => ({ plays: withWord(plays, 4, words(plays)[0] ?? '') }),
      'deal 1, play 5: ',
    ],
    ['a card after the last', classic, ({ plays }) => ({ plays: `${plays} R6` }), 'deal 1, play 37: the deal is over'],
    [
      'of two faults the first in order of play',
      classic,
      ({ plays }) => ({ plays: withWord(withWord(plays, 9, '10'), 4, words(plays)[0] ?? '') }),
      'deal 1, play 5: ',
    ],
  ] as readonly [string, Rules, (deal: Written) => object, string][])('%s', (_, rules, change, position) => {
    expect(errorOf(changed(rules, () => ({})))).toBe('none');
    expect(errorOf(changed(rules, change)).slice(0, position.length)).toBe(position);
  });

  it('a deal after an unfinished one', () => {
    const { deals, ...record } = recordOf(lastOf(2, classic, 2));
    const [first, second] = deals as Written[];
    const unfinished = {
      ...first,
      plays: words(first?.plays ?? '')
        .slice(0, 10)
        .join(' '),
    };
    expect(errorOf({ ...record, deals: [unfinished, second] })).toMatch(/^deal 1: /);
  });

  it('a deal after the end of the game', () => {
    const { deals, ...record } = recordOf(lastOf(2, rulesWith({ preset: 'rounds', end: { deals: 2 } }), 2));
    expect(errorOf({ ...record, deals: [...deals, deals[0]] })).toMatch(/^deal 3: /);
  });

  it.each([
    [{ molotow: 2, rules: { preset: 'classic' }, deals: [] }],
    [{ rules: { preset: 'classic' }, deals: [] }],
    [{ molotow: 1, rules: { preset: 'classic' } }],
    [{ molotow: 1, rules: { preset: 'classic' }, deals: {} }],
    [{ molotow: 1, rules: { preset: 'classic', players: 2 }, deals: [] }],
    [{ molotow: 1, rules: { preset: 'classic', colour: 'red' }, deals: [] }],
    [{ molotow: 1, rules: { preset: 'classic' }, deals: [], comment: '' }],
    [[]],
    [null],
    ['molotow'],
  ])('a record of another kind: %j', (record) => {
    expect(errorOf(record)).toMatch(/^(?!deal)./);
  });

  it('a game of no deals yet is none', () => {
    expect(scoreRecord({ molotow: 1, rules: { preset: 'classic' }, deals: [] })).toEqual({
      deals: [],
      totals: [0, 0, 0, 0],
      over: false,
      winners: [],
    });
  });
});

describe('rules.md §5, an unfinished deal', () => {
  it('has the tricks so far, valued as if the trump so far were final, and no seats', () => {
    const record = recordOf(lastOf(2, rulesWith({ preset: 'classic' }), 1));
    const [deal] = record.deals as Written[];
    const plays = (deal?.plays ?? '').split(' ').slice(0, 6).join(' ');
    const scored = scoreRecord({ ...record, deals: [{ ...deal, plays }] });
    expect(scored).toMatchObject({ over: false, totals: [0, 0, 0, 0] });
    expect(scored.deals[0]).toMatchObject({ complete: false, tricks: [{ leader: deal?.leader }] });
    expect(scored.deals[0]).not.toHaveProperty('seats');
    expect(scored.deals[0]?.legal).toHaveLength(6);
  });

  it('may have no card played, and hands in any order', () => {
    const record = recordOf(lastOf(2, rulesWith({ preset: 'classic' }), 1));
    const [deal] = record.deals as Written[];
    const hands = deal?.hands.map((hand) => hand.split(' ').reverse().join(' '));
    const scored = scoreRecord({ ...record, deals: [{ leader: 1, hands, plays: '' }] });
    expect(scored.deals).toEqual([{ trump: null, setBy: null, complete: false, legal: [], tricks: [] }]);
  });

  it('lists legal cards by suit R E S L, then rank low to high', () => {
    const record = recordOf(lastOf(2, rulesWith({ preset: 'classic' }), 1));
    const [deal] = record.deals as Written[];
    const hand = deal?.hands[deal.leader] ?? '';
    const order =
      'R6 R7 R8 R9 RT RU RO RK RA E6 E7 E8 E9 ET EU EO EK EA S6 S7 S8 S9 ST SU SO SK SA L6 L7 L8 L9 LT LU LO LK LA';
    const sorted = order.split(' ').filter((card) => hand.includes(card));
    expect(scoreRecord(record).deals[0]?.legal[0]).toBe(sorted.join(' '));
  });
});
