import { RecordError, type Rules, scoreRecord } from '../../src/game/index.ts';
import { plantError } from '../naive/plantError.ts';
import { positionOf } from '../naive/position.ts';
import { type GameRecord, randomRecord } from '../naive/random.ts';
import { scoreRecord as scoreNaively } from '../naive/score.ts';

/** Records per preset and as many of random options; `MOLOTOW_RECORDS=10000 npx vitest run test/game/crossCheck`. */
const RECORDS = Number(process.env.MOLOTOW_RECORDS ?? 400);
/** Milliseconds, enough for so many on a busy machine. */
export const TIMEOUT = 60_000 + RECORDS * 100;

export function scored(record: unknown): unknown {
  try {
    return scoreRecord(record);
  } catch (fault) {
    if (fault instanceof RecordError) return { error: positionOf(fault.message) };
    throw fault;
  }
}

/** Where the engine and the naive implementation print something else for this record, or null. */
function difference(record: GameRecord): string | null {
  const [found, expected] = [JSON.stringify(scored(record)), JSON.stringify(scoreNaively(record))];
  if (found === expected) return null;
  const at = [...expected].findIndex((letter, i) => letter !== found[i]);
  return `engine ${found.slice(Math.max(0, at - 80), at + 80)} naive ${expected.slice(Math.max(0, at - 80), at + 80)}`;
}

/** Scores random records of up to two deals by both, and returns what differs, with the seed that makes it again. */
export function differences(rulesFor: (seed: number) => Rules): string[] {
  return Array.from({ length: RECORDS }, (_, seed) => ({ seed, rules: rulesFor(seed) })).flatMap(({ seed, rules }) => {
    const differs = difference(randomRecord(seed, rules, 2));
    return differs === null ? [] : [`seed ${seed}: ${differs}`];
  });
}

/** Plants a fault in each record and returns those that the engine doesn't find, or finds elsewhere. */
export function unfoundFaults(rulesFor: (seed: number) => Rules): string[] {
  return Array.from({ length: RECORDS }, (_, seed) => seed).flatMap((seed) => {
    const planted = plantError(seed, randomRecord(seed, rulesFor(seed), 2));
    const found = JSON.stringify(scored(planted.record));
    if (found === JSON.stringify({ error: planted.position })) return [];
    return [`seed ${seed}, ${planted.fault} at "${planted.position}": ${found.slice(0, 80)}`];
  });
}
