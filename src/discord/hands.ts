import { type Card, turnOf } from '../game/index.ts';
import {
  type Clock,
  type Language,
  type Loaded,
  type PersonNumber,
  type Preferences,
  peopleAt,
  phaseOf,
  readingLanguage,
  type ShownHand,
  type ShownStore,
  seatOf,
  type Table,
  type TableRef,
  type Tastes,
} from '../table/index.ts';
import { dealShown } from './faces.ts';
import { failureOf } from './failures.ts';
import { handMessage, type MessageBody, type Scene } from './messages/index.ts';
import type { Webhooks } from './webhooks.ts';

/** ms; older tokens aren't tried (discord.md, Interactions and hands). */
const TOKEN_LIFE = 14 * 60_000;

export interface HandsPorts {
  readonly shown: ShownStore;
  readonly webhooks: Webhooks;
  readonly tastes: Tastes;
  readonly clock: Clock;
}

/** How one hand is to be shown. */
export interface HandWish {
  readonly person: PersonNumber;
  readonly language: Language;
  readonly preferences: Preferences;
  readonly note: string | null;
  /** Null leaves the toggle as it stands. */
  readonly weis: ShownHand['weis'] | null;
  readonly picked: Card | null;
}

/** Hands are views that may vanish at any time; each newest one is refreshed while its token lives. */
export interface Hands {
  /** The hand message, and the toggle it shows. */
  draw(
    loaded: Loaded,
    scene: Scene,
    wish: HandWish,
  ): Promise<{ readonly body: MessageBody; readonly weis: ShownHand['weis'] }>;
  /** This message shows the hand from now on, as it was drawn for this state of the table. */
  keep(loaded: Loaded, person: PersonNumber, shown: Omit<ShownHand, 'deal'>): Promise<void>;
  /** Their own click is being answered with their hand as it is now: it needs no refreshing besides. */
  expect(loaded: Loaded, person: PersonNumber): void;
  /** Refreshes whoever's turn it became, and everybody when a deal began or ended. */
  refresh(loaded: Loaded, scene: Scene): Promise<void>;
}

/** What a person must be told by itself: another deal, its end, or that it is their turn. Not each card of others. */
function newsFor(table: Table, person: PersonNumber): string {
  const seat = seatOf(table, person);
  const onTurn = table.game !== null && seat !== null && turnOf(table.game) === seat;
  return [dealShown(table), phaseOf(table), seat, seat === null ? '' : table.seats[seat]?.kind, onTurn].join('/');
}

export function createHands(ports: HandsPorts): Hands {
  const { shown, webhooks, tastes, clock } = ports;
  /** By table and person: the news their hand tells. Forgotten at a restart, when every hand is brought up to date. */
  const told = new Map<string, Map<PersonNumber, string>>();

  function tell(ref: TableRef, table: Table, person: PersonNumber): void {
    const key = `${ref.server}/${ref.id}`;
    const people = told.get(key) ?? new Map<PersonNumber, string>();
    told.set(key, people.set(person, newsFor(table, person)));
  }

  const isTold = ({ ref, table }: Loaded, person: PersonNumber) =>
    told.get(`${ref.server}/${ref.id}`)?.get(person) === newsFor(table, person);

  /** The toggle is good for one deal. */
  const toggleOf = (hand: ShownHand | null, table: Table) => (hand?.deal === dealShown(table) ? hand.weis : 'declare');

  async function refreshOne({ ref, table }: Loaded, scene: Scene, person: PersonNumber): Promise<void> {
    const hand = await shown.hand(ref, person);
    const seat = seatOf(table, person);
    if (!hand || seat === null || clock.now() - hand.webhook.at > TOKEN_LIFE) return;
    const weis = toggleOf(hand, table);
    const preferences = await tastes.at(ref.server, person);
    const language = readingLanguage(preferences, hand.language);
    try {
      const body = handMessage(scene, { seat, language, preferences, note: null, weis, picked: null });
      await webhooks.edit(hand.webhook, body);
    } catch (error) {
      // The person closed it, or its time is over: the next click brings a new one.
      if (failureOf(error) === 'fault') throw error;
    }
  }

  return {
    async draw({ ref, table }, scene, { person, weis, ...wish }) {
      const seat = seatOf(table, person);
      if (seat === null) throw new Error(`person ${person} has no seat at table ${table.id}`);
      const shownWeis = weis ?? toggleOf(await shown.hand(ref, person), table);
      return { body: handMessage(scene, { ...wish, seat, weis: shownWeis }), weis: shownWeis };
    },
    async keep({ ref, table }, person, hand) {
      tell(ref, table, person);
      await shown.keepHand(ref, person, { ...hand, deal: dealShown(table) });
    },
    expect: ({ ref, table }, person) => tell(ref, table, person),
    async refresh(loaded, scene) {
      const { ref, table } = loaded;
      const people = peopleAt(table).filter((person) => !isTold(loaded, person));
      for (const person of people) tell(ref, table, person);
      if (table.ended) told.delete(`${ref.server}/${ref.id}`);
      await Promise.all(people.map((person) => refreshOne(loaded, scene, person)));
    },
  };
}
