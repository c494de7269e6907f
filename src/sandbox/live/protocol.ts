import * as z from 'zod';
import type { Component } from '../model/components.ts';
import type { Attachment, ChannelKind, CommandBody } from '../model/state.ts';
import type { Outcome } from '../people/interact.ts';

/** What the page and the server say to each other over the page's own websocket, one JSON text each. */

const id = z.string().max(30);
const name = z.string().trim().min(1).max(32);
const options = z.record(z.string().max(32), z.union([z.string().max(6000), z.number(), z.boolean()]));

/** The languages that a person's client can be set to, and that the bot is then asked in. */
export const LOCALES = ['de', 'en-US', 'en-GB', 'fr', 'it'] as const;
const locale = z.enum(LOCALES);

/** What a person does; the answer is a `reply`. */
const deedSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('history'), channel: id, before: id.nullable() }),
  z.object({ do: z.literal('say'), channel: id, text: z.string().trim().min(1).max(2000) }),
  z.object({ do: z.literal('command'), channel: id, line: z.string().max(200), values: options }),
  z.object({
    do: z.literal('autocomplete'),
    channel: id,
    line: z.string().max(200),
    values: options,
    focused: z.string().max(32),
  }),
  z.object({ do: z.literal('click'), message: id, button: z.string().max(100) }),
  z.object({ do: z.literal('select'), message: id, menu: z.string().max(100), values: z.array(z.string()).max(25) }),
  z.object({
    do: z.literal('submit'),
    values: z.record(z.string().max(100), z.union([z.string(), z.boolean(), z.array(z.string())])),
  }),
  z.object({ do: z.literal('dismiss'), message: id }),
  z.object({ do: z.literal('addChannel'), name }),
  z.object({ do: z.literal('addPerson'), name, locale }),
  z.object({ do: z.literal('setLocale'), locale }),
]);
export type Deed = z.infer<typeof deedSchema>;

/** First of all a page says who its person is; `language` is that of its browser. */
const beSchema = z.object({ be: name.nullable(), language: z.string().max(40) });
const askSchema = z.object({ ask: z.number(), deed: deedSchema });

export const fromPageSchema = z.union([beSchema, askSchema]);
export type Ask = z.infer<typeof askSchema>;

/** The place as one person's client shows it. */
export interface Place {
  readonly guild: string;
  readonly me: PagePerson;
  readonly people: readonly PagePerson[];
  readonly application: { readonly id: string; readonly name: string; readonly online: boolean };
  readonly channels: readonly PageChannel[];
  readonly commands: readonly CommandBody[];
  readonly emojis: readonly { readonly id: string; readonly name: string }[];
  readonly offer: Offer | null;
}

export interface PagePerson {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
}

export interface PageChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly parentId: string | null;
}

/** A game that the page offers on first open: this command, then these buttons of what comes, by the start of their custom ids. */
export interface Offer {
  readonly command: string;
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly press: readonly string[];
}

export interface PageMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  /** ms since 1970 */
  readonly createdAt: number;
  readonly isEdited: boolean;
  readonly isEphemeral: boolean;
  /** "is thinking…" */
  readonly isLoading: boolean;
  readonly content: string;
  readonly embeds: readonly Record<string, unknown>[];
  readonly components: readonly Component[];
  /** With components V2 only what a component places is shown. */
  readonly attachments: readonly Attachment[];
  /** Set on the answer to a command. */
  readonly command: { readonly userId: string; readonly name: string } | null;
  /** The message that it replies to. */
  readonly replyTo: string | null;
  readonly pingsMe: boolean;
}

export interface History {
  readonly messages: readonly PageMessage[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}

/** What an interaction led to. */
export interface Told extends Omit<Outcome, 'message'> {
  readonly message?: PageMessage;
}

/** What came of a deed: nothing to tell, older messages, what an interaction led to, or why it can't be done. */
export interface Result {
  readonly history?: History;
  readonly outcome?: Told;
  readonly refused?: string;
}

export type ToPage =
  | { readonly place: Place }
  | { readonly message: PageMessage }
  | { readonly gone: { readonly id: string; readonly channelId: string } }
  | { readonly reply: number; readonly result: Result };
