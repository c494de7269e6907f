import { turnOf } from '../game/index.ts';
import {
  type Loaded,
  type Move,
  moveOf,
  type People,
  type PersonNumber,
  type Ping,
  phaseOf,
  type ShownStore,
  type Table,
  type TableRef,
  type Tastes,
} from '../table/index.ts';
import { plainFace } from './faces.ts';
import { failureOf } from './failures.ts';
import { pingMessage } from './messages/index.ts';
import type { PublicMessages } from './publicMessages.ts';

export interface PingsPorts {
  readonly shown: ShownStore;
  readonly messages: PublicMessages;
  readonly people: People;
  readonly tastes: Tastes;
}

/** One message a move that mentions who has used half their time, and goes when the turn passes (discord.md, Clock). */
export interface Pings {
  /** Makes the ping that this state asks for, if it isn't there, and removes one that it doesn't. */
  show(loaded: Loaded): Promise<void>;
}

/** Somebody who is to be pinged. */
interface Wanted {
  readonly person: PersonNumber;
  readonly move: Move;
}

/** Who has been reminded of which move, and hasn't made it yet. */
function wantedAt(table: Table): Wanted | null {
  const move = moveOf(table);
  const seat = table.game ? turnOf(table.game) : null;
  const occupant = seat === null ? null : table.seats[seat];
  if (phaseOf(table) !== 'playing' || !table.isReminded || move === null || occupant?.kind !== 'person') return null;
  return { person: occupant.person, move };
}

const isFor = (ping: Ping, wanted: Wanted | null) =>
  wanted !== null && ping.move.deal === wanted.move.deal && ping.move.count === wanted.move.count;

const keyOf = (ref: TableRef) => `${ref.server}/${ref.id}`;

/** What a lost permission or message keeps us from is nobody's harm; other failures are thrown. */
async function unlessRefused(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (failureOf(error) === 'fault') throw error;
  }
}

export function createPings({ shown, messages, people, tastes }: PingsPorts): Pings {
  /** By table: its ping, or null if it has none; unknown after a restart. */
  const pings = new Map<string, Ping | null>();

  async function pingOf(ref: TableRef): Promise<Ping | null> {
    const known = pings.get(keyOf(ref));
    if (known !== undefined) return known;
    const ping = await shown.ping(ref);
    pings.set(keyOf(ref), ping);
    return ping;
  }

  async function make(loaded: Loaded, { person, move }: Wanted): Promise<void> {
    const { ref, table, due } = loaded;
    const id = (await people.named(ref.server, [person])).get(person)?.id;
    if (id === undefined || (await tastes.of(id)).pings === 'off') return;
    const post = await shown.post(ref);
    const channel = post?.channel ?? table.channel;
    const link = post && `https://discord.com/channels/${ref.server}/${post.channel}/${post.message}`;
    const face = plainFace(pingMessage({ table, due, id, link }));
    const place = { channel, once: `${ref.id}.p${table.version}`, webhook: post?.webhook ?? null };
    await unlessRefused(async () => {
      const ping = { ...(await messages.make(loaded, place, face)), move };
      pings.set(keyOf(ref), ping);
      await shown.keepPing(ref, ping);
    });
  }

  async function remove(ref: TableRef, ping: Ping): Promise<void> {
    await unlessRefused(() => messages.remove(ping));
    pings.set(keyOf(ref), null);
    await shown.dropPing(ref);
  }

  return {
    async show(loaded) {
      const { ref, table } = loaded;
      const wanted = wantedAt(table);
      const ping = await pingOf(ref);
      if (ping && !isFor(ping, wanted)) await remove(ref, ping);
      if (wanted && !(ping && isFor(ping, wanted))) await make(loaded, wanted);
      if (table.ended) pings.delete(keyOf(ref));
    },
  };
}
