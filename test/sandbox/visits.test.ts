import { once } from 'node:events';
import { type Client, MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Behaviour, buttonRow, login } from './bot.ts';
import { openSandbox, type TestSandbox } from './openSandbox.ts';
import { type TestVisitor, visit } from './visitor.ts';

const SECRET = 'the hand of';

const behave: Behaviour = async (interaction) => {
  if (interaction.isAutocomplete()) return interaction.respond([{ name: interaction.user.displayName, value: 'x' }]);
  if (interaction.isChatInputCommand()) {
    return interaction.reply({ content: 'table', components: [buttonRow(['hand', 'My hand'], ['form', 'Form'])] });
  }
  if (interaction.isModalSubmit()) return interaction.reply(interaction.fields.getTextInputValue('name'));
  if (!interaction.isButton()) return undefined;
  if (interaction.customId === 'form') {
    const name = { type: 4, custom_id: 'name', style: 1 } as const;
    return interaction.showModal({
      custom_id: 'form',
      title: 'Form',
      components: [{ type: 18, label: 'Name', component: name }],
    });
  }
  const whisper = await interaction.reply({
    content: `${SECRET} ${interaction.user.displayName}`,
    flags: MessageFlags.Ephemeral,
  });
  return whisper.edit(`${SECRET} ${interaction.user.displayName}, again`);
};

