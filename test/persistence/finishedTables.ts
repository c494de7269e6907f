import { PRESET_RULES, type Rules } from '../../src/game/index.ts';
import { encodeEvent, type TableEvent, type TableRef, type TableStore } from '../../src/table/index.ts';
import { playedTable } from './playedTable.ts';

const short = { end: { deals: 1 }, doubleLast: false } as const;
const RULES: readonly Rules[] = [
  { ...PRESET_RULES.classic, ...short },
  { ...PRESET_RULES.classic, ...short, players: 3 },
  { ...PRESET_RULES.sticks, ...short },
];

/** The same event, but the game ends then. */
const endingAt = (event: TableEvent, at: number): TableEvent => (event.type === 'ended' ? { ...event, at } : event);

const played = new Map<number, readonly TableEvent[]>();

/** A finished game of people 1, 2, 3 …; the same number gives the same. */
function eventsOf(number: number): readonly TableEvent[] {
  const known = played.get(number);
  if (known) return known;
  const rules = RULES[number % RULES.length] ?? PRESET_RULES.classic;
  const events = [...playedTable(number, rules, 'steady')].flatMap((step) => step.events);
  played.set(number, events);
  return events;
}

/** The log of a game that ended then. */
function finishedLog({ number, at }: Game): readonly string[] {
  return eventsOf(number).map((event) => encodeEvent(endingAt(event, at)));
}

/** Writes a finished game as the commit that ends it does: it waits in the outbox. */
export async function finishTable(store: TableStore, ref: TableRef, game: Game): Promise<void> {
  const change = { expected: 0, due: null, open: null, ended: { at: game.at, why: 'finished' } as const };
  await store.commit(ref, { ...change, lines: finishedLog(game) });
}

interface Game {
  readonly number: number;
  /** When it ended. */
  readonly at: number;
}
