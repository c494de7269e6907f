import type { Component } from './components.ts';
import type { MessageStore } from './messageStore.ts';

/** Everything the local Discord remembers. Plain data, replaced rather than changed in place, so that it can be saved. */
export interface State {
  readonly application: { readonly id: string; readonly token: string };
  readonly users: Map<string, User>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  readonly messages: MessageStore;
  readonly files: Map<string, StoredFile>;
  /** Files that no message holds any more, oldest first: served for a while, never saved. */
  readonly gone: Set<string>;
  readonly interactions: Map<string, Interaction>;
  /** Registered commands: `global`, or a server's id. */
  readonly commands: Map<string, readonly Command[]>;
  readonly emojis: Map<string, Emoji>;
}

export interface User {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly locale: string;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly permissions: bigint;
}

export interface Member {
  readonly userId: string;
  readonly roleIds: readonly string[];
  readonly joinedAt: number;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly locale: string;
  readonly roles: readonly Role[];
  readonly members: ReadonlyMap<string, Member>;
}

export interface Overwrite {
  readonly id: string;
  readonly type: 'role' | 'member';
  readonly allow: bigint;
  readonly deny: bigint;
}

export const CHANNEL_TYPES = { text: 0, voice: 2, announcement: 5, thread: 11, privateThread: 12, forum: 15 } as const;
export type ChannelKind = keyof typeof CHANNEL_TYPES;

export interface Channel {
  readonly id: string;
  readonly guildId: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly parentId: string | null;
  readonly ownerId: string | null;
  readonly overwrites: readonly Overwrite[];
  readonly archived: boolean;
  readonly locked: boolean;
}

export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly url: string;
  readonly size: number;
  readonly type: string;
  /** Pixels, of a picture. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  /** The one person who sees it, or null for everybody. */
  readonly visibleTo: string | null;
  /** Dropped by that person's client; Discord still knows the message. */
  readonly dismissed: boolean;
  readonly flags: number;
  readonly content: string;
  readonly embeds: readonly Record<string, unknown>[];
  readonly components: readonly Component[];
  readonly attachments: readonly Attachment[];
  /** The users notified when it was created. */
  readonly pinged: readonly string[];
  readonly mentions: readonly string[];
  readonly createdAt: number;
  readonly editedAt: number | null;
  /** Edits made after the message was an hour old (30046). */
  readonly lateEdits: readonly number[];
  readonly nonce: string | number | null;
  readonly replyTo: string | null;
  readonly cause: MessageCause | null;
}

/** The interaction that a message answers. */
export interface MessageCause {
  readonly interactionId: string;
  readonly type: InteractionType;
  readonly userId: string;
  /** With its subcommand: `molotow open`. */
  readonly commandName: string | null;
  readonly onMessageId: string | null;
}

export const FLAGS = {
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export const INTERACTION_TYPES = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
type InteractionType = keyof typeof INTERACTION_TYPES;

/** How an interaction was answered; the numbers are Discord's callback types. */
export const ANSWERS = { message: 4, deferredMessage: 5, deferredUpdate: 6, update: 7, choices: 8, modal: 9 } as const;
export type AnswerKind = keyof typeof ANSWERS;

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly commandName: string | null;
  /** The message whose component was used, or whose component opened the modal. */
  readonly onMessageId: string | null;
  readonly createdAt: number;
  readonly status: 'open' | 'answered' | 'lost';
  readonly answer: Answer | null;
  /** What `@original` means (discord.md, Interactions). */
  readonly originalId: string | null;
}

export interface Answer {
  readonly kind: AnswerKind;
  readonly modal: Modal | null;
  readonly choices: readonly Choice[];
}

export interface Modal {
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Component[];
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

export interface Command {
  readonly id: string;
  readonly guildId: string | null;
  readonly version: string;
  /** The body as registered. */
  readonly body: CommandBody;
}

export interface CommandBody {
  readonly name: string;
  readonly type?: number | null | undefined;
  readonly options?: readonly CommandOption[] | null | undefined;
  readonly default_member_permissions?: string | number | null | undefined;
  readonly [key: string]: unknown;
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean | null | undefined;
  readonly autocomplete?: boolean | null | undefined;
  readonly choices?: readonly Choice[] | null | undefined;
  readonly min_value?: number | null | undefined;
  readonly max_value?: number | null | undefined;
  readonly min_length?: number | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly options?: readonly CommandOption[] | null | undefined;
  readonly [key: string]: unknown;
}

export interface Emoji {
  readonly id: string;
  readonly name: string;
  readonly animated: boolean;
  readonly image: string;
}
