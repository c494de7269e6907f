import { describe, expect, it } from 'vitest';
import {
  announce,
  type Contract,
  cardNames,
  cardsOfWeis,
  commitment,
  type Deal,
  type Game,
  keepBack,
  play,
  type RulesPatch,
  type Seat,
  startDeal,
  startGame,
  viewOf,
  type Weis,
} from '../../src/game/index.ts';
import { cardsOf } from './notation.ts';
import { act, lastOf } from './playedGame.ts';
import { rulesWith } from './rulesWith.ts';
import { seedOf } from './seedOf.ts';

interface Table {
  readonly patch: RulesPatch;
  readonly hands: readonly string[];
  readonly plays?: string;
  readonly contract?: Contract;
  readonly keptBack?: readonly Seat[];
}

/** A game in its first deal, led by seat 0, after these plays; the hands are short, and all of one length. */
function gameWith({ patch, hands, plays = '', contract, keptBack = [] }: Table): Game {
  const rules = rulesWith(patch);
  const dealt = { hands: hands.map(cardsOf), leader: 0 };
  const deal: Deal = { ...startDeal(rules, dealt), size: dealt.hands[0]?.length ?? 0 };
  if (contract !== undefined) announce(deal, contract);
  for (const seat of keptBack) keepBack(deal, seat);
  for (const card of cardsOf(plays)) play(deal, card);
  return { ...startGame(rules), current: { deal, source: { ...dealt, drawn: [] } } };
}

function seatOf(game: Game, seat: Seat, viewer: Seat | null) {
  const found = viewOf(game, viewer).deal?.seats[seat];
  if (!found) throw new Error('no deal on the table');
  return found;
}

const namesOf = (weise: readonly Weis[]) => weise.map((weis) => cardNames(cardsOfWeis(weis)));

/** Points shown of `seat` to each seat in turn, then to a spectator. */
const pointsFor = (game: Game, seat: Seat) => [0, 1, 2, 3, null].map((viewer) => seatOf(game, seat, viewer).points);

const WEISE = ['R6 R7 R8 RA ET', 'E6 E7 E8 E9 RK', 'SA RO ST SU LK', 'L7 L8 L9 RU S6'];

