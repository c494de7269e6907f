import { beforeAll, describe, expect, it } from 'vitest';
import { bookingOf, type GameResult, gameKey } from '../../src/boards/index.ts';
import type { Outcome, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { finishTable } from '../persistence/finishedTables.ts';
import { hasButton, newest, openHall, playUntil, startGame } from './hall.ts';
import { idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord, store } = hall;
const de = textIn('de');
const { records: words, faults } = de;

const anna = discord.person('Anna');
const beat = discord.person('Beat');
const channel = discord.channel();
let server = '';
let table = '';

/** The message of the person's own that a command brings. */
async function own(outcome: Promise<Outcome>): Promise<Seen> {
  const { message, answered } = await outcome;
  if (!message?.ephemeral) throw new Error(`no message of their own: ${answered} ${message?.text}`);
  return message;
}

async function fileOf(message: Seen): Promise<string> {
  const [file] = message.attachments;
  const response = await fetch(file?.url ?? '');
  return response.text();
}

/** A game that the first of two people won. */
async function book(place: string, [first, second]: readonly [number, number], at: number): Promise<void> {
  const seat = { stayed: true, points: [10], matches: 0, handWeis: 0, tableWeis: 0, trumpSet: 0 };
  const seats = [
    { ...seat, owner: first, place: 1 },
    { ...seat, owner: second, place: 2 },
  ];
  const result: GameResult = { game: 'classic', endedAt: hall.clock.now() + at, seats };
  await store.book({ server: place }, bookingOf(gameKey(result.endedAt, `game000${at}`), result));
}

beforeAll(async () => {
  await startGame(hall, { channel, people: [anna, beat] }, { players: 3, computers: 1 });
  const last = await playUntil(
    hall,
    { channel, people: [anna, beat] },
    (seen) => !seen.ephemeral && hasButton('again')(seen),
  );
  table = tableOf(last);
  [server = ''] = await store.servers();
});

describe('/leaderboard', () => {
  it('ranks those who played, says where the asker stands, and finds them', async () => {
    const board = await own(anna.command(channel, 'leaderboard', { measure: 'games' }));
    expect(board.text).toContain('Rangliste nach Partien, dieser Server');
    expect(board.text).toMatch(/🥇 .*Anna/);
    expect(board.text).toMatch(/🥇 .*Beat/); // one game each: ties share a place
    expect(board.text).toContain('Du bist auf Platz 1 mit 1.');
    const { answered, message } = await anna.click(board, words.board.findMe);
    expect([answered, message?.id]).toEqual(['update', board.id]);
  });

  it('says the minimum of games where averages rank, and that nobody has reached it', async () => {
    const board = await own(anna.command(channel, 'leaderboard', { game: 'classic', measure: 'average' }));
    expect(board.text).toContain(words.board.nobody);
    expect(board.text).toContain(words.board.minimum({ count: 5 }));
  });

  it('refuses to compare ratings and points of different games', async () => {
    for (const measure of ['rating', 'average']) {
      expect(await told(hall, () => anna.command(channel, 'leaderboard', { measure }))).toBe(words.board.needsGame);
    }
  });

  it('has pages; beyond the end it shows the last one, and finds those who are on it', async () => {
    const place = discord.guild('Viele').id;
    const room = discord.channel('viele', { guild: place });
    const people = Array.from({ length: 12 }, (_, at) => discord.person(`Mensch${at}`, { guild: place }));
    const [, second] = people;
    for (const { id, name } of people) await store.enrol(place, { id, name });
    for (let game = 0; game < 6; game++) await book(place, [2 * game + 1, 2 * game + 2], game);
    const guest = discord.person('Gast', { guild: place });
    const first = await own(guest.command(room, 'leaderboard', { measure: 'games' }));
    expect(first.text).toContain('1 bis 10 von 12');
    expect(first.attachments[0]?.name).toBe('ranking.png');
    expect(first.attachments[0]?.alt).toMatch(/^Rangliste nach Partien, dieser Server\. 1\. Mensch/);
    expect(first.buttons.find(({ label }) => label === '◀')?.disabled).toBe(true);
    const { message: next } = await guest.click(first, '▶');
    expect(next?.text).toContain('11 bis 12 von 12');
    expect(next?.attachments).toEqual([]);
    expect((await guest.click(next ?? '', '◀')).message?.attachments).toHaveLength(1);
    expect(next?.text).toMatch(/🥇 .*Mensch/); // everybody has played once: all of them share the first place
    const { message: beyond } = await guest.press(first, '1:board:server:all:all:all:games:999');
    expect(beyond?.text).toContain(words.board.beyond);
    expect(beyond?.text).toContain('11 bis 12 von 12');
    expect((await guest.press(first, '1:board:server:all:all:all:games:me')).message?.text).toContain(
      words.board.notOn,
    );
    const theirs = await own((second ?? anna).command(room, 'leaderboard', { measure: 'games' }));
    expect(theirs.text).toContain('Du bist auf Platz 1 mit 1.');
  });

  it('is no button of ours with anything else in it', async () => {
    const board = await own(anna.command(channel, 'leaderboard'));
    for (const id of [
      '1:board:server:all:2:all:wins:0',
      '1:board:moon:all:all:all:wins:0',
      '1:board:server:all:all:all:wins:-1',
    ]) {
      expect((await anna.press(board, id)).message?.text).toBe(faults.unknownButton);
    }
  });

  it('of everywhere has those who wish to be there', async () => {
    const board = await own(anna.command(channel, 'leaderboard', { where: 'everywhere' }));
    expect(board.text).toContain(words.board.notIn);
    expect((await anna.click(board, words.board.join)).message?.text).toBe(words.board.joined);
    const again = await own(anna.command(channel, 'leaderboard', { where: 'everywhere' }));
    expect(again.text).not.toContain(words.board.notIn);
  });
});

describe('/stats', () => {
  it('counts somebody’s games and against whom they won', async () => {
    const seen = await own(anna.command(channel, 'stats', { person: beat.id }));
    expect(seen.attachments.map(({ name }) => name)).toEqual(['stats.png']);
    expect(seen.attachments[0]?.alt).toMatch(/^klassisch: Wertung 1500 1\d{3}, Punkte pro Runde: Durchschnitt −?\d/);
    expect(seen.text).toMatch(/Beat.* in Zahlen/);
    expect(seen.text).toContain('1 Partie, ');
    expect(seen.text).toMatch(/Pro Runde: im Durchschnitt [\d.]+/);
    expect(seen.text).toMatch(/Anna.* [01] : [01]/);
  });

  it('of somebody who hasn’t played is a sentence', async () => {
    const guest = discord.person('Cora');
    expect(await told(hall, () => anna.command(channel, 'stats', { person: guest.id }))).toBe(words.stats.unknown);
    expect(await told(hall, () => guest.command(channel, 'stats'))).toBe(words.stats.nothing);
  });
});

describe('/history', () => {
  it('lists finished games; one that is chosen shows its slate', async () => {
    const list = await own(anna.command(channel, 'history'));
    expect(list.text).toContain(words.games.ofServer);
    const { message } = await anna.select(list, '1:pickGame', [table]);
    expect(message?.text).toMatch(/Anna/);
    expect(message?.attachments.map(({ name }) => name)).toEqual(['slate.jpg', 'chart.png']);
    expect(message?.attachments[1]?.alt).toMatch(/^Wie es stand\. .*Anna: /);
    expect(message?.text).toContain(words.games.ratings);
    expect(message?.text).toMatch(/Beat.* 1\d{3} ± \d+ \([+−]?\d+\)/);
    expect(message?.buttons.map(({ label }) => label)).toEqual([words.games.replay, words.games.export]);
    expect(message?.text).toMatch(/🏆 .* (gewinnt|gewinnen zusammen)!\n-# klassisch · <t:\d+:f>/u);
    // What it was chosen from, and the slate itself, stay as they are.
    const { answered } = await anna.click(message ?? '', words.games.replay);
    expect(answered).toBe('message');
  });

  it('shows the same slate by the button under the last summary', async () => {
    const last = newest(anna, channel, (seen) => !seen.ephemeral && hasButton('again')(seen));
    const { message } = await anna.click(last ?? '', idOf(last, 'scores'));
    expect([message?.ephemeral, message?.text.includes(words.games.ratings)]).toEqual([true, true]);
  });

  it('of a person, of nobody known, and of a server without games', async () => {
    expect((await own(beat.command(channel, 'history', { person: anna.id }))).text).toMatch(
      /Fertige Partien von .*Anna/,
    );
    const guest = discord.person('Dora');
    expect(await told(hall, () => guest.command(channel, 'history', { person: guest.id }))).toBe(words.stats.unknown);
    const place = discord.guild('Leer').id;
    const [room, lone] = [discord.channel('leer', { guild: place }), discord.person('Leo', { guild: place })];
    expect(await told(hall, () => lone.command(room, 'history'))).toBe(words.games.none);
    expect(await told(hall, () => lone.command(room, 'replay', { game: 'gestern' }))).toBe(words.games.none);
  });

  it('turns pages', async () => {
    const place = discord.guild('Lang').id;
    const [room, lone] = [discord.channel('lang', { guild: place }), discord.person('Lara', { guild: place })];
    for (let game = 0; game < 12; game++) {
      const id = `game${String(game).padStart(4, '0')}`;
      await finishTable(store, { server: place, id }, { number: 1, at: hall.clock.now() - game * 60_000 });
    }
    await hall.restart();
    await hall.quiet();
    const first = await own(lone.command(room, 'history'));
    expect(first.text).toContain('1 bis 10 von 12');
    const { message } = await lone.click(first, '▶');
    expect(message?.text).toContain('11 bis 12 von 12');
    expect((await lone.press(first, '1:history:all:99')).message?.text).toContain('11 bis 12 von 12');
  });
});

describe('/replay', () => {
  const at = (seen: Seen | undefined) => seen?.text.split('\n')[0] ?? '';
  const step = async (seen: Seen, label: string) => (await anna.click(seen, label)).message as Seen;

  it('goes through a finished game by trick and deal with all hands open', async () => {
    const start = await own(anna.command(channel, 'replay', { game: table }));
    expect(at(start)).toMatch(/Runde 1.* · gegeben$/);
    expect(start.buttons.filter(({ disabled }) => disabled).map(({ label }) => label)).toEqual(['⏮', '◀']);
    const hands = start.text.split('\n').filter((line) => (line.match(/(?:🌹|🌰|🔔|🛡️)/gu) ?? []).length === 12);
    expect(hands).toHaveLength(3);
    const trick = await step(start, '▶');
    expect(at(trick)).toMatch(/Runde 1.* · Stich 1 von 12$/);
    const next = await step(trick, '⏭');
    expect(at(next)).toMatch(/Runde 2/);
    // Nothing that came later is told before it came.
    expect(start.text).toContain(de.table.noTrumpYet);
    const end = await step(next, '◀');
    expect(at(end)).toMatch(/Runde 1.* · Stich 12 von 12$/);
    expect(end.text).toContain(words.replay.noCards);
    expect(at(await step(end, '⏮'))).toMatch(/gegeben$/);
  });

  it('can be shown to everybody, who go on for themselves', async () => {
    const start = await own(anna.command(channel, 'replay', { game: table }));
    await anna.click(start, words.replay.share);
    const shared = newest(beat, channel, (seen) => !seen.ephemeral && seen.text.includes('Nachgespielt'));
    const { message } = await beat.click(shared ?? '', words.games.replay);
    expect(message?.ephemeral).toBe(true);
    expect(shared?.buttons).toHaveLength(1);
  });

  it('finds games by date and names while somebody types', async () => {
    const typing = (game: string) => anna.autocomplete(channel, 'replay', { values: { game }, focused: 'game' });
    const date = new Date(hall.clock.now()).toISOString().slice(0, 10);
    expect((await typing(`anna ${date}`)).map(({ value }) => value)).toEqual([table]);
    expect(await typing('')).toHaveLength(1);
    expect(await typing('niemand')).toEqual([]);
    const [year, month, day] = date.split('-').map(Number);
    for (const typed of [`${day}.${month}.`, `${day}.${month}.${year} beat`, `${day}/${month}/${year}`, 'klassisch']) {
      expect(
        (await typing(typed)).map(({ value }) => value),
        typed,
      ).toEqual([table]);
    }
    expect((await typing(''))[0]?.name).toMatch(/^\d\d\.\d\d\.\d\d, \d\d:\d\d UTC · klassisch · 1\. /);
    expect(await typing('mohren')).toEqual([]);
  });

  it('of a running game would show hands, and is refused as is anything that is no game', async () => {
    const [room, host] = [discord.channel(), discord.person('Emil')];
    await startGame(hall, { channel: room, people: [host] }, { players: 3, computers: 2 });
    const [running = ''] = [...(await store.openTables(server)).keys()];
    for (const command of ['replay', 'molotow export']) {
      expect(await told(hall, () => host.command(room, command, { game: running }))).toBe(words.games.running);
    }
    expect(await told(hall, () => host.command(room, 'replay', { game: 'gestern' }))).toBe(words.games.unknown);
    expect(await told(hall, () => host.command(room, 'replay', { game: 'aaaaaaaa' }))).toBe(words.games.unknown);
    const start = await own(anna.command(channel, 'replay', { game: table }));
    expect((await anna.press(start, `1:replay:${running}:1.0:on`)).message?.text).toBe(words.games.running);
    await host.command(room, 'molotow close', { table: running });
    expect(await told(hall, () => host.command(room, 'replay', { game: running }))).toBe(words.games.unfinished);
  });

  it('takes forged steps to what the game has', async () => {
    const start = await own(anna.command(channel, 'replay', { game: table }));
    const { message } = await anna.press(start, `1:replay:${table}:9999.99:on`);
    expect(at(message)).toMatch(/Stich 12 von 12$/);
    expect((await anna.press(start, `1:replay:${table}:0.0:on`)).message?.text).toBe(faults.unknownButton);
  });
});

it('/molotow export gives the game as a record', async () => {
  const message = await own(beat.command(channel, 'molotow export', { game: table }));
  expect(message.text).toContain(words.games.exported);
  const record = JSON.parse(await fileOf(message));
  expect([record.molotow, record.deals[0].hands.length]).toEqual([1, 3]);
});

describe('one’s own data', () => {
  it('what is kept is said; leaving everywhere is a button', async () => {
    await store.joinEverywhere({ id: beat.id, name: 'Beat' }, hall.clock.now());
    const message = await own(beat.command(channel, 'molotow privacy'));
    expect(message.text).toContain(words.data.isIn);
    const asked = await beat.click(message, words.data.leave);
    expect(asked.message?.text).toBe(words.data.askLeave);
    expect(await store.numberOf('everywhere', beat.id)).not.toBeNull();
    expect((await beat.click(asked.message as Seen, words.data.leave)).message?.text).toContain(words.data.isOut);
    expect(await store.numberOf('everywhere', beat.id)).toBeNull();
  });

  it('is forgotten when one says so twice; the others’ games stay whole', async () => {
    await store.keepPreference(beat.id, { name: 'play', value: 'twice' });
    const asked = await own(beat.command(channel, 'molotow forget-me'));
    const { message: again } = await beat.click(asked, words.data.forget);
    expect(again?.text).toBe(words.data.sure);
    expect(await store.numberOf({ server }, beat.id)).not.toBeNull();
    const { message: done } = await beat.click(asked, words.data.reallyForget);
    expect(done?.text).toBe(words.data.forgotten);
    expect(await store.numberOf({ server }, beat.id)).toBeNull();
    expect((await store.preferences(beat.id)).play).toBe('once');
    const board = await own(anna.command(channel, 'leaderboard', { measure: 'games' }));
    expect(board.text).not.toContain('Beat');
    const replayed = await own(anna.command(channel, 'replay', { game: table }));
    expect(replayed.text).toContain(textIn('de').people.someone);
    const nothing = await beat.press(asked, '1:forgetMe');
    expect(nothing.message?.text).toBe(words.data.nothing);
  });
});
