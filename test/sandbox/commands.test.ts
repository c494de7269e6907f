import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Person } from '../../src/sandbox/index.ts';
import { type Rig, raw, startRig } from './bot.ts';

const RULES = ['classic', 'rounds'];
const MOLOTOW = {
  name: 'molotow',
  description: 'Play Molotow',
  name_localizations: { de: 'molotow' },
  contexts: [0],
  integration_types: [0],
  options: [
    {
      type: 1,
      name: 'open',
      description: 'Open a table',
      description_localizations: { de: 'Einen Tisch eröffnen' },
      options: [
        {
          type: 3,
          name: 'rules',
          description: 'Rules',
          required: true,
          choices: RULES.map((name) => ({ name, value: name })),
        },
        { type: 4, name: 'seats', description: 'Seats', min_value: 3, max_value: 9 },
        { type: 5, name: 'private', description: 'Private' },
        { type: 6, name: 'guest', description: 'Guest' },
      ],
    },
    {
      type: 1,
      name: 'join',
      description: 'Join',
      options: [{ type: 3, name: 'table', description: 'Table', autocomplete: true, max_length: 8 }],
    },
  ],
};

describe('commands', () => {
  let rig: Rig;
  let channel: Channel;
  let anna: Person;

  beforeEach(async () => {
    rig = await startRig(async (interaction) => {
      if (interaction.isAutocomplete()) {
        return interaction.respond([{ name: `Table ${interaction.options.getFocused()}`, value: 'abcdefgh' }]);
      }
      if (!interaction.isChatInputCommand()) return undefined;
      const { options } = interaction;
      if (options.getSubcommand() === 'join') return interaction.reply(`${options.getString('table')}`);
      const guest = options.getUser('guest');
      const told = [
        options.getString('rules'),
        options.getInteger('seats'),
        options.getBoolean('private'),
        guest?.displayName,
      ];
      return interaction.reply(`${told.join(' ')} ${interaction.locale} ${interaction.guildLocale}`);
    });
    channel = rig.discord.channel();
    anna = rig.discord.person('Anna', { locale: 'fr' });
  });
  afterEach(() => rig.stop());

  const put = (body: unknown, scope = '') =>
    raw(rig.discord, `PUT /applications/${rig.discord.applicationId}${scope}/commands`, body);

  it('registers by one overwrite through discord.js and keeps ids of commands that stay', async () => {
    const before = await rig.client.application.commands.set([MOLOTOW, { name: 'old', description: 'Old' }]);
    const after = await rig.client.application.commands.set([MOLOTOW]);
    expect(after.map(({ id }) => id)).toEqual([before.find(({ name }) => name === 'molotow')?.id]);
    expect((await rig.client.application.commands.fetch()).map(({ name }) => name)).toEqual(['molotow']);
    await rig.client.application.commands.set([{ name: 'here', description: 'Here' }], rig.discord.guildId);
    expect(rig.discord.violations()).toEqual([]);
    await expect(anna.command(channel, 'old')).rejects.toThrow('There is no command /old; offered: here, molotow.');
  });

  it('creates, changes and deletes one command', async () => {
    const command = await rig.client.application.commands.create(MOLOTOW);
    expect((await command.edit({ description: 'Better' })).description).toBe('Better');
    await command.delete();
    expect((await rig.client.application.commands.fetch()).size).toBe(0);
    await expect(command.delete()).rejects.toMatchObject({ code: 10063 });
  });

  it('carries typed options, subcommands, people and languages', async () => {
    await rig.client.application.commands.set([MOLOTOW]);
    const beat = rig.discord.person('Beat');
    const { message } = await anna.command(channel, 'molotow open', {
      rules: 'classic',
      seats: 5,
      private: true,
      guest: beat.id,
    });
    expect(message?.text).toBe('classic 5 true Beat fr de');
  });

  it('completes an option while it is typed', async () => {
    await rig.client.application.commands.set([MOLOTOW]);
    const choices = await anna.autocomplete(channel, 'molotow join', { values: { table: 'ab' }, focused: 'table' });
    expect(choices).toEqual([{ name: 'Table ab', value: 'abcdefgh' }]);
    expect(anna.sees(channel)).toEqual([]);
  });

  it.each([
    ['molotow', {}, '/molotow wants one of: open, join.'],
    ['molotow shut', {}, '/molotow shut: there is no "shut"; offered: open, join.'],
    ['molotow open', {}, 'Option "rules" is required.'],
    ['molotow open', { rules: 'other' }, 'Option "rules" must be one of classic, rounds.'],
    ['molotow open', { rules: 'classic', seats: 2 }, 'Option "seats" must lie in 3…9.'],
    ['molotow open', { rules: 'classic', seats: 3.5 }, 'Option "seats" must be a whole number.'],
    ['molotow open', { rules: 'classic', seats: '4' }, 'Option "seats" must be a number.'],
    [
      'molotow open',
      { rules: 'classic', colour: 'x' },
      'There is no option "colour"; offered: rules, seats, private, guest.',
    ],
    ['molotow join', { table: 'x'.repeat(9) }, 'Option "table" must lie in …8.'],
  ])('lets nobody send what the client would not: /%s %o', async (line, values, complaint) => {
    await rig.client.application.commands.set([MOLOTOW]);
    await expect(anna.command(channel, line, values)).rejects.toThrow(complaint);
  });

  const option = (more: object) => [
    { name: 'x', description: 'X', options: [{ type: 3, name: 'o', description: 'O', ...more }] },
  ];
  it.each([
    ['a name in capitals', [{ name: 'Jass', description: 'X' }], 'command', '[0].name'],
    ['no description', [{ name: 'jass' }], 'command', '[0].description'],
    ['a description of 101', [{ name: 'jass', description: 'x'.repeat(101) }], 'schema', '[0].description'],
    [
      'a name twice',
      [
        { name: 'a', description: 'X' },
        { name: 'a', description: 'Y' },
      ],
      'command',
      '',
    ],
    [
      'a language that Discord has not',
      [{ name: 'a', description: 'X', name_localizations: { 'de-CH': 'a' } }],
      'command',
      '[0]',
    ],
    [
      '26 choices',
      option({ choices: Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` })) }),
      'schema',
      '[0].options[0].choices',
    ],
    [
      'choices that complete themselves',
      option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] }),
      'command',
      '[0].options[0]',
    ],
    [
      'a required option behind an optional one',
      [
        {
          name: 'a',
          description: 'X',
          options: [
            { type: 3, name: 'o', description: 'O' },
            { type: 3, name: 'p', description: 'P', required: true },
          ],
        },
      ],
      'command',
      '[0].options',
    ],
    [
      'an option beside a subcommand',
      [
        {
          name: 'a',
          description: 'X',
          options: [
            { type: 1, name: 's', description: 'S' },
            { type: 3, name: 'p', description: 'P' },
          ],
        },
      ],
      'command',
      '[0].options',
    ],
    ['no list', { name: 'a', description: 'X' }, 'schema', ''],
  ])('refuses to register %s', async (_what, body, rule, where) => {
    expect((await put(body)).code).toBe(50035);
    expect(rig.discord.violations().map((one) => [one.rule, one.where])).toContainEqual([rule, where]);
  });

  it('registers on no server where the bot is not', async () => {
    expect((await put([], '/guilds/123456789012345678')).code).toBe(50001);
  });
});
