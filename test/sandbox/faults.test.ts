import { describe, expect, it } from 'vitest';
import { startDiscord } from '../../src/sandbox/index.ts';
import { answer, movableClock, raw, startSilentRig } from './bot.ts';

describe('faults', () => {
  it('shows a fault of the sandbox itself: 500, a violation, and close rejects', async () => {
    const clock = movableClock();
    let isBroken = false;
    const now = () => {
      if (isBroken) throw new Error('the clock has stopped');
      return clock.now();
    };
    const discord = await startDiscord({ clock: { now } });
    const channel = discord.channel();
    isBroken = true;
    expect((await raw(discord, `POST /channels/${channel.id}/messages`, { content: 'x' })).status).toBe(500);
    expect(discord.violations()).toMatchObject([{ rule: 'sandbox-fault' }]);
    expect(discord.requests()).toMatchObject([{ status: 500 }]);
    await expect(discord.close()).rejects.toThrow('The sandbox itself had a fault.');
  });

  it('refuses a broken upload as Discord does', async () => {
    const discord = await startDiscord();
    const response = await fetch(`${discord.api}/v10/channels/1/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'no parts at all',
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 50109 }]);
    await discord.close();
  });

  it('names what does not settle, and closing ends what is still open', async () => {
    const rig = await startSilentRig();
    const anna = rig.discord.person('Anna');
    const channel = rig.discord.channel();
    const { interaction } = await rig.received(() => anna.command(channel, 'jass'));
    await answer(rig.discord, interaction, { type: 5 });
    const { outcome } = await rig.received(() => anna.command(channel, 'jass'));
    await expect(rig.discord.settled({ within: 100 })).rejects.toThrow(
      /unanswered command jass, message \d+ is still thinking/,
    );
    await rig.stop();
    expect((await outcome).answered).toBe('failed');
  });

  it('makes no ids that are none', async () => {
    await expect(startDiscord({ clock: { now: () => 0 } })).rejects.toThrow("The sandbox's clock says 1970-01-01");
  });
});
