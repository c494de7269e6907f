import type { Card, Contract } from '../game/index.ts';
import type { Move, PersonCommand, TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone } from './refused.ts';

interface CardAsked {
  readonly ref: TableRef;
  readonly move: Move;
  readonly card: Card;
  readonly weis: 'declare' | 'keep';
}

/** Plays a card; the answer is the new hand, or the same with the reason why not. */
export async function play(house: House, caller: Caller, { ref, ...card }: CardAsked): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  return inHand(house, caller, { ref, command: { type: 'play', person, at: house.now(), ...card } });
}

/** Announces the contract of the deal (rules.md §3, mohren). */
export async function announce(
  house: House,
  caller: Caller,
  { ref, move, contract }: { readonly ref: TableRef; readonly move: Move; readonly contract: Contract },
): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  return inHand(house, caller, { ref, command: { type: 'announce', person, move, contract } });
}

async function inHand(house: House, caller: Caller, asked: { ref: TableRef; command: PersonCommand }): Promise<Answer> {
  const { ref, command } = asked;
  const acted = await house.tables.act(ref, command);
  if (acted.kind === 'done') {
    return { show: 'hand', loaded: acted.loaded, person: command.person, note: null, weis: null, picked: null };
  }
  if (acted.kind !== 'refused' || acted.refusal === 'not-seated') return notDone(caller, acted);
  const note = textIn(caller.language).refusals[acted.refusal];
  return { show: 'hand', loaded: acted.loaded, person: command.person, note, weis: null, picked: null };
}
