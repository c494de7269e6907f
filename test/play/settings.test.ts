import { describe, expect, it } from 'vitest';
import { PRESET_RULES, VARIANT_RULES } from '../../src/game/index.ts';
import type { Channel, Outcome, Person, Seen } from '../../src/sandbox/index.ts';
import { replay } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { buttonOf, hasButton, newest, openHall } from './hall.ts';

const hall = await openHall(import.meta.url);
const { refusals, settings, faults } = textIn('de');

/** A lobby with its host's settings panel open. */
interface Opened {
  readonly id: string;
  readonly host: Person;
  readonly channel: Channel;
  /** The lobby as everybody sees it now. */
  lobby(): Seen;
  /** What the host alone sees now. */
  panel(): Seen;
  /** Presses anything on the panel, offered there or not; what the host then sees. */
  press(customId: string, values?: readonly string[]): Promise<string>;
  /** Turns to the page and chooses from a menu there. */
  choose(page: string, field: string, value: unknown): Promise<string>;
}

async function openSettings(options: Readonly<Record<string, string | number>> = {}): Promise<Opened> {
  const host = hall.discord.person('Anna', { locale: 'de' });
  const channel = hall.discord.channel();
  await host.command(channel, 'molotow open', options);
  const find = (ephemeral: boolean) => {
    const seen = newest(host, channel, (message) => message.ephemeral === ephemeral);
    if (!seen) throw new Error('nothing to see');
    return seen;
  };
  const lobby = () => find(false);
  const panel = () => find(true);
  const answered = async (outcome: Outcome) => {
    expect(outcome.answered).toBe('update');
    await hall.quiet();
    return panel().text;
  };
  const settingsButton = buttonOf(lobby(), 'settings') ?? '';
  expect((await host.click(lobby(), settingsButton)).answered).toBe('message');
  const [, , id = ''] = settingsButton.split(':');
  return {
    id,
    host,
    channel,
    lobby,
    panel,
    press: async (customId, values) => answered(await host.press(panel(), customId, values)),
    async choose(page, field, value) {
      await host.click(panel(), `1:settings:${id}:${page}`);
      const chosen = typeof value === 'string' && field === 'game' ? value : JSON.stringify(value);
      return answered(await host.select(panel(), `1:setRule:${id}:${field}`, [chosen]));
    },
  };
}

/** The table as it is stored. */
async function stored({ channel, id }: Pick<Opened, 'channel' | 'id'>) {
  const found = await hall.store.load({ server: channel.guildId, id });
  return replay(id, found?.lines ?? []);
}

async function form({ host, panel, id }: Opened, end: string) {
  await host.click(panel(), `1:settings:${id}:score`);
  const { modal, answered } = await host.click(panel(), `1:enterEnd:${id}:${end}`);
  expect(answered).toBe('modal');
  if (!modal) throw new Error('no form');
  return modal;
}

