import { COMPONENT, type Component, flatten, SELECT_TYPES } from '../model/components.ts';
import { may } from '../model/guilds.ts';
import { replaceMessage } from '../model/messages.ts';
import { permissionsIn } from '../model/permissions.ts';
import type { Channel, Choice, Message, User } from '../model/state.ts';
import { assertOptions, type ChosenCommand, chooseCommand, commandData, type OptionValues } from './commandData.ts';
import { interact, isSeenBy, type OpenModal, type Outcome, type Stage } from './interact.ts';
import { chosen, type FieldValues, modalData } from './modalData.ts';
import { type Seen, seenMessage } from './seen.ts';
import { selectData } from './selectData.ts';
import { type Patience, until } from './until.ts';

/** Anything that names a channel or a message. */
export type ById = string | { readonly id: string };

/**
 * A person with Discord's client in hand. Every action throws where the client would offer nothing to click: no such
 * command, a disabled button, a message that this person doesn't see.
 */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Uses a slash command: `command(channel, 'molotow open', { players: 4 })`. */
  command(channel: ById, line: string, values?: OptionValues): Promise<Outcome>;
  /** What the bot offers while this person types in the option `focused` of `values`. */
  autocomplete(
    channel: ById,
    line: string,
    typing: { values: OptionValues; focused: string },
  ): Promise<readonly Choice[]>;
  /** Clicks a button, named by its custom id or its label, as it stands now. */
  click(message: ById, button: string): Promise<Outcome>;
  select(message: ById, customId: string, values: readonly string[]): Promise<Outcome>;
  submit(modal: OpenModal, values: FieldValues): Promise<Outcome>;
  /** What a forged client can do: sends any custom id for any message; with `values` as from a select. */
  press(message: ById, customId: string, values?: readonly string[]): Promise<Outcome>;
  /** The messages of a channel that this person sees, newest last. */
  sees(channel: ById): readonly Seen[];
  /** Waits for a visible message that fits; fails with what is seen instead. */
  until(channel: ById, fits: (message: Seen) => boolean, patience?: Patience): Promise<Seen>;
  /** Drops an ephemeral message from this person's client ("Dismiss message"). */
  dismiss(message: ById): void;
  /** The messages that notified this person, oldest first. */
  pings(): readonly Seen[];
}

