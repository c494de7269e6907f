import type { Answer } from './answer.ts';
import { exportGame } from './finishedGame.ts';
import { history, historyOf } from './history.ts';
import type { Caller, House } from './house.ts';
import { joinEverywhere, leaderboard } from './leaderboard.ts';
import { askForget, askLeave, forgetMe, leaveEverywhere, myData, privacy } from './ownData.ts';
import type { BoardAsked, RecordPress } from './recordPress.ts';
import { replayFromStart, replayGame } from './replayGame.ts';
import { stats } from './stats.ts';

/** What was typed about finished games; `person` is an id of Discord's, null the asker, or everybody in `history`. */
export type RecordAsked =
  | { readonly command: 'leaderboard'; readonly board: BoardAsked }
  | { readonly command: 'stats' | 'history'; readonly person: string | null }
  /** `game` is the id of its table. */
  | { readonly command: 'replay' | 'export'; readonly game: string }
  | { readonly command: 'privacy' | 'forget-me' | 'my-data' };

/** `/leaderboard`, `/stats`, `/history`, `/replay`, and what `/molotow` does with finished games and one's own data. */
export function recordCommand(house: House, caller: Caller, asked: RecordAsked): Promise<Answer> {
  switch (asked.command) {
    case 'leaderboard':
      return leaderboard(house, caller, { asked: asked.board, page: 0 });
    case 'stats':
      return stats(house, caller, asked.person);
    case 'history':
      return historyOf(house, caller, asked.person);
    case 'replay':
      return replayFromStart(house, caller, asked.game);
    case 'export':
      return exportGame(house, caller, asked.game);
    case 'privacy':
      return privacy(house, caller);
    case 'forget-me':
      return askForget(house, caller, 'once');
    case 'my-data':
      return myData(house, caller);
  }
}

/** What a button on one of these does. */
export function recordButton(
  house: House,
  caller: Caller,
  pressed: Exclude<RecordPress, { verb: 'pickGame' }>,
): Promise<Answer> {
  switch (pressed.verb) {
    case 'board': {
      const { page, verb: _, ...asked } = pressed;
      return leaderboard(house, caller, { asked, page });
    }
    case 'joinEverywhere':
      return joinEverywhere(house, caller);
    case 'askLeave':
      return askLeave();
    case 'leaveEverywhere':
      return leaveEverywhere(house, caller);
    case 'history':
      return history(house, caller, pressed);
    case 'replay':
      return replayGame(house, caller, { ...pressed, to: pressed.way === 'here' ? 'beside' : 'asker' });
    case 'shareReplay':
      return replayGame(house, caller, { ...pressed, way: 'here', to: 'all' });
    case 'exportGame':
      return exportGame(house, caller, pressed.table);
    case 'askForget':
      return askForget(house, caller, 'twice');
    case 'forgetMe':
      return forgetMe(house, caller);
  }
}
