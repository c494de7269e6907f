import { z } from 'zod';
import type { Due, OpenTable, TableId, TableStore } from '../table/index.ts';
import { answer, readEntry } from './answer.ts';
import type { Client } from './client.ts';
import { keys } from './keys.ts';
import { readLines } from './packedLog.ts';

const committed = z.enum(['committed', 'conflict']);
const loaded = z.tuple([z.array(z.instanceof(Buffer)), z.instanceof(Buffer).nullable()]);
const members = z.array(z.string());
const open = z.object({ channel: z.string(), people: z.array(z.int().positive()) });

/** The logs of tables, their deadlines and the index of open tables. */
export function tableStore(redis: Client): TableStore {
  return {
    async load(ref) {
      const found = await answer(redis.loadBuffer(keys.log(ref), keys.due(ref.server), ref.id));
      const [entries, due] = loaded.parse(found);
      return entries.length === 0 ? null : { lines: readLines(entries), due: due && Number(due) };
    },

    async commit(ref, change) {
      const { server, id } = ref;
      // Before the first line: after a crash in between, a server without a table is harmless, a table nobody looks for isn't.
      if (change.expected === 0) await answer(redis.sadd(keys.servers(), server));
      const entry = change.open ? JSON.stringify(change.open) : '';
      const end = [change.ended?.at ?? '', change.ended?.why ?? ''];
      const words = [id, change.expected, change.due ?? '', entry, ...end, ...change.lines];
      const at = [keys.log(ref), keys.due(server), keys.open(server), keys.ended(server), keys.done(server)];
      return committed.parse(await answer(redis.commit(...at, ...words)));
    },

    async openTables(server) {
      const tables = new Map<TableId, OpenTable>();
      for (const [id, json] of Object.entries(await answer(redis.hgetall(keys.open(server))))) {
        const entry = readEntry(open, json);
        if (entry) tables.set(id, entry);
      }
      return tables;
    },

    async dues(server) {
      return duesOf(server, members.parse(await answer(redis.zrange(keys.due(server), 0, '-1', 'WITHSCORES'))));
    },

    async servers() {
      return members.parse(await answer(redis.smembers(keys.servers())));
    },
  };
}

/** Redis answers with members and scores in turn. */
function duesOf(server: string, flat: readonly string[]): Due[] {
  const ids = flat.filter((_, index) => index % 2 === 0);
  return ids.map((id, index) => ({ ref: { server, id }, at: z.coerce.number().parse(flat[2 * index + 1]) }));
}
