import { expect, it } from 'vitest';
import { finishTable } from '../persistence/finishedTables.ts';
import { hasButton, openHall, playUntil, startGame } from './hall.ts';

const hall = await openHall(import.meta.url);
const everything = { from: 0, count: 10 };

it('a game that two people play to its end is on the boards, rated, and waits no more', async () => {
  const people = [hall.discord.person('Anna'), hall.discord.person('Beat')];
  const channel = hall.discord.channel();
  await startGame(hall, { channel, people }, { players: 3, computers: 1 });
  await playUntil(hall, { channel, people }, (seen) => !seen.ephemeral && hasButton('again')(seen));
  const [server = ''] = await hall.store.servers();
  const { total, games } = await hall.store.history({ server }, 'all', everything);
  expect(total).toBe(1);
  expect(new Set(games[0]?.result.seats.map(({ owner }) => owner))).toEqual(new Set([1, 2, 'computer']));
  expect(await hall.store.ratingChanges({ server }, games[0]?.key ?? '')).toHaveLength(2);
  expect(await hall.store.waiting(server)).toEqual([]);
});

it('a game that was finished when the bot was killed is on the boards after its start', async () => {
  const [server = ''] = await hall.store.servers();
  const { total } = await hall.store.history({ server }, 'all', everything);
  await finishTable(hall.store, { server, id: 'zzzzzzzz' }, { number: 1, at: hall.clock.now() });
  await hall.restart();
  await hall.quiet();
  expect((await hall.store.history({ server }, 'all', everything)).total).toBe(total + 1);
});
