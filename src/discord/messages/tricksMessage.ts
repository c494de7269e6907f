import { type Card, cardPoints, type Game, LAST_TRICK, type Trick, trickOf } from '../../game/index.ts';
import { DEFAULT_PREFERENCES, type Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, type MessageBody, messageBody } from './body.ts';
import { cardText, ownTongue } from './cardText.ts';
import { factorOf, publicView, type Scene, type Telling, tellingOf, toldName } from './scene.ts';

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
  const { tricks } = textIn(telling.language);
  const seats = telling.scene.table.seats.length;
  const cards = trick.cards.map(
    (card, at) => `${cardText(card, telling)} ${toldName(telling, (trick.leader + at) % seats)}`,
  );
  const name = toldName(telling, trick.winner ?? trick.leader);
  return [`**${tricks.trick({ number, name })}** · ${tricks.worth({ points })}`, ...cards];
}

/** Tricks that may be looked at again (rules.md §3, `viewTricks`), as one reader wants to see cards. */
export function tricksMessage(scene: Scene, language: Language, preferences = DEFAULT_PREFERENCES): MessageBody {
  const { tricks } = textIn(language);
  const telling = { scene, ...ownTongue(tellingOf(scene, language), preferences) };
  const shown = scene.table.game ? tricksToShow(scene.table.game) : [];
  if (shown.length === 0) return messageBody(block([tricks.none]));
  return messageBody(shown.flatMap((each) => block(trickLines(telling, each))));
}
