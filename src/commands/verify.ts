import { isSeed } from '../game/index.ts';
import { DamagedLog, type ProvenGame, proveDeals, type StoredLog, TABLE_ID, type TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { finishedGame } from './finishedGame.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';

/** A seed that somebody typed: what it deals to so many players (3 to 9). */
export function verifySeed(
  caller: Caller,
  { seed, players }: { readonly seed: string; readonly players: number },
): Answer {
  const clean = seed.trim().toLowerCase();
  if (!isSeed(clean)) return sentence(textIn(caller.language).proofs.noSeed);
  return { show: 'proofs', players, preset: 'classic', proofs: [{ deal: null, seed: clean, fits: null }] };
}

/** Null for a log that can't be read from its beginning on. */
function proven({ id }: TableRef, { lines }: StoredLog): ProvenGame | null {
  try {
    return proveDeals(id, lines);
  } catch (fault) {
    if (fault instanceof DamagedLog) return null;
    throw fault;
  }
}

/** Recomputes the past deals of a table from their seeds, of a running game too: they are told with the summary. */
export async function verifyTable(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  const { proofs, faults } = textIn(caller.language);
  const stored = await house.records.load(ref);
  if (!stored) {
    const found = await finishedGame(house, caller, ref.id);
    return 'answer' in found ? found.answer : sentence(faults.missingTable);
  }
  const game = proven(ref, stored);
  if (!game) return sentence(faults.damagedTable);
  const { deals, rules } = game;
  if (deals.length === 0) return sentence(proofs.none);
  return { show: 'proofs', players: rules.players, preset: rules.preset, proofs: deals };
}

/** The same of a game that was chosen from the list of finished ones. */
export async function verifyGame(house: House, caller: Caller, named: string): Promise<Answer> {
  const id = named.trim().toLowerCase();
  if (!TABLE_ID.test(id)) return sentence(textIn(caller.language).records.games.unknown);
  return verifyTable(house, caller, { server: caller.server, id });
}
