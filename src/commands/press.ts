import type { TableRef } from '../table/index.ts';
import { adminButton } from './adminButton.ts';
import { again } from './again.ts';
import type { Answer } from './answer.ts';
import { close } from './close.ts';
import type { ChosenVerb, Press } from './customId.ts';
import { allAdults } from './drinking.ts';
import { stepForm } from './drinkingSteps.ts';
import { hand } from './hand.ts';
import type { Caller, House } from './house.ts';
import { changeSeats } from './lobby.ts';
import { look } from './look.ts';
import type { MenuPress } from './menu.ts';
import { pick } from './pick.ts';
import { announce, play } from './play.ts';
import { prefer } from './preferences.ts';
import { recordButton } from './recordCommand.ts';
import { isRecordPress } from './recordPress.ts';
import { rulesOfGame, rulesOfTable } from './rules.ts';
import { enterEnd, resetRules, settings } from './settings.ts';
import { next, start } from './start.ts';
import { verifyTable } from './verify.ts';
import { watch } from './watch.ts';

/** What a slash command does once its table is known. */
export function atTable(
  house: House,
  caller: Caller,
  { verb, ref }: { verb: ChosenVerb; ref: TableRef },
): Promise<Answer> {
  switch (verb) {
    case 'join':
    case 'leave':
      return changeSeats(house, caller, { type: verb, ref });
    case 'start':
      return start(house, caller, ref);
    case 'hand':
      return hand(house, caller, { ref });
    case 'watch':
      return watch(house, caller, ref);
    case 'table':
    case 'scores':
      return look(house, caller, { ref, show: verb });
    case 'verify':
      return verifyTable(house, caller, ref);
    case 'rules':
      return rulesOfTable(house, caller, { ref, page: 'short' });
    case 'close':
      return close(house, caller, ref);
  }
}

/** What a button does. */
export async function press(house: House, caller: Caller, pressed: Exclude<Press, MenuPress>): Promise<Answer> {
  if (isRecordPress(pressed)) return recordButton(house, caller, pressed);
  if (pressed.verb === 'prefer') return prefer(house, caller, pressed.change);
  if (pressed.verb === 'gamePage') return rulesOfGame(pressed);
  if (pressed.verb === 'admin') return adminButton(house, caller, pressed.act);
  if (pressed.verb === 'editStep') return stepForm(house, caller, pressed.step);
  const ref: TableRef = { server: caller.server, id: pressed.table };
  await house.tables.visit(ref);
  switch (pressed.verb) {
    case 'join':
    case 'leave':
    case 'addComputer':
    case 'removeComputer':
      return changeSeats(house, caller, { type: pressed.verb, ref });
    case 'start':
      return start(house, caller, ref);
    case 'next':
      return next(house, caller, { ref, deal: pressed.deal });
    case 'again':
      return again(house, caller, ref);
    case 'hand':
    case 'wait':
    case 'takeBack':
      return hand(house, caller, { ref });
    case 'declareWeis':
      return hand(house, caller, { ref, weis: 'declare' });
    case 'keepWeis':
      return hand(house, caller, { ref, weis: 'keep' });
    case 'tricks':
    case 'scores':
      return look(house, caller, { ref, show: pressed.verb });
    case 'rules':
      return rulesOfTable(house, caller, { ref, page: 'short' });
    case 'rulesPage':
      return rulesOfTable(house, caller, { ref, page: pressed.page });
    case 'settings':
      return settings(house, caller, { ref, page: pressed.page });
    case 'resetRules':
      return resetRules(house, caller, { ref, page: pressed.page });
    case 'enterEnd':
      return enterEnd(house, caller, { ref, end: pressed.end });
    case 'allAdults':
      return allAdults(house, caller, ref);
    case 'pick':
      return pick(house, caller, { ref, move: pressed.move, card: pressed.card });
    case 'play':
      return play(house, caller, { ref, move: pressed.move, card: pressed.card, weis: 'declare' });
    case 'keep':
      return play(house, caller, { ref, move: pressed.move, card: pressed.card, weis: 'keep' });
    case 'announce':
      return announce(house, caller, { ref, move: pressed.move, contract: pressed.contract });
  }
}
