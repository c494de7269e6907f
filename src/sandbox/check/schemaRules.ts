import * as spec from 'discord-api-spec/zod';
import type { core } from 'zod';
import { unknownKeys } from './unknownKeys.ts';
import { type Breach, breach } from './violations.ts';
import { pathText } from './where.ts';

/** What a body is, and with which of Discord's own schemas it is compared. */
const SCHEMAS = {
  send: spec.MessageCreateRequestSchema,
  edit: spec.MessageEditRequestPartialSchema,
  answer: spec.IncomingWebhookInteractionRequestSchema,
  update: spec.IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema,
  'follow-up': spec.IncomingWebhookRequestPartialSchema,
  'webhook-edit': spec.IncomingWebhookUpdateRequestPartialSchema,
  modal: spec.ModalInteractionCallbackRequestDataSchema,
  choices: spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  'command-bulk': spec.ApplicationCommandUpdateRequestSchema,
  'command-create': spec.ApplicationCommandCreateRequestSchema,
  'command-patch': spec.ApplicationCommandPatchRequestPartialSchema,
  'thread-on-message': spec.CreateTextThreadWithMessageRequestSchema,
  thread: spec.CreateTextThreadWithoutMessageRequestSchema,
  post: spec.CreateForumThreadRequestSchema,
  'thread-edit': spec.UpdateThreadRequestPartialSchema,
} as const;

export type Form = keyof typeof SCHEMAS;

/** Compares a body with Discord's own description. What doesn't fit is refused; unknown keys Discord merely ignores. */
export function schemaBreaches(form: Form, body: unknown): readonly Breach[] {
  const result = SCHEMAS[form].safeParse(body);
  if (!result.success) return result.error.issues.flatMap((issue) => issueBreaches(issue, []));
  return unknownKeys(body, result.data).map((where) => breach('unknown-key', where, 'Discord knows no such key here.'));
}

/** An issue of a union tells nothing; those of the branch that was meant (by `type`) do. */
function issueBreaches(issue: core.$ZodIssue, above: readonly PropertyKey[]): readonly Breach[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const meant = issue.errors.find((branch) => !branch.some(({ path: [key] }) => key === 'type')) ?? [];
    if (meant.length > 0) return meant.flatMap((inner) => issueBreaches(inner, path));
  }
  return [{ rule: 'schema', where: pathText(path), message: issue.message, fatal: true }];
}
