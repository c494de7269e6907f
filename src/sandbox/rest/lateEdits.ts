import { HOUR } from '../clock.ts';
import type { Refusal } from '../model/refusals.ts';
import type { Message } from '../model/state.ts';
import type { World } from '../model/world.ts';

/** Edits within an hour of a message older than an hour. Discord has the limit (30046) but doesn't say its number. */
const LATE_EDITS = 3;

/** The refusal of one late edit too many, with the time until the oldest of them no longer counts; or null. */
export function lateEditRefused(world: World, message: Message): Refusal | null {
  const recent = recentLateEdits(world, message);
  const [oldest] = recent;
  if (!isOld(world, message) || oldest === undefined || recent.length < LATE_EDITS) return null;
  return { refused: 30046, retryAfter: (oldest + HOUR - world.clock.now()) / 1000 };
}

/** The message with this edit counted, if it is late. */
export function countingLateEdit(world: World, message: Message): Message {
  if (!isOld(world, message)) return message;
  return { ...message, lateEdits: [...recentLateEdits(world, message), world.clock.now()] };
}

function isOld(world: World, message: Message): boolean {
  return world.clock.now() - message.createdAt > HOUR;
}

function recentLateEdits(world: World, { lateEdits }: Message): readonly number[] {
  return lateEdits.filter((at) => world.clock.now() - at < HOUR);
}
