import { attachmentsAfter, forgetFiles, withAddresses } from './attachments.ts';
import { changeChannel } from './channels.ts';
import { numbered } from './components.ts';
import { mentionedBy, pingedBy } from './mentions.ts';
import type { MessageRequest } from './messageBody.ts';
import { type Channel, FLAGS, type Message, type MessageCause } from './state.ts';
import type { World } from './world.ts';

export interface NewMessage extends MessageRequest {
  readonly channel: Channel;
  readonly authorId: string;
  /** Set for an ephemeral message: the one person who sees it. */
  readonly visibleTo: string | null;
  readonly cause: MessageCause | null;
  /** Flags that the sandbox itself adds (ephemeral, loading). */
  readonly flags: number;
}

export function createMessage(world: World, wanted: NewMessage): Message {
  const { body, channel, authorId } = wanted;
  const guild = world.state.guilds.get(channel.guildId);
  const attachments = attachmentsAfter(world, [], { ...wanted, channelId: channel.id });
  const flags = (body.flags ?? 0) | wanted.flags;
  const silent = wanted.visibleTo !== null || (flags & FLAGS.suppressNotifications) !== 0;
  const message: Message = {
    id: world.nextId(),
    channelId: channel.id,
    authorId,
    visibleTo: wanted.visibleTo,
    dismissed: false,
    flags,
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: numbered(withAddresses(body.components ?? [], attachments)),
    attachments,
    pinged: guild === undefined || silent ? [] : pingedBy(body, { guild, channel, authorId }),
    mentions: guild === undefined ? [] : mentionedBy(body, guild),
    createdAt: world.clock.now(),
    editedAt: null,
    lateEdits: [],
    nonce: body.nonce ?? null,
    replyTo: body.message_reference?.message_id ?? null,
    cause: wanted.cause,
  };
  if (channel.archived && wanted.visibleTo === null) changeChannel(world, channel, { archived: false });
  world.state.messages.set(message);
  world.emit({ type: 'message-created', message });
  return message;
}

/** Changes what the body names and nothing else. Mentions in an edit notify nobody (discord.md, Components). */
export function editMessage(world: World, message: Message, request: MessageRequest): Message {
  const { body } = request;
  const attachments = attachmentsAfter(world, message.attachments, { ...request, channelId: message.channelId });
  forgetFiles(world, message.attachments, attachments);
  const edited: Message = {
    ...message,
    flags: flagsAfter(message, body.flags),
    content: body.content === undefined ? message.content : (body.content ?? ''),
    embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []),
    components:
      body.components === undefined ? message.components : numbered(withAddresses(body.components ?? [], attachments)),
    attachments,
    editedAt: world.clock.now(),
  };
  return replaceMessage(world, edited);
}

/** V2 is for good once set, ephemeral can't be changed, and any edit ends "is thinking…" (discord.md, Interactions). */
function flagsAfter(message: Message, wanted: number | null | undefined): number {
  const kept = message.flags & (FLAGS.ephemeral | FLAGS.componentsV2);
  const added = (wanted ?? 0) & FLAGS.componentsV2;
  return kept | added;
}

export function replaceMessage(world: World, message: Message): Message {
  world.state.messages.set(message);
  world.emit({ type: 'message-edited', message });
  return message;
}

export function deleteMessage(world: World, message: Message): void {
  forgetFiles(world, message.attachments, []);
  world.state.messages.delete(message);
  world.emit({ type: 'message-deleted', message });
}
