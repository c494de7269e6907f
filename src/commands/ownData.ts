import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';

/** What is kept, and whether the caller is on the boards of everywhere. */
export async function privacy(house: House, caller: Caller, notes: readonly string[] = []): Promise<Answer> {
  const isMember = (await house.records.numberOf('everywhere', caller.person.id)) !== null;
  return { show: 'privacy', isMember, notes };
}

export async function leaveEverywhere(house: House, caller: Caller): Promise<Answer> {
  await house.records.forget('everywhere', caller.person.id);
  return privacy(house, caller, [textIn(caller.language).records.data.left]);
}

/** Whether the caller hosts an open table of this server, or sits there: then the table would lose them. */
async function isAtTable(house: House, { server, person }: Caller): Promise<boolean> {
  const number = await house.records.numberOf({ server }, person.id);
  if (number === null) return false;
  const open = [...(await house.tables.openTables(server))];
  if (open.some(([, { people }]) => people.includes(number))) return true;
  const looked = await Promise.all(open.map(([id]) => house.tables.look({ server, id })));
  return looked.some((found) => found.kind === 'done' && found.loaded.table.host === number);
}

/** Asks whether the caller wants to be forgotten. */
export async function askForget(house: House, caller: Caller, asked: 'once' | 'twice'): Promise<Answer> {
  if (await isAtTable(house, caller)) return sentence(textIn(caller.language).records.data.seated);
  return { show: 'forgetting', asked };
}

/** Removes the caller from this server and from everywhere, and what they have set for themselves. */
export async function forgetMe(house: House, caller: Caller): Promise<Answer> {
  const { data } = textIn(caller.language).records;
  const { server, person } = caller;
  if (await isAtTable(house, caller)) return sentence(data.seated);
  const here = await house.records.forget({ server }, person.id);
  house.people.forget(server, person.id);
  const everywhere = await house.records.forget('everywhere', person.id);
  await house.tastes.forget(person.id);
  return sentence(here || everywhere ? data.forgotten : data.nothing);
}

const readable = (_: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);

/** Everything that is kept of the caller, as JSON. */
export async function myData(house: House, caller: Caller): Promise<Answer> {
  const { data } = textIn(caller.language).records;
  const { records } = house;
  const { server, person } = caller;
  const here = await records.dataOf({ server }, person.id);
  const everywhere = await records.dataOf('everywhere', person.id);
  if (!here && !everywhere) return sentence(data.nothing);
  const all = { server: here, everywhere, preferences: await records.preferences(person.id) };
  return { show: 'file', text: data.file, name: 'molotow-my-data.json', content: JSON.stringify(all, readable, 1) };
}