describe('the settings panel', () => {
  it('changes the rules at once, says so, and the lobby shows it', async () => {
    const table = await openSettings();
    expect(table.panel().text).toContain('klassisch, ohne Hausregeln');
    const text = await table.choose('play', 'mustFollow', true);
    expect(text).toContain('klassisch, aber: Farbe bekennen muss, wer kann');
    expect(text).toContain('Geändert: Farbe bekennen muss, wer kann.');
    expect(text).toContain('**Farbe bekennen** ✏️ statt «oder trumpfen» (klassisch)');
    expect(table.lobby().text).toContain('klassisch, aber: Farbe bekennen muss, wer kann');
    expect((await stored(table)).rules).toEqual({ ...PRESET_RULES.classic, mustFollow: true });
  });

  it('says what had to change along, and hides what means nothing now', async () => {
    const table = await openSettings({ players: 5 });
    const text = await table.choose('score', 'slate', 'sticks');
    expect(text).toContain('Geändert: Schreiben als Stecken und Kartoffeln.');
    expect(text).toContain(
      'Damit das geht, auch: Plätze für 4; Weis auf der Hand zählt nicht; Tischweis zählt nicht; Stöck zählen nicht; Match zählt nicht extra; Schluss nach 12 Runden.',
    );
    const weis = await table.press(`1:settings:${table.id}:weis`);
    expect(table.panel().selects).toEqual([]);
    expect(weis).toContain(refusals['sticks-without-extras']);
    expect(table.lobby().text).toContain('1 von 4 Plätzen besetzt');
  });

  it('begins another game, and goes back from house rules', async () => {
    const table = await openSettings();
    await table.choose('table', 'game', 'mohren');
    expect(table.lobby().text).toContain('Mohrenjass');
    expect(await table.choose('play', 'gaissBock', true)).toContain('Mohrenjass, aber: Bock und Gaiss erlaubt');
    expect(await table.choose('play', 'gaissSix', 11)).toContain('In der Gaiss zählt die Sechs 11');
    expect(await table.press(`1:resetRules:${table.id}:play`)).toContain('Mohrenjass, ohne Hausregeln');
    expect((await stored(table)).rules).toEqual(PRESET_RULES.mohren);
    await table.choose('table', 'game', 'jass-book');
    expect(table.lobby().text).toContain('Molotow: Jassbuch');
    expect((await stored(table)).rules).toEqual(VARIANT_RULES['jass-book']);
  });

  it('works after a restart', async () => {
    const table = await openSettings();
    await hall.restart();
    expect(await table.choose('table', 'players', 7)).toContain('Geändert: Plätze für 7.');
    expect(table.lobby().text).toContain('1 von 7 Plätzen besetzt');
  });

  it.each(['classic', 'rounds', 'sticks', 'mohren', 'jass-book'])(
    'every choice it offers can be made: %s',
    async (game) => {
      const table = await openSettings({ game });
      for (const page of ['table', 'play', 'weis', 'score']) {
        await table.press(`1:settings:${table.id}:${page}`);
        for (const { customId, options } of table.panel().selects) {
          for (const { value } of customId.endsWith(':game') ? [] : options) {
            const text = await table.press(customId, [value]);
            if (customId.endsWith(':drinking') && value === 'true') expect(text).toContain(settings.adults);
            else expect(table.panel().selects.length).toBeGreaterThan(1);
            // Back, so that the next menu is there again.
            await table.press(`1:setRule:${table.id}:game`, [game]);
            await table.press(`1:settings:${table.id}:${page}`);
          }
        }
      }
    },
    60_000,
  );
});

