import type { UploadedFile } from '../model/messageBody.ts';
import type { Message } from '../model/state.ts';
import type { World } from '../model/world.ts';
import type { Breach } from './violations.ts';

export type MessageForm = 'send' | 'edit' | 'answer' | 'update' | 'follow-up' | 'webhook-edit';

export function messageBreaches(
  _world: World,
  _body: unknown,
  _context: { form: MessageForm; before: Message | null; files: readonly UploadedFile[] },
): readonly Breach[] {
  return [];
}