describe('the socket of a page', () => {
  let sandbox: TestSandbox;
  let client: Client<true>;
  let visitors: TestVisitor[] = [];
  beforeAll(async () => {
    sandbox = await openSandbox();
    client = await login(sandbox, behave);
    const who = { type: 3, name: 'who', description: 'Who', autocomplete: true } as const;
    await client.application.commands.set([
      { name: 'jass', description: 'Play', options: [who] },
      { name: 'setup', description: 'Set up', defaultMemberPermissions: 'ManageGuild' },
    ]);
  });
  afterEach(() => {
    for (const visitor of visitors) visitor.leave();
    visitors = [];
    expect(sandbox.violations).toEqual([]);
    expect(sandbox.troubles).toEqual([]);
  });
  afterAll(async () => {
    await client.destroy();
    await sandbox.remove();
  });

  const enter = async (person: string | null, language?: string) => {
    const visitor = await visit(sandbox, person, language);
    visitors.push(visitor);
    return visitor;
  };
  const channelOf = (visitor: TestVisitor) => visitor.place().channels[0]?.id ?? '';
  const open = async (visitor: TestVisitor) => {
    const { outcome } = await visitor.ask({ do: 'command', channel: channelOf(visitor), line: 'jass', values: {} });
    return outcome?.message?.id ?? '';
  };

  it('shows who is there and what there is', async () => {
    const place = (await enter(null)).place();
    expect(place.me.name).toBe('Anna');
    expect(place.people.map(({ name, locale }) => `${name} ${locale}`)).toEqual([
      'Anna de',
      'Beat de',
      'Carla de',
      'Dario en-US',
    ]);
    expect(place.channels).toHaveLength(3);
    expect(place.application.online).toBe(true);
    expect(JSON.stringify(place)).not.toContain(sandbox.token);
  });

  it('lets a person of a new name join, in the language of the browser', async () => {
    expect((await enter('Fritz', 'it-CH')).place().me).toMatchObject({ name: 'Fritz', locale: 'it' });
    expect((await enter('Gret', 'pl')).place().me).toMatchObject({ name: 'Gret', locale: 'en-US' });
  });

  it('carries what everybody sees to everybody, and an ephemeral message to its person alone', async () => {
    const [anna, alsoAnna, beat] = [await enter('Anna'), await enter('Anna'), await enter('Beat')];
    const table = await open(anna);
    await beat.until(({ message }) => message?.id === table);
    await beat.ask({ do: 'click', message: table, button: 'hand' });
    await beat.until(({ message }) => message?.content === `${SECRET} Beat, again`);
    await anna.ask({ do: 'click', message: table, button: 'hand' });
    await alsoAnna.until(({ message }) => message?.content === `${SECRET} Anna, again`);
    const history = await anna.ask({ do: 'history', channel: channelOf(anna), before: null });
    for (const told of [anna.told(), alsoAnna.told(), history])
      expect(JSON.stringify(told)).not.toContain('Beat, again');
    expect(JSON.stringify(beat.told())).not.toContain(`${SECRET} Anna`);
  });

  it('lists the commands that its person may use', async () => {
    const names = (visitor: TestVisitor) => visitor.place().commands.map(({ name }) => name);
    expect(names(await enter('Anna'))).toEqual(['jass', 'setup']);
    expect(names(await enter('Beat'))).toEqual(['jass']);
  });

  it('refuses what the person could not click, and goes on', async () => {
    const [anna, beat] = [await enter('Anna'), await enter('Beat')];
    const { outcome } = await anna.ask({ do: 'click', message: await open(anna), button: 'hand' });
    const secret = outcome?.message?.id ?? '';
    const foreign = await beat.ask({ do: 'dismiss', message: secret });
    expect(foreign).toEqual({ refused: `Beat doesn't see message ${secret}.` });
    const nothing = await beat.ask({ do: 'click', message: await open(beat), button: 'nothing' });
    expect(nothing.refused).toContain('There is no button "nothing"');
    expect(await beat.ask({ do: 'submit', values: {} })).toEqual({ refused: 'This form is no longer open.' });
    const noChannel = await beat.ask({ do: 'say', channel: '123456789012345678', text: 'x' });
    expect(noChannel).toEqual({ refused: 'There is no channel 123456789012345678.' });
  });

  it('completes options, and submits the form that was opened', async () => {
    const anna = await enter('Anna');
    const typing = { channel: channelOf(anna), line: 'jass', values: { who: 'a' }, focused: 'who' };
    const { outcome } = await anna.ask({ do: 'autocomplete', ...typing });
    expect(outcome?.choices).toEqual([{ name: 'Anna', value: 'x' }]);
    const form = await anna.ask({ do: 'click', message: await open(anna), button: 'form' });
    expect(form.outcome).toMatchObject({ answered: 'modal', modal: { title: 'Form' } });
    const sent = await anna.ask({ do: 'submit', values: { name: 'Stube' } });
    expect(sent.outcome?.message?.content).toBe('Stube');
  });

  it('dismisses, adds channels and people, changes languages, and pages through history', async () => {
    const anna = await enter('Anna');
    await anna.ask({ do: 'addChannel', name: 'Neue Stube!' });
    const channel = anna.place().channels.at(-1);
    expect(channel?.name).toBe('neue-stube-');
    for (const locale of ['fr', 'it'] as const) await anna.ask({ do: 'addPerson', name: 'Emil', locale });
    expect(anna.place().people.at(-1)).toMatchObject({ name: 'Emil', locale: 'fr' });
    expect(anna.place().people.filter(({ name }) => name === 'Emil')).toHaveLength(1);
    await anna.ask({ do: 'setLocale', locale: 'en-GB' });
    expect(anna.place().me.locale).toBe('en-GB');
    for (let at = 1; at <= 60; at++) await anna.ask({ do: 'say', channel: channel?.id ?? '', text: `message ${at}` });
    const newest = await anna.ask({ do: 'history', channel: channel?.id ?? '', before: null });
    expect(newest.history).toMatchObject({ hasMore: true });
    expect(newest.history?.messages.map(({ content }) => content).at(0)).toBe('message 11');
    const before = newest.history?.messages[0]?.id ?? '';
    const older = await anna.ask({ do: 'history', channel: channel?.id ?? '', before });
    expect(older.history?.messages.map(({ content }) => content)).toHaveLength(10);
    expect(older.history).toMatchObject({ hasMore: false });
  });

  it("shows the application's emojis", async () => {
    const anna = await enter('Anna');
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const emoji = await client.application.emojis.create({ attachment: png, name: 'rose' });
    await anna.until(({ place }) => place?.emojis.some(({ name }) => name === 'rose') ?? false);
    const picture = await fetch(`${sandbox.url}/cdn/emojis/${emoji.id}`);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    await emoji.delete();
    expect((await fetch(`${sandbox.url}/cdn/emojis/${emoji.id}`)).status).toBe(404);
  });

  it.each(['x', '{}', '{"be":""}', '{"ask":1,"deed":{"do":"nothing"}}', '[]', '{"ask":1,"deed":{"do":"say"}}'])(
    'is closed at %s',
    async (said) => {
      const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/live`);
      await once(socket, 'open');
      socket.send(said);
      const [code] = await once(socket, 'close');
      expect(code).toBe(1007);
    },
  );
});
