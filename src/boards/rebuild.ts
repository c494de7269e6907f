import { DamagedLog, type PeopleStore, replay, type TableRef, type TableStore } from '../table/index.ts';
import { bookEverywhere, bookOnServer } from './bookGame.ts';
import { bookingOf } from './booking.ts';
import { readGameKey } from './gameKey.ts';
import { type GameResult, gameResult } from './gameResult.ts';
import type { Rebuilding } from './ledger.ts';
import { rateAllGames } from './rateGames.ts';
import type { Scope } from './store.ts';

export interface RebuildPorts {
  readonly books: Rebuilding & Pick<PeopleStore, 'people'> & Pick<TableStore, 'load' | 'servers'>;
  /** Called with each log that can't be read; its game counts by the result that was kept of it, if there is one. */
  readonly onDamaged: (fault: DamagedLog, ref: TableRef) => void;
}

/** What was built: how many games were found. */
export interface Rebuilt {
  readonly servers: number;
  readonly games: number;
}

/** The result that a log tells; null if its game wasn't finished, or the log can't be read. */
async function resultInLog({ books, onDamaged }: RebuildPorts, ref: TableRef): Promise<GameResult | null> {
  const stored = await books.load(ref);
  try {
    return stored && gameResult(replay(ref.id, stored.lines));
  } catch (fault) {
    if (!(fault instanceof DamagedLog)) throw fault;
    onDamaged(fault, ref);
    return null;
  }
}

/** Every finished game of a server: by its log, else by the result that was kept of it. */
async function* gamesOf(ports: RebuildPorts, server: string): AsyncGenerator<readonly [TableRef, GameResult]> {
  const told = new Set<string>();
  for (const id of await ports.books.ended(server)) {
    const result = await resultInLog(ports, { server, id });
    if (!result) continue;
    told.add(id);
    yield [{ server, id }, result];
  }
  for await (const { key, result } of ports.books.kept({ server })) {
    const id = readGameKey(key).game;
    if (told.has(id)) continue;
    told.add(id);
    yield [{ server, id }, result];
  }
}

function mustBeOpen(booked: string): void {
  if (booked === 'rebuilding') throw new Error('somebody else began to rebuild the boards');
}

async function rebuildServer(ports: RebuildPorts, server: string): Promise<number> {
  const { books } = ports;
  const scope: Scope = { server };
  let games = 0;
  await books.begin(scope);
  await books.clear(scope);
  for await (const [ref, result] of gamesOf(ports, server)) {
    mustBeOpen(await bookOnServer(books, ref, result));
    mustBeOpen(await bookEverywhere(books, ref, result));
    games++;
  }
  await rateAllGames(books, scope);
  await books.end(scope);
  return games;
}

/**
 * Builds all boards anew from the logs, and from the results of games whose logs are gone. The bot may run meanwhile: what ends waits in the outbox.
 * After a crash, begin again. Everywhere, the results as they were booked come first, because they know who had opted in.
 */
export async function rebuild(ports: RebuildPorts): Promise<Rebuilt> {
  const { books } = ports;
  await books.begin('everywhere');
  await books.clear('everywhere');
  for await (const { key, result } of books.kept('everywhere')) {
    mustBeOpen(await books.book('everywhere', bookingOf(key, result)));
  }
  const servers = await books.servers();
  let games = 0;
  for (const server of servers) games += await rebuildServer(ports, server);
  await rateAllGames(books, 'everywhere');
  await books.end('everywhere');
  return { servers: servers.length, games };
}
