import type { Interaction, Message, MessageCause } from '../model/state.ts';
import type { Audience } from './exchange.ts';

export function audienceOf(message: Message): Audience {
  return message.visibleTo === null
    ? { kind: 'channel', channelId: message.channelId }
    : { kind: 'person', personId: message.visibleTo };
}

export function causeOf(interaction: Interaction): MessageCause {
  const { id, type, userId, commandName, onMessageId } = interaction;
  return { interactionId: id, type, userId, commandName, onMessageId };
}
