import { moveOf, type Table, type TableRef, type Tables } from '../../src/table/index.ts';
import type { TestClock } from '../support/clock.ts';

export async function tableAt(tables: Tables, ref: TableRef): Promise<Table> {
  const looked = await tables.look(ref);
  if (looked.kind !== 'done') throw new Error(looked.kind);
  return looked.loaded.table;
}

/** Plays a card for the person on turn; false if none is. */
async function playPerson(tables: Tables, ref: TableRef): Promise<boolean> {
  const table = await tableAt(tables, ref);
  const [deal, move] = [table.game?.current?.deal, moveOf(table)];
  const occupant = deal && table.seats[deal.turn];
  if (!move || occupant?.kind !== 'person') return false;
  for (let card = 0; card < 36; card++) {
    const { person } = occupant;
    const acted = await tables.act(ref, { type: 'play', person, move, at: 0, card, weis: 'declare' });
    if (acted.kind === 'done') return true;
  }
  throw new Error('no card may be played');
}

/** People play, and the clock does the rest, until `done`. */
export async function playOn(
  { tables, clock }: { readonly tables: Tables; readonly clock: TestClock },
  ref: TableRef,
  done: (table: Table) => boolean,
): Promise<void> {
  while (!done(await tableAt(tables, ref))) {
    if (await playPerson(tables, ref)) continue;
    clock.advance(clock.untilNext() ?? Number.NaN);
    await tables.idle();
  }
}
