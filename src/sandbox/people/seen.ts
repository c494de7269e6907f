import { COMPONENT, type Component, flatten, SELECT_TYPES } from '../model/components.ts';
import { type Attachment, FLAGS, type Message } from '../model/state.ts';

/** A message as one person sees it. */
export interface Seen {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly ephemeral: boolean;
  /** "The bot is thinking…" */
  readonly loading: boolean;
  readonly edited: boolean;
  /** All text from top to bottom, a line each: content, embeds, text displays. */
  readonly text: string;
  readonly buttons: readonly SeenButton[];
  readonly selects: readonly SeenSelect[];
  /** The files that are shown: attached to a classic message, or placed by a V2 component. */
  readonly attachments: readonly SeenFile[];
  /** The component tree as Discord gives it back. */
  readonly components: readonly Component[];
}

export interface SeenButton {
  readonly customId: string | null;
  readonly label: string;
  readonly disabled: boolean;
  readonly style: number;
  readonly emoji: string | null;
  readonly url: string | null;
}

interface SeenSelect {
  readonly customId: string;
  readonly type: number;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly options: readonly { readonly label: string; readonly value: string; readonly description: string }[];
}

interface SeenFile {
  readonly name: string;
  readonly url: string;
  /** The text for blind people; empty if there is none. */
  readonly alt: string;
}

export function seenMessage(message: Message): Seen {
  const parts = flatten(message.components);
  return {
    id: message.id,
    channelId: message.channelId,
    authorId: message.authorId,
    ephemeral: message.visibleTo !== null,
    loading: (message.flags & FLAGS.loading) !== 0,
    edited: message.editedAt !== null,
    text: [message.content, ...message.embeds.flatMap(embedText), ...parts.flatMap(textOf)].filter(Boolean).join('\n'),
    buttons: parts.filter(({ type }) => type === COMPONENT.button).map(seenButton),
    selects: parts.filter(({ type }) => SELECT_TYPES.includes(type)).map(seenSelect),
    attachments: filesOf(message, parts),
    components: message.components,
  };
}

function textOf({ type, content }: Component): readonly string[] {
  return type === COMPONENT.text && content ? [content] : [];
}

function embedText(embed: Record<string, unknown>): readonly string[] {
  const fields = Array.isArray(embed.fields) ? embed.fields.flatMap(({ name, value }) => [name, value]) : [];
  return [embed.title, embed.description, ...fields].filter((text) => typeof text === 'string');
}

function seenButton({ custom_id, label, disabled, style, emoji, url }: Component): SeenButton {
  return {
    customId: custom_id ?? null,
    label: label ?? '',
    disabled: disabled ?? false,
    style: style ?? 0,
    emoji: emoji?.name ?? null,
    url: url ?? null,
  };
}

function seenSelect({ type, custom_id, placeholder, disabled, options }: Component): SeenSelect {
  return {
    customId: custom_id ?? '',
    type,
    placeholder: placeholder ?? '',
    disabled: disabled ?? false,
    options: (options ?? []).map(({ label, value, description }) => ({ label, value, description: description ?? '' })),
  };
}

/** With V2 only what a component places is shown (discord.md, Components). */
function filesOf(message: Message, parts: readonly Component[]): readonly SeenFile[] {
  if ((message.flags & FLAGS.componentsV2) === 0) return message.attachments.map(seenFile);
  return parts.flatMap(({ items, media, file, description }) => [
    ...(items ?? []).map((item) => placed(message, item.media.url, item.description)),
    ...(media ? [placed(message, media.url, description)] : []),
    ...(file ? [placed(message, file.url, null)] : []),
  ]);
}

function placed(message: Message, url: string, alt: string | null | undefined): SeenFile {
  const attachment = message.attachments.find((one) => one.url === url);
  return { name: attachment?.name ?? '', url, alt: alt ?? attachment?.description ?? '' };
}

function seenFile({ name, url, description }: Attachment): SeenFile {
  return { name, url, alt: description ?? '' };
}
