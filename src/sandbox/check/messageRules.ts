import type { Component } from '../model/components.ts';
import { type MessageBody, messageBodySchema, type UploadedFile } from '../model/messageBody.ts';
import { FLAGS, type Message } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { attachmentBreaches } from './attachmentRules.ts';
import { componentBreaches } from './componentRules.ts';
import { emojiBreaches } from './emojiRules.ts';
import { located } from './located.ts';
import { schemaBreaches } from './schemaRules.ts';
import { type Breach, breach, fatal } from './violations.ts';

export type MessageForm = 'send' | 'edit' | 'answer' | 'update' | 'follow-up' | 'webhook-edit';

const MAX_CONTENT = 2000;
const MAX_EMBED_TEXT = 6000;
/** Suppress embeds, suppress notifications, components V2; answers and follow-ups may be ephemeral as well. */
const SETTABLE = (1 << 2) | FLAGS.suppressNotifications | FLAGS.componentsV2;
const MAY_BE_EPHEMERAL: readonly MessageForm[] = ['answer', 'follow-up'];

/** Everything that is wrong with a message that the bot sends or edits; `before` is the message being edited. */
export function messageBreaches(
  world: World,
  body: unknown,
  context: { readonly form: MessageForm; readonly before: Message | null; readonly files: readonly UploadedFile[] },
): readonly Breach[] {
  const { form, before, files } = context;
  const bySchema = schemaBreaches(form, body ?? {});
  const read = messageBodySchema.safeParse(body ?? {});
  if (!read.success) return bySchema;
  const isV2 = (((read.data.flags ?? 0) | (before?.flags ?? 0)) & FLAGS.componentsV2) !== 0;
  const components: readonly Component[] = read.data.components ?? [];
  const all = located(components);
  const attachments = { before: before?.attachments ?? [], all, isV2 };
  return [
    ...bySchema,
    ...flagBreaches(form, read.data.flags ?? 0),
    ...(isV2 ? legacyBreaches(read.data, before) : []),
    ...textBreaches(read.data),
    ...mentionBreaches(read.data),
    ...componentBreaches(components, isV2),
    ...emojiBreaches(world, all),
    ...attachmentBreaches({ body: read.data, files }, attachments),
  ];
}

/** Ephemeral is decided by the first answer and can't be changed later (discord.md, Interactions). */
function flagBreaches(form: MessageForm, flags: number): readonly Breach[] {
  const settable = SETTABLE | (MAY_BE_EPHEMERAL.includes(form) ? FLAGS.ephemeral : 0);
  const surplus = flags & ~settable;
  if (surplus === 0) return [];
  return [breach('flags', 'flags', `Discord ignores ${surplus} of the flags ${flags} here.`)];
}

/** With V2 content and embeds are off, and what a classic message had must be cleared by the edit that turns it V2. */
function legacyBreaches(body: MessageBody, before: Message | null): readonly Breach[] {
  const content = body.content === undefined ? before?.content : body.content;
  const embeds = body.embeds === undefined ? before?.embeds : body.embeds;
  return [
    ...(content ? [fatal('content-with-v2', 'content', 'A V2 message has no content.')] : []),
    ...(embeds?.length ? [fatal('embeds-with-v2', 'embeds', 'A V2 message has no embeds.')] : []),
  ];
}

function textBreaches({ content, embeds }: MessageBody): readonly Breach[] {
  const length = content?.length ?? 0;
  const embedText = (embeds ?? []).reduce((sum, embed) => sum + embedLength(embed), 0);
  return [
    ...(length > MAX_CONTENT
      ? [fatal('too-much-text', 'content', `${length} of at most ${MAX_CONTENT} characters.`)]
      : []),
    ...(embedText > MAX_EMBED_TEXT
      ? [fatal('too-much-text', 'embeds', `${embedText} of at most ${MAX_EMBED_TEXT} characters.`)]
      : []),
  ];
}

function embedLength({ title, description, fields }: Record<string, unknown>): number {
  const inFields = Array.isArray(fields) ? fields.flatMap(({ name, value }) => [name, value]) : [];
  return [title, description, ...inFields].reduce(
    (sum: number, text) => sum + (typeof text === 'string' ? text.length : 0),
    0,
  );
}

function mentionBreaches({ allowed_mentions }: MessageBody): readonly Breach[] {
  const { parse, users, roles } = allowed_mentions ?? {};
  const both = (parse?.includes('users') && users?.length) || (parse?.includes('roles') && roles?.length);
  return both
    ? [fatal('allowed-mentions', 'allowed_mentions', 'parse and a list of the same kind exclude each other.')]
    : [];
}
