import { describe, expect, it } from 'vitest';
import { isKeptBack, weiseInHand } from '../../src/game/handWeis.ts';
import {
  announce,
  type Card,
  cardsIn,
  cardsOfWeis,
  type Deal,
  type Game,
  keepBack,
  PRESETS,
  play,
  type Rules,
  type Seat,
  startDeal,
  trickOf,
  type View,
  viewOf,
  type Weis,
} from '../../src/game/index.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';
import { randomRules } from '../naive/randomRules.ts';
import { playedGame } from './playedGame.ts';
import { rulesWith } from './rulesWith.ts';

/** All presets with all numbers of players they allow, then random options. */
const TABLES: readonly Rules[] = [
  ...PRESETS.flatMap((preset) => {
    const many = preset === 'classic' || preset === 'rounds' ? [3, 4, 5, 6, 7, 8, 9] : [4];
    return many.map((players) => rulesWith({ preset, players }));
  }),
  ...Array.from({ length: 24 }, (_, seed) => randomRules(seed)),
];

interface Moment {
  readonly where: string;
  readonly game: Game;
  readonly deal: Deal;
  readonly chance: Chance;
}

/** Every moment with a deal on the table in one random deal of each table. */
function* moments(): Generator<Moment> {
  for (const [number, rules] of TABLES.entries()) {
    const chance = chanceOf(number);
    for (const game of playedGame(number, rules, 1)) {
      if (!game.current) continue;
      const { deal } = game.current;
      yield { where: `table ${number}, card ${deal.count}`, game, deal, chance };
    }
  }
}

const viewers = (deal: Deal): (Seat | null)[] => [null, ...Array.from({ length: deal.players }, (_, seat) => seat)];

const playsOf = (deal: Deal): Card[] =>
  Array.from({ length: deal.tricks + 1 }, (_, trick) => trickOf(deal, trick).cards).flat();

/** Everything that names a card in a view of the deal on the table, by the field that does. */
function cardsShown({ deal }: View): Readonly<Record<string, readonly Card[]>> {
  if (!deal) return {};
  const weisCards = (weise: readonly Weis[]) => weise.flatMap(cardsOfWeis);
  const tricks = [...deal.lookBack, ...(deal.lastTrick ? [deal.lastTrick] : [])];
  return {
    trick: deal.trick.cards,
    tricks: deal.tricks.flatMap(({ cards }) => cards),
    shownTricks: tricks.flatMap(({ cards, weise }) => [...cards, ...weisCards(weise)]),
    laidOpen: deal.seats.flatMap(({ laidOpen }) => weisCards(laidOpen)),
    own: deal.own ? [...deal.own.hand, ...deal.own.legal] : [],
    ownWeise: weisCards(deal.own?.weise ?? []),
  };
}

