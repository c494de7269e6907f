import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
} from 'discord.js';
import { type LocalDiscord, type SandboxOptions, startDiscord } from '../../src/sandbox/index.ts';

export type Behaviour = (interaction: Interaction) => Promise<unknown>;

/** A local Discord with a real, logged-in discord.js client whose behaviour a test supplies. */
export interface Rig {
  readonly discord: LocalDiscord;
  readonly client: Client<true>;
  /** What went wrong in the bot's own code. */
  readonly faults: readonly unknown[];
  stop(): Promise<void>;
}

export async function startRig(behave: Behaviour, options: SandboxOptions = {}): Promise<Rig> {
  const discord = await startDiscord(options);
  const faults: unknown[] = [];
  const client = await login(discord, behave, faults);
  return {
    discord,
    client,
    faults,
    stop: async () => {
      await client.destroy();
      await discord.close();
    },
  };
}

/** Where a bot logs in. */
type Address = Pick<LocalDiscord, 'api' | 'token'>;

export async function login(discord: Address, behave: Behaviour, faults: unknown[] = []): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.api } });
  client.on(Events.InteractionCreate, (interaction) => {
    behave(interaction).catch((fault: unknown) => faults.push(fault));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}

/** A bot that answers nothing by itself: the test takes the interactions and answers by raw requests. */
export interface SilentRig extends Rig {
  /** Starts something that a person does and gives the interaction that reaches the bot. */
  readonly received: <T>(act: () => Promise<T>) => Promise<{ interaction: Interaction; outcome: Promise<T> }>;
}

export async function startSilentRig(options: SandboxOptions = {}): Promise<SilentRig> {
  const waiting: ((interaction: Interaction) => void)[] = [];
  const rig = await startRig(async (interaction) => waiting.shift()?.(interaction), options);
  await rig.client.application.commands.set([{ name: 'jass', description: 'Play' }]);
  return {
    ...rig,
    received: async (act) => {
      const arrival = new Promise<Interaction>((resolve) => waiting.push(resolve));
      const outcome = act();
      outcome.catch(() => undefined);
      return { interaction: await arrival, outcome };
    },
  };
}

/** A clock that a test moves. */
export function movableClock(): { now(): number; advance(milliseconds: number): void } {
  let time = Date.UTC(2026, 8, 1);
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export interface RawAnswer {
  readonly status: number;
  readonly code: number | undefined;
  readonly json: Record<string, unknown>;
}

/** A request past discord.js, so that also bodies arrive that it would refuse to send. */
export async function raw(discord: LocalDiscord, request: string, body?: unknown): Promise<RawAnswer> {
  const [method = 'GET', path = ''] = request.split(' ');
  const response = await fetch(`${discord.api}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${discord.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
  return { status: response.status, code: typeof json.code === 'number' ? json.code : undefined, json };
}

export function answer(discord: LocalDiscord, { id, token }: Interaction, body: unknown): Promise<RawAnswer> {
  return raw(discord, `POST /interactions/${id}/${token}/callback?with_response=true`, body);
}

/** `POST`, or `PATCH /messages/@original` and the like, by an interaction's token. */
export function webhook(
  discord: LocalDiscord,
  { token }: Interaction,
  what: { request: string; body?: unknown },
): Promise<RawAnswer> {
  const [method, path = ''] = what.request.split(' ');
  return raw(discord, `${method} /webhooks/${discord.applicationId}/${token}${path}`, what.body);
}

export function buttonRow(...buttons: readonly (readonly [customId: string, label: string])[]) {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    buttons.map(([id, label]) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary)),
  );
}

export const V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;
export const text = (content: string) => ({ type: 10, content });
export const button = (customId: string, more: object = {}) => ({
  type: 2,
  style: 1,
  label: customId,
  custom_id: customId,
  ...more,
});
export const row = (...components: readonly object[]) => ({ type: 1, components });
