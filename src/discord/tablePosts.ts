import type { Clock, Loaded, Post, ShownStore, TableRef, Webhook } from '../table/index.ts';
import { peopleAt } from '../table/index.ts';
import type { ChannelMessages } from './channelMessages.ts';
import { dealShown, type Face, oldFaceOf, picturedFace, plainFace } from './faces.ts';
import { failureOf } from './failures.ts';
import type { Scene } from './messages/index.ts';
import type { DrawTable } from './pictures.ts';
import type { Webhooks } from './webhooks.ts';

/** ms; a token serves 15 minutes, and a request takes its time. */
const TOKEN_LIFE = 14.5 * 60_000;
/** ms; edits of messages older than an hour are limited (30046). */
const POST_LIFE = 55 * 60_000;

export interface PostsPorts {
  readonly shown: ShownStore;
  readonly webhooks: Webhooks;
  readonly channels: ChannelMessages;
  readonly clock: Clock;
  readonly draw: DrawTable;
}

/** The public message of each table: edited while it lives, replaced when it must be (discord.md, Table message). */
export interface TablePosts {
  /** Brings the message up to date, or makes a new one. */
  show(loaded: Loaded, scene: Scene): Promise<void>;
  /** This message shows the table from now on; the one before is put to rest. */
  adopt(loaded: Loaded, scene: Scene, post: Post): Promise<void>;
  /** The message can be edited by this webhook from now on. */
  renew(ref: TableRef, message: string, webhook: Webhook): Promise<void>;
  /** Whether a click on this message should renew it: its webhook is older than 10 minutes. */
  wantsRenewal(ref: TableRef, message: string): Promise<boolean>;
}

const RENEWAL = 10 * 60_000;

export function createTablePosts({ shown, webhooks, channels, clock, draw }: PostsPorts): TablePosts {
  const lives = (webhook: Webhook) => clock.now() - webhook.at < TOKEN_LIFE;

  /** False if the webhook is used up; other failures are thrown. */
  async function byWebhook(run: () => Promise<void>): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (error) {
      if (failureOf(error) === 'token-gone') return false;
      throw error;
    }
  }

  async function edit(post: Post, face: Face): Promise<void> {
    const { webhook } = post;
    if (webhook && lives(webhook) && (await byWebhook(() => webhooks.edit(webhook, face.body, face.files)))) return;
    await channels.edit(post.channel, post.message, face);
  }

  async function remove(post: Post): Promise<void> {
    const { webhook } = post;
    if (webhook && lives(webhook) && (await byWebhook(() => webhooks.remove(webhook)))) return;
    await channels.remove(post.channel, post.message);
  }

  /** Where the table is shown: it may have been called elsewhere since it was opened. */
  const placeOf = ({ table }: Loaded, before: Post | null) => before?.channel ?? table.channel;

  /** The newest token that lives in the table's channel: of the message before, or of anybody's hand. */
  async function newestWebhook(loaded: Loaded, before: Post | null): Promise<Webhook | null> {
    const { ref, table } = loaded;
    const hands = await Promise.all(peopleAt(table).map((person) => shown.hand(ref, person)));
    const all = [before?.webhook ?? null, ...hands.map((hand) => hand?.webhook ?? null)];
    const living = all.filter((webhook): webhook is Webhook => webhook !== null && lives(webhook));
    const here = living.filter((webhook) => webhook.channel === placeOf(loaded, before));
    return here.sort((a, b) => b.at - a.at)[0] ?? null;
  }

  async function make(loaded: Loaded, scene: Scene, before: Post | null): Promise<Post> {
    const { table, ref } = loaded;
    const face = picturedFace(scene, await draw(scene));
    const place = { channel: placeOf(loaded, before), deal: dealShown(table), madeAt: clock.now() };
    const webhook = await newestWebhook(loaded, before);
    if (webhook) {
      try {
        const { message } = await webhooks.followUp(webhook.token, face.body, face.files);
        return { ...place, message, webhook: { ...webhook, target: message } };
      } catch (error) {
        if (failureOf(error) !== 'token-gone') throw error;
      }
    }
    const { message } = await channels.send(place.channel, face, `${ref.id}.${table.version}`);
    return { ...place, message, webhook: null };
  }

  /** A message that was replaced: gone if it showed the same, else without buttons. Its loss is nobody's harm. */
  async function rest(old: Post, scene: Scene): Promise<void> {
    try {
      if (old.deal === dealShown(scene.table)) await remove(old);
      else await edit(old, plainFace(oldFaceOf(scene, old.deal)));
    } catch (error) {
      if (failureOf(error) === 'fault') throw error;
    }
  }

  async function adopt(loaded: Loaded, scene: Scene, post: Post): Promise<void> {
    const old = await shown.post(loaded.ref);
    await shown.keepPost(loaded.ref, post);
    if (old && old.message !== post.message) await rest(old, scene);
  }

  async function replace(loaded: Loaded, scene: Scene, before: Post | null): Promise<void> {
    await adopt(loaded, scene, await make(loaded, scene, before));
  }

  /** A message that can't be edited any more gives way to a new one, if one can be made; else the error is thrown. */
  async function overcome(error: unknown, stuck: { loaded: Loaded; scene: Scene; post: Post }): Promise<void> {
    const { loaded, scene, post } = stuck;
    const failure = failureOf(error);
    if (failure === 'message-gone') await shown.dropPost(loaded.ref);
    // Follow-ups need no permission in the channel.
    const may = failure === 'forbidden' && (await newestWebhook(loaded, post)) !== null;
    if (failure !== 'message-gone' && failure !== 'too-old' && !may) throw error;
    await replace(loaded, scene, post);
  }

  return {
    async show(loaded, scene) {
      const post = await shown.post(loaded.ref);
      const old = post === null || post.deal !== dealShown(loaded.table) || clock.now() - post.madeAt > POST_LIFE;
      if (old) return replace(loaded, scene, post);
      try {
        await edit(post, picturedFace(scene, await draw(scene)));
      } catch (error) {
        await overcome(error, { loaded, scene, post });
      }
    },
    adopt,
    async renew(ref, message, webhook) {
      const post = await shown.post(ref);
      if (post?.message === message) await shown.keepPost(ref, { ...post, webhook });
    },
    async wantsRenewal(ref, message) {
      const post = await shown.post(ref);
      if (post?.message !== message) return false;
      return post.webhook === null || clock.now() - post.webhook.at > RENEWAL;
    },
  };
}
