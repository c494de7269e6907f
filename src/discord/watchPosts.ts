import type { Clock, Loaded, Post, ShownStore, TableRef } from '../table/index.ts';
import { dealShown, type Face } from './faces.ts';
import { failureOf } from './failures.ts';
import type { Scene } from './messages/index.ts';
import type { PublicMessages } from './publicMessages.ts';
import { restPost } from './restPost.ts';

/** ms; edits of messages older than an hour are limited (30046). */
const POST_LIFE = 55 * 60_000;

/** A state of a table, and how it looks. */
export interface Showing {
  readonly loaded: Loaded;
  readonly scene: Scene;
  readonly face: Face;
}

/** A second message of a table, in a channel from which it is followed; one at a time, for as long as the table lasts. */
export interface WatchPosts {
  /** Brings it up to date, if there is one. What keeps us from it ends the watching, not the game. */
  show(showing: Showing): Promise<void>;
  /** This message follows the table from now on; one elsewhere is put to rest. */
  adopt(loaded: Loaded, scene: Scene, post: Post): Promise<void>;
  /** The table itself has come into this channel. */
  endIn(ref: TableRef, scene: Scene, channel: string): Promise<void>;
}

export function createWatchPosts(ports: {
  readonly shown: ShownStore;
  readonly messages: PublicMessages;
  readonly clock: Clock;
}): WatchPosts {
  const { shown, messages, clock } = ports;

  async function adopt({ ref }: Loaded, scene: Scene, post: Post): Promise<void> {
    const before = await shown.watch(ref);
    await shown.keepWatch(ref, post);
    if (before && before.message !== post.message) await restPost(messages, before, scene);
  }

  async function replace({ loaded, scene, face }: Showing, before: Post): Promise<void> {
    const { ref, table } = loaded;
    const place = { channel: before.channel, once: `${ref.id}.w${table.version}`, webhook: before.webhook };
    const made = await messages.make(loaded, place, face);
    await adopt(loaded, scene, { ...made, deal: dealShown(table), madeAt: clock.now() });
  }

  async function present(showing: Showing, watch: Post): Promise<void> {
    const deal = dealShown(showing.loaded.table);
    if (watch.deal > deal) return;
    const isOld = watch.deal < deal || clock.now() - watch.madeAt > POST_LIFE;
    await (isOld ? replace(showing, watch) : messages.edit(watch, showing.face));
  }

  return {
    adopt,
    async show(showing) {
      const { ref, table } = showing.loaded;
      const watch = await shown.watch(ref);
      if (!watch) return;
      try {
        await present(showing, watch);
        if (table.ended) await shown.dropWatch(ref);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'fault') throw error;
        // Somebody took the message away, or the channel; without a permission it may come back.
        if (failure === 'message-gone' || failure === 'channel-gone') await shown.dropWatch(ref);
      }
    },
    async endIn(ref, scene, channel) {
      const watch = await shown.watch(ref);
      if (watch?.channel !== channel) return;
      await shown.dropWatch(ref);
      await restPost(messages, watch, scene);
    },
  };
}
