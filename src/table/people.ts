import type { PeopleStore, Person } from './store.ts';
import type { PersonNumber } from './table.ts';

/** Who plays: numbers for the log, names for those who read. */
export interface People {
  enrol(server: string, person: Person): Promise<PersonNumber>;
  named(server: string, numbers: readonly PersonNumber[]): Promise<ReadonlyMap<PersonNumber, Person>>;
  /** Remembers somebody no longer whom the store has forgotten. */
  forget(server: string, id: string): void;
}

/** Remembers people, so that a click costs no look-up; a new name is written through at once. */
export function createPeople(store: PeopleStore): People {
  const numbers = new Map<string, { readonly number: PersonNumber; readonly name: string }>();
  const people = new Map<string, Person>();
  return {
    async enrol(server, person) {
      const known = numbers.get(`${server}/${person.id}`);
      if (known?.name === person.name) return known.number;
      const number = await store.enrol(server, person);
      numbers.set(`${server}/${person.id}`, { number, name: person.name });
      people.set(`${server}/${number}`, person);
      return number;
    },
    async named(server, wanted) {
      const missing = wanted.filter((number) => !people.has(`${server}/${number}`));
      if (missing.length > 0) {
        for (const [number, person] of await store.people(server, missing)) people.set(`${server}/${number}`, person);
      }
      const known = wanted.map((number) => [number, people.get(`${server}/${number}`)] as const);
      return new Map(known.filter((entry): entry is [PersonNumber, Person] => entry[1] !== undefined));
    },
    forget(server, id) {
      numbers.delete(`${server}/${id}`);
      for (const [key, person] of people) {
        if (person.id === id && key.startsWith(`${server}/`)) people.delete(key);
      }
    },
  };
}
