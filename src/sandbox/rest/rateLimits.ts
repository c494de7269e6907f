import { MINUTE, SECOND } from '../clock.ts';
import type { Refusal } from '../model/refusals.ts';

/** At most `limit` requests in `window` real milliseconds, for each value of one part of the path, or for the bot. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly window: number;
  readonly per: 'channel' | 'token' | 'bot';
}

/** discord.md, Rate limits. All but the global one are observed, not documented. */
export const GLOBAL: Limit = { name: 'global', limit: 50, window: SECOND, per: 'bot' };
export const SENDS: Limit = { name: 'sends', limit: 5, window: 5 * SECOND, per: 'channel' };
export const EDITS: Limit = { name: 'edits', limit: 5, window: 5 * SECOND, per: 'channel' };
export const FOLLOW_UPS: Limit = { name: 'follow-ups', limit: 5, window: 2 * SECOND, per: 'token' };
export const RENAMES: Limit = { name: 'renames', limit: 2, window: 10 * MINUTE, per: 'channel' };

export interface RateLimits {
  /** Counts a request. Returns the refusal if there were too many, and the headers that tell the client how it stands. */
  readonly take: (limit: Limit, key: string) => Taken;
}

interface Taken {
  readonly refusal: Refusal | null;
  readonly headers: Readonly<Record<string, string>>;
}

interface Bucket {
  readonly used: number;
  readonly endsAt: number;
}

export function createRateLimits(): RateLimits {
  const buckets = new Map<string, Bucket>();
  return {
    take: (limit, key) => {
      const name = `${limit.name}:${key}`;
      const now = Date.now();
      const before = buckets.get(name);
      const bucket = before === undefined || before.endsAt <= now ? { used: 0, endsAt: now + limit.window } : before;
      const isFull = bucket.used >= limit.limit;
      const after = isFull ? bucket : { ...bucket, used: bucket.used + 1 };
      buckets.delete(name);
      buckets.set(name, after);
      forgetEnded(buckets, now);
      const wait = (after.endsAt - now) / 1000;
      return {
        refusal: isFull ? { refused: 20028, retryAfter: wait, isGlobal: limit.per === 'bot' } : null,
        headers: headersOf(limit, { name, left: limit.limit - after.used, wait, isFull }),
      };
    },
  };
}

function headersOf(
  limit: Limit,
  state: { name: string; left: number; wait: number; isFull: boolean },
): Readonly<Record<string, string>> {
  const refused = state.isFull ? { 'retry-after': String(Math.ceil(state.wait)), 'x-ratelimit-scope': 'user' } : {};
  if (limit.per === 'bot') return state.isFull ? { ...refused, 'x-ratelimit-global': 'true' } : {};
  return {
    ...refused,
    'x-ratelimit-limit': String(limit.limit),
    'x-ratelimit-remaining': String(state.left),
    'x-ratelimit-reset': String(Date.now() / 1000 + state.wait),
    'x-ratelimit-reset-after': String(state.wait),
    'x-ratelimit-bucket': limit.name,
  };
}

/** Buckets stand in the order of their last use: those that ended are met first. */
function forgetEnded(buckets: Map<string, Bucket>, now: number): void {
  for (const [name, { endsAt }] of buckets) {
    if (endsAt > now) return;
    buckets.delete(name);
  }
}
