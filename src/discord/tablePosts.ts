import {
  type Clock,
  createInTurn,
  type Loaded,
  type Post,
  type ShownStore,
  type TableRef,
  type Webhook,
} from '../table/index.ts';
import { dealShown, picturedFace } from './faces.ts';
import { type Failure, failureOf } from './failures.ts';
import type { Scene } from './messages/index.ts';
import type { DrawTable } from './pictures.ts';
import type { PublicMessages } from './publicMessages.ts';
import { restPost } from './restPost.ts';
import { createWatchPosts, type Showing } from './watchPosts.ts';

/** ms; edits of messages older than an hour are limited (30046). */
const POST_LIFE = 55 * 60_000;

export interface PostsPorts {
  readonly shown: ShownStore;
  readonly messages: PublicMessages;
  readonly clock: Clock;
  readonly draw: DrawTable;
}

/** The public message of each table: edited while it lives, replaced when it must be (discord.md, Table message). */
export interface TablePosts {
  /** Brings the message up to date, or makes a new one. */
  show(loaded: Loaded, scene: Scene): Promise<void>;
  /** This message shows the table from now on; the one before is put to rest. */
  adopt(loaded: Loaded, scene: Scene, post: Post): Promise<void>;
  /** This message follows the table from another channel; there is one at most. */
  watch(loaded: Loaded, scene: Scene, post: Post): Promise<void>;
  /** The message can be edited by this webhook from now on. */
  renew(ref: TableRef, message: string, webhook: Webhook): Promise<void>;
  /** Whether a click on this message should renew it: its webhook is older than 10 minutes. */
  wantsRenewal(ref: TableRef, message: string): Promise<boolean>;
}

const RENEWAL = 10 * 60_000;

/** What a new message overcomes. */
const REPLACED: ReadonlySet<Failure> = new Set(['message-gone', 'too-old', 'archived']);

const keyOf = (ref: TableRef) => `${ref.server}/${ref.id}`;

export function createTablePosts({ shown, messages, clock, draw }: PostsPorts): TablePosts {
  // Which message shows a table is read, then changed: two at once would leave a message with buttons behind.
  const inTurn = createInTurn();
  const watches = createWatchPosts({ shown, messages, clock });
  /** Where the table is shown: it may have been called elsewhere since it was opened. */
  const placeOf = ({ table }: Loaded, before: Post | null) => before?.channel ?? table.channel;

  async function make({ loaded, face }: Showing, before: Post | null): Promise<Post> {
    const { table, ref } = loaded;
    const once = `${ref.id}.${table.version}`;
    const place = { channel: placeOf(loaded, before), once, webhook: before?.webhook ?? null };
    return { ...(await messages.make(loaded, place, face)), deal: dealShown(table), madeAt: clock.now() };
  }

  async function adopt(loaded: Loaded, scene: Scene, post: Post): Promise<void> {
    const before = await shown.post(loaded.ref);
    if (before?.message === post.message) return;
    // An answer that comes after that to a later click.
    if (before && before.deal > post.deal) return restPost(messages, post, scene);
    await shown.keepPost(loaded.ref, post);
    if (before) await restPost(messages, before, scene);
    await watches.endIn(loaded.ref, scene, post.channel);
  }

  async function replace(showing: Showing, before: Post | null): Promise<void> {
    await adopt(showing.loaded, showing.scene, await make(showing, before));
  }

  /** A message that can't be edited any more gives way to a new one, if one can be made; else the error is thrown. */
  async function overcome(error: unknown, showing: Showing, post: Post): Promise<void> {
    const { loaded } = showing;
    const failure = failureOf(error);
    if (failure === 'message-gone') await shown.dropPost(loaded.ref);
    // Follow-ups need no permission in the channel.
    const may = failure === 'forbidden' && (await messages.newestWebhook(loaded, post)) !== null;
    if (!may && !REPLACED.has(failure)) throw error;
    await replace(showing, post);
  }

  async function present(showing: Showing): Promise<void> {
    const { ref, table } = showing.loaded;
    const post = await shown.post(ref);
    const deal = dealShown(table);
    // A later deal has its message already.
    if (post && post.deal > deal) return;
    // What has ended is edited once more, for its ratings: however late, that needs no second message.
    const isOld = post !== null && !table.ended && clock.now() - post.madeAt > POST_LIFE;
    if (post === null || post.deal < deal || isOld) return replace(showing, post);
    await messages.edit(post, showing.face).catch((error) => overcome(error, showing, post));
  }

  return {
    async show(loaded, scene) {
      const face = picturedFace(scene, await draw(scene));
      const showing = { loaded, scene, face };
      await inTurn(keyOf(loaded.ref), () => present(showing).finally(() => watches.show(showing)));
    },
    adopt: (loaded, scene, post) => inTurn(keyOf(loaded.ref), () => adopt(loaded, scene, post)),
    watch: (loaded, scene, post) => inTurn(keyOf(loaded.ref), () => watches.adopt(loaded, scene, post)),
    renew: (ref, message, webhook) =>
      inTurn(keyOf(ref), async () => {
        const post = await shown.post(ref);
        if (post?.message === message) await shown.keepPost(ref, { ...post, webhook });
      }),
    async wantsRenewal(ref, message) {
      const post = await shown.post(ref);
      if (post?.message !== message) return false;
      return post.webhook === null || clock.now() - post.webhook.at > RENEWAL;
    },
  };
}
