import type { PersonCommand, TableRef } from '../table/index.ts';
import type { Answer } from './answer.ts';
import { hand } from './hand.ts';
import type { Caller, House } from './house.ts';
import { notDone } from './refused.ts';

/** Starts the game: the first deal is the new table message. */
export async function start(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  return deal(house, caller, { ref, command: { type: 'start', person, seed: house.newSeed() } });
}

/** Deals at once instead of waiting. Somebody who comes too late just gets their hand. */
export async function next(house: House, caller: Caller, asked: { ref: TableRef; deal: number }): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const command: PersonCommand = { type: 'next', person, seed: house.newSeed(), deal: asked.deal };
  return deal(house, caller, { ref: asked.ref, command });
}

async function deal(house: House, caller: Caller, asked: { ref: TableRef; command: PersonCommand }): Promise<Answer> {
  const acted = await house.tables.act(asked.ref, asked.command);
  if (acted.kind === 'done') {
    return acted.booked > 0 ? { show: 'table', loaded: acted.loaded } : hand(house, caller, { ref: asked.ref });
  }
  return notDone(caller, acted);
}
