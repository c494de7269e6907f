import { benchBoards } from './boards.ts';
import { benchBots } from './bots.ts';
import { benchEngine } from './engine.ts';
import { benchLog } from './log.ts';
import { benchPicture } from './picture.ts';
import { benchRecords } from './records.ts';
import { benchStorage } from './storage.ts';

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  engine: benchEngine,
  records: benchRecords,
  log: benchLog,
  picture: benchPicture,
  storage: benchStorage,
  boards: benchBoards,
  bots: benchBots,
};

/** `npm run -s bench` runs all, `npm run -s bench -- engine log` those named. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) {
    process.stderr.write(`no bench ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}\n`);
    return 1;
  }
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) await BENCHES[name]?.();
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
