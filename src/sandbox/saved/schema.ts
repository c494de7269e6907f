import * as z from 'zod';
import { componentSchema } from '../model/components.ts';
import {
  CHANNEL_TYPES,
  type Channel,
  type ChannelKind,
  type Command,
  type CommandBody,
  type Emoji,
  type Guild,
  type Interaction,
  type Message,
  type StoredFile,
  type User,
} from '../model/state.ts';
import { VERSION } from './toJson.ts';

const id = z.string().regex(/^\d{17,19}$/);
const bits = z.string().regex(/^\d+$/).transform(BigInt);
const time = z.number();

const user: z.ZodType<User> = z.object({ id, name: z.string(), bot: z.boolean(), locale: z.string() });

const member = z.object({ userId: id, roleIds: z.array(id), joinedAt: time });
const guild: z.ZodType<Guild> = z.object({
  id,
  name: z.string(),
  ownerId: id,
  locale: z.string(),
  roles: z.array(z.object({ id, name: z.string(), permissions: bits })),
  members: z.array(member).transform((all) => new Map(all.map((one) => [one.userId, one]))),
});

const channel: z.ZodType<Channel> = z.object({
  id,
  guildId: id,
  kind: z.enum(Object.keys(CHANNEL_TYPES) as ChannelKind[]),
  name: z.string(),
  parentId: id.nullable(),
  ownerId: id.nullable(),
  overwrites: z.array(z.object({ id, type: z.enum(['role', 'member']), allow: bits, deny: bits })),
  archived: z.boolean(),
  locked: z.boolean(),
});

const interactionType = z.enum(['command', 'component', 'autocomplete', 'modal']);
const message: z.ZodType<Message> = z.object({
  id,
  channelId: id,
  authorId: id,
  visibleTo: id.nullable(),
  dismissed: z.boolean(),
  flags: z.number(),
  content: z.string(),
  embeds: z.array(z.record(z.string(), z.unknown())),
  components: z.array(componentSchema),
  attachments: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string().nullable(),
      url: z.string(),
      size: z.number(),
      type: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    }),
  ),
  pinged: z.array(id),
  mentions: z.array(id),
  createdAt: time,
  editedAt: time.nullable(),
  lateEdits: z.array(time),
  nonce: z.union([z.string(), z.number()]).nullable(),
  replyTo: id.nullable(),
  cause: z
    .object({
      interactionId: id,
      type: interactionType,
      userId: id,
      commandName: z.string().nullable(),
      onMessageId: id.nullable(),
    })
    .nullable(),
});

const file: z.ZodType<Omit<StoredFile, 'bytes'>> = z.object({
  id,
  channelId: id,
  name: z.string(),
  type: z.string(),
});

/** Its modal or choices were for the moment; of an open one nobody waits for the answer any more. */
const interaction: z.ZodType<Interaction> = z.object({
  id,
  token: z.string(),
  type: interactionType,
  userId: id,
  guildId: id,
  channelId: id,
  commandName: z.string().nullable(),
  onMessageId: id.nullable(),
  createdAt: time,
  status: z.enum(['open', 'answered', 'lost']).transform((status) => (status === 'open' ? 'lost' : status)),
  answer: z
    .object({
      kind: z.enum(['message', 'deferredMessage', 'deferredUpdate', 'update', 'choices', 'modal']),
    })
    .transform(({ kind }) => ({ kind, modal: null, choices: [] }))
    .nullable(),
  originalId: id.nullable(),
});

const command: z.ZodType<Command> = z.object({
  id,
  guildId: id.nullable(),
  version: z.string(),
  body: z.looseObject({ name: z.string() }).transform((body) => body as CommandBody),
});

const emoji: z.ZodType<Emoji> = z.object({ id, name: z.string(), animated: z.boolean(), image: z.string() });

/** The file as `toJson` writes it. */
export const savedSchema = z.object({
  version: z.literal(VERSION),
  origin: z.url(),
  application: z.object({ id, token: z.string().min(1) }),
  users: z.array(user),
  guilds: z.array(guild),
  channels: z.array(channel),
  messages: z.array(message),
  files: z.array(file),
  interactions: z.array(interaction),
  commands: z.array(z.tuple([z.string(), z.array(command)])),
  emojis: z.array(emoji),
});
