import { expect, it } from 'vitest';
import { cardName } from '../../src/game/index.ts';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { phaseOf } from '../../src/table/index.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';
import { buttonOf, hasButton, newest, openHall, startGame } from './hall.ts';
import { meantHand, meantText, tableNow, withoutTime } from './meant.ts';
import { tableOf } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord, store } = hall;

interface Game {
  readonly channel: Channel;
  readonly people: readonly Person[];
  readonly id: string;
}

const refOf = ({ id }: Game) => ({ server: discord.guildId, id });
const isPublic = (seen: Seen) => !seen.ephemeral;
const living = ({ channel, people: [first] }: Game) =>
  (first as Person).sees(channel).filter((seen) => isPublic(seen) && seen.buttons.length > 0);

async function started(players: number, persons: number): Promise<Game> {
  const channel = discord.channel();
  const people = Array.from({ length: persons }, (_, number) => discord.person(`Player ${number}`));
  await startGame(hall, { channel, people }, { players, computers: players - persons });
  const table = newest(people[0] as Person, channel, (seen) => isPublic(seen) && hasButton('hand')(seen));
  return { channel, people, id: tableOf(table as Seen) };
}

/** A hand, not a sentence that came later. */
const myHand = ({ channel }: Game, person: Person) =>
  newest(person, channel, (seen) => seen.ephemeral && seen.buttons.length > 0);

type Act = (game: Game, person: Person) => Promise<unknown> | undefined;

function pressOn(seen: Seen | undefined, person: Person, verb: string): Promise<unknown> | undefined {
  const button = seen && buttonOf(seen, verb);
  return seen && button ? person.press(seen, button) : undefined;
}

/** What people do at one moment; cards most of all. */
const ACTS: readonly Act[] = [
  ...Array.from({ length: 8 }, (): Act => (game, person) => pressOn(myHand(game, person), person, 'play')),
  (game, person) => pressOn(living(game).at(-1), person, 'hand'),
  (game, person) => pressOn(living(game).at(-1), person, 'next'),
  (game, person) => pressOn(myHand(game, person), person, 'wait'),
  (game, person) => pressOn(myHand(game, person), person, 'takeBack'),
  ({ channel }, person) => person.command(channel, 'molotow table'),
  ({ channel, people }, person) => (person === people[0] ? undefined : person.command(channel, 'molotow leave')),
];

/** ms; so little that no token runs out in a whole case. */
const LONGEST = 4000;

/** Several things at once, and the clock running in between them. */
async function moment(game: Game, chance: Chance): Promise<void> {
  const acts = game.people.flatMap((person) => chance.pick(ACTS)(game, person) ?? []);
  for (let turn = 0; turn < chance.below(12); turn++) {
    if (chance.once(3)) hall.clock.advance(Math.min(hall.clock.untilNext() ?? 0, LONGEST));
    await new Promise(setImmediate);
  }
  await Promise.all(acts);
  await hall.quiet();
}

/** What everybody is shown is what the log says, in one message; who is on turn can play. */
async function expectTrue(game: Game, where: string): Promise<void> {
  const ref = refOf(game);
  const tables = living(game);
  expect([where, ...tables.map(({ text }) => withoutTime(text))]).toEqual([where, await meantText(store, ref)]);
  for (const person of game.people) {
    const own = await meantHand(store, ref, person);
    const hands = person.sees(game.channel).filter((seen) => seen.ephemeral && seen.buttons.length > 0);
    if (!own || own.legal.length === 0 || hands.length === 0) continue;
    // Who has opened two keeps the one clicked last up to date.
    expect([where, ...hands.map(playableOn)]).toContainEqual(own.legal.map(cardName));
  }
}

const playableOn = (hand: Seen) =>
  hand.buttons.flatMap(({ customId, disabled }) =>
    customId?.includes(':play:') && !disabled ? [customId.slice(-2)] : [],
  );

it.each([1, 2, 3, 4, 5, 6])('whatever happens at once, what is shown is what is so: case %i', async (number) => {
  const chance = chanceOf(number);
  const game = await started(chance.pick([3, 4, 9]), 1 + chance.below(3));
  for (let step = 0; step < 60; step++) {
    await moment(game, chance);
    await expectTrue(game, `case ${number}, moment ${step}`);
    if (phaseOf(await tableNow(store, refOf(game))) === 'ended') break;
  }
  await (game.people[0] as Person).command(game.channel, 'molotow close');
});
