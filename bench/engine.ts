import {
  COUNT,
  isDealComplete,
  KTH,
  legalInto,
  PRESET_RULES,
  play,
  scoreDeal,
  startDealt,
  writtenFor,
} from '../src/game/index.ts';
import { randomNumbers } from './random.ts';
import { median, reporting } from './report.ts';

const below = randomNumbers(20260101);
const { classic } = PRESET_RULES;
const deck = Uint8Array.from({ length: 36 }, (_, card) => card);
const dealt = new Uint16Array(16);
const legal = new Uint16Array(4);

/** Shuffles and deals nine cards to each of four seats. */
function dealRandom(): void {
  dealt.fill(0);
  for (let last = 35; last >= 0; last--) {
    const pick = below(last + 1);
    const card = deck[pick] as number;
    deck[pick] = deck[last] as number;
    deck[last] = card;
    const suit = (card / 9) | 0;
    const at = (last & 3) * 4 + suit;
    dealt[at] = (dealt[at] as number) | (1 << (card - suit * 9));
  }
}

/** A random card among the legal ones. */
function randomLegal(): number {
  const r = COUNT[legal[0] as number] as number;
  const e = r + (COUNT[legal[1] as number] as number);
  const s = e + (COUNT[legal[2] as number] as number);
  const l = s + (COUNT[legal[3] as number] as number);
  const k = below(l);
  if (k < r) return KTH[(legal[0] as number) * 9 + k] as number;
  if (k < e) return 9 + (KTH[(legal[1] as number) * 9 + k - r] as number);
  if (k < s) return 18 + (KTH[(legal[2] as number) * 9 + k - e] as number);
  return 27 + (KTH[(legal[3] as number) * 9 + k - s] as number);
}

/** Plays one whole classic deal of four at random and scores it; returns the sum written, so that nothing is skipped. */
function playRandomDeal(): number {
  dealRandom();
  const deal = startDealt(classic, dealt, below(4));
  while (!isDealComplete(deal)) {
    legalInto(deal, legal);
    play(deal, randomLegal());
  }
  const totals = scoreDeal(deal, 1).map((score) => score.total);
  return writtenFor(totals, classic, []).reduce((sum, written) => sum + written, 0);
}

/** Seconds of processor time this process has used: what others do on the machine doesn't count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function dealsASecond(seconds: number): number {
  const start = processorSeconds();
  let deals = 0;
  let checksum = 0;
  while (processorSeconds() - start < seconds) {
    for (let i = 0; i < 1000; i++) checksum += playRandomDeal();
    deals += 1000;
  }
  if (!Number.isFinite(checksum)) throw new Error('no checksum');
  return deals / (processorSeconds() - start);
}

/** Complete random classic deals of four in a second of one core, shuffling, Weise and scoring included. */
export function benchEngine(): void {
  dealsASecond(1);
  const value = Math.round(median([1, 2, 3, 4, 5].map(() => dealsASecond(1))));
  reporting('engine')('random classic deals', value, 'deals/s');
}
