import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Person } from '../../src/sandbox/index.ts';
import { answer, button, movableClock, raw, row, type SilentRig, startSilentRig, webhook } from './bot.ts';

const MINUTE = 60_000;

describe('messages by the bot token', () => {
  const clock = movableClock();
  let rig: SilentRig;
  let channel: Channel;
  let anna: Person;

  beforeEach(async () => {
    rig = await startSilentRig({ clock, rateLimits: false });
    channel = rig.discord.channel();
    anna = rig.discord.person('Anna');
  });
  afterEach(async () => {
    expect(rig.discord.violations()).toEqual([]);
    await rig.stop();
  });

  const send = (to: Channel, body: object = { content: 'x' }) =>
    raw(rig.discord, `POST /channels/${to.id}/messages`, body);
  const on = (request: string, id: unknown, body?: object) =>
    raw(rig.discord, `${request} /channels/${channel.id}/messages/${id}`, body);

  it('sends, gets, edits and deletes through discord.js', async () => {
    const target = await rig.client.channels.fetch(channel.id);
    if (!target?.isSendable()) throw new Error('not sendable');
    const message = await target.send('one');
    await message.edit('two');
    expect(anna.sees(channel)).toMatchObject([{ text: 'two', edited: true }]);
    await message.delete();
    expect(anna.sees(channel)).toEqual([]);
  });

  it('knows no other channel (10003) or message (10008)', async () => {
    expect(await raw(rig.discord, 'POST /channels/123456789012345678/messages', { content: 'x' })).toMatchObject({
      status: 404,
      code: 10003,
    });
    expect(await on('PATCH', '123456789012345678', { content: 'x' })).toMatchObject({ status: 404, code: 10008 });
    const { json } = await send(channel);
    rig.discord.deleteMessage(String(json.id));
    expect((await on('PATCH', json.id, { content: 'y' })).code).toBe(10008);
    rig.discord.deleteChannel(channel);
    expect((await send(channel)).code).toBe(10003);
  });

  it('needs View Channel (50001) and Send Messages (50013); interactions need neither', async () => {
    const { json } = await send(channel, { content: 'x', components: [row(button('go'))] });
    rig.discord.deny(channel, ['SendMessages']);
    expect(await send(channel)).toMatchObject({ status: 403, code: 50013 });
    expect((await on('PATCH', json.id, { content: 'still editable' })).status).toBe(200);
    rig.discord.deny(channel, ['ViewChannel']);
    expect(await send(channel)).toMatchObject({ status: 403, code: 50001 });
    expect((await on('PATCH', json.id, { content: 'x' })).code).toBe(50001);
    const { interaction } = await rig.received(() => anna.click(String(json.id), 'go'));
    expect(interaction.appPermissions.has('SendMessages')).toBe(false);
    expect(interaction.appPermissions.has('AttachFiles')).toBe(true);
    expect((await answer(rig.discord, interaction, { type: 4, data: { content: 'answer' } })).status).toBe(200);
    expect((await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'follow-up' } })).status).toBe(
      200,
    );
    rig.discord.allow(channel, ['ViewChannel', 'SendMessages']);
    expect((await send(channel)).status).toBe(200);
  });

  it('tells the client of changed permissions', async () => {
    const changed = new Promise((resolve) => rig.client.once('channelUpdate', resolve));
    rig.discord.deny(channel, ['SendMessages']);
    await changed;
    const cached = rig.client.channels.cache.get(channel.id);
    const me = rig.client.guilds.cache.get(rig.discord.guildId)?.members.me;
    if (!cached || cached.isDMBased() || !me) throw new Error('not cached');
    expect(cached.permissionsFor(me)?.has('SendMessages')).toBe(false);
    expect(cached.permissionsFor(me)?.has('ViewChannel')).toBe(true);
  });

  it('asks in a thread for Send Messages in Threads, by the parent, and not in a locked one', async () => {
    const thread = rig.discord.channel('runde', { kind: 'thread', parent: channel });
    rig.discord.deny(channel, ['SendMessages']);
    expect((await send(thread)).status).toBe(200);
    rig.discord.deny(channel, ['SendMessagesInThreads']);
    expect((await send(thread)).code).toBe(50013);
    rig.discord.allow(channel, ['SendMessagesInThreads']);
    rig.discord.archive(thread, 'locked');
    expect((await send(thread)).code).toBe(50083);
  });

  it('refuses without the bot token', async () => {
    const response = await fetch(`${rig.discord.api}/v10/users/@me`, { headers: { authorization: 'Bot wrong' } });
    expect([response.status, await response.json()]).toEqual([401, { code: 0, message: '401: Unauthorized' }]);
  });

  it('posts once per enforced nonce', async () => {
    const first = await send(channel, { content: 'x', nonce: 'table-1', enforce_nonce: true });
    const second = await send(channel, { content: 'x', nonce: 'table-1', enforce_nonce: true });
    await send(channel, { content: 'y', nonce: 'table-1' });
    expect(second.json.id).toBe(first.json.id);
    expect(anna.sees(channel).map(({ text }) => text)).toEqual(['x', 'y']);
  });

  it('limits edits of a message older than an hour (30046)', async () => {
    const { json } = await send(channel);
    clock.advance(61 * MINUTE);
    const edits = [];
    for (const content of ['1', '2', '3', '4']) edits.push((await on('PATCH', json.id, { content })).code);
    expect(edits).toEqual([undefined, undefined, undefined, 30046]);
    clock.advance(61 * MINUTE);
    expect((await on('PATCH', json.id, { content: '5' })).status).toBe(200);
  });

  it('does not offer an admin command to everybody, nor any command where they are taken away', async () => {
    const admin = rig.discord.person('Chef', { permissions: ['ManageGuild'] });
    await rig.client.application.commands.set([
      { name: 'jass', description: 'Play' },
      { name: 'admin', description: 'Settings', defaultMemberPermissions: ['ManageGuild'] },
    ]);
    await expect(anna.command(channel, 'admin')).rejects.toThrow('not offered to Anna');
    const { interaction } = await rig.received(() => admin.command(channel, 'admin'));
    expect(interaction.memberPermissions?.has('ManageGuild')).toBe(true);
    rig.discord.deny(channel, ['UseApplicationCommands'], anna);
    await expect(anna.command(channel, 'jass')).rejects.toThrow('not offered to Anna');
  });
});
