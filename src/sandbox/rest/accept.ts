import { type MessageForm, messageBreaches } from '../check/messageRules.ts';
import { type Breach, breach } from '../check/violations.ts';
import { type MessageRequest, messageBodySchema } from '../model/messageBody.ts';
import { type Refusal, refuse } from '../model/refusals.ts';
import type { Message } from '../model/state.ts';
import type { Call } from './exchange.ts';

/**
 * Judges the body of a request: every breach is recorded, and one that Discord would refuse is answered with 50035.
 * Returns the refusal, or null if the body may pass.
 */
export function judge(call: Call, body: unknown, breaches: readonly Breach[]): Refusal | null {
  for (const { rule, message, where } of breaches) {
    call.violations.add({ rule, message, where, request: `${call.method} ${call.path}`, body });
  }
  const fatal = breaches.filter((breach) => breach.fatal);
  if (fatal.length === 0) return null;
  return { refused: 50035, errors: Object.fromEntries(fatal.map(({ where, message }) => [where, message])) };
}

/** Reads a message from a request, judged by its form and by the message that it edits, if any. */
export function acceptMessage(
  call: Call,
  body: unknown,
  context: { readonly form: MessageForm; readonly before: Message | null },
): MessageRequest | Refusal {
  const refusal = judge(call, body, messageBreaches(call.world, body, { ...context, files: call.files }));
  if (refusal !== null) return refusal;
  const request = { body: messageBodySchema.parse(body ?? {}), files: call.files };
  if (!wouldBeEmpty(request, context.before)) return request;
  judge(call, body, [breach('empty-message', '', 'The message would show nothing.')]);
  return refuse(50006);
}

/** Whether nothing would be left to see (50006): a new message without anything, or one from which an edit takes all. */
function wouldBeEmpty({ body, files }: MessageRequest, before: Message | null): boolean {
  const { content = before?.content, embeds = before?.embeds, components = before?.components } = body;
  const kept = (before?.attachments ?? []).filter(({ id }) => body.attachments?.some((one) => one.id === id) ?? true);
  const parts = [embeds, components, kept, files].some((list) => list && list.length > 0);
  return !parts && !content?.trim();
}
