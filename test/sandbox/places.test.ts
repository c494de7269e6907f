import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '../../src/sandbox/index.ts';
import { raw, type SilentRig, startSilentRig } from './bot.ts';

const IMAGE = `data:image/png;base64,${Buffer.alloc(300).toString('base64')}`;

describe('threads, emojis and pings', () => {
  let rig: SilentRig;
  let channel: Channel;
  beforeEach(async () => {
    rig = await startSilentRig({ rateLimits: false });
    channel = rig.discord.channel();
  });
  afterEach(() => rig.stop());

  const send = (body: object, to = channel.id) => raw(rig.discord, `POST /channels/${to}/messages`, body);

  it('opens a thread on a message, once, and posts into it', async () => {
    const anna = rig.discord.person('Anna');
    const { json } = await send({ content: 'table' });
    const thread = await raw(rig.discord, `POST /channels/${channel.id}/messages/${json.id}/threads`, {
      name: 'runde',
    });
    expect(thread).toMatchObject({ status: 201, json: { id: json.id, type: 11, parent_id: channel.id } });
    expect(
      (await raw(rig.discord, `POST /channels/${channel.id}/messages/${json.id}/threads`, { name: 'x' })).code,
    ).toBe(160004);
    await send({ content: 'inside' }, String(json.id));
    expect(anna.sees(String(json.id)).map(({ text }) => text)).toEqual(['inside']);
  });

  it('opens threads and forum posts through discord.js, renames and archives its own', async () => {
    const text = await rig.client.channels.fetch(channel.id);
    const forum = await rig.client.channels.fetch(rig.discord.channel('forum', { kind: 'forum' }).id);
    if (text?.type !== 0 || forum?.type !== 15) throw new Error('wrong kinds');
    const thread = await text.threads.create({ name: 'runde', type: 11 });
    await thread.setName('runde 2');
    await thread.setArchived(true);
    await expect(thread.send('x')).resolves.toBeDefined();
    const post = await forum.threads.create({ name: 'post', message: { content: 'first' } });
    expect(
      rig.discord
        .person('Anna')
        .sees(post.id)
        .map(({ text: seen }) => seen),
    ).toEqual(['first']);
    rig.discord.deny(channel, ['CreatePublicThreads']);
    await expect(text.threads.create({ name: 'y', type: 11 })).rejects.toMatchObject({ code: 50013 });
    expect(rig.discord.violations()).toEqual([]);
  });

  it('keeps application emojis through discord.js and knows them on buttons', async () => {
    const emojis = rig.client.application.emojis;
    const emoji = await emojis.create({ attachment: Buffer.alloc(300), name: 'rosen_ass' });
    expect((await emojis.fetch()).map(({ name }) => name)).toEqual(['rosen_ass']);
    const button = { type: 2, style: 1, label: 'Ass', custom_id: 'x', emoji: { id: emoji.id, name: 'rosen_ass' } };
    expect((await send({ content: 'x', components: [{ type: 1, components: [button] }] })).status).toBe(200);
    await emoji.edit({ name: 'rosen_6' });
    await emoji.delete();
    await expect(emoji.delete()).rejects.toMatchObject({ code: 10014 });
    expect(rig.discord.violations()).toEqual([]);
  });

  it.each([
    ['a short name', { name: 'x', image: IMAGE }],
    ['no picture', { name: 'ace', image: 'data:text/plain;base64,AAAA' }],
    [
      'a picture over 256 KiB',
      { name: 'ace', image: `data:image/png;base64,${Buffer.alloc(262_145).toString('base64')}` },
    ],
    ['a taken name', { name: 'taken', image: IMAGE }],
  ])('refuses an emoji with %s', async (_what, body) => {
    const path = `POST /applications/${rig.discord.applicationId}/emojis`;
    await raw(rig.discord, path, { name: 'taken', image: IMAGE });
    expect((await raw(rig.discord, path, body)).code).toBe(50035);
    expect(rig.discord.violations()).toHaveLength(1);
  });

  it('notifies who is mentioned in a new message, as allowed_mentions says, and nobody by an edit', async () => {
    const [anna, beat] = [rig.discord.person('Anna'), rig.discord.person('Beat')];
    const content = `<@${anna.id}> <@${beat.id}> @everyone`;
    const pings = () => [anna.pings().length, beat.pings().length];
    await send({ content, allowed_mentions: { parse: [] } });
    expect(pings()).toEqual([0, 0]);
    await send({ content, allowed_mentions: { users: [anna.id] } });
    expect(pings()).toEqual([1, 0]);
    await send({ content });
    expect(pings()).toEqual([2, 1]);
    await send({ flags: 1 << 15, components: [{ type: 10, content }], allowed_mentions: { parse: ['users'] } });
    expect(pings()).toEqual([3, 2]);
    const { json } = await send({ content: 'x' });
    await raw(rig.discord, `PATCH /channels/${channel.id}/messages/${json.id}`, { content });
    await send({ embeds: [{ description: content }] });
    expect(pings()).toEqual([3, 2]);
    rig.discord.allow(channel, ['MentionEveryone']);
    await send({ content: '@everyone' });
    expect(pings()).toEqual([4, 3]);
  });
});
