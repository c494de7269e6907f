import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Person } from '../../src/sandbox/index.ts';
import { answer, raw, type SilentRig, startSilentRig, text, V2 } from './bot.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const file = (name: string) => new AttachmentBuilder(PNG, { name, description: `what ${name} shows` });
const gallery = (name: string) => ({
  type: 12,
  items: [{ media: { url: `attachment://${name}` }, description: 'four cards' }],
});

describe('uploads', () => {
  let rig: SilentRig;
  let channel: Channel;
  let anna: Person;

  beforeEach(async () => {
    rig = await startSilentRig();
    channel = rig.discord.channel();
    anna = rig.discord.person('Anna');
  });
  afterEach(() => rig.stop());

  const clickable = async () => {
    const { interaction } = await rig.received(() => anna.command(channel, 'jass'));
    if (!interaction.isChatInputCommand()) throw new Error('no command');
    return interaction;
  };
  const files = () => anna.sees(channel).map(({ attachments }) => attachments.map(({ name, alt }) => [name, alt]));

  it('takes multipart answers and serves the picture', async () => {
    const interaction = await clickable();
    await interaction.reply({ content: 'table', files: [file('table.png')] });
    const [message] = anna.sees(channel);
    expect(message?.attachments).toMatchObject([{ name: 'table.png', alt: 'what table.png shows' }]);
    const response = await fetch(message?.attachments[0]?.url ?? '');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(rig.discord.requests().at(-1)?.files).toEqual([{ name: 'table.png', size: PNG.length }]);
    expect(rig.discord.violations()).toEqual([]);
  });

  it('shows in V2 what a component places; the message comes back with no attachments', async () => {
    const interaction = await clickable();
    await interaction.deferReply();
    const message = await interaction.editReply({
      flags: MessageFlags.IsComponentsV2,
      components: [text('trick'), gallery('a.png')],
      files: [file('a.png')],
    });
    expect(message.attachments.size).toBe(0);
    expect(JSON.stringify(message.components)).toContain(`${rig.discord.url}/cdn/attachments/${channel.id}/`);
    expect(files()).toEqual([[['a.png', 'four cards']]]);
    expect(rig.discord.violations()).toEqual([]);
  });

  it('keeps of the old files what an edit lists, and all of them without a list', async () => {
    const interaction = await clickable();
    await interaction.reply({ content: 'x', files: [file('a.png'), file('b.png')] });
    const first = await interaction.fetchReply();
    const kept = first.attachments.find(({ name }) => name === 'b.png');
    await interaction.editReply({ content: 'y' });
    expect(files()).toEqual([
      [
        ['a.png', 'what a.png shows'],
        ['b.png', 'what b.png shows'],
      ],
    ]);
    await interaction.editReply({ attachments: kept ? [kept] : [], files: [file('c.png')] });
    expect(files()).toEqual([
      [
        ['b.png', 'what b.png shows'],
        ['c.png', 'what c.png shows'],
      ],
    ]);
    await interaction.editReply({ attachments: [] });
    expect(files()).toEqual([[]]);
    // A client may have read the message before the edit, and fetch the file after it.
    expect((await fetch(kept?.url ?? '')).status).toBe(200);
    expect(rig.discord.violations()).toEqual([]);
  });

  it('records a file that no V2 component places, and refuses an eleventh', async () => {
    const interaction = await clickable();
    await interaction.reply({ flags: MessageFlags.IsComponentsV2, components: [text('x')], files: [file('lost.png')] });
    expect(rig.discord.violations()).toMatchObject([
      { rule: 'unplaced-file', message: 'No component places lost.png, so nobody will see it.' },
    ]);
    const eleven = Array.from({ length: 11 }, (_, n) => file(`${n}.png`));
    const placed = eleven.map(({ name }) => gallery(name ?? ''));
    await expect(interaction.editReply({ components: placed, files: eleven })).rejects.toThrow('Invalid Form Body');
  });

  it('needs Attach Files for sends by token, not for answers', async () => {
    rig.discord.deny(channel, ['AttachFiles']);
    const target = await rig.client.channels.fetch(channel.id);
    if (!target?.isSendable()) throw new Error('not sendable');
    await expect(target.send({ files: [file('a.png')] })).rejects.toMatchObject({ code: 50013 });
    const interaction = await clickable();
    await interaction.reply({ content: 'x', files: [file('a.png')] });
    expect(files()).toEqual([[['a.png', 'what a.png shows']]]);
  });

  it('refuses a file over the limit (40005) and a body that is no JSON (50109)', async () => {
    const target = await rig.client.channels.fetch(channel.id);
    if (!target?.isSendable()) throw new Error('not sendable');
    await expect(
      target.send({ files: [new AttachmentBuilder(Buffer.alloc(10_485_761), { name: 'big.bin' })] }),
    ).rejects.toMatchObject({ code: 40005 });
    const headers = { authorization: `Bot ${rig.discord.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${rig.discord.api}/v10/channels/${channel.id}/messages`, {
      method: 'POST',
      headers,
      body: '{',
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 50109 }]);
  });

  it('takes V2 by raw JSON without files as well', async () => {
    const interaction = await clickable();
    expect(
      (await answer(rig.discord, interaction, { type: 4, data: { flags: V2, components: [text('x')] } })).status,
    ).toBe(200);
    expect((await raw(rig.discord, `GET /channels/${channel.id}/messages`)).json).toMatchObject([
      { flags: V2, content: '' },
    ]);
  });
});
