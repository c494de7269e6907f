import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commitment } from '../../src/game/index.ts';
import { createStore } from '../../src/persistence/index.ts';
import type { Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { testRedis } from '../support/redis.ts';
import { hasButton, playUntil, startGame, startHall } from './hall.ts';
import { tableOf, told } from './told.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const hall = await startHall(store);
afterAll(hall.close);
afterEach(() => expect([hall.discord.violations(), hall.complaints]).toEqual([[], []]));
const { discord } = hall;
const { proofs, records } = textIn('en');

const channel = discord.channel();
const person = (name: string) => discord.person(name, { locale: 'en-US' });
const anna = person('Anna');
const beat = person('Beat');
const isPublic = (seen: Seen) => !seen.ephemeral;
let table = '';
let deals = 0;

const verified = async (options: Readonly<Record<string, string | number>>) =>
  (await beat.command(channel, 'molotow verify', options)).message?.text ?? '';
const keyOf = (id: string) => `{g${discord.guildId}}:t:${id}`;
const linesOf = async (id: string) => (await store.load({ server: discord.guildId, id }))?.lines ?? [];
const seedsIn = async (id: string) => (await linesOf(id)).filter((line) => line.startsWith('d '));
const rewrite = async (id: string, lines: readonly string[]) => {
  await redis.del(keyOf(id));
  await redis.rpush(keyOf(id), ...lines);
};

beforeAll(async () => {
  const round = { channel, people: [anna] };
  await startGame(hall, round, { players: 3, computers: 2 });
  table = tableOf(await playUntil(hall, round, (seen) => isPublic(seen) && hasButton('again')(seen)));
  deals = (await seedsIn(table)).length;
});

describe('/molotow verify', () => {
  it('takes a finished game by date and name, as /replay does', async () => {
    const typed = { values: { game: 'anna' }, focused: 'game' };
    const [choice] = await beat.autocomplete(channel, 'molotow verify', typed);
    expect(choice?.value).toBe(table);
    const text = await verified({ game: table });
    expect(text).toContain(`✓ **${proofs.allFit({ count: deals })}**`);
    expect(text.match(/✓ every card/g)).toHaveLength(Math.min(deals, 12));
  });

  it('of a running game tells past deals alone', async () => {
    const room = discord.channel();
    const round = { channel: room, people: [person('Carla')] };
    await startGame(hall, round, { players: 3, computers: 2 });
    expect(await told(hall, () => beat.command(room, 'molotow verify'))).toBe(proofs.none);
    await playUntil(hall, round, (seen) => isPublic(seen) && hasButton('next')(seen));
    await hall.tick();
    const id = [...(await store.openTables(discord.guildId)).keys()].at(-1) ?? '';
    const [first = '', second = ''] = (await seedsIn(id)).map((line) =>
      Buffer.from(line.slice(2), 'base64url').toString('hex'),
    );
    const text = await verified({ game: id });
    expect(text).toContain(`✓ **${proofs.allFit({ count: 1 })}**`);
    expect(text).toContain(commitment(first));
    expect(second).toHaveLength(64);
    for (const secret of [second, commitment(second)]) expect(text).not.toContain(secret);
    expect(await verified({ table: id })).toBe(text);
  });

  it('shows what was changed afterwards, deal by deal, where the game can no longer be read', async () => {
    const lines = await linesOf(table);
    const dealt = lines.findIndex((line) => line.startsWith('d '));
    await rewrite(table, lines.with(dealt, `d ${'A'.repeat(43)}`));
    const text = await verified({ game: table });
    expect(text).toContain(`✗ **${proofs.someChanged({ count: 1, of: deals, deals: '1' })}**`);
    if (deals <= 12) expect(text).toContain(`**Deal 1** ✗ ${proofs.changed} \`${'0'.repeat(64)}\``);
    await rewrite(table, lines);
    expect(await verified({ game: table })).toContain(`✓ **${proofs.allFit({ count: deals })}**`);
  });

  it('of what is no game is a sentence', async () => {
    const say = (options: Readonly<Record<string, string>>) =>
      told(hall, () => beat.command(channel, 'molotow verify', options));
    expect(await say({ game: 'yesterday' })).toBe(records.games.unknown);
    expect(await say({ game: 'zzzzzzzz' })).toBe(records.games.unknown);
    expect(await say({ table: 'zzzzzzzz' })).toBe(records.games.unknown);
  });

  it('of a seed says what it deals to so many', async () => {
    const seed = 'a'.repeat(64);
    const text = await verified({ seed, players: 9 });
    expect(text).toContain(commitment(seed));
    expect(text.match(/^Seat \d:/gm)).toHaveLength(9);
    expect((await verified({ seed: seed.toUpperCase() })).match(/^Seat \d:/gm)).toHaveLength(4);
    const noSeed = 'x'.repeat(64);
    expect(await told(hall, () => beat.command(channel, 'molotow verify', { seed: noSeed }))).toBe(proofs.noSeed);
  });

  it('of a game whose cards are not kept any more says so', async () => {
    await hall.quiet();
    await store.dropLogs(discord.guildId, hall.clock.now() + 1);
    expect(await told(hall, () => beat.command(channel, 'molotow verify', { game: table }))).toBe(records.games.gone);
  });
});
