import { gameKey } from '../../src/boards/index.ts';
import { faceOf } from '../../src/discord/faces.ts';
import { cardName, type OwnView, viewOf } from '../../src/game/index.ts';
import type { Store } from '../../src/persistence/index.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { peopleAt, phaseOf, replay, type Table, type TableRef } from '../../src/table/index.ts';

/** The table as its log says. */
export async function tableNow(store: Store, ref: TableRef): Promise<Table> {
  return replay(ref.id, (await store.load(ref))?.lines ?? []);
}

/** The text of a message body, as a person reads it. */
function textOf(part: object): string[] {
  if ('content' in part && typeof part.content === 'string') return [part.content];
  const inside = 'components' in part && Array.isArray(part.components) ? part.components : [];
  return inside.flatMap(textOf);
}

/** When something is due is told anew by each bot. */
export const withoutTime = (text: string) => text.replace(/<t:\d+:R>/, '');

/** What the table's message is meant to say, by its log; with a picture there is less to say. */
export async function meantText(
  store: Store,
  ref: TableRef,
  beside: 'picture' | 'nothing' = 'nothing',
): Promise<string> {
  const table = await tableNow(store, ref);
  const people = await store.people(ref.server, [...peopleAt(table), table.host]);
  const names = new Map([...people].map(([number, { name }]) => [number, name]));
  const ratings = table.ended && (await store.ratingChanges({ server: ref.server }, gameKey(table.ended.at, ref.id)));
  const scene = { table, names, due: 0, drinkingSteps: [], deck: null, callsRole: null, ratings };
  return withoutTime(textOf(faceOf(scene, beside)).join('\n'));
}

/** What a person holds and may play now, by the log; null while a computer sits there, or no cards are dealt. */
export async function meantHand(store: Store, ref: TableRef, person: Person): Promise<OwnView | null> {
  const table = await tableNow(store, ref);
  const number = await store.enrol(ref.server, person);
  const seat = table.seats.findIndex((occupant) => occupant?.kind === 'person' && occupant.person === number);
  if (!table.game || phaseOf(table) !== 'playing' || seat < 0) return null;
  return viewOf(table.game, seat).deal?.own ?? null;
}

export const cardNamesOf = (own: OwnView | null) => own?.hand.map(cardName) ?? [];
