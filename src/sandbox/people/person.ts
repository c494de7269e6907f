import { COMPONENT, type Component, flatten, SELECT_TYPES } from '../model/components.ts';
import type { NewInteraction } from '../model/interactions.ts';
import { replaceMessage } from '../model/messages.ts';
import type { Channel, Choice, Message, User } from '../model/state.ts';
import { assertOptions, commandData, type OptionValues } from './commandData.ts';
import { interact, type OpenModal, type Outcome, type Stage } from './interact.ts';
import { chosen, type FieldValues, modalData } from './modalData.ts';
import { type ById, reachOf } from './reach.ts';
import { type Seen, seenMessage } from './seen.ts';
import { selectData } from './selectData.ts';
import { type Patience, until } from './until.ts';

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
  const reach = reachOf(world, user);
  const act = (channel: Channel, what: Pick<NewInteraction, 'type' | 'commandName' | 'onMessageId'>, data: unknown) =>
    interact(stage, { ...what, userId: user.id, guildId: channel.guildId, channelId: channel.id }, data);
  const use = (message: Message, data: unknown): Promise<Outcome> =>
    act(reach.channel(message.channelId), { type: 'component', commandName: null, onMessageId: message.id }, data);

  return {
    id: user.id,
    name: user.name,
    command: async (where, line, values = {}) => {
      const channel = reach.channel(where);
      const command = reach.command(channel, line);
      assertOptions(command, values);
      const what = { type: 'command', commandName: command.name, onMessageId: null } as const;
      return act(channel, what, commandData(world, command, { values }));
    },
    autocomplete: async (where, line, { values, focused }) => {
      const channel = reach.channel(where);
      const command = reach.command(channel, line);
      if (!command.options.some(({ name, autocomplete }) => name === focused && autocomplete)) {
        throw new Error(`Option "${focused}" of /${line} doesn't complete itself.`);
      }
      const what = { type: 'autocomplete', commandName: command.name, onMessageId: null } as const;
      const outcome = await act(channel, what, commandData(world, command, { values, focused }));
      if (outcome.choices === undefined) throw new Error('Loading options failed.');
      return outcome.choices;
    },
    click: async (wanted, button) => {
      const message = reach.visible(wanted);
      const found = buttonOf(message, button);
      return use(message, { component_type: COMPONENT.button, custom_id: found.custom_id, id: found.id });
    },
    select: async (wanted, customId, values) => {
      const message = reach.visible(wanted);
      const menu = flatten(message.components).find(
        (one) => one.custom_id === customId && SELECT_TYPES.includes(one.type),
      );
      if (menu === undefined || menu.disabled) throw new Error(`The message has no usable select "${customId}".`);
      return use(message, selectData(world, menu, chosen(menu, values)));
    },
    submit: async (modal, values) => {
      const channel = reach.channel(modal.channelId);
      return act(
        channel,
        { type: 'modal', commandName: null, onMessageId: modal.onMessageId },
        modalData(world, modal, values),
      );
    },
    press: async (wanted, customId, values) => {
      const type = values === undefined ? COMPONENT.button : COMPONENT.stringSelect;
      return use(reach.existing(wanted), {
        component_type: type,
        custom_id: customId,
        id: 1,
        ...(values === undefined ? {} : { values }),
      });
    },
    sees: (where) => reach.messagesIn(reach.channel(where)).map(seenMessage),
    until: (where, fits, patience) => {
      const channel = reach.channel(where);
      return until(
        { world, who: user.name, channel, look: () => reach.messagesIn(channel).map(seenMessage) },
        fits,
        patience,
      );
    },
    dismiss: (wanted) => {
      const message = reach.visible(wanted);
      if (message.visibleTo === null) throw new Error('Only an ephemeral message can be dismissed.');
      replaceMessage(world, { ...message, dismissed: true });
    },
    pings: () =>
      world.state.messages
        .all()
        .filter(({ pinged }) => pinged.includes(user.id))
        .map(seenMessage),
  };
}

/** The one button of that custom id or label, enabled and leading to the bot. */
function buttonOf(message: Message, wanted: string): Component {
  const buttons = flatten(message.components).filter(({ type }) => type === COMPONENT.button);
  const byId = buttons.filter(({ custom_id }) => custom_id === wanted);
  const [found, second] = byId.length > 0 ? byId : buttons.filter(({ label }) => label === wanted);
  const offer = buttons.map(({ label, disabled }) => `${label ?? '?'}${disabled ? ' (disabled)' : ''}`).join(', ');
  const complain = (what: string) => new Error(`${what} "${wanted}"; the message has: ${offer || 'none'}.`);
  if (found === undefined) throw complain('There is no button');
  if (second !== undefined) throw complain('There is more than one button');
  if (found.disabled) throw complain('Disabled is the button');
  if (!found.custom_id) throw complain('To a page leads the button');
  return found;
}
