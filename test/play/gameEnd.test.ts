import { expect, test } from 'vitest';
import type { Channel, Outcome, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { hasButton, newest, openHall, playUntil, startGame } from './hall.ts';
import { tableOf } from './told.ts';

const hall = await openHall(import.meta.url, 'ends');
const { discord, store } = hall;
const { records, picture } = textIn('de');

const anna = discord.person('Anna');
const beat = discord.person('Beat');

const isLast = (seen: Seen) => !seen.ephemeral && hasButton('again')(seen);

async function playGame(channel: Channel): Promise<Seen | undefined> {
  await startGame(hall, { channel, people: [anna, beat] }, { players: 4, computers: 2, game: 'sticks' });
  await playUntil(hall, { channel, people: [anna, beat] }, isLast);
  await hall.quiet();
  return newest(anna, channel, isLast);
}

/** Its game is looked at by more than one test. */
const ended = playGame(discord.channel('stube'));

test('the end is told to everybody: who won, the slate, how it came, and what it did to ratings', async () => {
  const last = await ended;
  expect(last?.text).toMatch(/🏆 .*(Anna|Beat|Computer)/u);
  expect(last?.text).toContain(`**${records.games.ratings}**`);
  expect(last?.text).toMatch(/Beat.* 1\d{3} ± \d+ \([+−]?\d+\)/);
  expect(last?.attachments.map(({ name }) => name)).toEqual(['slate.jpg', 'chart.png']);
});

test('the ratings of a game that stayed unbooked for hours come into the same message', async () => {
  const channel = discord.channel('dachboden');
  const { book } = store;
  store.book = async () => 'rebuilding';
  expect((await playGame(channel))?.text).not.toContain(records.games.ratings);
  hall.clock.advance(2 * 60 * 60_000);
  store.book = book;
  await hall.restart();
  await hall.quiet();
  const lasts = anna.sees(channel).filter(isLast);
  expect(lasts.map(({ text }) => text.includes(records.games.ratings))).toEqual([true]);
});

test('a game that is gone through again shows each trick as it lay there, to everybody if wished', async () => {
  const channel = discord.channel('fernseher');
  const game = tableOf((await ended) as Seen);
  const step = async (outcome: Promise<Outcome>) => (await outcome).message as Seen;
  const start = await step(anna.command(channel, 'replay', { game }));
  expect(start.attachments.map(({ alt }) => alt)).toEqual([expect.stringContaining('Stich 1 von 9')]);
  expect(start.attachments[0]?.alt).not.toContain(picture.takes);
  const first = await step(anna.click(start, '▶'));
  expect(first.attachments.map(({ alt }) => alt)).toEqual([expect.stringContaining(picture.takes)]);
  const last = await step(anna.click(first, '⏭').then(() => anna.press(first, `1:replay:${game}:1.8:on`)));
  expect(last.attachments[0]?.alt).toContain('Stich 9 von 9');
  expect(last.attachments[0]?.alt).not.toContain(picture.turn);
  expect(first.attachments[0]?.alt).toContain(picture.turn);
  await anna.click(last, records.replay.share);
  const shared = newest(beat, channel, (seen) => !seen.ephemeral && seen.text.includes('Nachgespielt'));
  expect(shared?.attachments[0]?.alt).toBe(last.attachments[0]?.alt);
});
