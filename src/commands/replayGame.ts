import type { Game, Moment } from '../game/index.ts';
import type { Answer } from './answer.ts';
import { finishedGame } from './finishedGame.ts';
import type { Caller, House } from './house.ts';
import type { ReplayShown } from './recordAnswer.ts';
import type { ReplayWay } from './recordPress.ts';

const lastOf = ({ played }: Game, deal: number) => played[deal - 1]?.deal.size ?? 0;

/** The step as far as the game has it: ids of buttons can be forged. */
function within(game: Game, { deal, tricks }: Moment): Moment {
  const known = Math.min(Math.max(deal, 1), game.played.length);
  return { deal: known, tricks: Math.min(tricks, lastOf(game, known)) };
}

/** The step that lies this way; null where the game has none. */
export function stepTo(game: Game, from: Moment, way: ReplayWay): Moment | null {
  const { deal, tricks } = from;
  const isFirst = deal === 1;
  const isLast = deal === game.played.length;
  switch (way) {
    case 'here':
      return from;
    case 'back':
      if (tricks > 0) return { deal, tricks: tricks - 1 };
      return isFirst ? null : { deal: deal - 1, tricks: lastOf(game, deal - 1) };
    case 'on':
      if (tricks < lastOf(game, deal)) return { deal, tricks: tricks + 1 };
      return isLast ? null : { deal: deal + 1, tricks: 0 };
    case 'dealBack':
      if (tricks > 0) return { deal, tricks: 0 };
      return isFirst ? null : { deal: deal - 1, tricks: 0 };
    case 'dealOn':
      if (!isLast) return { deal: deal + 1, tricks: 0 };
      return tricks < lastOf(game, deal) ? { deal, tricks: lastOf(game, deal) } : null;
  }
}

interface Asked {
  readonly table: string;
  readonly from: Moment;
  readonly way: ReplayWay;
  readonly to: ReplayShown['to'];
}

/** A finished game at one of its tricks, all hands open. */
export async function replayGame(house: House, caller: Caller, { table, from, way, to }: Asked): Promise<Answer> {
  const found = await finishedGame(house, caller, table);
  if ('answer' in found) return found.answer;
  const { game, loaded } = found;
  const known = within(game, from);
  return { show: 'replay', loaded, step: stepTo(game, known, way) ?? known, to };
}

/** From its first deal on. */
export function replayFromStart(house: House, caller: Caller, table: string): Promise<Answer> {
  return replayGame(house, caller, { table, from: { deal: 1, tricks: 0 }, way: 'here', to: 'asker' });
}
