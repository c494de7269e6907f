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

/** A local Discord with a real, logged-in discord.js client whose behaviour a test supplies. */
export interface Rig {
  readonly discord: LocalDiscord;
  readonly client: Client<true>;
  /** What went wrong in the bot's own code. */
  readonly faults: unknown[];
  stop(): Promise<void>;
}

export type Behaviour = (interaction: Interaction) => Promise<unknown>;

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

export async function login(discord: LocalDiscord, behave: Behaviour, faults: unknown[]): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.api } });
  client.on(Events.InteractionCreate, (interaction) => {
    behave(interaction).catch((fault: unknown) => faults.push(fault));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}

export function buttonRow(...buttons: readonly (readonly [customId: string, label: string])[]) {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    buttons.map(([id, label]) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary)),
  );
}
