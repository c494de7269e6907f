import { expect } from 'vitest';
import type { Outcome, Seen } from '../../src/sandbox/index.ts';
import { buttonOf, type Hall } from './hall.ts';

/** The table that a message's buttons belong to. */
export function tableOf(seen: Seen): string {
  const ids = seen.buttons.map(({ customId }) => customId?.split(':')[2]);
  const id = ids.find((each) => each !== undefined);
  if (id === undefined) throw new Error(`no button names a table: ${seen.text}`);
  return id;
}

/** Ids of the cards on a hand's buttons, in order. */
export function cardsOf(seen: Seen): readonly string[] {
  return seen.buttons.flatMap(({ customId }) => customId?.match(/^1:(?:play|keep|pick|wait):.*:(\w\w)$/)?.[1] ?? []);
}

/** The custom id of a button; throws if the message doesn't have it. */
export function idOf(seen: Seen | undefined, verb: string): string {
  const id = seen && buttonOf(seen, verb);
  if (!id) throw new Error(`no button "${verb}" in: ${seen?.text ?? 'nothing'}`);
  return id;
}

/** The logs of all open tables of all servers. */
async function openLogs({ store }: Hall): Promise<ReadonlyMap<string, readonly string[]>> {
  const logs = new Map<string, readonly string[]>();
  for (const server of await store.servers()) {
    for (const id of (await store.openTables(server)).keys()) {
      logs.set(`${server}/${id}`, (await store.load({ server, id }))?.lines ?? []);
    }
  }
  return logs;
}

/** Does something that must change nothing; the message that came of it. */
async function changingNothing(hall: Hall, act: () => Promise<Outcome>): Promise<Outcome> {
  await hall.quiet();
  const before = await openLogs(hall);
  const outcome = await act();
  await hall.quiet();
  expect(await openLogs(hall)).toEqual(before);
  return outcome;
}

/** What the person is told, and nobody else; nothing may change. */
export async function told(hall: Hall, act: () => Promise<Outcome>): Promise<string> {
  const { answered, message } = await changingNothing(hall, act);
  expect([answered, message?.ephemeral]).toEqual(['message', true]);
  return message?.text ?? '';
}

/** The first line of the person's own message, which the click has brought up to date; nothing may change. */
export async function toldInPlace(hall: Hall, act: () => Promise<Outcome>): Promise<string> {
  const { answered, message } = await changingNothing(hall, act);
  expect([answered, message?.ephemeral]).toEqual(['update', true]);
  return message?.text.split('\n')[0] ?? '';
}
