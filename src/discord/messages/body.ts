import {
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { encodePress, type Press } from '../../commands/index.ts';

/** What is sent: components V2 from the start, and nobody is pinged but whoever is named there (discord.md, Components and limits). */
export interface MessageBody {
  readonly flags: number;
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly allowed_mentions: {
    readonly parse: readonly never[];
    readonly users?: readonly string[];
    readonly roles?: readonly string[];
  };
  /** Files that are kept or come along; a message without a picture names none, which drops an older one. */
  readonly attachments: readonly { readonly id: string; readonly filename: string; readonly description: string }[];
}

/** A picture that is sent with a message. */
export interface Shot {
  readonly name: string;
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

export function messageBody(components: readonly APIMessageTopLevelComponent[]): MessageBody {
  return { flags: MessageFlags.IsComponentsV2, components, allowed_mentions: { parse: [] }, attachments: [] };
}

/** The same, and whoever has this role is pinged if it is mentioned there. */
export function pinging(body: MessageBody, role: string): MessageBody {
  return { ...body, allowed_mentions: { parse: [], roles: [role] } };
}

/** A line, or null where there is nothing to say. */
export type Line = string | null;

/** One block of text; none if no line says anything. */
export function block(lines: readonly Line[]): APITextDisplayComponent[] {
  const content = lines.filter((line) => line !== null).join('\n');
  return content === '' ? [] : [{ type: ComponentType.TextDisplay, content }];
}

/**
 * The message with pictures at its top, one below the other; a file that no component places would not be seen, and a
 * gallery of several would cut them to squares (discord.md).
 */
export function withShot(body: MessageBody, ...shots: readonly Shot[]): MessageBody {
  const galleries = shots.map(({ name, alt }) => ({
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: `attachment://${name}` }, description: alt }],
  }));
  return {
    ...body,
    components: [...galleries, ...body.components],
    attachments: shots.map(({ name, alt }, at) => ({ id: String(at), filename: name, description: alt })),
  };
}

/** Blocks in a frame, and rows of buttons, as every message that all can see is built. */
export function framed(blocks: readonly (readonly Line[])[], buttons: readonly Button[]): MessageBody {
  const texts = blocks.map(block).filter((texts) => texts.length > 0);
  const inside = texts.flatMap((text, at): APIComponentInContainer[] =>
    at === 0 ? text : [{ type: ComponentType.Separator }, ...text],
  );
  return messageBody([{ type: ComponentType.Container, components: [...inside, ...rows(buttons)] }]);
}

export type Button = APIButtonComponentWithCustomId;

/**
 * How a button looks: to be pressed first, one among others, or shown without being of use now. Green and red are for
 * cards alone.
 */
export type Look = 'primary' | 'secondary' | 'disabled' | 'success' | 'danger';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  disabled: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const satisfies Readonly<Record<Look, ButtonStyle>>;

/** `emoji` is a Unicode emoji; the label says the same without it. */
export function button(press: Press, shown: { label: string; look: Look; emoji?: string }): Button {
  return {
    type: ComponentType.Button,
    style: STYLES[shown.look],
    label: shown.label,
    custom_id: encodePress(press),
    ...(shown.emoji === undefined ? {} : { emoji: { name: shown.emoji } }),
    ...(shown.look === 'disabled' ? { disabled: true } : {}),
  };
}

const PER_ROW = 5;

/** Buttons run on in order, five a row (discord.md), or fewer. */
export function rows(buttons: readonly Button[], perRow = PER_ROW) {
  return Array.from({ length: Math.ceil(buttons.length / perRow) }, (_, row) => ({
    type: ComponentType.ActionRow as const,
    components: buttons.slice(row * perRow, (row + 1) * perRow),
  }));
}

/** Small print. */
export function small(line: string): string {
  return `-# ${line}`;
}
