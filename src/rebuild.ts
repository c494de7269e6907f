import { existsSync } from 'node:fs';
import { rebuild } from './boards/index.ts';
import { readConfig } from './config.ts';
import { type End, openRedis, Refused } from './openRedis.ts';
import { createRebuildingStore } from './persistence/index.ts';
import type { TableRef } from './table/index.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const log = { error: (about: object, message: string) => say(`${message} ${JSON.stringify(about)}`), info: say };

/** `npm run rebuild`: builds all boards anew from the logs. Discord isn't asked, so no token is needed. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig({ ...process.env, DISCORD_TOKEN: 'none' });
  if ('faults' in config) {
    say(config.faults.join('\n'));
    return 1;
  }
  const ends: End[] = [];
  try {
    const books = createRebuildingStore(await openRedis(config, log, ends));
    const onDamaged = ({ message }: Error, { server, id }: TableRef) =>
      say(`server ${server}, table ${id}: its log can't be read (${message}); it counts by the result that was kept`);
    const { servers, games } = await rebuild({ books, onDamaged });
    process.stdout.write(`${JSON.stringify({ servers, games })}\n`);
    return 0;
  } catch (fault) {
    if (!(fault instanceof Refused)) throw new Error('the boards are half built: run this again', { cause: fault });
    say(fault.message);
    return 1;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

process.exitCode = await main();
