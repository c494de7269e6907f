import { z } from 'zod';
import { LANGUAGES, type ShownStore } from '../table/index.ts';
import { answer, readEntry } from './answer.ts';
import type { Client } from './client.ts';
import { keys } from './keys.ts';

/** ms; a token serves for 15 minutes (discord.md), and a moment has passed already. */
const tokenLife = 14 * 60_000;

const webhook = z.object({ token: z.string(), target: z.string(), at: z.int(), channel: z.string() });
const shown = z.object({ channel: z.string(), message: z.string(), deal: z.int().nonnegative(), madeAt: z.int() });
const shownHand = z.object({
  webhook,
  deal: z.int().nonnegative(),
  weis: z.enum(['declare', 'keep']),
  language: z.enum(LANGUAGES),
});

/** Where tables and hands are shown. Tokens vanish by themselves: after 14 minutes a post has no webhook any more. */
export function shownStore(redis: Client): ShownStore {
  return {
    async post(ref) {
      const [post = null, hook = null] = await answer(redis.mget(keys.post(ref), keys.postWebhook(ref)));
      const found = readEntry(shown, post);
      return found && { ...found, webhook: readEntry(webhook, hook) };
    },

    async keepPost(ref, { webhook: hook, ...post }) {
      const words = [JSON.stringify(post), hook ? JSON.stringify(hook) : '', tokenLife];
      await answer(redis.keepPost(keys.post(ref), keys.postWebhook(ref), ...words));
    },

    async dropPost(ref) {
      await answer(redis.del(keys.post(ref), keys.postWebhook(ref)));
    },

    async hand(ref, person) {
      return readEntry(shownHand, await answer(redis.get(keys.hand(ref, person))));
    },

    async keepHand(ref, person, hand) {
      await answer(redis.set(keys.hand(ref, person), JSON.stringify(hand), 'PX', tokenLife));
    },
  };
}