describe('numbers are entered in a form', () => {
  it('which shows the present one', async () => {
    const table = await openSettings();
    const modal = await form(table, 'limit');
    expect((await table.host.submit(modal, { number: '150' })).answered).toBe('update');
    expect(table.panel().text).toContain('Geändert: Schluss wenn jemand 150 hat.');
    await hall.quiet();
    expect(table.lobby().text).toContain('klassisch, aber: Schluss wenn jemand 150 hat');
    const again = await form(table, 'limit');
    expect((await table.host.submit(again, {})).answered).toBe('update');
    expect((await stored(table)).rules.end).toEqual({ limit: 150 });
  });

  it.each([
    ['sticks', 'deals', '7', { deals: 7 }],
    ['mohren', 'target', '1’000', { target: 1000 }],
    ['mohren', 'target', '10 000', { target: 10_000 }],
  ])('%s, %s: %s', async (game, end, typed, expected) => {
    const table = await openSettings({ game });
    await table.host.submit(await form(table, end), { number: typed });
    expect((await stored(table)).rules.end).toEqual(expected);
  });

  it.each([
    ['classic', 'limit', '9', refusals['limit-out-of-range']],
    ['classic', 'limit', '1001', refusals['limit-out-of-range']],
    ['sticks', 'deals', '0', refusals['deals-out-of-range']],
    ['sticks', 'deals', '101', refusals['deals-out-of-range']],
    ['mohren', 'target', '49', refusals['target-out-of-range']],
    ['mohren', 'target', '999999999', refusals['target-out-of-range']],
    ['mohren', 'target', '9999999999', settings.noNumber],
    ['classic', 'limit', 'hundert', settings.noNumber],
    ['classic', 'limit', '12.5', settings.noNumber],
    ['classic', 'limit', '-100', settings.noNumber],
    ['classic', 'limit', '1e2', settings.noNumber],
    ['classic', 'limit', ' ', settings.noNumber],
  ])('%s, %s: %s is refused with the reason, nothing written', async (game, end, typed, reason) => {
    const table = await openSettings({ game });
    const before = await stored(table);
    expect((await table.host.submit(await form(table, end), { number: typed })).answered).toBe('update');
    expect(table.panel().text).toContain(reason);
    expect(await stored(table)).toEqual(before);
  });

  it('a form that is sent an hour later says that the game is on', async () => {
    const table = await openSettings({ computers: 3 });
    const modal = await form(table, 'limit');
    await table.host.click(table.lobby(), buttonOf(table.lobby(), 'start') ?? '');
    await hall.quiet();
    hall.clock.advance(60 * 60_000);
    await hall.quiet();
    const outcome = await table.host.submit(modal, { number: '150' });
    expect(outcome.message?.text).toBe(refusals['not-in-lobby']);
    expect((await stored(table)).rules).toEqual(PRESET_RULES.classic);
  });

  it('or that the table is closed', async () => {
    const table = await openSettings();
    const modal = await form(table, 'limit');
    await table.host.command(table.channel, 'molotow close');
    expect((await table.host.submit(modal, { number: '150' })).message?.text).toBe(refusals['table-ended']);
  });
});

describe('only the host changes the rules', () => {
  it('others read them', async () => {
    const table = await openSettings();
    const bea = hall.discord.person('Bea', { locale: 'de' });
    const { message } = await bea.click(table.lobby(), buttonOf(table.lobby(), 'settings') ?? '');
    expect(message?.ephemeral).toBe(true);
    expect(message?.selects).toEqual([]);
    expect(message && hasButton('rulesPage')(message)).toBe(true);
  });

  it('and are told so if they try', async () => {
    const table = await openSettings();
    const bea = hall.discord.person('Bea', { locale: 'de' });
    const before = await stored(table);
    for (const [id, values] of [
      [`1:setRule:${table.id}:mustFollow`, ['true']],
      [`1:allAdults:${table.id}`, undefined],
    ] as const) {
      expect((await bea.press(table.lobby(), id, values)).message?.text).toBe(refusals['only-host']);
    }
    expect(await stored(table)).toEqual(before);
  });

  it('until the game starts', async () => {
    const table = await openSettings({ computers: 3 });
    await table.host.click(table.lobby(), buttonOf(table.lobby(), 'start') ?? '');
    await hall.quiet();
    expect(await table.press(`1:settings:${table.id}:weis`)).toBe(refusals['not-in-lobby']);
  });
});

