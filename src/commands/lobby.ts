import type { PersonCommand, TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone, sentence } from './refused.ts';

type LobbyCommand = 'join' | 'leave' | 'addComputer' | 'removeComputer';

/** Sits down, leaves, adds or takes away a computer. From a running game one leaves too: a computer takes the seat. */
export async function changeSeats(
  house: House,
  caller: Caller,
  asked: { type: LobbyCommand; ref: TableRef },
): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const command: PersonCommand =
    asked.type === 'leave' ? { type: 'leave', person, at: house.now() } : { type: asked.type, person };
  const acted = await house.tables.act(asked.ref, command);
  if (acted.kind !== 'done') return notDone(caller, acted);
  const { answers } = textIn(caller.language);
  const text = asked.type === 'leave' ? answers.left : answers.joined;
  return acted.loaded.table.game ? sentence(text) : { show: 'lobby', loaded: acted.loaded, text };
}
