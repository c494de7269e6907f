import { type Contract, deckFor, rankNumber, type Suit, suits } from './cards.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Deal, isComplete, legalNow, openDeal, playCard, seatToPlay } from './deal.ts';
import { randomHands } from './randomHands.ts';
import { differingRules } from './randomRules.ts';
import type { Draws } from './readDeal.ts';
import type { Rules } from './rules.ts';
import { scoreRecord } from './score.ts';
import { totalSeats } from './seats.ts';
import { drawingSeats } from './slate.ts';

export interface WrittenDeal {
  readonly leader: number;
  readonly hands: readonly string[];
  readonly contract?: Contract | null;
  readonly declare?: readonly boolean[];
  readonly plays: string;
  readonly drawn?: Draws;
}

/** A game record as rules.md §5 writes it. */
export interface GameRecord {
  readonly molotow: 1;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly deals: readonly WrittenDeal[];
}

/**
 * A random legal record of up to `deals` deals: fewer if the game ends before. Its last deal may be unfinished. The same
 * arguments always give the same record.
 */
export function randomRecord(seed: number, rules: Rules, deals: number): GameRecord {
  const chance = chanceOf(seed);
  let record: GameRecord = { molotow: 1, rules: chance.once(2) ? differingRules(rules) : rules, deals: [] };
  let leader = chance.below(rules.players);
  while (record.deals.length < deals && !isOver(record)) {
    const isLast = record.deals.length === deals - 1;
    const deal = randomDeal(leader, chance, rules);
    record = { ...record, deals: [...record.deals, isLast && chance.once(4) ? unfinished(deal, chance) : deal] };
    leader = chance.once(10) ? chance.below(rules.players) : (leader + 1) % rules.players;
  }
  return record;
}

function isOver(record: GameRecord): boolean {
  const scored = scoreRecord(record);
  if ('error' in scored) throw new Error(`a random record is faulty: ${scored.error}`);
  return scored.over;
}

/** Without its last plays, and so without draws. */
function unfinished({ drawn: _, ...deal }: WrittenDeal, chance: Chance): WrittenDeal {
  const plays = deal.plays.split(' ');
  return { ...deal, plays: plays.slice(0, chance.below(plays.length)).join(' ') };
}

function randomDeal(leader: number, chance: Chance, rules: Rules): WrittenDeal {
  const dealt = randomHands(rules.players, chance);
  const contract = rules.trump === 'play' ? null : chance.pick(allowedContracts(rules));
  const declare = dealt.map(() => !chance.once(4));
  const opening = openDeal({ leader, contract, declare, dealt });
  const played =
    rules.slate === 'sticks' && chance.once(4)
      ? playedToDraw(opening, chance, rules)
      : playedOut(opening, chance, rules);
  const totals = totalSeats(played, 1, rules).map(({ total }) => total);
  const tied = drawingSeats(totals, rules);
  return {
    leader,
    hands: dealt.map((hand) => hand.join(' ')),
    ...(contract === null && chance.once(2) ? {} : { contract }),
    ...(declare.every(Boolean) && chance.once(2) ? {} : { declare }),
    plays: played.tricks.flatMap(({ cards }) => cards).join(' '),
    ...(tied === null ? {} : { drawn: randomDraws(tied, chance) }),
  };
}

export function allowedContracts(rules: Rules): readonly Contract[] {
  const allowed: Contract[] = [...suits];
  if (rules.gaissBock) allowed.push('bock', 'gaiss');
  if (rules.slalom) allowed.push('slalom-bock', 'slalom-gaiss');
  return allowed;
}

/** What a seat does with its legal cards in a deal. */
type Habit = (legal: readonly string[], trump: Suit | null) => readonly string[];

const anything: Habit = (legal) => legal;
const highest: Habit = (legal, trump) =>
  keep(legal, (card) => rankNumber(card) + (card.startsWith(`${trump}`) ? 9 : 0));
const lowest: Habit = (legal, trump) =>
  keep(legal, (card) => -rankNumber(card) - (card.startsWith(`${trump}`) ? 9 : 0));

function keep(cards: readonly string[], value: (card: string) => number): readonly string[] {
  const best = Math.max(...cards.map(value));
  return cards.filter((card) => value(card) === best);
}

/** A deal after each play so far. */
type Course = readonly Deal[];

/** Mostly at random; sometimes one seat goes for every trick and the others get out of the way. */
function playedOut(opening: Deal, chance: Chance, rules: Rules): Deal {
  const ambitious = chance.once(3) ? opening.leader : null;
  const habitOf = (seat: number): Habit => {
    if (ambitious === null) return anything;
    return seat === ambitious ? highest : lowest;
  };
  let deal = opening;
  while (!isComplete(deal)) {
    const habit = habitOf(seatToPlay(deal));
    deal = playCard(deal, chance.pick(habit(legalNow(deal, rules), deal.trump)), rules);
  }
  return deal;
}

const attempts = 200;

/** Ends are played again and again for three seats with equal points, which chance alone hardly ever brings. */
function playedToDraw(opening: Deal, chance: Chance, rules: Rules): Deal {
  let course = playedOn([opening], chance, rules);
  for (let attempt = 0; attempt < attempts && awayFromDraw(course, rules) > 0; attempt += 1) {
    const other = playedOn(course.slice(0, 1 + chance.below(course.length - 1)), chance, rules);
    if (awayFromDraw(other, rules) <= awayFromDraw(course, rules)) course = other;
  }
  return course.at(-1) ?? opening;
}

function playedOn(course: Course, chance: Chance, rules: Rules): Course {
  const longer = [...course];
  for (let deal = longer.at(-1); deal !== undefined && !isComplete(deal); deal = longer.at(-1)) {
    longer.push(playCard(deal, chance.pick(legalNow(deal, rules)), rules));
  }
  return longer;
}

/** 0 if three seats draw, more the further the points of three seats lie apart. */
function awayFromDraw(course: Course, rules: Rules): number {
  const totals = course.slice(-1).flatMap((deal) => totalSeats(deal, 1, rules).map(({ total }) => total));
  const [least = 0, second = 0, third = 0, most = 0] = [...totals].sort((a, b) => a - b);
  return most >= 100 ? most : Math.min(third - least, most - second);
}

/** Draws until one card is the highest; from few ranks at times, so that ties are redrawn (rules.md §3 sticks). */
function randomDraws(tied: readonly number[], chance: Chance): Draws {
  const deck = chance.shuffle(deckFor(4));
  const pile = chance.once(2) ? [...deck].sort((a, b) => rankNumber(b) - rankNumber(a)) : deck;
  const drawn: [number, string][] = [];
  let drawing = tied;
  while (drawing.length > 1) {
    const round = drawing.map((seat): [number, string] => [seat, pile[drawn.length + drawing.indexOf(seat)] ?? '']);
    drawn.push(...round);
    const top = Math.max(...round.map(([, card]) => rankNumber(card)));
    drawing = round.filter(([, card]) => rankNumber(card) === top).map(([seat]) => seat);
  }
  return drawn;
}
