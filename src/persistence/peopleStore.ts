import { z } from 'zod';
import type { PeopleStore, Person, PersonNumber } from '../table/index.ts';
import { answer, readEntry } from './answer.ts';
import type { Client } from './client.ts';
import { keys } from './keys.ts';

const person = z.object({ id: z.string(), name: z.string() });
const personNumber = z.int().positive();

/** Who the numbers in the logs are, apart from the logs. */
export function peopleStore(redis: Client): PeopleStore {
  return {
    async enrol(server, { id, name }) {
      // Before the person: after a crash in between, a server without people is harmless, one where nobody looks for them isn't.
      await answer(redis.sadd(keys.servers(), server));
      const at = [keys.numbers(server), keys.who(server), keys.lastNumber(server)];
      return personNumber.parse(await answer(redis.enrol(...at, id, JSON.stringify({ id, name }))));
    },

    people: (server, numbers) => peopleIn(redis, keys.who(server), numbers),
  };
}

/** Those of these numbers that stand in a hash of people. */
export async function peopleIn(
  redis: Client,
  who: string,
  numbers: readonly PersonNumber[],
): Promise<ReadonlyMap<PersonNumber, Person>> {
  const known = new Map<PersonNumber, Person>();
  if (numbers.length === 0) return known;
  const found = await answer(redis.hmget(who, ...numbers.map(String)));
  for (const [index, number] of numbers.entries()) {
    const entry = readEntry(person, found[index] ?? null);
    if (entry) known.set(number, entry);
  }
  return known;
}