describe('rules.md §2 "What others see": compareWeis none', () => {
  const table = { patch: { preset: 'classic' }, hands: WEISE } as const;

  it('nothing before the holder’s first card', () => {
    const game = gameWith({ ...table, plays: 'RA' });
    expect(namesOf(seatOf(game, 1, 0).laidOpen)).toEqual([]);
    expect(pointsFor(game, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  it('the cards, named to everybody, when it falls', () => {
    const game = gameWith({ ...table, plays: 'RA RK' });
    for (const viewer of [0, 1, 2, 3, null]) {
      expect(namesOf(seatOf(game, 0, viewer).laidOpen)).toEqual(['R6 R7 R8']);
      expect(namesOf(seatOf(game, 1, viewer).laidOpen)).toEqual(['E6 E7 E8 E9']);
      expect(namesOf(seatOf(game, 3, viewer).laidOpen)).toEqual([]);
    }
    expect(pointsFor(game, 1)).toEqual([-50, -50, -50, -50, -50]);
  });

  it('nothing of Weise kept back, then or later', () => {
    const game = gameWith({ ...table, plays: 'RA RK RO RU', keptBack: [1] });
    expect(namesOf(seatOf(game, 1, 0).laidOpen)).toEqual([]);
    expect(seatOf(game, 1, 0).declared).toEqual([]);
    expect(pointsFor(game, 1)).toEqual([0, 0, 0, 0, 0]);
    // What the others declared and took counts: RA RK RO RU is 20, and 50 as a run; R6 R7 R8 −20.
    expect(pointsFor(game, 0)).toEqual([50, 50, 50, 50, 50]);
  });
});

describe('rules.md §2 "What others see": compareWeis best, best-points', () => {
  it.each(['best', 'best-points'] as const)(
    '%s: points at once, cards at the end of trick 1, the scorer’s only',
    (compareWeis) => {
      const table = { patch: { preset: 'classic', compareWeis, tableWeis: false }, hands: WEISE } as const;
      const during = gameWith({ ...table, plays: 'RA RK RO' });
      expect([0, 1, 2, 3].map((seat) => seatOf(during, seat, null).declared)).toEqual([[20], [50], [], []]);
      expect([0, 1, 2, 3].flatMap((seat) => namesOf(seatOf(during, seat, null).laidOpen))).toEqual([]);
      expect(pointsFor(during, 1)).toEqual([0, 0, 0, 0, 0]);
      const afterwards = gameWith({ ...table, plays: 'RA RK RO RU' });
      expect([0, 1, 2, 3].map((seat) => namesOf(seatOf(afterwards, seat, null).laidOpen))).toEqual([
        [],
        ['E6 E7 E8 E9'],
        [],
        [],
      ]);
      expect([0, 1, 2, 3].map((seat) => seatOf(afterwards, seat, 2).declared)).toEqual([[20], [50], [], [20]]);
      expect(pointsFor(afterwards, 1)).toEqual([-50, -50, -50, -50, -50]);
      expect(pointsFor(afterwards, 3)).toEqual([0, 0, 0, 0, 0]);
    },
  );

  it('nothing of Weise kept back', () => {
    const patch = { preset: 'classic', compareWeis: 'best' } as const;
    const game = gameWith({ patch, hands: WEISE, plays: 'RA RK RO RU', keptBack: [1] });
    expect(seatOf(game, 1, 0)).toMatchObject({ declared: [], laidOpen: [] });
    expect([0, 3].map((seat) => namesOf(seatOf(game, seat, 1).laidOpen))).toEqual([[], ['L7 L8 L9']]);
  });
});

describe('rules.md §2 "Stöck … shown to others … only when the second of the two is played"', () => {
  const hands = ['R6 L6 L7', 'S6 SK SO', 'R7 E7 E8', 'R8 E9 ET'];
  const table = { patch: { preset: 'classic', tableWeis: false, handWeis: 'off' }, hands } as const;

  it('before: its holder alone knows, in own and in the points', () => {
    const game = gameWith({ ...table, plays: 'R6 S6 R7 R8 SK' });
    expect(pointsFor(game, 1)).toEqual([0, -20, 0, 0, 0]);
    expect([0, 1, 2, 3].map((viewer) => viewOf(game, viewer).deal?.own?.stoeck)).toEqual([false, true, false, false]);
    for (const viewer of [0, 1, 2, 3, null]) expect(seatOf(game, 1, viewer).stoeck).toBe(false);
  });

  it('afterwards: everybody', () => {
    const game = gameWith({ ...table, plays: 'R6 S6 R7 R8 SK E7 E9 L6 SO' });
    expect(pointsFor(game, 1)).toEqual([-16, -16, -16, -16, -16]);
    for (const viewer of [0, 1, 2, 3, null]) expect(seatOf(game, 1, viewer).stoeck).toBe(true);
  });

  it('never where Stöck is off', () => {
    const patch = { ...table.patch, stoeck: 'off' } as const;
    const game = gameWith({ patch, hands, plays: 'R6 S6 R7 R8 SK E7 E9 L6 SO' });
    expect(pointsFor(game, 1)).toEqual([4, 4, 4, 4, 4]);
    expect(seatOf(game, 1, 0).stoeck).toBe(false);
    expect(viewOf(game, 1).deal?.own?.stoeck).toBe(false);
  });
});

describe('what a seat sees of itself', () => {
  const game = gameWith({ patch: { preset: 'classic' }, hands: WEISE, plays: 'RA' });
  const own = (viewer: Seat) => viewOf(game, viewer).deal?.own;

  it('its hand, sorted, and what it may play when it is on turn', () => {
    expect(cardNames(own(1)?.hand ?? [])).toBe('RK E6 E7 E8 E9');
    expect(cardNames(own(1)?.legal ?? [])).toBe('RK');
    expect(own(2)?.legal).toEqual([]);
  });

  it('its Weise, and that they can be kept back until its first card', () => {
    expect([0, 1, 2, 3].map((seat) => namesOf(own(seat)?.weise ?? []))).toEqual([
      ['R6 R7 R8'],
      ['E6 E7 E8 E9'],
      [],
      ['L7 L8 L9'],
    ]);
    expect([0, 1, 2, 3].map((seat) => own(seat)?.mayKeepBack)).toEqual([false, true, false, true]);
  });

  it('what it kept back, which nobody else can tell from having none', () => {
    const kept = gameWith({ patch: { preset: 'classic' }, hands: WEISE, plays: 'RA RK', keptBack: [1] });
    expect([0, 1].map((viewer) => viewOf(kept, viewer).deal?.own?.keptBack)).toEqual([false, true]);
    expect(namesOf(viewOf(kept, 1).deal?.own?.weise ?? [])).toEqual(['E6 E7 E8 E9']);
    expect(viewOf(kept, 1).deal?.own?.mayKeepBack).toBe(false);
  });

  it('the contracts to choose from, when it must announce', () => {
    const toAnnounce = gameWith({ patch: { preset: 'mohren', gaissBock: true }, hands: WEISE });
    expect(viewOf(toAnnounce, 0).deal?.own).toMatchObject({
      contracts: ['R', 'E', 'S', 'L', 'bock', 'gaiss'],
      legal: [],
    });
    expect(viewOf(toAnnounce, 1).deal?.own?.contracts).toEqual([]);
    expect(viewOf(toAnnounce, 1).deal?.announcing).toBe(true);
  });

  it('a spectator has nothing of its own', () => {
    expect(viewOf(game, null)).toMatchObject({ seat: null, deal: { own: null } });
  });
});

describe('what everybody sees of the deal', () => {
  it('rules.md §1.5: points with the trump so far taken as final', () => {
    const table = { patch: { preset: 'classic' }, hands: ['S9 S6', 'SU E9', 'SA E8', 'S7 E7'] } as const;
    const before = gameWith({ ...table, plays: 'S9 SU SA S7 E8 E7' });
    expect(pointsFor(before, 2)).toEqual([13, 13, 13, 13, 13]);
    const afterwards = gameWith({ ...table, plays: 'S9 SU SA S7 E8 E7 S6' });
    expect(pointsFor(afterwards, 2)).toEqual([45, 45, 45, 45, 45]);
  });

  it('who wins the trick on the table so far, and how many each has taken', () => {
    const seen = (plays: string) => {
      const deal = viewOf(gameWith({ patch: { preset: 'classic' }, hands: WEISE, plays }), null).deal;
      return { winning: deal?.winning, turn: deal?.turn, tricks: deal?.seats.map(({ tricks }) => tricks) };
    };
    expect(seen('')).toEqual({ winning: null, turn: 0, tricks: [0, 0, 0, 0] });
    expect(seen('R6 RK')).toEqual({ winning: 1, turn: 2, tricks: [0, 0, 0, 0] });
    expect(seen('R6 RK RO RU')).toEqual({ winning: null, turn: 1, tricks: [0, 1, 0, 0] });
  });

  it('a trick with its winner, worth and Weise; no Weise where table Weis is off', () => {
    const shown = (tableWeis: boolean) => {
      const game = gameWith({ patch: { preset: 'classic', tableWeis }, hands: WEISE, plays: 'RA RK RO RU' });
      const { cards = [], weise = [], ...rest } = viewOf(game, null).deal?.lastTrick ?? {};
      return { ...rest, cards: cardNames(cards), weise: namesOf(weise) };
    };
    const trick = { leader: 0, winner: 0, cards: 'RA RK RO RU', points: 20, tableStoeck: 0 };
    expect(shown(true)).toEqual({ ...trick, tableWeis: 50, weise: ['RU RO RK RA'] });
    expect(shown(false)).toEqual({ ...trick, tableWeis: 0, weise: [] });
  });

  it('points doubled in a doubled last deal', () => {
    const patch = { preset: 'rounds', end: { deals: 1 } } as const;
    const game = gameWith({ patch, hands: WEISE, plays: 'RA RK RO RU' });
    expect(viewOf(game, null).deal?.factor).toBe(2);
    // 11 + 4 + 3 + 2, a run of four 50, its own R6 R7 R8 −20, twice.
    expect(pointsFor(game, 0)).toEqual([100, 100, 100, 100, 100]);
  });

  it('rules.md §3 mohren: the first two tricks may be looked at again, later ones not', () => {
    const hands = ['RA EA SA R6', 'R7 E7 S7 E6', 'R8 E8 S8 S6', 'R9 E9 S9 L6'];
    const numbers = (plays: string, patch: RulesPatch, contract?: Contract) => {
      const game = gameWith({ patch, hands, plays, ...(contract === undefined ? {} : { contract }) });
      return viewOf(game, 0).deal?.lookBack.map(({ cards }) => cardNames(cards));
    };
    const three = 'RA R7 R8 R9 EA E7 E8 E9 SA S7 S8 S9';
    expect(numbers(three, { preset: 'mohren' }, 'L')).toEqual(['RA R7 R8 R9', 'EA E7 E8 E9']);
    expect(numbers('RA R7 R8 R9', { preset: 'mohren' }, 'L')).toEqual(['RA R7 R8 R9']);
    expect(numbers(three, { preset: 'classic' })).toEqual(['SA S7 S8 S9']);
    expect(numbers('RA', { preset: 'classic' })).toEqual([]);
  });

  it('the commitment to the seed, never the seed itself before the deal is over', () => {
    const seed = seedOf(5);
    const game = act(startGame(rulesWith({ preset: 'classic' })), { type: 'deal', seed });
    const view = viewOf(game, null);
    expect(view.deal?.commitment).toBe(commitment(seed));
    expect(JSON.stringify(view)).not.toContain(seed);
    const over = lastOf(1, rulesWith({ preset: 'classic' }), 1);
    expect(viewOf(over, null).played[0]?.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
