import type { Clock } from './clock.ts';
import { createFresh } from './fresh.ts';
import type { PeopleStore, Person } from './store.ts';
import type { PersonNumber } from './table.ts';

/** Who plays: numbers for the log, names for those who read. */
export interface People {
  enrol(server: string, person: Person): Promise<PersonNumber>;
  named(server: string, numbers: readonly PersonNumber[]): Promise<ReadonlyMap<PersonNumber, Person>>;
  /** Remembers somebody no longer, on any server, whom the store has forgotten. */
  forget(id: string): void;
  /** The same of everybody on a server that the store has erased: its numbers begin anew. */
  forgetServer(server: string): void;
}

/** Remembers people for a minute, so that a click costs no look-up; a new name is written through at once. */
export function createPeople({ store, clock }: { readonly store: PeopleStore; readonly clock: Clock }): People {
  const numbers = createFresh<{ readonly number: PersonNumber; readonly person: Person }>(clock);
  const people = createFresh<Person>(clock);
  return {
    async enrol(server, person) {
      const known = numbers.get(`${server}/${person.id}`);
      if (known?.person.name === person.name) return known.number;
      const number = await store.enrol(server, person);
      numbers.set(`${server}/${person.id}`, { number, person });
      people.set(`${server}/${number}`, person);
      return number;
    },
    async named(server, wanted) {
      const found = new Map<PersonNumber, Person>();
      const missing: PersonNumber[] = [];
      for (const number of wanted) {
        const person = people.get(`${server}/${number}`);
        if (person) found.set(number, person);
        else missing.push(number);
      }
      if (missing.length === 0) return found;
      for (const [number, person] of await store.people(server, missing)) {
        people.set(`${server}/${number}`, person);
        found.set(number, person);
      }
      return found;
    },
    forget(id) {
      numbers.drop((_, { person }) => person.id === id);
      people.drop((_, person) => person.id === id);
    },
    forgetServer(server) {
      numbers.drop((key) => key.startsWith(`${server}/`));
      people.drop((key) => key.startsWith(`${server}/`));
    },
  };
}
