import { tableWeisPoints } from '../game/index.ts';
import { count, maskOf } from './masks.ts';
import type { Trial } from './trial.ts';

/** Every choice of `size` bits from `mask`. */
function choices(mask: number, size: number): number[] {
  if (size === 0) return [0];
  if (count(mask) < size) return [];
  const low = mask & -mask;
  return [...choices(mask ^ low, size - 1).map((rest) => rest | low), ...choices(mask ^ low, size)];
}

/** Once trump is set, this often all who come later follow, so that the suit led makes a run. */
const ALL_FOLLOW = 0.6;
/** No more cards than this are looked for in the hands of those who come later. */
const AHEAD = 3;

/** Points of table Weis in the trick, on average over the cards of the suit led that may still fall (rules.md §2). */
export function tableWeisIn({ position, led, trick, open }: Trial): number {
  const { rules, later, unseen } = position;
  if (!rules.tableWeis) return 0;
  const inLed = maskOf(unseen, led);
  const falling = choices(inLed, Math.min(later.length, AHEAD, count(inLed)));
  const points = falling.reduce((sum, fallen) => {
    const masks = trick.map((mask, suit) => (suit === led ? mask | fallen : mask));
    return sum + tableWeisPoints(masks, rules, led);
  }, 0);
  return (points / falling.length) * (later.length === 0 || open ? 1 : ALL_FOLLOW);
}
