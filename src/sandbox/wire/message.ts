import { type Attachment, FLAGS, INTERACTION_TYPES, type Message, type User } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { userJson } from './user.ts';

function attachmentJson(attachment: Attachment): Record<string, unknown> {
  return {
    id: attachment.id,
    filename: attachment.name,
    size: attachment.size,
    url: attachment.url,
    proxy_url: attachment.url,
    content_type: attachment.type,
    ...(attachment.width === null ? {} : { width: attachment.width, height: attachment.height }),
    ...(attachment.description === null ? {} : { description: attachment.description }),
  };
}

/** A message as Discord's API writes one. With components V2 `attachments` is empty (discord.md, Components). */
export function messageJson(world: World, message: Message): Record<string, unknown> {
  const { cause } = message;
  const isV2 = (message.flags & FLAGS.componentsV2) !== 0;
  return {
    id: message.id,
    channel_id: message.channelId,
    type: typeOf(message),
    author: userJson(knownUser(world, message.authorId)),
    content: message.content,
    timestamp: new Date(message.createdAt).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: false,
    pinned: false,
    mention_everyone: false,
    mentions: message.mentions.map((id) => userJson(knownUser(world, id))),
    mention_roles: [],
    attachments: isV2 ? [] : message.attachments.map(attachmentJson),
    embeds: message.embeds.map((embed) => ({ type: 'rich', ...embed })),
    components: message.components,
    flags: message.flags,
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(message.replyTo === null
      ? {}
      : { message_reference: { type: 0, message_id: message.replyTo, channel_id: message.channelId } }),
    ...(cause === null
      ? {}
      : {
          webhook_id: world.state.application.id,
          application_id: world.state.application.id,
          interaction_metadata: {
            id: cause.interactionId,
            type: INTERACTION_TYPES[cause.type],
            user: userJson(knownUser(world, cause.userId)),
            authorizing_integration_owners: { 0: guildOf(world, message) },
            ...(cause.onMessageId === null ? {} : { interacted_message_id: cause.onMessageId }),
            ...(cause.commandName === null ? {} : { name: cause.commandName }),
          },
        }),
  };
}

/** 0 an ordinary message, 19 a reply (to a message or by a component's follow-up), 20 the answer to a command. */
function typeOf({ cause, replyTo }: Message): number {
  if (cause?.type === 'command') return 20;
  return replyTo !== null || (cause !== null && cause.onMessageId !== null) ? 19 : 0;
}

function guildOf(world: World, message: Message): string {
  return world.state.channels.get(message.channelId)?.guildId ?? '';
}

function knownUser(world: World, id: string): User {
  return world.state.users.get(id) ?? { id, name: 'deleted user', bot: false, locale: 'en-US' };
}
