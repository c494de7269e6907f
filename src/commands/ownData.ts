import type { KnownAs } from '../boards/index.ts';
import { DEFAULT_PREFERENCES, PREFERENCES } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { atATime } from './atATime.ts';
import { heldTables } from './heldTables.ts';
import type { Caller, House } from './house.ts';
import type { OwnData, ServerData } from './ownDataText.ts';
import { sentence } from './refused.ts';

/** What is kept, how long, and whether the caller is on the boards of everywhere. */
export async function privacy(house: House, caller: Caller, notes: readonly string[] = []): Promise<Answer> {
  const isMember = (await house.records.numberOf('everywhere', caller.person.id)) !== null;
  const { keepGames } = await house.settings.serverSettings(caller.server);
  return { show: 'privacy', isMember, keepGames, notes };
}

/** Asks whether the caller wants to leave the boards of everywhere. */
export async function askLeave(): Promise<Answer> {
  return { show: 'forgetting', asked: 'leave' };
}

export async function leaveEverywhere(house: House, caller: Caller): Promise<Answer> {
  await house.records.forget('everywhere', caller.person.id);
  return privacy(house, caller, [textIn(caller.language).records.data.left]);
}

/** Why somebody can't be forgotten now: they are at open tables, here or on other servers. Null if they can. */
async function stillSeated(house: House, caller: Caller, known: readonly KnownAs[]): Promise<Answer | null> {
  const { data } = textIn(caller.language).records;
  const servers = new Set((await heldTables(house, known)).map(({ server }) => server));
  if (servers.size === 0) return null;
  const isHere = servers.delete(caller.server);
  const where = [
    ...(isHere ? [data.seatedHere] : []),
    ...(servers.size > 0 ? [data.seatedElsewhere({ count: servers.size })] : []),
  ];
  return sentence([...where, data.leaveFirst].join(' '));
}

/** Asks whether the caller wants to be forgotten. */
export async function askForget(house: House, caller: Caller, asked: 'once' | 'twice'): Promise<Answer> {
  const known = await house.records.whereKnown(caller.person.id);
  return (await stillSeated(house, caller, known)) ?? { show: 'forgetting', asked };
}

/**
 * Removes the caller from all servers and from everywhere, and what they have set for themselves. Each step is done once and whole; after a crash in
 * between, what is left is found again by their id, so that saying it again finishes it.
 */
export async function forgetMe(house: House, caller: Caller): Promise<Answer> {
  const { records, people, tastes } = house;
  const { data } = textIn(caller.language).records;
  const { id } = caller.person;
  const known = await records.whereKnown(id);
  const refused = await stillSeated(house, caller, known);
  if (refused) return refused;
  const hadSet = await tastes.forget(id);
  await atATime(known, async ({ scope }) => {
    await records.forget(scope, id);
    people.forget(id);
  });
  return sentence(hadSet || known.length > 0 ? data.forgotten : data.nothing);
}

async function serverData(
  house: House,
  { id, scope, number }: KnownAs & { readonly id: string },
): Promise<ServerData[]> {
  if (scope === 'everywhere') return [];
  const { server } = scope;
  const data = await house.records.dataOf(scope, id);
  if (!data) return [];
  const marks = await house.settings.settingMarks(server);
  const settings = [...marks].filter(([, { by }]) => by === number).map(([setting, { at }]) => ({ setting, at }));
  const open = [...(await house.tables.openTables(server))];
  const openTables = open.filter(([, { people }]) => people.includes(number)).map(([table]) => table);
  return [{ ...data, server, settings, openTables }];
}

/** Everything that is kept of the caller, on all servers. */
export async function myData(house: House, caller: Caller): Promise<Answer> {
  const { records } = house;
  const { id } = caller.person;
  const known = await records.whereKnown(id);
  const preferences = await records.preferences(id);
  const hasSet = PREFERENCES.some((name) => preferences[name] !== DEFAULT_PREFERENCES[name]);
  if (known.length === 0 && !hasSet) return sentence(textIn(caller.language).records.data.nothing);
  const everywhere = await records.dataOf('everywhere', id);
  const servers = (await atATime(known, (each) => serverData(house, { ...each, id }))).flat();
  const data: OwnData = { id, writtenAt: house.now(), preferences, everywhere, servers };
  return { show: 'ownData', data };
}
