import type { RefusalCode } from '../model/refusals.ts';
import type { Audience } from './exchange.ts';

/** One request of the bot, as it was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** Without `/api/v10`, e.g. `/channels/1/messages`. */
  readonly path: string;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  readonly status: number;
  /** Discord's error code, if the request was refused. */
  readonly code: RefusalCode | null;
  readonly response: unknown;
  readonly audience: Audience;
}

export interface RequestLog {
  readonly list: () => readonly LoggedRequest[];
  readonly begin: () => void;
  readonly end: (request: LoggedRequest) => void;
  readonly inFlight: () => number;
  /** Returns the call that ends the subscription. */
  readonly onActivity: (listener: () => void) => () => void;
}

/** @param size how many requests are remembered at least */
export function createRequestLog(size: number): RequestLog {
  const kept: LoggedRequest[] = [];
  const listeners = new Set<() => void>();
  let inFlight = 0;
  const note = () => {
    for (const listener of listeners) listener();
  };
  return {
    list: () => [...kept],
    begin: () => {
      inFlight += 1;
      note();
    },
    end: (request) => {
      inFlight -= 1;
      kept.push(request);
      if (kept.length > 2 * size) kept.splice(0, kept.length - size);
      note();
    },
    inFlight: () => inFlight,
    onActivity: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
