import { FLAGS, type Message } from '../model/state.ts';
import type { PageMessage } from './protocol.ts';

/** A message as the page of one person shows it. */
export function pageMessage(message: Message, personId: string): PageMessage {
  const { cause } = message;
  const isV2 = (message.flags & FLAGS.componentsV2) !== 0;
  return {
    id: message.id,
    channelId: message.channelId,
    authorId: message.authorId,
    createdAt: message.createdAt,
    isEdited: message.editedAt !== null && (message.flags & FLAGS.loading) === 0,
    isEphemeral: message.visibleTo !== null,
    isLoading: (message.flags & FLAGS.loading) !== 0,
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    attachments: isV2 ? [] : message.attachments,
    command: cause?.type === 'command' ? { userId: cause.userId, name: cause.commandName ?? '' } : null,
    replyTo: message.replyTo ?? cause?.onMessageId ?? null,
    pingsMe: message.pinged.includes(personId),
  };
}
