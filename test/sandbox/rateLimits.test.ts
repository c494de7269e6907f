import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '../../src/sandbox/index.ts';
import { answer, raw, type SilentRig, startSilentRig, webhook } from './bot.ts';

describe('rate limits (discord.md)', () => {
  let rig: SilentRig;
  let channel: Channel;
  beforeEach(async () => {
    rig = await startSilentRig();
    channel = rig.discord.channel();
  });
  afterEach(() => rig.stop());

  const send = (to: Channel) => raw(rig.discord, `POST /channels/${to.id}/messages`, { content: 'x' });
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

  it('takes five sends in five seconds, for each channel', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await send(channel));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.json).toMatchObject({ message: 'You are being rate limited.', global: false });
    expect(Number(answers.at(-1)?.json.retry_after)).toBeGreaterThan(0);
    expect((await send(rig.discord.channel('other'))).status).toBe(200);
  });

  it('tells the client how it stands, so that discord.js waits by itself', async () => {
    const target = await rig.client.channels.fetch(channel.id);
    if (!target?.isSendable()) throw new Error('not sendable');
    const started = Date.now();
    await Promise.all(Array.from({ length: 6 }, (_, n) => target.send(`${n}`)));
    expect(Date.now() - started).toBeGreaterThan(4000);
    expect(rig.discord.requests().filter(({ status }) => status === 429)).toEqual([]);
  });

  it('takes five follow-ups in two seconds for a token, and any number of edits by it', async () => {
    const { interaction } = await rig.received(() => rig.discord.person('Anna').command(channel, 'jass'));
    await answer(rig.discord, interaction, { type: 4, data: { content: 'x' } });
    const followUps = [];
    for (let n = 0; n < 6; n += 1)
      followUps.push(await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'x' } }));
    expect(statuses(followUps)).toEqual([200, 200, 200, 200, 200, 429]);
    const edit = { request: 'PATCH /messages/@original', body: { content: 'y' } };
    const edits = await Promise.all(Array.from({ length: 80 }, () => webhook(rig.discord, interaction, edit)));
    expect(new Set(statuses(edits))).toEqual(new Set([200]));
  });

  it('takes fifty requests a second by the bot token', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => raw(rig.discord, 'GET /users/@me')));
    expect(new Set(statuses(answers))).toEqual(new Set([200, 429]));
    expect(answers.find(({ status }) => status === 429)?.json).toMatchObject({ global: true });
  });
});
