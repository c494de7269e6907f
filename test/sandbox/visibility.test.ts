import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Person } from '../../src/sandbox/index.ts';
import { answer, button, EPHEMERAL, raw, row, type SilentRig, startSilentRig, webhook } from './bot.ts';

describe('who sees what', () => {
  let rig: SilentRig;
  let channel: Channel;
  let anna: Person;
  let beat: Person;

  beforeEach(async () => {
    rig = await startSilentRig();
    channel = rig.discord.channel();
    anna = rig.discord.person('Anna');
    beat = rig.discord.person('Beat');
  });
  afterEach(async () => {
    expect(rig.discord.violations()).toEqual([]);
    await rig.stop();
  });

  const hand = async (person: Person) => {
    const { interaction, outcome } = await rig.received(() => person.command(channel, 'jass'));
    const data = {
      content: 'hand',
      flags: EPHEMERAL,
      components: [row(button('play'), button('wait', { disabled: true }))],
    };
    await answer(rig.discord, interaction, { type: 4, data });
    return { interaction, id: (await outcome).message?.id ?? '' };
  };

  it('keeps an ephemeral message from everybody else and from the bot token', async () => {
    const { id } = await hand(anna);
    expect(beat.sees(channel)).toEqual([]);
    for (const request of ['GET', 'PATCH', 'DELETE']) {
      const body = request === 'PATCH' ? { content: 'x' } : undefined;
      expect((await raw(rig.discord, `${request} /channels/${channel.id}/messages/${id}`, body)).code).toBe(10008);
    }
  });

  it('drops a dismissed message from the client while Discord still takes edits of it', async () => {
    const { id, interaction } = await hand(anna);
    anna.dismiss(id);
    expect(anna.sees(channel)).toEqual([]);
    expect(
      (await webhook(rig.discord, interaction, { request: 'PATCH /messages/@original', body: { content: 'x' } }))
        .status,
    ).toBe(200);
    expect(anna.sees(channel)).toEqual([]);
    await expect(anna.click(id, 'play')).rejects.toThrow("doesn't see");
  });

  it('lets people click only what they see and what is enabled', async () => {
    const { id } = await hand(anna);
    await expect(anna.click(id, 'wait')).rejects.toThrow('Disabled is the button "wait"');
    await expect(anna.click(id, 'nothing')).rejects.toThrow(
      'There is no button "nothing"; the message has: play, wait (disabled).',
    );
    await expect(beat.click(id, 'play')).rejects.toThrow("Beat doesn't see");
    rig.discord.deny(channel, ['ViewChannel'], anna);
    await expect(anna.click(id, 'play')).rejects.toThrow("Anna can't see #jass");
    rig.discord.allow(channel, ['ViewChannel'], anna);
    rig.discord.deleteMessage(id);
    await expect(anna.click(id, 'play')).rejects.toThrow('no message');
  });

  it('lets a forged client send any custom id', async () => {
    const { id } = await hand(anna);
    const { interaction } = await rig.received(() => beat.press(id, '1:play:stolen'));
    expect(interaction.isButton() && interaction.customId).toBe('1:play:stolen');
    expect(interaction.user.id).toBe(beat.id);
  });

  it('says of every request who could see what it carried', async () => {
    const { interaction } = await hand(anna);
    await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'table' } });
    await raw(rig.discord, `PATCH /channels/1/messages/2`, { content: 'nowhere' });
    const audiences = rig.discord
      .requests()
      .slice(-3)
      .map(({ path, audience }) => [path.split('/')[1], audience]);
    expect(audiences).toEqual([
      ['interactions', { kind: 'person', personId: anna.id }],
      ['webhooks', { kind: 'channel', channelId: channel.id }],
      ['channels', { kind: 'nobody' }],
    ]);
  });

  it('waits for a message, and says what was seen instead when none comes', async () => {
    const waiting = beat.until(channel, ({ text }) => text === 'table');
    const { interaction } = await hand(anna);
    await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'table' } });
    expect((await waiting).text).toBe('table');
    const vain = anna.until(channel, ({ text }) => text === 'never', { within: 20 });
    await expect(vain).rejects.toThrow(
      'Anna saw no such message within 20 ms, but:\n— (only you) hand [play|wait]\n— table []',
    );
  });

  it('settles only when an unanswered interaction is answered or lost', async () => {
    await rig.received(() => anna.command(channel, 'jass'));
    await rig.discord.settled();
    expect(rig.discord.requests().filter(({ path }) => path.startsWith('/interactions'))).toEqual([]);
  });
});
