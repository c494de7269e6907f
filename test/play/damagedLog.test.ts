import { afterAll, expect, it } from 'vitest';
import { createStore } from '../../src/persistence/index.ts';
import type { Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { testRedis } from '../support/redis.ts';
import { handOf, hasButton, newest, openHand, playFirst, startGame, startHall } from './hall.ts';
import { cardsOf, idOf, tableOf } from './told.ts';

const redis = testRedis(import.meta.url);
const hall = await startHall(createStore(redis));
afterAll(hall.close);
const { discord } = hall;
const de = textIn('de');

async function game(name: string) {
  const channel = discord.channel();
  const person = discord.person(name, { locale: 'de' });
  await startGame(hall, { channel, people: [person] }, { players: 3, computers: 2 });
  const table = newest(person, channel, (seen) => !seen.ephemeral && hasButton('hand')(seen)) as Seen;
  return { channel, person, table, id: tableOf(table) };
}

it('a log that cannot be read stops its table alone, with a sentence, and is kept as it is', async () => {
  const [broken, sound] = [await game('Anna'), await game('Ben')];
  const key = `{g${discord.guildId}}:t:${broken.id}`;
  await redis.lset(key, 3, 'what is this');
  const lines = await redis.lrange(key, 0, -1);
  await hall.restart();

  for (const verb of ['hand', 'tricks', 'scores']) {
    const { message } = await broken.person.click(broken.table, idOf(broken.table, verb));
    expect(message?.text).toBe(de.faults.damagedTable);
  }
  const hand = handOf(broken.person, broken.channel);
  expect(hand?.text).toBe(de.faults.damagedTable);
  expect((await broken.person.command(broken.channel, 'molotow close')).message?.text).toBe(de.faults.damagedTable);
  expect(await redis.lrange(key, 0, -1)).toEqual(lines);

  expect(cardsOf(await openHand(sound.person, sound.channel))).toHaveLength(12);
  for (let step = 0; step < 8; step++) if (!(await playFirst(sound.person, sound.channel))) await hall.tick();
  expect(cardsOf(handOf(sound.person, sound.channel) as Seen).length).toBeLessThan(12);

  expect(hall.complaints.length).toBeGreaterThan(0);
  for (const complaint of hall.complaints) expect(complaint).toContain('"type":"DamagedLog"');
  expect(discord.violations()).toEqual([]);
});