/** @param user a member of the servers they act on */
export function createPerson(stage: Stage, user: User): Person {
  const { world } = stage;

  const channelOf = (wanted: ById): Channel => {
    const channel = world.state.channels.get(idOf(wanted));
    if (channel === undefined) throw new Error(`There is no channel ${idOf(wanted)}.`);
    if (!may(world, channel, { userId: user.id, permission: 'ViewChannel' })) {
      throw new Error(`${user.name} can't see #${channel.name}.`);
    }
    return channel;
  };
  const existing = (wanted: ById): Message => {
    const message = world.state.messages.get(idOf(wanted));
    if (message === undefined) throw new Error(`There is no message ${idOf(wanted)} (any more).`);
    return message;
  };
  const visible = (wanted: ById): Message => {
    const message = existing(wanted);
    channelOf(message.channelId);
    if (!isSeenBy(message, user.id)) throw new Error(`${user.name} doesn't see message ${message.id}.`);
    return message;
  };
  const choose = (channel: Channel, line: string): ChosenCommand => {
    const command = chooseCommand(world, channel.guildId, line);
    if (!may(world, channel, { userId: user.id, permission: 'UseApplicationCommands' }) || !mayUse(channel, command)) {
      throw new Error(`/${line} is not offered to ${user.name} in #${channel.name}.`);
    }
    return command;
  };
  const mayUse = (channel: Channel, { command }: ChosenCommand): boolean => {
    const needed = BigInt(command.body.default_member_permissions ?? 0);
    const guild = world.state.guilds.get(channel.guildId);
    return guild !== undefined && (permissionsIn(guild, channel, user.id) & needed) === needed;
  };
  const act = (
    channel: Channel,
    what: Pick<Parameters<typeof interact>[1], 'type' | 'commandName' | 'onMessageId'>,
    data: unknown,
  ) => interact(stage, { ...what, userId: user.id, guildId: channel.guildId, channelId: channel.id }, data);
  const use = (message: Message, data: unknown): Promise<Outcome> =>
    act(channelOf(message.channelId), { type: 'component', commandName: null, onMessageId: message.id }, data);

  return {
    id: user.id,
    name: user.name,
    command: async (where, line, values = {}) => {
      const channel = channelOf(where);
      const command = choose(channel, line);
      assertOptions(command, values);
      const what = { type: 'command', commandName: command.command.body.name, onMessageId: null } as const;
      return act(channel, what, commandData(world, command, { values }));
    },
    autocomplete: async (where, line, { values, focused }) => {
      const channel = channelOf(where);
      const command = choose(channel, line);
      if (!command.options.some(({ name, autocomplete }) => name === focused && autocomplete)) {
        throw new Error(`Option "${focused}" of /${line} doesn't complete itself.`);
      }
      const what = { type: 'autocomplete', commandName: command.command.body.name, onMessageId: null } as const;
      const outcome = await act(channel, what, commandData(world, command, { values, focused }));
      return outcome.choices ?? [];
    },
    click: async (wanted, button) => {
      const message = visible(wanted);
      const found = buttonOf(message, button);
      return use(message, { component_type: COMPONENT.button, custom_id: found.custom_id, id: found.id });
    },
    select: async (wanted, customId, values) => {
      const message = visible(wanted);
      const menu = flatten(message.components).find(
        (one) => one.custom_id === customId && SELECT_TYPES.includes(one.type),
      );
      if (menu === undefined || menu.disabled)
        throw new Error(`Message ${message.id} has no usable select ${customId}.`);
      return use(message, selectData(world, menu, chosen(menu, values)));
    },
    submit: async (modal, values) => {
      const channel = channelOf(modal.channelId);
      return act(
        channel,
        { type: 'modal', commandName: null, onMessageId: modal.onMessageId },
        modalData(world, modal, values),
      );
    },
    press: async (wanted, customId, values) => {
      const type = values === undefined ? COMPONENT.button : COMPONENT.stringSelect;
      return use(existing(wanted), {
        component_type: type,
        custom_id: customId,
        id: 1,
        ...(values === undefined ? {} : { values }),
      });
    },
    sees: (where) => seenIn(channelOf(where)),
    until: (where, fits, patience) => {
      const channel = channelOf(where);
      return until({ world, who: user.name, look: () => seenIn(channel) }, fits, patience);
    },
    dismiss: (wanted) => {
      const message = visible(wanted);
      if (message.visibleTo === null) throw new Error('Only an ephemeral message can be dismissed.');
      replaceMessage(world, { ...message, dismissed: true });
    },
    pings: () => [...world.state.messages.values()].filter(({ pinged }) => pinged.includes(user.id)).map(seenMessage),
  };

  function seenIn(channel: Channel): readonly Seen[] {
    const messages = [...world.state.messages.values()].filter(({ channelId }) => channelId === channel.id);
    return messages.filter((message) => isSeenBy(message, user.id)).map(seenMessage);
  }
}

/** The one enabled button of that custom id or label; two alike are a mistake that people would make too. */
function buttonOf(message: Message, wanted: string): Component {
  const buttons = flatten(message.components).filter(({ type }) => type === COMPONENT.button);
  const found = buttons.find(({ custom_id }) => custom_id === wanted) ?? buttons.find(({ label }) => label === wanted);
  const offer =
    buttons.map(({ label, disabled }) => `${label ?? '?'}${disabled ? ' (disabled)' : ''}`).join(', ') || 'none';
  if (found === undefined) throw new Error(`There is no button "${wanted}"; the message has: ${offer}.`);
  if (found.disabled) throw new Error(`The button "${wanted}" is disabled; the message has: ${offer}.`);
  if (!found.custom_id) throw new Error(`The button "${wanted}" leads to a page, not to the bot.`);
  return found;
}

function idOf(wanted: ById): string {
  return typeof wanted === 'string' ? wanted : wanted.id;
}