/** The names of all fields below, so that a new one can't slip in unnoticed: it must be judged here first. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(each, path === '' ? key : `${path}.${key}`));
}

const WEIS = ['suit', 'top', 'cards', 'points'];
const TRICK = ['leader', 'winner', 'cards[]'];
const SHOWN_TRICK = [...TRICK, 'points', 'tableWeis', 'tableStoeck', ...WEIS.map((field) => `weise[].${field}`)];
const ALLOWED = new Set([
  ...['number', 'factor', 'commitment', 'leader', 'turn', 'announcing', 'contract', 'trump', 'setBy', 'winning'],
  ...['lastTrick', 'own', 'own.mayKeepBack', 'own.keptBack', 'own.stoeck', 'own.hand[]', 'own.legal[]'],
  ...['own.contracts[]', ...WEIS.map((field) => `own.weise[].${field}`)],
  ...TRICK.flatMap((field) => [`trick.${field}`, `tricks[].${field}`]),
  ...SHOWN_TRICK.flatMap((field) => [`lastTrick.${field}`, `lookBack[].${field}`]),
  ...['cards', 'tricks', 'points', 'declared[]', 'stoeck'].map((field) => `seats[].${field}`),
  ...WEIS.map((field) => `seats[].laidOpen[].${field}`),
]);

describe('rules.md §6 "No card still in a hand appears anywhere in what another seat or a spectator is shown"', () => {
  it('"except cards of a Weis laid open": for every seat and a spectator, at every moment', () => {
    const faults: string[] = [];
    for (const { where, game, deal } of moments()) {
      const played = new Set(playsOf(deal));
      const open = cardsShown(viewOf(game, null)).laidOpen?.join();
      for (const viewer of viewers(deal)) {
        const own = new Set(viewer === null ? [] : cardsIn(deal.dealt, viewer * 4));
        const { laidOpen = [], ...others } = cardsShown(viewOf(game, viewer));
        for (const [field, cards] of Object.entries(others)) {
          const secret = cards.filter((card) => !played.has(card) && !own.has(card));
          if (secret.length > 0) faults.push(`${where}, seat ${viewer}: ${field} shows ${secret}`);
        }
        if (open !== laidOpen.join()) faults.push(`${where}, seat ${viewer}: other Weise laid open`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('a view of the deal on the table has these fields and no others', () => {
    const found = new Set<string>();
    for (const { game, deal } of moments()) {
      if (deal.count % 7 !== 3) continue;
      for (const viewer of viewers(deal)) for (const field of fieldsOf(viewOf(game, viewer).deal)) found.add(field);
    }
    expect([...found].filter((field) => !ALLOWED.has(field))).toEqual([]);
  });

  it('of the deals, only finished ones lie open', () => {
    const rules = rulesWith({ preset: 'classic', end: { deals: 2 } });
    for (const game of playedGame(1, rules, 2)) {
      const { played } = viewOf(game, null);
      expect(played.map(({ deal }) => deal.count)).toEqual(played.map(() => 36));
    }
  });
});

/** The same deal, but two cards that lie hidden from `viewer` have changed places. */
interface Swapped {
  readonly deal: Deal;
  readonly seats: readonly Seat[];
}

function swapped(deal: Deal, viewer: Seat | null, chance: Chance): Swapped | null {
  const plays = playsOf(deal);
  const seats = Array.from({ length: deal.players }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const hidden = (seat: Seat) => cardsIn(deal.dealt, seat * 4).filter((card) => !plays.includes(card));
  const [first = -1, second = -1] = chance.shuffle(seats.filter((seat) => hidden(seat).length > 0));
  if (second < 0) return null;
  const [one, other] = [chance.pick(hidden(first)), chance.pick(hidden(second))];
  const exchange = (card: Card) => {
    if (card === one) return other;
    return card === other ? one : card;
  };
  const hands = Array.from({ length: deal.players }, (_, seat) => cardsIn(deal.dealt, seat * 4).map(exchange));
  const another = startDeal(deal.rules, { hands, leader: deal.leader });
  if (deal.contract !== null) announce(another, deal.contract);
  for (const seat of Array.from({ length: deal.players }, (_, each) => each)) {
    if (isKeptBack(deal, seat)) keepBack(another, seat);
  }
  for (const card of plays) play(another, card);
  return { deal: another, seats: [first, second] };
}

/** Whether everybody has been told of Weise that the two deals don't share. */
function tellsApart(deal: Deal, { deal: another, seats }: Swapped): boolean {
  const declared = (seat: Seat) => (seat - deal.leader + deal.players) % deal.players < deal.count;
  return seats.some((seat) => {
    if (isKeptBack(deal, seat) || !declared(seat)) return false;
    return JSON.stringify(weiseInHand(deal, seat)) !== JSON.stringify(weiseInHand(another, seat));
  });
}

describe('rules.md §2 "What others see": what is hidden makes no difference to what is shown', () => {
  it('two hidden cards change places, and the view stays the same to the last field', () => {
    const faults: string[] = [];
    let compared = 0;
    for (const { where, game, deal, chance } of moments()) {
      for (const viewer of [null, chance.below(deal.players)]) {
        const other = swapped(deal, viewer, chance);
        if (other === null || !game.current || tellsApart(deal, other)) continue;
        const twin = { ...game, current: { ...game.current, deal: other.deal } };
        compared++;
        if (JSON.stringify(viewOf(game, viewer)) !== JSON.stringify(viewOf(twin, viewer))) {
          faults.push(`${where}, seat ${viewer}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(1500);
  });
});
