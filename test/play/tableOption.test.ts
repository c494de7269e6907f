import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { hasButton, openHall, playUntil, startGame } from './hall.ts';
import { idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord, store } = hall;
const { answers, faults, refusals } = textIn('en');
const isPublic = (seen: Seen) => !seen.ephemeral;

/** A server of its own for each test, so that no other tables are there. */
function server() {
  const { id: guild } = discord.guild('Elsewhere');
  const person = (name: string, permissions: readonly 'ManageMessages'[] = []) =>
    discord.person(name, { locale: 'en-US', guild, permissions });
  return { guild, person, channel: (name = 'jass') => discord.channel(name, { guild }) };
}

async function lobby(
  host: Person,
  channel: Channel,
  options: Readonly<Record<string, string | number | boolean>> = {},
) {
  const { message } = await host.command(channel, 'molotow open', { players: 3, ...options });
  if (!message) throw new Error('no lobby');
  hall.clock.advance(1000);
  return message;
}

async function running(host: Person, channel: Channel): Promise<string> {
  const opened = await lobby(host, channel, { computers: 2 });
  await host.click(opened, idOf(opened, 'start'));
  await hall.quiet();
  return tableOf(opened);
}

/** What is offered, as ids. */
async function offered(person: Person, channel: Channel, verb: string, typed = ''): Promise<string[]> {
  const typing = { values: { table: typed }, focused: 'table' };
  return (await person.autocomplete(channel, `molotow ${verb}`, typing)).map(({ value }) => String(value));
}

const verbs = ['join', 'leave', 'start', 'hand', 'table', 'watch', 'scores', 'rules', 'verify', 'host', 'close'];

describe('the option table offers tables at which the command does something', () => {
  it('for each verb other ones', async () => {
    const { guild, person, channel } = server();
    const [here, there] = [channel('here'), channel('there')];
    const [anna, beat, mod] = [person('Anna'), person('Beat'), person('Mo', ['ManageMessages'])];
    const [open, full, game] = [tableOf(await lobby(anna, here)), await lobby(beat, there), await running(beat, here)];
    for (const name of ['Cla', 'Dora']) await person(name).click(full, idOf(full, 'join'));
    const sits = tableOf(full);
    const all = (who: Person) =>
      Promise.all(verbs.map(async (verb) => [verb, (await offered(who, here, verb)).sort()]));
    const sorted = (...ids: string[]) => ids.sort();
    expect(Object.fromEntries(await all(anna))).toEqual({
      ...{ join: [], leave: [open], start: [open], hand: [open], host: [open], close: [open] },
      ...{ table: sorted(open, game), watch: [sits], verify: [] },
      ...{ scores: sorted(open, sits, game), rules: sorted(open, sits, game) },
    });
    expect(Object.fromEntries(await all(beat))).toEqual({
      ...{ join: [open], leave: sorted(sits, game), start: [sits], hand: sorted(sits, game) },
      ...{ host: sorted(sits, game), close: sorted(sits, game), verify: [] },
      ...{ table: sorted(open, sits, game), watch: [sits] },
      ...{ scores: sorted(open, sits, game), rules: sorted(open, sits, game) },
    });
    expect(await offered(mod, here, 'close')).toHaveLength(3);
    // Who only types has not come to any table.
    expect(await store.numberOf({ server: guild }, mod.id)).toBeNull();
  });

  it('with where, who, how far and how old; what is typed is looked for in it', async () => {
    const { person, channel } = server();
    const [room, other] = [channel('jass-stube'), channel('other')];
    const [anna, beat] = [person('Anna'), person('Beat')];
    const open = tableOf(await lobby(anna, room, { players: 4, computers: 1 }));
    const game = await running(beat, other);
    hall.clock.advance(5 * 60_000);
    await hall.quiet();
    const typing = { values: { table: '' }, focused: 'table' };
    const labels = (await anna.autocomplete(room, 'molotow scores', typing)).map(({ name }) => name);
    expect(labels).toEqual([
      '#jass-stube · Anna · 2 of 4 seats taken · 5 min. ago',
      '#other · Beat · Deal 1 · 5 min. ago',
    ]);
    for (const [typed, found] of [
      ['BEAT', [game]],
      ['#other', [game]],
      ['anna stube', [open]],
      [open.slice(0, 6), [open]],
      ['nobody', []],
    ] as const)
      expect(await offered(anna, room, 'scores', typed), typed).toEqual(found);
  });

  it('never those of another server, and none of a channel that one does not see', async () => {
    const [one, two] = [server(), server()];
    await lobby(two.person('Far'), two.channel());
    const [secret, room] = [one.channel('secret'), one.channel('room')];
    const [anna, beat] = [one.person('Anna'), one.person('Beat')];
    const hidden = tableOf(await lobby(anna, secret));
    expect(await offered(beat, room, 'watch')).toEqual([hidden]);
    discord.deny(secret, ['ViewChannel'], beat);
    await hall.quiet();
    await expect.poll(() => offered(beat, room, 'watch')).toEqual([]);
    expect(await offered(anna, room, 'watch')).toEqual([hidden]);
    for (const verb of verbs) expect(await offered(beat, room, verb), verb).toEqual([]);
  });

  it('own tables first, then those of this channel, then the newest, at most 25', async () => {
    const { person, channel } = server();
    const [here, there] = [channel('here'), channel('there')];
    const [anna, beat] = [person('Anna'), person('Beat')];
    const mine = tableOf(await lobby(anna, there));
    const local = tableOf(await lobby(beat, here));
    const others: string[] = [];
    for (let number = 0; number < 25; number++) others.unshift(tableOf(await lobby(beat, there)));
    expect(await offered(anna, here, 'scores')).toEqual([mine, local, ...others].slice(0, 25));
  });

  it('and takes what was chosen', async () => {
    const { person, channel } = server();
    const room = channel();
    const [anna, beat] = [person('Anna'), person('Beat')];
    await lobby(anna, room);
    await lobby(anna, room);
    const [table = ''] = await offered(beat, room, 'join');
    expect((await beat.command(room, 'molotow join', { table })).message?.text).toBe(answers.joined);
    expect(await offered(beat, room, 'leave')).toEqual([table]);
  });

  it('which need not be eight characters long to be told that there is none', async () => {
    const { person, channel } = server();
    const anna = person('Anna');
    const room = channel();
    for (const table of ['x', 'anna', 'a'.repeat(300)])
      expect(await told(hall, () => anna.command(room, 'molotow hand', { table }))).toBe(faults.missingTable);
  });

  it('for scores and verify finished ones too', async () => {
    const { person, channel } = server();
    const room = channel();
    const anna = person('Anna');
    await startGame(hall, { channel: room, people: [anna] }, { players: 3, computers: 2 });
    const last = await playUntil(
      hall,
      { channel: room, people: [anna] },
      (seen) => isPublic(seen) && hasButton('again')(seen),
    );
    await hall.quiet();
    for (const verb of verbs) {
      const expected = ['scores', 'verify'].includes(verb) ? [tableOf(last)] : [];
      expect(await offered(anna, room, verb), verb).toEqual(expected);
    }
  });
});

