import { expect, it, onTestFinished } from 'vitest';
import { connectRedis, createStore } from '../../src/persistence/index.ts';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { cutProxy } from '../persistence/cutProxy.ts';
import { durable, ownRedis } from '../persistence/ownRedis.ts';
import { type Hall, handOf, hasButton, newest, openHand, playUntil, startGame, startHall } from './hall.ts';
import { cardsOf, idOf, tableOf } from './told.ts';

const de = textIn('de');
const en = textIn('en');
const ignore = () => undefined;
const isTable = (seen: Seen) => !seen.ephemeral && hasButton('hand')(seen);

/** A hall on a Redis of its own; `recovered` resolves when the connection stands again. */
async function hallOn(path: string) {
  let wake: () => void = ignore;
  const connection = await connectRedis({ kind: 'single', url: path }, { lost: ignore, back: () => wake() });
  if ('fault' in connection) throw new Error(connection.fault);
  onTestFinished(connection.close);
  const hall = await startHall(createStore(connection.redis));
  onTestFinished(async () => {
    expect(hall.discord.violations()).toEqual([]);
    await hall.close();
  });
  const recovered = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return { hall, recovered };
}

async function game(hall: Hall) {
  const channel = hall.discord.channel();
  const people = ['Anna', 'Ben'].map((name) => hall.discord.person(name, { locale: 'de' }));
  await startGame(hall, { channel, people }, { players: 9, computers: 7 });
  return { channel, people, ...(await firstOnTurn(hall, people, channel)) };
}

/** Lets the computers play until it is somebody's turn. */
async function firstOnTurn(hall: Hall, people: readonly Person[], channel: Channel) {
  for (let step = 0; step < 40; step++) {
    await hall.quiet();
    for (const person of people) {
      const hand = handOf(person, channel);
      if (hand && hasButton('play')(hand)) return { person, hand, card: idOf(hand, 'play') };
    }
    await hall.tick();
  }
  throw new Error('nobody was ever on turn');
}

it('while Redis is down a click is told so, nothing is lost, and afterwards the same click works', async () => {
  const redis = await ownRedis(durable);
  const { hall, recovered } = await hallOn(redis.path);
  const { channel, person, hand, card } = await game(hall);
  const stranger = hall.discord.person('Stranger', { locale: 'en-US' });

  await redis.kill();
  const down = await person.click(hand, card);
  expect([down.answered, down.message?.ephemeral]).toEqual(['message', true]);
  expect(down.message?.text).toBe(de.faults.notSaved);
  const opened = await stranger.command(channel, 'molotow open');
  expect(opened.message?.text).toBe(en.faults.notSaved);
  await hall.quiet();
  expect(newest(person, channel, ({ id }) => id === hand.id)?.text).toBe(hand.text);

  const back = recovered();
  await redis.start();
  await back;
  const again = await person.click(hand, card);
  expect([again.answered, cardsOf(again.message as Seen).length]).toEqual(['update', cardsOf(hand).length - 1]);
  expect((await stranger.command(channel, 'molotow open')).message?.ephemeral).toBe(false);
  expect(hall.complaints.length).toBeGreaterThan(0);
});

it('computers and the next deal go on by themselves once Redis is back', async () => {
  const redis = await ownRedis(durable);
  const { hall, recovered } = await hallOn(redis.path);
  const { channel, people, person } = await game(hall);
  const outage = async () => {
    await redis.kill();
    for (let step = 0; step < 4; step++) await hall.tick();
    const back = recovered();
    await redis.start();
    await back;
  };
  await person.command(channel, 'molotow leave');
  await outage();
  const summary = await playUntil(hall, { channel, people }, (seen) => !seen.ephemeral && hasButton('next')(seen));
  expect(summary.text).toContain(de.summary.title({ number: 1, of: null }));
  await outage();
  await hall.tick();
  for (let step = 0; step < 4; step++) await hall.tick();
  expect(newest(person, channel, isTable)?.text).toContain(de.table.deal({ number: 2, of: null }));
});

it('a card whose booking was not confirmed is played once, whether it was booked or not', async () => {
  const redis = await ownRedis();
  const proxy = await cutProxy(redis.path);
  const { hall, recovered } = await hallOn(proxy.path);
  const { channel, person, hand, card } = await game(hall);

  const back = recovered();
  proxy.cutNextAnswer();
  expect((await person.click(hand, card)).message?.text).toBe(de.faults.notSaved);
  await back;
  const again = await person.click(hand, card);
  expect([again.answered, cardsOf(again.message as Seen).length]).toEqual(['update', cardsOf(hand).length - 1]);
  for (const refusal of Object.values(textIn('de').refusals)) expect(again.message?.text).not.toContain(refusal);
  await hall.tick();
  const table = newest(person, channel, isTable) as Seen;
  const lines = (await hall.store.load({ server: hall.discord.guildId, id: tableOf(table) }))?.lines ?? [];
  expect(lines.filter((line) => line === card.slice(-2))).toHaveLength(1);
  expect(cardsOf(await openHand(person, channel))).not.toContain(card.slice(-2));
});
