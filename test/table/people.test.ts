import { expect, test } from 'vitest';
import { createPeople } from '../../src/table/index.ts';
import { openWorld } from '../persistence/boardWorld.ts';
import { testRedis } from '../support/redis.ts';

testRedis(import.meta.url);

const anna = { id: '11', name: 'Anna' };

test('who was forgotten has no name any more, is another when they come back, and stays known elsewhere', async () => {
  const { store } = openWorld(import.meta.url);
  const people = createPeople(store);
  for (const server of ['1', '12']) {
    expect(await people.enrol(server, anna)).toBe(1);
    expect(await people.named(server, [1])).toEqual(new Map([[1, anna]]));
  }
  await store.forget({ server: '1' }, anna.id);
  people.forget('1', anna.id);
  expect(await people.named('1', [1])).toEqual(new Map());
  expect(await people.enrol('1', anna)).toBe(2);
  expect(await people.named('1', [1, 2])).toEqual(new Map([[2, anna]]));
  expect(await people.named('12', [1])).toEqual(new Map([[1, anna]]));
});
