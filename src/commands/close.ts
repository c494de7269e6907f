import { type TableRef, votesNeeded } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone, sentence } from './refused.ts';

/** Ends a table for everybody: the host's right, and a moderator's. Who else sits there votes for it. */
export async function close(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const as = caller.role === 'person' ? 'person' : 'moderator';
  const acted = await house.tables.act(ref, { type: 'close', person, at: house.now(), as });
  if (acted.kind !== 'done') return notDone(caller, acted);
  const { table } = acted.loaded;
  const { answers } = textIn(caller.language);
  const votes = { votes: table.votes.length, needed: votesNeeded(table) };
  return sentence(table.ended ? answers.closed : answers.voted(votes));
}
