import { DiscordAPIError, HTTPError } from 'discord.js';

/** What a refusal of Discord's means for the message it was about (discord.md). */
export type Failure =
  /** The interaction is over, or was answered already: nothing to be done. */
  | 'too-late'
  /** The interaction's token has expired. */
  | 'token-gone'
  /** The message or the channel isn't there any more. */
  | 'message-gone'
  | 'channel-gone'
  /** The thread is archived: messages there can't be edited. Sending one brings it back, unless it is locked. */
  | 'archived'
  /** The bot may not do this here. */
  | 'forbidden'
  /** The message is too old to be edited so often. */
  | 'too-old'
  /** Anything else: an outage, a rate limit, or a bug of ours. */
  | 'fault';

const FAILURES: Readonly<Record<number, Failure>> = {
  10062: 'too-late',
  40060: 'too-late',
  10015: 'token-gone',
  50027: 'token-gone',
  10008: 'message-gone',
  10003: 'channel-gone',
  10004: 'channel-gone',
  50001: 'forbidden',
  50013: 'forbidden',
  50083: 'archived',
  30046: 'too-old',
};

const BY_STATUS: Readonly<Record<number, Failure>> = { 401: 'token-gone', 403: 'forbidden' };

/** The bot was refused in this channel a short time ago, and hasn't asked again. */
export class DoorShut extends Error {
  override readonly name = 'DoorShut';
}

export function failureOf(error: unknown): Failure {
  if (error instanceof DoorShut) return 'forbidden';
  if (error instanceof DiscordAPIError) return FAILURES[Number(error.code)] ?? BY_STATUS[error.status] ?? 'fault';
  if (error instanceof HTTPError && error.status === 401) return 'token-gone';
  return 'fault';
}
