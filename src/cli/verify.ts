import { parseArgs } from 'node:util';
import { cardNames, commitment, handsFromSeed, isSeed, MAX_PLAYERS, MIN_PLAYERS } from '../game/index.ts';

const USAGE = `usage: npm run -s verify -- SEED --players 4

Prints the commitment that was shown with a deal, SHA-256 of its seed, and the hands that the seed deals.
SEED has 64 hex digits and stands in the deal's summary.`;

/** Seed and number of players from the command line, or null. */
function read(args: readonly string[]): { readonly seed: string; readonly players: number } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { players: { type: 'string', default: '4' } },
    });
    const [written = '', ...more] = positionals;
    const seed = written.toLowerCase();
    const players = /^\d$/.test(values.players) ? Number(values.players) : 0;
    const fits = more.length === 0 && isSeed(seed) && players >= MIN_PLAYERS && players <= MAX_PLAYERS;
    return fits ? { seed, players } : null;
  } catch {
    return null;
  }
}

function main(args: readonly string[]): number {
  const asked = read(args);
  if (!asked) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const hands = handsFromSeed(asked.seed, asked.players);
  const sorted = hands.map((hand, seat) => `seat ${seat}: ${cardNames([...hand].sort((a, b) => a - b))}`);
  process.stdout.write(`commitment: ${commitment(asked.seed)}\n${sorted.join('\n')}\n`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
