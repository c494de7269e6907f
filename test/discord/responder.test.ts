import { type Interaction, InteractionResponseType } from 'discord.js';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { failureOf } from '../../src/discord/failures.ts';
import { messageBody } from '../../src/discord/messages/body.ts';
import { createResponder, type Responder } from '../../src/discord/responder.ts';
import { createWebhooks } from '../../src/discord/webhooks.ts';
import type { Outcome, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { answer, buttonRow, startSilentRig, text } from '../sandbox/bot.ts';
import { testClock } from '../support/clock.ts';

const rig = await startSilentRig();
const { discord } = rig;
const anna = discord.person('Anna');
const spectator = discord.person('Spectator');
const webhooks = createWebhooks({ api: discord.api, applicationId: discord.applicationId });

afterEach(() => expect(discord.violations()).toEqual([]));
afterAll(rig.stop);

const body = (content: string) => messageBody([{ type: 10, content }]);

interface Answering {
  readonly responder: Responder;
  /** Lets more than a second pass before the answer, so that more time is asked for. */
  wait(): void;
  readonly outcome: Promise<Outcome>;
}

function answering({ id, token }: Interaction, kind: 'command' | 'button', outcome: Promise<Outcome>): Answering {
  const clock = testClock();
  const asked = { id, token, kind, language: () => 'en' as const };
  return { responder: createResponder(webhooks, clock, asked), wait: () => clock.advance(1000), outcome };
}

async function command(): Promise<Answering & { readonly channel: string }> {
  const channel = discord.channel();
  const { interaction, outcome } = await rig.received(() => anna.command(channel, 'jass'));
  return { ...answering(interaction, 'command', outcome), channel: channel.id };
}

/** A click on a public message, or on one of Anna's own. */
async function click(
  message: 'public' | 'own',
): Promise<Answering & { readonly channel: string; readonly on: string }> {
  const channel = discord.channel();
  const first = await rig.received(() => anna.command(channel, 'jass'));
  const flags = (1 << 15) | (message === 'own' ? 1 << 6 : 0);
  const components = [text('before'), buttonRow(['b', 'B']).toJSON()];
  await answer(discord, first.interaction, { type: 4, data: { flags, components } });
  const on = (await first.outcome).message as Seen;
  const { interaction, outcome } = await rig.received(() => anna.click(on, 'b'));
  return { ...answering(interaction, 'button', outcome), channel: channel.id, on: on.id };
}

const texts = (channel: string) => anna.sees(channel).map(({ text: shown }) => shown);
const publicTexts = (channel: string) => spectator.sees(channel).map(({ text: shown }) => shown);

describe.each(['at once', 'after more time was asked for'] as const)('an answer %s', (when) => {
  const late = when !== 'at once';

  it('to a command: whispered to one person', async () => {
    const { responder, wait, channel } = await command();
    if (late) wait();
    const { target } = await responder.whisper(body('for you'));
    expect([texts(channel), publicTexts(channel), target]).toEqual([['for you'], [], '@original']);
    expect(responder.isDone()).toBe(true);
  });

  it('to a command: said to everybody', async () => {
    const { responder, wait, channel } = await command();
    if (late) wait();
    const { message, target } = await responder.say(body('for all'));
    expect(publicTexts(channel)).toEqual(['for all']);
    expect(texts(channel)).toEqual(late ? [textIn('en').answers.seeBelow, 'for all'] : ['for all']);
    await webhooks.edit({ token: tokenOf(), target }, body('edited'));
    expect(spectator.sees(channel).map((seen) => [seen.id, seen.text])).toEqual([[message, 'edited']]);
  });

  it.each(['public', 'own'] as const)('to a click on a message of the kind %s: the message is edited', async (kind) => {
    const { responder, wait, channel, on } = await click(kind);
    if (late) wait();
    const { target } = await responder.update(body('after'));
    expect(anna.sees(channel).map(({ id, text: shown }) => [id, shown])).toEqual([[on, 'after']]);
    expect(target).toBe('@original');
  });

  it('to a click: whispered beside the message', async () => {
    const { responder, wait, channel } = await click('public');
    if (late) wait();
    const { target } = await responder.whisper(body('for you'));
    expect([texts(channel), publicTexts(channel)]).toEqual([['before', 'for you'], ['before']]);
    await webhooks.edit({ token: tokenOf(), target }, body('edited'));
    expect(texts(channel)).toEqual(['before', 'edited']);
  });

  it('to a click: said to everybody', async () => {
    const { responder, wait, channel } = await click('public');
    if (late) wait();
    await responder.say(body('for all'));
    expect(publicTexts(channel)).toEqual(['before', 'for all']);
  });

  it('to a click that renews the message: the message stays, and the token edits it from then on', async () => {
    const { responder, wait, channel, on } = await click('public');
    if (late) wait();
    const { target } = await responder.renewAndWhisper(body('for you'));
    expect([texts(channel), publicTexts(channel)]).toEqual([['before', 'for you'], ['before']]);
    await webhooks.edit({ token: tokenOf(), target: '@original' }, body('renewed'));
    expect(spectator.sees(channel).map(({ id, text: shown }) => [id, shown])).toEqual([[on, 'renewed']]);
    await webhooks.edit({ token: tokenOf(), target }, body('edited'));
    expect(texts(channel)).toEqual(['renewed', 'edited']);
  });
});

/** The token of the newest interaction that was answered. */
function tokenOf(): string {
  const path = discord.requests().findLast(({ path: each }) => each.endsWith('/callback'))?.path;
  return path?.split('/')[3] ?? '';
}

it('a second answer is refused as one, not as a fault', async () => {
  const other = await startSilentRig();
  onTestFinished(other.stop);
  const channel = other.discord.channel();
  const ben = other.discord.person('Ben');
  const { interaction, outcome } = await other.received(() => ben.command(channel, 'jass'));
  const { api, applicationId } = other.discord;
  const twice = createWebhooks({ api, applicationId });
  const callback = { type: InteractionResponseType.ChannelMessageWithSource, data: body('first') } as const;
  await twice.answer(interaction, callback);
  const failure = await twice.answer(interaction, callback).catch(failureOf);
  expect(failure).toBe('too-late');
  expect((await outcome).message?.text).toBe('first');
});
