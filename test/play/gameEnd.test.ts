import { expect, test } from 'vitest';
import type { Channel, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { hasButton, newest, openHall, playUntil, startGame } from './hall.ts';

const hall = await openHall(import.meta.url, 'ends');
const { discord, store } = hall;
const { records: words } = textIn('de');

const anna = discord.person('Anna');
const beat = discord.person('Beat');

const isLast = (seen: Seen) => !seen.ephemeral && hasButton('again')(seen);

async function playGame(channel: Channel): Promise<Seen | undefined> {
  await startGame(hall, { channel, people: [anna, beat] }, { players: 3, computers: 1 });
  await playUntil(hall, { channel, people: [anna, beat] }, isLast);
  await hall.quiet();
  return newest(anna, channel, isLast);
}

test('the end is told to everybody: who won, the slate, how it came, and what it did to ratings', async () => {
  const last = await playGame(discord.channel('stube'));
  expect(last?.text).toMatch(/🏆 .*(Anna|Beat|Computer)/u);
  expect(last?.text).toContain(`**${words.games.ratings}**`);
  expect(last?.text).toMatch(/Beat.* 1\d{3} \([+−]?\d+\)/);
  expect(last?.attachments.map(({ name }) => name)).toEqual(['slate.png', 'chart.png']);
});

test('the ratings of a game that stayed unbooked for hours come into the same message', async () => {
  const channel = discord.channel('dachboden');
  const { book } = store;
  store.book = async () => 'rebuilding';
  expect((await playGame(channel))?.text).not.toContain(words.games.ratings);
  hall.clock.advance(2 * 60 * 60_000);
  store.book = book;
  await hall.restart();
  await hall.quiet();
  const lasts = anna.sees(channel).filter(isLast);
  expect(lasts.map(({ text }) => text.includes(words.games.ratings))).toEqual([true]);
});
