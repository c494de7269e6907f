/** Every way in which Discord refuses a request: its error code → HTTP status and its wording. */
export const REFUSALS = {
  0: { status: 404, message: '404: Not Found' },
  10003: { status: 404, message: 'Unknown Channel' },
  10004: { status: 404, message: 'Unknown Guild' },
  10007: { status: 404, message: 'Unknown Member' },
  10008: { status: 404, message: 'Unknown Message' },
  10013: { status: 404, message: 'Unknown User' },
  10014: { status: 404, message: 'Unknown Emoji' },
  10015: { status: 404, message: 'Unknown Webhook' },
  10062: { status: 404, message: 'Unknown interaction' },
  10063: { status: 404, message: 'Unknown application command' },
  20028: { status: 429, message: 'You are being rate limited.' },
  30008: { status: 400, message: 'Maximum number of emojis reached (2000)' },
  30046: { status: 429, message: 'Maximum number of edits to messages older than 1 hour reached' },
  40001: { status: 401, message: '401: Unauthorized' },
  40005: { status: 413, message: 'Request entity too large' },
  40060: { status: 400, message: 'Interaction has already been acknowledged.' },
  50001: { status: 403, message: 'Missing Access' },
  50005: { status: 403, message: 'Cannot edit a message authored by another user' },
  50006: { status: 400, message: 'Cannot send an empty message' },
  50008: { status: 400, message: 'Cannot send messages in a non-text channel' },
  50013: { status: 403, message: 'Missing Permissions' },
  50024: { status: 400, message: 'Cannot execute action on this channel type' },
  50027: { status: 401, message: 'Invalid Webhook Token' },
  50035: { status: 400, message: 'Invalid Form Body' },
  50083: { status: 400, message: 'Thread is archived' },
  50109: { status: 400, message: 'The request body contains invalid JSON.' },
  160004: { status: 400, message: 'A thread has already been created for this message' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A request that Discord refuses: an expected answer, not a fault of the sandbox. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** What exactly is wrong with the form, by path (50035). */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds to wait (429). */
  readonly retryAfter?: number;
  /** Whether the bot's limit over all routes was passed (429). */
  readonly isGlobal?: boolean;
}

export function refuse(code: RefusalCode): Refusal {
  return { refused: code };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
