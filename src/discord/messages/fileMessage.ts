import { ComponentType } from 'discord.js';
import type { RecordAnswer } from '../../commands/index.ts';
import { block, type MessageBody, messageBody } from './body.ts';

/** A file, and what it is. A file that no component places would not be seen (discord.md). */
export function fileMessage({ text, name }: Extract<RecordAnswer, { show: 'file' }>): MessageBody {
  const file = { type: ComponentType.File as const, file: { url: `attachment://${name}` } };
  return {
    ...messageBody([...block([text]), file]),
    attachments: [{ id: '0', filename: name, description: text }],
  };
}
