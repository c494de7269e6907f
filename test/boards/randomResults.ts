import { type FinishedGame, type GameResult, gameKey, type SeatResult } from '../../src/boards/index.ts';
import { PRESETS } from '../../src/game/index.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';

/** People in random results have the numbers 1 to PEOPLE. */
export const PEOPLE = 7;

const MINUTE = 60_000;
/** Games of two minutes' difference round the turn of 2026, so that weeks, months and years change, and games end at once. */
const TURN = Date.UTC(2027, 0, 1);

function placesOf(totals: readonly number[], stayed: readonly boolean[]): number[] {
  const staying = totals.filter((_, seat) => stayed[seat]);
  return totals.map((total, seat) => 1 + staying.filter((other) => !stayed[seat] || other < total).length);
}

function randomSeats(chance: Chance, game: GameResult['game']): readonly SeatResult[] {
  const players = game === 'sticks' || game === 'mohren' ? 4 : 3 + chance.below(3);
  const people = chance.shuffle(Array.from({ length: PEOPLE }, (_, person) => person + 1));
  const owners = people
    .slice(0, players)
    .map((person): SeatResult['owner'] => (chance.once(4) ? 'computer' : chance.once(12) ? 'unknown' : person));
  const stayed = owners.map((owner, seat) => owner === 'computer' || seat === 0 || !chance.once(8));
  const points = owners.map(() => Array.from({ length: 1 + chance.below(3) }, () => chance.below(9) * 15 - 20));
  const places = placesOf(
    points.map((deals) => deals.reduce((sum, each) => sum + each)),
    stayed,
  );
  return owners.map((owner, seat) => ({
    owner,
    place: places[seat] ?? 1,
    stayed: stayed[seat] ?? true,
    points: points[seat] ?? [0],
    matches: chance.once(10) ? 1 : 0,
    handWeis: chance.below(4) * 20,
    tableWeis: chance.below(3) * 50,
    trumpSet: chance.below(2),
  }));
}

/** Results such as a server has them: of all games, with ties, computers, people who left or are unknown, and games that don't count. The same number gives the same. */
export function randomResults(number: number, count: number): readonly FinishedGame[] {
  const chance = chanceOf(number);
  return Array.from({ length: count }, (_, index) => {
    const game = chance.once(2) ? 'classic' : chance.pick(PRESETS);
    const endedAt = TURN + (chance.below(40) - 20) * 2 * MINUTE * (chance.once(3) ? 500 : 1);
    const result = { game, endedAt, seats: randomSeats(chance, game) };
    return { key: gameKey(endedAt, `g${String(index).padStart(7, '0')}`), result };
  });
}
