import { expect, it } from 'vitest';
import type { Outcome, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { hasButton, openHall, playUntil, startGame } from './hall.ts';
import { tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord, store, clock } = hall;
const { records: words, server: panel } = textIn('de');

const DAY = 24 * 60 * 60_000;
const server = discord.guildId;
const channel = discord.channel();
const people = [discord.person('Anna'), discord.person('Beat')] as const;
const [anna] = people;
const mia = discord.person('Mia', { permissions: ['ManageGuild'] });
const all = { from: 0, count: 9 };

async function own(outcome: Promise<Outcome>): Promise<Seen> {
  const { message } = await outcome;
  if (!message?.ephemeral) throw new Error(`no message of their own: ${message?.text}`);
  return message;
}

async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    clock.advance(DAY);
    await hall.quiet();
  }
}

it('the cards of games go when the server says so, also if nobody plays any more; places and numbers stay', async () => {
  const isOver = (seen: Seen) => !seen.ephemeral && hasButton('again')(seen);
  await startGame(hall, { channel, people }, { players: 4, computers: 2, game: 'sticks' });
  const end = await playUntil(hall, { channel, people }, isOver);
  const game = tableOf(end);
  const boardNow = async () => (await own(anna.command(channel, 'leaderboard', { measure: 'games' }))).text;
  const statsNow = async () => (await own(anna.command(channel, 'stats'))).text;
  const before = [await boardNow(), await statsNow()];

  await days(40);
  expect(await store.load({ server, id: game })).not.toBeNull();
  const privacy = () => own(anna.command(channel, 'molotow privacy'));
  expect((await privacy()).text).toContain(words.data.howLong({ days: null, grace: 30 }));
  const settings = await own(mia.command(channel, 'molotow-admin settings'));
  expect(settings.text).toContain(panel.keepHint);
  await mia.select(settings, '1:setServer:keepGames', ['90']);
  expect((await privacy()).text).toContain(words.data.howLong({ days: 90, grace: 30 }));
  await days(49);
  expect((await anna.command(channel, 'replay', { game })).message?.text).toContain('Nachgespielt');
  await days(2);

  expect(await store.load({ server, id: game })).toBeNull();
  for (const command of ['replay', 'molotow export', 'molotow verify']) {
    expect(await told(hall, () => anna.command(channel, command, { game })), command).toBe(words.games.gone);
  }
  const typing = anna.autocomplete(channel, 'replay', { values: { game: '' }, focused: 'game' });
  expect(await typing).toEqual([]);
  const history = await own(anna.command(channel, 'history'));
  expect(history.text).toContain('Anna');
  expect(await told(hall, () => anna.select(history, '1:pickGame', [game]))).toBe(words.games.gone);
  expect(await told(hall, () => anna.command(channel, 'replay', { game: 'aaaaaaaa' }))).toBe(words.games.unknown);
  expect([await boardNow(), await statsNow()]).toEqual(before);
  expect((await store.history({ server }, 'all', all)).total).toBe(1);
});
