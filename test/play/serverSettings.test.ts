import { describe, expect, it } from 'vitest';
import type { Channel, Outcome, Person, Seen } from '../../src/sandbox/index.ts';
import { DEFAULT_SETTINGS } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { hasButton, newest, openHall, openHand, playUntil } from './hall.ts';
import { idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const { admin, answers, faults, opening, server: words } = textIn('de');

/** A server of its own, whose admin Mia is; Anna plays there. */
interface Place {
  readonly server: string;
  readonly channel: Channel;
  readonly mia: Person;
  readonly anna: Person;
}

function newPlace(): Place {
  const server = discord.guild('Jass').id;
  return {
    server,
    channel: discord.channel('stube', { guild: server }),
    mia: discord.person('Mia', { guild: server, permissions: ['ManageGuild'] }),
    anna: discord.person('Anna', { guild: server }),
  };
}

async function panelOf({ mia, channel }: Place, line = 'molotow-admin settings'): Promise<Seen> {
  const { message } = await mia.command(channel, line);
  if (!message?.ephemeral) throw new Error('no panel');
  return message;
}

/** Chooses from a menu of the panel; the panel as it stands then. */
async function set(place: Place, setting: string, values: readonly string[]): Promise<Seen> {
  const { answered, message } = await place.mia.select(await panelOf(place), `1:setServer:${setting}`, values);
  expect(answered).toBe('update');
  if (!message) throw new Error('no panel');
  return message;
}

async function opened(place: Place, options: Readonly<Record<string, string | number>> = {}): Promise<Seen> {
  const { message } = await place.anna.command(place.channel, 'molotow open', options);
  if (!message || message.ephemeral) throw new Error(`no table: ${message?.text}`);
  return message;
}

const firstLine = async ({ server }: Place, lobby: Seen) =>
  (await hall.store.load({ server, id: tableOf(lobby) }))?.lines[0] ?? '';

describe('/molotow-admin', () => {
  it('is for those who manage the server: others are not offered it, and what they forge changes nothing', async () => {
    const place = newPlace();
    await expect(place.anna.command(place.channel, 'molotow-admin settings')).rejects.toThrow(/not offered/);
    await expect(place.anna.command(place.channel, 'molotow-admin tables')).rejects.toThrow(/not offered/);
    const lobby = await opened(place);
    const id = tableOf(lobby);
    const forged: readonly (readonly [string, (readonly string[])?])[] = [
      ['1:admin:showSettings'],
      ['1:admin:showTables'],
      ['1:setServer:pace', ['"fast"']],
      ['1:setServer:channels', []],
      ['1:endTable', [id]],
    ];
    for (const [customId, values] of forged) {
      expect(await told(hall, () => place.anna.press(lobby, customId, values))).toBe(admin.onlyAdmins);
    }
    expect(await hall.store.serverSettings(place.server)).toEqual(DEFAULT_SETTINGS);
  });

  it('says who changed what, and keeps it over a restart', async () => {
    const place = newPlace();
    const panel = await set(place, 'pace', ['"fast"']);
    expect(panel.text).toContain(words.saved);
    await hall.restart();
    const now = await panelOf(place);
    expect(now.text).toMatch(new RegExp(`\\*\\*${words.fields.pace}\\*\\*\n-# geändert von .Mia.`, 'u'));
    expect(now.text.match(/geändert von/g)).toHaveLength(1);
    const marks = await hall.store.settingMarks(place.server);
    expect([...marks.keys()]).toEqual(['pace']);
  });

  it.each([
    ['variant', ['"poker"']],
    ['language', ['"xx"']],
    ['deck', ['"tarot"']],
    ['pace', ['fast']],
    ['mostTables', ['0']],
    ['mostTables', ['101']],
    ['mostTables', ['1.5']],
    ['keepGames', ['0']],
    ['keepGames', ['8']],
    ['keepGames', ['"for ever"']],
    ['openingRole', ['everyone']],
    ['channels', ['1', '2']],
    ['channels', Array.from({ length: 26 }, (_, at) => String(10n ** 17n + BigInt(at)))],
  ] as const)('%s can’t be %j: a sentence, and nothing changes', async (setting, values) => {
    const place = newPlace();
    const { message } = await place.mia.press(await panelOf(place), `1:setServer:${setting}`, values);
    expect(message?.text).toContain(words.bad);
    expect(await hall.store.serverSettings(place.server)).toEqual(DEFAULT_SETTINGS);
  });

  it('no setting there is, and @everyone, are refused as well', async () => {
    const place = newPlace();
    const panel = await panelOf(place);
    const unknown = await place.mia.press(panel, '1:setServer:drinkingSteps', ['null']);
    expect(unknown.message?.text).toBe(faults.unknownButton);
    const everyone = await place.mia.press(await panelOf(place), '1:setServer:openingRole', [place.server]);
    expect(everyone.message?.text).toContain(words.bad);
    expect(await hall.store.serverSettings(place.server)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('/molotow open obeys', () => {
  it('the game, language and pace of the server, unless others are named', async () => {
    const place = newPlace();
    await set(place, 'variant', ['"sticks"']);
    await set(place, 'language', ['"en"']);
    await set(place, 'pace', ['"none"']);
    const lobby = await opened(place);
    expect(lobby.text).toContain(textIn('en').lobby.title({ preset: textIn('en').variants.sticks }));
    expect(await firstLine(place, lobby)).toContain('"pace":"none"');
    const other = await opened(place, { game: 'classic', language: 'de', pace: 'fast' });
    expect(other.text).toContain(textIn('de').lobby.title({ preset: textIn('de').variants.classic }));
    expect(await firstLine(place, other)).toContain('"pace":"fast"');
  });

  it('the channels of the server, threads there included; none are all', async () => {
    const place = newPlace();
    const allowed = discord.channel('jass', { guild: place.server });
    await set(place, 'channels', [allowed.id]);
    const open = (channel: Channel) => () => place.anna.command(channel, 'molotow open');
    expect(await told(hall, open(place.channel))).toBe(opening.notHere({ channels: [`<#${allowed.id}>`] }));
    const thread = discord.channel('runde', { kind: 'thread', parent: allowed });
    for (const channel of [allowed, thread]) expect((await open(channel)()).message?.ephemeral).toBe(false);
    await hall.quiet();
    expect(
      await told(hall, () =>
        place.anna.command(place.channel, 'molotow table', {
          table: tableOf(newest(place.anna, allowed, hasButton('join')) as Seen),
        }),
      ),
    ).toBe(opening.notHere({ channels: [`<#${allowed.id}>`] }));
    await set(place, 'channels', []);
    expect((await open(place.channel)()).message?.ephemeral).toBe(false);
  });

  it('the number of open tables, also when all come at once, and for the next game', async () => {
    const place = newPlace();
    await set(place, 'mostTables', ['2']);
    const { anna, channel } = place;
    const all: Outcome[] = await Promise.all([1, 2, 3, 4].map(() => anna.command(channel, 'molotow open')));
    const refused = all.filter(({ message }) => message?.ephemeral);
    expect(refused.map(({ message }) => message?.text)).toEqual([1, 2].map(() => opening.tooMany({ most: 2 })));
    await hall.quiet();
    for (const { message } of all) {
      if (message && !message.ephemeral) await anna.command(channel, 'molotow close', { table: tableOf(message) });
    }
    expect((await anna.command(channel, 'molotow open')).message?.ephemeral).toBe(false);
    await hall.quiet();
  });

  it('the next game of a table that is over is a table too', async () => {
    const place = newPlace();
    const { anna, channel } = place;
    const lobby = await opened(place, { computers: 3, game: 'sticks' });
    await anna.click(lobby, idOf(lobby, 'start'));
    await hall.quiet();
    await openHand(anna, channel);
    const end = await playUntil(
      hall,
      { channel, people: [anna] },
      (seen) => !seen.ephemeral && hasButton('again')(seen),
    );
    await set(place, 'mostTables', ['1']);
    await opened(place);
    const again = () => anna.click(end, idOf(end, 'again'));
    expect(await told(hall, again)).toBe(opening.tooMany({ most: 1 }));
    await set(place, 'mostTables', ['null']);
    expect((await again()).message?.ephemeral).toBe(false);
    await hall.quiet();
  });
});

describe('/molotow-admin tables', () => {
  it('says where none is open', async () => {
    const panel = await panelOf(newPlace(), 'molotow-admin tables');
    expect([panel.text, panel.selects]).toEqual([words.list.none, []]);
  });

  it('lists tables with channel, people and age, and ends one by the menu', async () => {
    const place = newPlace();
    const lobby = await opened(place);
    hall.clock.advance(60_000);
    const other = await opened(place);
    const [first, second] = [tableOf(lobby), tableOf(other)];
    const panel = await panelOf(place, 'molotow-admin tables');
    expect(panel.text).toContain(words.list.title({ count: 2 }));
    expect(panel.text).toContain(`https://discord.com/channels/${place.server}/${place.channel.id}/${lobby.id}`);
    expect(panel.text).toMatch(/Anna.*eröffnet <t:\d+:R>/u);
    expect(panel.selects[0]?.options.map(({ value }) => value)).toEqual([first, second]);
    const { answered, message } = await place.mia.select(panel, '1:endTable', [first]);
    expect(answered).toBe('update');
    expect(message?.text).toContain(answers.closed);
    expect(message?.selects[0]?.options.map(({ value }) => value)).toEqual([second]);
    await hall.quiet();
    expect(newest(place.anna, place.channel, ({ id }) => id === lobby.id)?.buttons).toEqual([]);
    const late = await place.mia.press(panel, '1:endTable', [first]);
    expect(late.message?.text).toBe(textIn('de').refusals['table-ended']);
  });

  it('no table of another server, and nothing that is no table', async () => {
    const [here, there] = [newPlace(), newPlace()];
    const id = tableOf(await opened(there));
    for (const value of [id, 'zzzzzzzz', '../../x']) {
      const { message } = await here.mia.press(await panelOf(here, 'molotow-admin tables'), '1:endTable', [value]);
      expect(message?.text).toBe(faults.missingTable);
    }
    expect([...(await hall.store.openTables(there.server)).keys()]).toEqual([id]);
  });
});

describe('the cards of a server', () => {
  it.each([
    ['french', /[♥♦♣♠]️/u, /[🌹🛡]/u],
    ['german', /❤️|🍃/u, /[🌹🛡♠]/u],
  ] as const)('%s cards are named at its tables, in public and in hands', async (deck, named, others) => {
    const place = newPlace();
    const { anna, channel } = place;
    await set(place, 'deck', [JSON.stringify(deck)]);
    const lobby = await opened(place, { computers: 3 });
    await anna.click(lobby, idOf(lobby, 'start'));
    await hall.quiet();
    const hand = await openHand(anna, channel);
    const emojis = hand.buttons.flatMap(({ emoji }) => emoji ?? []).join(' ');
    expect(emojis).toMatch(named);
    expect(emojis).not.toMatch(others);
    const table = await playUntil(
      hall,
      { channel, people: [anna] },
      (seen) => !seen.ephemeral && hasButton('hand')(seen) && named.test(seen.text),
    );
    expect(table.text).not.toMatch(others);
  });
});
