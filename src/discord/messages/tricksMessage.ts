import { type Card, cardPoints, type Game, LAST_TRICK, type Trick, trickOf } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, type MessageBody, messageBody } from './body.ts';
import { cardText } from './cardText.ts';
import { factorOf, publicView, type Scene, seatName, type Telling, tellingOf } from './scene.ts';

interface Shown {
  readonly number: number;
  readonly trick: Trick;
  readonly points: number;
}

/** Of the deal in play what may be looked at again; of a finished deal its last trick. */
function tricksToShow(game: Game): Shown[] {
  const view = publicView(game);
  const { deal, rules, played } = view;
  if (deal) {
    const first = rules.viewTricks === 'last' ? deal.tricks.length : 1;
    return deal.lookBack.map((trick, at) => ({ number: first + at, trick, points: trick.points * deal.factor }));
  }
  const finished = played.at(-1)?.deal;
  if (!finished) return [];
  const trick = trickOf(finished, finished.size - 1);
  const points = trick.cards.reduce((sum: number, card: Card) => sum + cardPoints(finished, card), LAST_TRICK);
  return [{ number: finished.size, trick, points: points * factorOf(view, played.length) }];
}

function trickLines(telling: Telling, { number, trick, points }: Shown): string[] {
  const { scene, language } = telling;
  const { tricks } = textIn(language);
  const seats = scene.table.seats.length;
  const cards = trick.cards.map(
    (card, at) => `${cardText(card, telling)} ${seatName(scene, (trick.leader + at) % seats, language)}`,
  );
  const name = seatName(scene, trick.winner ?? trick.leader, language);
  return [`**${tricks.trick({ number, name })}** · ${tricks.worth({ points })}`, ...cards];
}

/** Tricks that may be looked at again (rules.md §3, `viewTricks`), for one reader. */
export function tricksMessage(scene: Scene, language: Language): MessageBody {
  const { tricks } = textIn(language);
  const shown = scene.table.game ? tricksToShow(scene.table.game) : [];
  if (shown.length === 0) return messageBody(block([tricks.none]));
  return messageBody(shown.flatMap((each) => block(trickLines(tellingOf(scene, language), each))));
}
