import { DECK_SIZE, type DealView, handSize, NONE, standingsOf, type View } from '../game/index.ts';
import { type Picture, type TableScene, type TableWords, tablePicture } from '../render/index.ts';
import { textIn } from '../text/index.ts';
import { createCharts } from './charts.ts';
import type { Log } from './log.ts';
import {
  cardFullName,
  cardLetter,
  contractText,
  drawnName,
  publicView,
  type Scene,
  suitName,
  tongueAt,
} from './messages/index.ts';
import { standingChart } from './recordCharts.ts';
import { slateScene } from './slateScene.ts';

function trumpWords(scene: Scene, deal: DealView): Pick<TableWords, 'trump' | 'setBy'> {
  const { language } = scene.table;
  const { picture } = textIn(language);
  const tongue = tongueAt(scene, language);
  const name = deal.setBy === null ? null : drawnName(scene, deal.setBy, language);
  if (deal.contract !== null) {
    const announcer = drawnName(scene, deal.leader, language);
    return { trump: contractText(deal.contract, tongue), setBy: picture.announcedBy({ name: announcer }) };
  }
  if (deal.trump === null) return { trump: picture.noTrumpYet, setBy: null };
  return { trump: picture.trump({ suit: suitName(deal.trump, tongue) }), setBy: name && picture.setBy({ name }) };
}

function wordsFor(scene: Scene, { view, deal }: { view: View; deal: DealView }): TableWords {
  const { language } = scene.table;
  const { picture, table } = textIn(language);
  const tongue = tongueAt(scene, language);
  const allCards = Array.from({ length: DECK_SIZE }, (_, card) => card);
  const number = showsLast(deal) ? deal.tricks.length : deal.tricks.length + 1;
  return {
    title: picture.title({
      deal: table.deal({ number: deal.number, of: view.dealCount }),
      trick: table.trick({ number, of: handSize(view.rules.players) }),
    }),
    ...trumpWords(scene, deal),
    leads: picture.leads,
    wins: showsLast(deal) ? picture.takes : picture.wins,
    turn: deal.announcing ? picture.announces : picture.turn,
    tricks: picture.tricks,
    points: picture.points,
    total: picture.total,
    cards: allCards.map((card) => cardFullName(card, tongue)),
    letters: allCards.map((card) => cardLetter(card, tongue)),
  };
}

/** A trick just completed lies there until the next is led. */
function showsLast({ trick, lastTrick }: DealView): boolean {
  return trick.cards.length === 0 && lastTrick !== null;
}

/** What a picture of the table shows; null where there is no deal in play. */
function tableScene(scene: Scene): TableScene | null {
  const { game, language } = scene.table;
  const view = game?.current ? publicView(game) : null;
  if (!view?.deal) return null;
  const { rules } = view;
  // After the last trick it is nobody's turn any more.
  const isOver = view.deal.tricks.length === handSize(rules.players);
  const deal = isOver ? { ...view.deal, turn: NONE } : view.deal;
  return {
    direction: rules.direction,
    deal,
    totals: standingsOf(view),
    names: deal.seats.map((_, seat) => drawnName(scene, seat, language)),
    deck: tongueAt(scene, language).deck,
    trick: showsLast(deal) ? 'last' : 'current',
    words: wordsFor(scene, { view, deal }),
  };
}

/** Draws what a table's message shows; none where there is nothing to draw, or where that fails: a game goes on without pictures. */
export type DrawTable = (scene: Scene) => Promise<readonly Picture[]>;

export function createPictures(log: Log): DrawTable {
  const drawCharts = createCharts(log);

  /** How a game ended, and how it came to that. */
  async function end(scene: Scene): Promise<readonly Picture[]> {
    const { language, game } = scene.table;
    if (!game?.outcome) return [];
    return drawCharts([slateScene(scene, language), standingChart(scene, language)]);
  }

  return async (scene) => {
    const shown = tableScene(scene);
    if (!shown) return end(scene);
    try {
      return [await tablePicture(shown)];
    } catch (err) {
      log.error({ err, table: scene.table.id }, 'a picture could not be drawn');
      return [];
    }
  };
}