describe('what rules.md §3 refuses is refused with the reason, and nothing is written', () => {
  it.each([
    ['sticks', 'players', 5, 'sticks-need-four'],
    ['mohren', 'players', 3, 'announced-needs-four'],
    ['classic', 'players', 2, 'players-out-of-range'],
    ['classic', 'players', 10, 'players-out-of-range'],
    ['classic', 'doubleLast', true, 'double-last-without-count'],
    ['sticks', 'doubleLast', true, 'double-last-with-sticks'],
    ['mohren', 'end', { limit: 100 }, 'limit-with-announced'],
    ['classic', 'end', { target: 500 }, 'target-without-announced'],
    ['classic', 'gaissBock', true, 'contracts-without-announced'],
    ['rounds', 'slalom', true, 'contracts-without-announced'],
    ['classic', 'gaissSix', 11, 'contracts-without-announced'],
    ['sticks', 'handWeis', 'minus', 'sticks-without-extras'],
    ['sticks', 'tableWeis', true, 'sticks-without-extras'],
    ['sticks', 'stoeck', 'plus', 'sticks-without-extras'],
    ['sticks', 'match', 'minus-257', 'sticks-without-extras'],
    ['mohren', 'tableWeis', true, 'announced-without-table-weis'],
    ['mohren', 'match', 'minus-257', 'announced-without-match'],
    ['sticks', 'end', { limit: 100 }, 'limit-with-sticks'],
    ['classic', 'end', { limit: 1001 }, 'limit-out-of-range'],
    ['rounds', 'end', { deals: 101 }, 'deals-out-of-range'],
    ['mohren', 'end', { target: 49 }, 'target-out-of-range'],
  ] as const)('%s, %s %j: %s', async (game, field, value, reason) => {
    const table = await openSettings({ game });
    const before = await stored(table);
    const text = await table.press(`1:setRule:${table.id}:${field}`, [JSON.stringify(value)]);
    expect(text).toContain(`▸ **${refusals[reason]}**`);
    expect(await stored(table)).toEqual(before);
  });

  it('the Weli with eight', async () => {
    const table = await openSettings({ players: 8 });
    const text = await table.press(`1:setRule:${table.id}:firstLead`, ['"S6"']);
    expect(text).toContain(`▸ **${refusals['weli-missing-with-eight']}**`);
  });

  it('fewer seats than people', async () => {
    const table = await openSettings({ players: 5 });
    for (const name of ['Bea', 'Carl', 'Dora', 'Emil']) {
      const person = hall.discord.person(name, { locale: 'de' });
      await person.click(table.lobby(), buttonOf(table.lobby(), 'join') ?? '');
    }
    const before = await stored(table);
    for (const game of ['mohren', 'sticks']) {
      expect(await table.choose('table', 'game', game)).toContain(`▸ **${refusals['too-many-seated']}**`);
    }
    expect(await table.choose('table', 'players', 4)).toContain(`▸ **${refusals['too-many-seated']}**`);
    expect(await stored(table)).toEqual(before);
  });

  it.each([
    ['sticks', 5, 'sticks-need-four'],
    ['mohren', 3, 'announced-needs-four'],
  ] as const)('also when a table is opened: %s for %i', async (game, players, reason) => {
    const anna = hall.discord.person('Anna', { locale: 'de' });
    const channel = hall.discord.channel();
    const { message } = await anna.command(channel, 'molotow open', { game, players });
    expect([message?.ephemeral, message?.text]).toEqual([true, refusals[reason]]);
    const tables = await hall.store.openTables(channel.guildId);
    expect([...tables.values()].filter((table) => table.channel === channel.id)).toEqual([]);
  });

  it.each([
    ['mustFollow', 'nonsense'],
    ['mustFollow', '"yes"'],
    ['mustFollow', ''],
    ['players', '4.5'],
    ['end', '{"limit":100,"deals":3}'],
    ['end', '{}'],
    ['game', 'poker'],
    ['preset', '"rounds"'],
    ['colour', '"red"'],
  ])('an unknown field or value: %s %j', async (field, value) => {
    const table = await openSettings();
    const before = await stored(table);
    expect(await table.press(`1:setRule:${table.id}:${field}`, [value])).toBe(faults.unknownButton);
    expect(await stored(table)).toEqual(before);
  });
});

describe('the drinking mode', () => {
  it('is turned on only with the word that everybody is of age (rules.md §4)', async () => {
    const table = await openSettings();
    expect(await table.choose('table', 'drinking', true)).toBe(settings.adults);
    expect((await stored(table)).rules.drinking).toBe(false);
    expect(await table.press(`1:settings:${table.id}:table`)).toContain('klassisch, ohne Hausregeln');
    await table.choose('table', 'drinking', true);
    expect(await table.press(`1:allAdults:${table.id}`)).toContain('Geändert: Trinkmodus ein.');
    expect(table.lobby().text).toContain('klassisch, aber: Trinkmodus ein');
    expect(await table.choose('table', 'drinking', false)).toContain('Geändert: Trinkmodus aus.');
  });
});
