import type { Variant } from '../game/index.ts';
import type { Refusal } from '../table/index.ts';
import type { AdminSubcommand } from '../text/index.ts';
import { adminCommand } from './adminButton.ts';
import type { Answer } from './answer.ts';
import type { ChosenVerb } from './customId.ts';
import { findTable } from './findTable.ts';
import type { Caller, House } from './house.ts';
import { makeHost } from './makeHost.ts';
import { type OpenOptions, open } from './open.ts';
import { preferences } from './preferences.ts';
import { atTable } from './press.ts';
import { type RecordAsked, recordCommand } from './recordCommand.ts';
import { refused } from './refused.ts';
import { rulesOfGame } from './rules.ts';
import { verifyGame, verifySeed } from './verify.ts';

/** What was typed. */
export type Typed =
  | { readonly kind: 'open'; readonly options: OpenOptions }
  /** The rules of a game, without a table. */
  | { readonly kind: 'variant'; readonly variant: Variant }
  /** What Discord's own client doesn't let through. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A seed to check; `players` is 3 to 9. */
  | { readonly kind: 'seed'; readonly seed: string; readonly players: number }
  /** A game to check, by the id of its table. */
  | { readonly kind: 'verify'; readonly game: string }
  /** `person` is an id of Discord's. */
  | { readonly kind: 'host'; readonly person: string; readonly table: string | null }
  /** About finished games, and one's own data. */
  | { readonly kind: 'record'; readonly asked: RecordAsked }
  /** `/molotow settings` */
  | { readonly kind: 'preferences' }
  /** `/molotow-admin …` */
  | { readonly kind: 'admin'; readonly subcommand: AdminSubcommand }
  | { readonly kind: 'table'; readonly verb: ChosenVerb; readonly table: string | null };

async function handOver(house: House, caller: Caller, asked: Extract<Typed, { kind: 'host' }>): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const found = await findTable(house, caller, { goal: 'table', named: asked.table, person });
  return 'answer' in found ? found.answer : makeHost(house, caller, { ref: found.ref, heir: asked.person });
}

/** For a table: the one named by the option, else the one that can be meant. */
async function forTable(house: House, caller: Caller, asked: Extract<Typed, { kind: 'table' }>): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const found = await findTable(house, caller, { goal: asked.verb, named: asked.table, person });
  return 'answer' in found ? found.answer : atTable(house, caller, { verb: asked.verb, ref: found.ref });
}

/** A slash command. */
export async function slash(house: House, caller: Caller, asked: Typed): Promise<Answer> {
  switch (asked.kind) {
    case 'open':
      return open(house, caller, asked.options);
    case 'variant':
      return rulesOfGame({ variant: asked.variant, page: 'short' });
    case 'refused':
      return refused(caller, asked.refusal);
    case 'seed':
      return verifySeed(caller, asked);
    case 'verify':
      return verifyGame(house, caller, asked.game);
    case 'host':
      return handOver(house, caller, asked);
    case 'preferences':
      return preferences(house, caller);
    case 'admin':
      return adminCommand(house, caller, asked.subcommand);
    case 'record':
      return recordCommand(house, caller, asked.asked);
    case 'table':
      return forTable(house, caller, asked);
  }
}
