import { choose } from '../src/bots/index.ts';
import { PRESET_RULES, type Rules, type View } from '../src/game/index.ts';
import { seedOf } from '../test/game/seedOf.ts';
import { duel } from './duel.ts';
import { type Player, playDeal } from './playDeal.ts';
import { lowestPlayer, randomPlayer } from './players.ts';
import { randomNumbers } from './random.ts';
import { reporting } from './report.ts';

const say = reporting('bots');
const rounded = (value: number) => Number(value.toFixed(2));

const GAMES: Readonly<Record<string, Rules>> = {
  'classic 4': PRESET_RULES.classic,
  'rounds 5': { ...PRESET_RULES.rounds, players: 5 },
  sticks: PRESET_RULES.sticks,
  mohren: PRESET_RULES.mohren,
};
const DEALS = 2000;

function benchStrength(game: string, rules: Rules): void {
  const foes: Readonly<Record<string, Player>> = {
    random: randomPlayer(randomNumbers(20260102)),
    lowest: lowestPlayer,
  };
  const unit = `${rules.slate === 'sticks' ? 'sticks' : 'points'}/deal`;
  for (const [name, foe] of Object.entries(foes)) {
    const { one, others } = duel(rules, [choose, foe], DEALS);
    say(`${game}: by rules against ${name}`, rounded(one), unit);
    say(`${game}: ${name} against one by rules`, rounded(others), unit);
  }
}

/** Every view of 100 deals from which somebody had to move. */
function viewsOf(rules: Rules): View[] {
  const views: View[] = [];
  const watched: Player = (view) => {
    views.push(view);
    return choose(view);
  };
  for (let deal = 0; deal < 100; deal++) playDeal(rules, seedOf(deal), new Array<Player>(rules.players).fill(watched));
  return views;
}

/** Processor time of a move, in milliseconds, that for making its view not included. */
function timePerMove(views: readonly View[]): number {
  const before = process.cpuUsage();
  for (const view of views) choose(view);
  const { user, system } = process.cpuUsage(before);
  return rounded((user + system) / views.length / 1000);
}

function benchSpeed(game: string, rules: Rules): void {
  const views = viewsOf(rules);
  const announcing = views.filter((view) => view.deal?.announcing);
  say(`${game}: a move`, timePerMove(views), 'ms');
  if (announcing.length > 0) say(`${game}: announcing alone`, timePerMove(announcing), 'ms');
}

/** One player by rules against random ones, and against ones that play their lowest card, on each seat in turn. */
export function benchBots(): void {
  for (const [game, rules] of Object.entries(GAMES)) {
    benchStrength(game, rules);
    benchSpeed(game, rules);
  }
}
