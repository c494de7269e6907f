import type { Violations } from '../check/violations.ts';
import type { UploadedFile } from '../model/messageBody.ts';
import { REFUSALS, type Refusal } from '../model/refusals.ts';
import type { World } from '../model/world.ts';
import type { Limit } from './rateLimits.ts';

/** Who can see what a request brought: everybody in a channel, one person, or nobody. */
export type Audience =
  | { readonly kind: 'channel'; readonly channelId: string }
  | { readonly kind: 'person'; readonly personId: string }
  | { readonly kind: 'nobody' };

export const NOBODY: Audience = { kind: 'nobody' };

/** One request of the bot, read and authenticated. */
export interface Call {
  readonly world: World;
  readonly violations: Violations;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** A part of the path; a missing one is a fault of the route's own text. */
  readonly param: (name: string) => string;
}

export interface Reply {
  readonly status: 200 | 201 | 204;
  readonly body?: unknown;
  readonly audience?: Audience;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `bot` asks for the bot's token; `open` routes carry an interaction token in their path, or need none. */
  readonly auth: 'bot' | 'open';
  readonly limits?: readonly Limit[];
  readonly handle: (call: Call) => Reply | Refusal;
}

export const NO_CONTENT: Reply = { status: 204 };

export function ok(body: unknown, audience: Audience = NOBODY): Reply {
  return { status: 200, body, audience };
}

/** Discord tells these two by their status alone. */
const RATE_LIMITED = 20028;
const UNAUTHORIZED = 40001;

/** A refusal as Discord writes it. */
export function refusalJson({ refused, errors, retryAfter, isGlobal }: Refusal): Record<string, unknown> {
  const { message } = REFUSALS[refused];
  return {
    ...(refused === RATE_LIMITED ? {} : { code: refused === UNAUTHORIZED ? 0 : refused }),
    message,
    ...(errors === undefined ? {} : { errors: nestedErrors(errors) }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter, global: isGlobal ?? false }),
  };
}

/** `{ 'components[0].label': 'x' }` → `{ components: { 0: { label: { _errors: [{ code, message }] } } } }`. */
function nestedErrors(errors: Readonly<Record<string, string>>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(errors)) {
    let node = root;
    for (const key of path.split(/[.[\]]+/).filter((part) => part !== '')) {
      const child = (node[key] ?? {}) as Record<string, unknown>;
      node[key] = child;
      node = child;
    }
    node._errors = [{ code: 'INVALID_FORM', message }];
  }
  return root;
}
