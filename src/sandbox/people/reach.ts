import { bitsFor, may } from '../model/guilds.ts';
import { has } from '../model/permissions.ts';
import type { Channel, Command, Message, User } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { type ChosenCommand, chooseCommand } from './commandData.ts';
import { isSeenBy } from './interact.ts';

/** Anything that names a channel or a message. */
export type ById = string | { readonly id: string };

export function idOf(wanted: ById): string {
  return typeof wanted === 'string' ? wanted : wanted.id;
}

/** What a person's client lets them reach; everything else throws, as there would be nothing to click. */
export interface Reach {
  readonly channel: (wanted: ById) => Channel;
  /** A message that exists, seen or not. */
  readonly existing: (wanted: ById) => Message;
  readonly visible: (wanted: ById) => Message;
  readonly command: (channel: Channel, line: string) => ChosenCommand;
  readonly messagesIn: (channel: Channel) => readonly Message[];
}

export function reachOf(world: World, user: User): Reach {
  const reach: Reach = {
    channel: (wanted) => {
      const channel = world.state.channels.get(idOf(wanted));
      if (channel === undefined) throw new Error(`There is no channel ${idOf(wanted)}.`);
      if (may(world, channel, { userId: user.id, permission: 'ViewChannel' })) return channel;
      throw new Error(`${user.name} can't see #${channel.name}.`);
    },
    existing: (wanted) => {
      const message = world.state.messages.get(idOf(wanted));
      if (message === undefined) throw new Error(`There is no message ${idOf(wanted)} (any more).`);
      return message;
    },
    visible: (wanted) => {
      const message = reach.existing(wanted);
      reach.channel(message.channelId);
      if (isSeenBy(message, user.id)) return message;
      throw new Error(`${user.name} doesn't see message ${message.id}.`);
    },
    command: (channel, line) => {
      const chosen = chooseCommand(world, channel.guildId, line);
      if (isOffered(world, channel, { user, command: chosen.command })) return chosen;
      throw new Error(`/${line} is not offered to ${user.name} in #${channel.name}.`);
    },
    messagesIn: (channel) => world.state.messages.inChannel(channel.id).filter((message) => isSeenBy(message, user.id)),
  };
  return reach;
}

/** Whether a person's client lists a command in this channel: they may use commands, and have what this one asks for. */
export function isOffered(
  world: World,
  channel: Channel,
  { user, command }: { user: User; command: Command },
): boolean {
  const needed = BigInt(command.body.default_member_permissions ?? 0);
  const bits = bitsFor(world, channel, user.id);
  return has(bits, 'UseApplicationCommands') && (bits & needed) === needed;
}
