import { type Card, type Contract, fitsSeed, type Rules, type Seed } from '../game/index.ts';
import { DamagedLog, decodeEvent, encodeEvent } from './log.ts';
import { replay } from './replay.ts';
import type { TableEvent, TableId } from './table.ts';

/** What a past deal was dealt from, and whether its cards follow from that. */
export interface DealProof {
  /** From 1. */
  readonly deal: number;
  /** Null if it can't be read any more. */
  readonly seed: Seed | null;
  readonly fits: boolean;
}

/** Rules and seats as the game began with them. */
export interface ProvenGame {
  readonly rules: Rules;
  readonly deals: readonly DealProof[];
}

const STARTED = encodeEvent({ type: 'started' });
/** How lines begin that deal cards, and that close a deal. */
const DEALT = 'd ';
const CLOSED = '= ';
const FINISHED = /^e \d+ finished$/;

/** The lines of each deal, from the one that deals on. */
function dealsIn(lines: readonly string[]): (readonly string[])[] {
  const starts = lines.flatMap((line, at) => (line.startsWith(DEALT) ? [at] : []));
  return starts.map((start, number) => lines.slice(start, starts[number + 1]));
}

const closes = (line: string) => line.startsWith(CLOSED);

/** Up to where the deal was closed: what follows belongs to the pause after it. */
function closedPart(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(closes);
  return end < 0 ? lines : lines.slice(0, end);
}

/** Null for a line that can't be read. */
function read(line: string): TableEvent | null {
  try {
    return decodeEvent(line);
  } catch (fault) {
    if (fault instanceof DamagedLog) return null;
    throw fault;
  }
}

function proofOf(rules: Rules, lines: readonly string[], deal: number): DealProof {
  const [dealt = null, ...events] = closedPart(lines).map(read);
  const seed = dealt?.type === 'dealt' ? dealt.seed : null;
  if (seed === null || events.includes(null)) return { deal, seed, fits: false };
  const cards = events.flatMap((event): Card[] => (event?.type === 'played' ? [event.card] : []));
  const [contract = null] = events.flatMap((event): Contract[] =>
    event?.type === 'announced' ? [event.contract] : [],
  );
  return { deal, seed, fits: fitsSeed(rules, { seed, contract, cards }) };
}

/**
 * Recomputes every past deal of a log from its seed, each for itself: also of a log that was changed afterwards, and can't be replayed any more. The deal on
 * the table is left out: its seed is a secret. Throws DamagedLog if it can't be read what is played there.
 */
export function proveDeals(id: TableId, lines: readonly string[]): ProvenGame {
  const start = lines.indexOf(STARTED);
  const { rules } = replay(id, start < 0 ? lines : lines.slice(0, start + 1));
  const deals = start < 0 ? [] : dealsIn(lines.slice(start));
  const isOver = lines.some((line) => FINISHED.test(line));
  const isPast = (deal: readonly string[]) => isOver || deal !== deals.at(-1) || deal.some(closes);
  return { rules, deals: deals.filter(isPast).map((deal, at) => proofOf(rules, deal, at + 1)) };
}
