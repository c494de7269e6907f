import {
  type Clock,
  type Loaded,
  type PublicMessage,
  peopleAt,
  type ShownStore,
  type Webhook,
} from '../table/index.ts';
import type { ChannelMessages } from './channelMessages.ts';
import type { Face } from './faces.ts';
import { failureOf } from './failures.ts';
import type { Webhooks } from './webhooks.ts';

/** ms; a token serves 15 minutes, and a request takes its time. */
const TOKEN_LIFE = 14.5 * 60_000;

export interface PublicMessagesPorts {
  readonly shown: ShownStore;
  readonly webhooks: Webhooks;
  readonly channels: ChannelMessages;
  readonly clock: Clock;
}

/** Where a message is made. */
export interface Place {
  readonly channel: string;
  /** Names the message, where the bot sends it by itself: a second send gives the first one. */
  readonly once: string;
  /** A webhook that may serve besides those of people's hands. */
  readonly webhook: Webhook | null;
}

/** Messages for everybody at a table, by whatever way works: a webhook as long as it lives, else the bot itself. */
export interface PublicMessages {
  make(loaded: Loaded, place: Place, face: Face): Promise<PublicMessage>;
  edit(message: PublicMessage, face: Face): Promise<void>;
  remove(message: PublicMessage): Promise<void>;
  /** The newest token that lives in the channel: the one given, or of anybody's hand. */
  newestWebhook(loaded: Loaded, place: Omit<Place, 'once'>): Promise<Webhook | null>;
}

export function createPublicMessages({ shown, webhooks, channels, clock }: PublicMessagesPorts): PublicMessages {
  const lives = (webhook: Webhook | null): webhook is Webhook =>
    webhook !== null && clock.now() - webhook.at < TOKEN_LIFE;

  /** Null if there is no webhook that still serves; other failures are thrown. */
  async function byWebhook<T>(webhook: Webhook | null, run: (webhook: Webhook) => Promise<T>): Promise<T | null> {
    if (!lives(webhook)) return null;
    try {
      return await run(webhook);
    } catch (error) {
      if (failureOf(error) === 'token-gone') return null;
      throw error;
    }
  }

  const done = async (request: Promise<void>) => {
    await request;
    return true;
  };

  async function newestWebhook({ ref, table }: Loaded, place: Omit<Place, 'once'>): Promise<Webhook | null> {
    const hands = await Promise.all(peopleAt(table).map((person) => shown.hand(ref, person)));
    const all = [place.webhook, ...hands.map((hand) => hand?.webhook ?? null)];
    const here = all.filter(lives).filter(({ channel }) => channel === place.channel);
    return here.sort((a, b) => b.at - a.at)[0] ?? null;
  }

  return {
    newestWebhook,
    async make(loaded, place, face) {
      const { channel, once } = place;
      const made = await byWebhook(await newestWebhook(loaded, place), async (webhook) => {
        const { message } = await webhooks.followUp(webhook.token, face.body, face.files);
        return { channel, message, webhook: { ...webhook, target: message } };
      });
      if (made) return made;
      const { message } = await channels.send(channel, face, once);
      return { channel, message, webhook: null };
    },
    async edit({ channel, message, webhook }, face) {
      const edited = await byWebhook(webhook, (living) => done(webhooks.edit(living, face.body, face.files)));
      if (!edited) await channels.edit(channel, message, face);
    },
    async remove({ channel, message, webhook }) {
      const removed = await byWebhook(webhook, (living) => done(webhooks.remove(living)));
      if (!removed) await channels.remove(channel, message);
    },
  };
}
