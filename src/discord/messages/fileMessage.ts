import { ComponentType } from 'discord.js';
import { block, type MessageBody, messageBody } from './body.ts';

/** Files, and what they are. A file that no component places would not be seen (discord.md). */
export function fileMessage({
  text,
  names,
}: {
  readonly text: string;
  readonly names: readonly string[];
}): MessageBody {
  const files = names.map((name) => ({ type: ComponentType.File as const, file: { url: `attachment://${name}` } }));
  return {
    ...messageBody([...block([text]), ...files]),
    attachments: names.map((filename, at) => ({ id: `${at}`, filename, description: text })),
  };
}
