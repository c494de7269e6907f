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
  50001: 'forbidden',
  50013: 'forbidden',
  30046: 'too-old',
};

export function failureOf(error: unknown): Failure {
  if (error instanceof DiscordAPIError) {
    return FAILURES[Number(error.code)] ?? (error.status === 401 ? 'token-gone' : 'fault');
  }
  if (error instanceof HTTPError && error.status === 401) return 'token-gone';
  return 'fault';
}
