import { z } from 'zod';
import { LANGUAGES, type PublicMessage, type ShownStore, type TableRef } from '../table/index.ts';
import { answer, readEntry } from './answer.ts';
import type { Client } from './client.ts';
import { keys } from './keys.ts';

/** ms; a token serves for 15 minutes (discord.md), and a moment has passed already. */
const tokenLife = 14 * 60_000;

const webhook = z.object({ token: z.string(), target: z.string(), at: z.int(), channel: z.string() });
const post = z.object({ channel: z.string(), message: z.string(), deal: z.int().nonnegative(), madeAt: z.int() });
const move = z.object({ deal: z.int().positive(), count: z.int().nonnegative() });
const ping = z.object({ channel: z.string(), message: z.string(), move });
const shownHand = z.object({
  webhook,
  deal: z.int().nonnegative(),
  weis: z.enum(['declare', 'keep']),
  language: z.enum(LANGUAGES),
});

/** Where a message is kept, and the token that edits it. */
type MessageKeys = readonly [message: string, webhook: string];

/** Where tables and hands are shown. Tokens vanish by themselves: after 14 minutes a message has no webhook any more. */
export function shownStore(redis: Client): ShownStore {
  async function read<Kept extends z.ZodType<object>>(schema: Kept, at: MessageKeys) {
    const [kept = null, hook = null] = await answer(redis.mget(...at));
    const found = readEntry(schema, kept);
    return found && { ...found, webhook: readEntry(webhook, hook) };
  }

  async function keep(ref: TableRef, { webhook: hook, ...message }: PublicMessage, at: MessageKeys): Promise<void> {
    const words = [JSON.stringify(message), hook ? JSON.stringify(hook) : '', tokenLife];
    await answer(redis.keepMessage(keys.log(ref), ...at, ...words));
  }

  async function drop(at: MessageKeys): Promise<void> {
    await answer(redis.del(...at));
  }

  return {
    post: (ref) => read(post, keys.post(ref)),
    keepPost: (ref, kept) => keep(ref, kept, keys.post(ref)),
    dropPost: (ref) => drop(keys.post(ref)),

    watch: (ref) => read(post, keys.watch(ref)),
    keepWatch: (ref, kept) => keep(ref, kept, keys.watch(ref)),
    dropWatch: (ref) => drop(keys.watch(ref)),

    ping: (ref) => read(ping, keys.ping(ref)),
    keepPing: (ref, kept) => keep(ref, kept, keys.ping(ref)),
    dropPing: (ref) => drop(keys.ping(ref)),

    async hand(ref, person) {
      return readEntry(shownHand, await answer(redis.get(keys.hand(ref, person))));
    },

    async keepHand(ref, person, hand) {
      await answer(redis.set(keys.hand(ref, person), JSON.stringify(hand), 'PX', tokenLife));
    },
  };
}
