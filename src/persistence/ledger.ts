import { z } from 'zod';
import {
  type Booking,
  FIRST_RATING,
  type Form,
  gameKey,
  type Ledger,
  type Member,
  MINIMUM_GAMES,
  type NewRating,
  type Ratings,
  type Scope,
  shownRating,
  slotsOf,
} from '../boards/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { answer } from './answer.ts';
import type { Client } from './client.ts';
import { entriesIn, gamesIn, readRatings, writeRatings, writeResult } from './gameEntries.ts';
import { boardKeys, keys, keysOfTable } from './keys.ts';
import { packLines, readLines } from './packedLog.ts';

const booked = z.enum(['booked', 'known', 'rebuilding']);
const keptRatings = z.enum(['kept', 'conflict', 'rebuilding']);
const settled = z.enum(['settled', 'changed']);
const pending = z.tuple([z.string(), z.array(z.string())]).nullable();
const forms = z.array(z.union([z.string(), z.number(), z.null()]));
const members = z.array(z.string().nullable());
const dropped = z.literal([0, 1]);

function keysOfBooking(scope: Scope, { result, slots, shares }: Booking): string[] {
  const at = boardKeys(scope);
  const { game } = result;
  const ofPerson = (person: PersonNumber) => [
    at.historyOf(person),
    at.ratedOf(person, game),
    at.slotsOf(person),
    at.statsOf(person, game),
    at.opponentsOf(person),
  ];
  const ofSlot = (slot: string) => [
    at.tally(slot),
    ...(['games', 'wins', 'matches', 'winRate', 'average'] as const).map((measure) => at.board(slot, measure)),
  ];
  return [
    ...[at.rebuilding, at.history, at.results, at.who, at.toRate, at.rated(game)],
    ...shares.flatMap(({ person }) => ofPerson(person)),
    ...[...slots.allGames, ...slots.thisGame].flatMap(ofSlot),
  ];
}

function keysOfRatings(scope: Scope, { game, rated }: Ratings): string[] {
  const at = boardKeys(scope);
  const slots = rated.flatMap(({ result }) => slotsOf(result).thisGame);
  return [
    ...[at.rebuilding, at.toRate, at.rated(game), at.ratings, at.who],
    ...slots.flatMap((slot) => [at.board(slot, 'rating'), at.uncertainty(slot)]),
  ];
}

function rowOf({ person, after, ranked }: NewRating) {
  const { number, uncertainty } = shownRating(after);
  return [person, number, uncertainty, ranked] as const;
}

function formOf(person: PersonNumber, before: string | null, games: number): Form {
  const change = before === null ? undefined : readRatings(before).find((rated) => rated.person === person);
  return { rating: change?.after ?? FIRST_RATING, games };
}

/** Booking finished games. `token` is that of whoever builds the boards anew; everybody else has none. */
export function ledger(redis: Client, token = ''): Ledger {
  return {
    async waiting(server) {
      return answer(redis.zrange(keys.done(server), 0, '-1'));
    },

    async settled(ref) {
      const log = keys.log(ref);
      for (;;) {
        const entries = await answer(redis.lrangeBuffer(log, 0, '-1'));
        const packed = entries.length > 1 ? packLines(readLines(entries)) : '';
        const words = [ref.id, entries.length, packed];
        if (settled.parse(await answer(redis.settle(keys.done(ref.server), log, ...words))) === 'settled') return;
      }
    },

    async book(scope, booking) {
      const { key, result, direction, slots, shares } = booking;
      const at = keysOfBooking(scope, booking);
      const json = JSON.stringify({ game: result.game, direction, minimum: MINIMUM_GAMES, ...slots, shares });
      return booked.parse(await answer(redis.book(at.length, ...at, token, key, writeResult(result), json)));
    },

    async toRate(scope, game, count) {
      const at = boardKeys(scope);
      const found = pending.parse(await answer(redis.toRate(at.toRate, at.rated(game), at.results, game, count)));
      return found && { version: found[0], games: gamesIn(found[1]) };
    },

    async formBefore(scope, game, asked) {
      const at = boardKeys(scope);
      const people = [...asked.keys()];
      const games = people.map((person) => at.ratedOf(person, game));
      const found = await answer(redis.formBefore(1 + people.length, at.ratings, ...games, ...asked.values()));
      const flat = forms.parse(found);
      return new Map(
        people.map((person, index) => {
          const [before, count] = [flat[2 * index], flat[2 * index + 1]];
          return [person, formOf(person, typeof before === 'string' ? before : null, Number(count))] as const;
        }),
      );
    },

    async keepRatings(scope, ratings) {
      const at = keysOfRatings(scope, ratings);
      const games = ratings.rated.map(({ key, result, ratings: rated }) => ({
        key,
        ratings: writeRatings(rated),
        slots: slotsOf(result).thisGame.length,
        people: rated.map(rowOf),
      }));
      const words = [token, ratings.game, ratings.version, JSON.stringify(games)];
      return keptRatings.parse(await answer(redis.keepRatings(at.length, ...at, ...words)));
    },

    async members(people) {
      const known = new Map<string, Member>();
      if (people.length === 0) return known;
      const { numbers, who, since } = boardKeys('everywhere');
      const words = people.flatMap(({ id, name }) => [id, JSON.stringify({ id, name })]);
      const flat = members.parse(await answer(redis.members(numbers, who, since, ...words)));
      for (const [index, { id }] of people.entries()) {
        const [number, since] = [flat[2 * index], flat[2 * index + 1]];
        if (number && since) known.set(id, { number: Number(number), since: Number(since) });
      }
      return known;
    },

    async dropLogs(server, before) {
      let count = 0;
      const found = redis.zrange(keys.ended(server), '-inf', `(${before}`, 'BYSCORE', 'WITHSCORES');
      for (const [id, endedAt] of entriesIn(await answer(found))) {
        const indexes = [keys.ended(server), keys.done(server), boardKeys({ server }).history, keys.gone(server)];
        const all = [...indexes, ...keysOfTable({ server, id })];
        count += dropped.parse(await answer(redis.dropLog(all.length, ...all, id, gameKey(Number(endedAt), id))));
      }
      return count;
    },
  };
}
