import { ComponentType } from 'discord.js';
import type { MessageBody } from '../../../src/discord/messages/index.ts';
import { componentBreaches } from '../../../src/sandbox/check/componentRules.ts';
import { schemaBreaches } from '../../../src/sandbox/check/schemaRules.ts';

interface Node {
  readonly type: number;
  readonly content?: string;
  readonly label?: string;
  readonly custom_id?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly emoji?: { readonly name: string };
  readonly components?: readonly Node[];
  readonly options?: readonly ShownOption[];
}

interface ShownOption {
  readonly label: string;
  readonly value: string;
  readonly default?: boolean;
  readonly description?: string;
}

function nodes(components: readonly Node[]): readonly Node[] {
  return components.flatMap((node) => [node, ...nodes(node.components ?? [])]);
}

const nodesOf = (body: MessageBody) => nodes(body.components as readonly Node[]);

/** All that a message says, a line each. */
export function textOf(body: MessageBody): string {
  return nodesOf(body)
    .map(({ content }) => content)
    .filter((content) => content !== undefined)
    .join('\n');
}

export interface ShownButton {
  readonly label: string;
  /** What the button asks for, without format and table: `play:1.0:R7`. */
  readonly asks: string;
  /** The whole custom id. */
  readonly ask: string;
  readonly emoji: string;
  readonly style: number;
  readonly primary: boolean;
  readonly disabled: boolean;
}

export function buttonsOf(body: MessageBody): ShownButton[] {
  return nodesOf(body)
    .filter(({ type }) => type === ComponentType.Button)
    .map(({ label = '', custom_id = '', emoji, style, disabled }) => {
      const [, verb, , ...rest] = custom_id.split(':');
      return {
        label,
        asks: [verb, ...rest].join(':'),
        ask: custom_id,
        emoji: emoji?.name ?? '',
        style: style ?? 0,
        primary: style === 1,
        disabled: disabled === true,
      };
    });
}

/** Menus with what they ask for, without format and table: `setRule:trump`. */
export function menusOf(
  body: MessageBody,
): { readonly id: string; readonly asks: string; readonly options: readonly ShownOption[] }[] {
  return nodesOf(body)
    .filter(({ type }) => type === ComponentType.StringSelect)
    .map(({ custom_id = '', options = [] }) => {
      const [, verb, , ...rest] = custom_id.split(':');
      return { id: custom_id, asks: [verb, ...rest].join(':'), options };
    });
}

/** How many buttons stand in each row. */
export function rowsOf(body: MessageBody): readonly number[] {
  const rows = nodesOf(body).filter(({ type }) => type === ComponentType.ActionRow);
  return rows.map(({ components = [] }) => components.length);
}

export const asksOf = (body: MessageBody) => buttonsOf(body).map(({ asks }) => asks);

/** Everything Discord would find wrong with a message. */
export function breachesOf(body: MessageBody): string[] {
  const all = [
    ...schemaBreaches('send', body),
    ...componentBreaches(body.components as Parameters<typeof componentBreaches>[0], true),
  ];
  return all.map(({ rule, where, message }) => `${rule} ${where}: ${message}`);
}
