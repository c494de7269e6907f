import { expect, test } from 'vitest';
import { createPeople } from '../../src/table/index.ts';
import { openWorld } from '../persistence/boardWorld.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';

testRedis(import.meta.url);

const anna = { id: '11', name: 'Anna' };

const MINUTE = 60_000;

test('who was forgotten on a server has no name there any more, is another when they come back, and stays known elsewhere', async () => {
  const { store } = openWorld(import.meta.url);
  const people = createPeople({ store, clock: testClock() });
  for (const server of ['1', '12']) {
    expect(await people.enrol(server, anna)).toBe(1);
    expect(await people.named(server, [1])).toEqual(new Map([[1, anna]]));
  }
  await store.forget({ server: '1' }, anna.id);
  people.forget(anna.id);
  expect(await people.named('1', [1])).toEqual(new Map());
  expect(await people.enrol('1', anna)).toBe(2);
  expect(await people.named('1', [1, 2])).toEqual(new Map([[2, anna]]));
  expect(await people.named('12', [1])).toEqual(new Map([[1, anna]]));
});

test('who was forgotten by another process is known here no longer than a minute', async () => {
  const { store } = openWorld(import.meta.url);
  const clock = testClock();
  const people = createPeople({ store, clock });
  await people.enrol('1', anna);
  await store.forget({ server: '1' }, anna.id);
  expect(await people.enrol('1', anna)).toBe(1);
  clock.advance(MINUTE);
  expect(await people.named('1', [1])).toEqual(new Map());
  expect(await people.enrol('1', anna)).toBe(2);
});

test('within the minute nobody is looked up twice, and a new name is written at once', async () => {
  const { store } = openWorld(import.meta.url);
  const asked: string[] = [];
  const counted = {
    enrol: (server: string, person: typeof anna) => {
      asked.push(person.name);
      return store.enrol(server, person);
    },
    people: store.people,
  };
  const people = createPeople({ store: counted, clock: testClock() });
  for (const name of ['Anna', 'Anna', 'Änneli', 'Änneli']) await people.enrol('1', { ...anna, name });
  expect(asked).toEqual(['Anna', 'Änneli']);
  expect(await people.named('1', [1])).toEqual(new Map([[1, { ...anna, name: 'Änneli' }]]));
});

test('of a server that was erased nobody is known any more, and numbers begin anew; elsewhere all stay', async () => {
  const { store } = openWorld(import.meta.url);
  const people = createPeople({ store, clock: testClock() });
  for (const server of ['1', '12']) await people.enrol(server, anna);
  await store.erase('1');
  people.forgetServer('1');
  expect(await people.named('1', [1])).toEqual(new Map());
  expect(await people.enrol('1', { id: '22', name: 'Beat' })).toBe(1);
  expect(await people.enrol('1', anna)).toBe(2);
  expect(await people.enrol('12', anna)).toBe(1);
});