describe('/molotow join', () => {
  it('means the one table that can be joined, not the games that run beside it', async () => {
    const { person, channel } = server();
    const room = channel();
    const [anna, beat, cla] = [person('Anna'), person('Beat'), person('Cla')];
    await running(anna, room);
    await running(anna, room);
    const open = tableOf(await lobby(beat, room));
    expect((await cla.command(room, 'molotow join')).message?.text).toBe(answers.joined);
    expect(await offered(cla, room, 'hand')).toEqual([open]);
  });

  it('offers in its menu only what can be joined', async () => {
    const { person, channel } = server();
    const room = channel();
    const [anna, beat, cla] = [person('Anna'), person('Beat'), person('Cla')];
    await running(anna, room);
    const open = [tableOf(await lobby(beat, room)), tableOf(await lobby(beat, room))];
    const { message } = await cla.command(room, 'molotow join');
    expect(message?.selects[0]?.options.map(({ value }) => value).sort()).toEqual(open.sort());
  });

  it('says why, where no table can be joined', async () => {
    const { person, channel } = server();
    const room = channel();
    const [anna, beat] = [person('Anna'), person('Beat')];
    await running(anna, room);
    await running(anna, room);
    expect(await told(hall, () => beat.command(room, 'molotow join'))).toBe(refusals['only-between-deals']);
    const alone = channel();
    await lobby(beat, alone);
    expect(await told(hall, () => beat.command(alone, 'molotow join'))).toBe(refusals['already-seated']);
  });

  it('has a running game between its deals, when computers’ seats can be had', async () => {
    const { person, channel } = server();
    const room = channel();
    const [anna, beat] = [person('Anna'), person('Beat')];
    await startGame(hall, { channel: room, people: [anna] }, { players: 3, computers: 2 });
    expect(await offered(beat, room, 'join')).toEqual([]);
    await playUntil(hall, { channel: room, people: [anna] }, (seen) => isPublic(seen) && hasButton('next')(seen));
    const [game, ...more] = await offered(beat, room, 'join');
    expect(more).toEqual([]);
    expect((await beat.command(room, 'molotow join')).message?.text).toBe(answers.joined);
    expect(await offered(beat, room, 'leave')).toEqual([game]);
  });
});
