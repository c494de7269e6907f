import { type ReplayShown, stepTo } from '../../commands/index.ts';
import {
  cardsIn,
  type DealView,
  dealCount,
  type Game,
  gameAt,
  type PlayedDeal,
  type Seat,
  trickOf,
  trickView,
} from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, block, button, framed, type Line, type MessageBody, messageBody, rows, small } from './body.ts';
import { cardText, weiseText } from './cardText.ts';
import { factorOf, publicView, type Scene, seatName, type Telling, tellingOf } from './scene.ts';
import { slateText } from './slateText.ts';
import { trumpLine } from './trumpLine.ts';

interface At {
  readonly game: Game;
  readonly played: PlayedDeal;
  /** As everybody saw it then. */
  readonly then: DealView;
  readonly step: ReplayShown['step'];
}

/** The trick that has just been played. */
function trickLines(telling: Telling, { game, played, step }: At): Line[] {
  if (step.tricks === 0) return [];
  const { scene, language } = telling;
  const { tricks, table } = textIn(language);
  const trick = trickView(played.deal, step.tricks - 1);
  const factor = factorOf(publicView(game), step.deal);
  const name = seatName(scene, trick.winner ?? trick.leader, language);
  const weise = weiseText(trick.weise, telling);
  return [
    `**${tricks.trick({ number: step.tricks, name })}** · ${tricks.worth({ points: trick.points * factor })}`,
    ...trick.cards.map((card, at) => {
      const seat = (trick.leader + at) % played.deal.players;
      return `${cardText(card, telling)} ${seatName(scene, seat, language)}`;
    }),
    trick.tableWeis > 0 ? table.tableWeis({ weise, points: trick.tableWeis * factor }) : null,
    trick.tableStoeck > 0 ? table.tableStoeck({ points: trick.tableStoeck * factor }) : null,
  ];
}

/** What everybody still holds after that trick. */
function handLines(telling: Telling, { played: { deal }, then, step }: At): Line[] {
  const { scene, language } = telling;
  const { records, table } = textIn(language);
  const { replay } = records;
  const gone = new Set(Array.from({ length: step.tricks }, (_, trick) => trickOf(deal, trick).cards).flat());
  const handOf = (seat: Seat) =>
    cardsIn(deal.dealt, seat * 4)
      .filter((card) => !gone.has(card))
      .map((card) => cardText(card, telling))
      .join(' ');
  const seats = Array.from({ length: deal.players }, (_, seat) => seat);
  return [
    `**${replay.hands}**`,
    ...seats.flatMap((seat) => {
      const { laidOpen = [], stoeck = false } = then.seats[seat] ?? {};
      const weise = [...(laidOpen.length > 0 ? [weiseText(laidOpen, telling)] : []), ...(stoeck ? [table.stoeck] : [])];
      const hand = `${seatName(scene, seat, language)}: ${handOf(seat) || replay.noCards}`;
      return weise.length > 0 ? [hand, small(table.weise({ weise: weise.join(', ') }))] : [hand];
    }),
  ];
}

/** After its last trick: what the deal wrote. */
function writtenLines({ scene, language }: Telling, { game, played, step }: At): Line[] {
  if (step.tricks < played.deal.size) return [];
  const { summary } = textIn(language);
  const text = (written: number) => slateText(game.rules, written, language);
  return played.written.map((written, seat) => {
    const total = text(played.totals[seat] ?? 0);
    return `${seatName(scene, seat, language)} ${summary.written({ written: text(written), total })}`;
  });
}

function buttons({ loaded, step }: ReplayShown, game: Game, language: Language): Button[] {
  const table = loaded.ref.id;
  const { share } = textIn(language).records.replay;
  const ways = [
    ['dealBack', '⏮'],
    ['back', '◀'],
    ['on', '▶'],
    ['dealOn', '⏭'],
  ] as const;
  return [
    ...ways.map(([way, label]) => {
      const look = stepTo(game, step, way) ? 'secondary' : 'disabled';
      return button({ verb: 'replay', table, from: step, way }, { label, look });
    }),
    button({ verb: 'shareReplay', table, from: step }, { label: share, look: 'secondary' }),
  ];
}

/** A finished game at one of its tricks, all hands open. In public only the cards are shown, and one button by which everybody can go on for themselves. */
export function replayMessage(scene: Scene, shown: ReplayShown, language: Language): MessageBody {
  const { game } = scene.table;
  const { step } = shown;
  const played = game?.played[step.deal - 1];
  if (!game || !played) throw new Error(`table ${scene.table.id} has no deal ${step.deal} to replay`);
  const then = publicView(gameAt(game, step)).deal;
  if (!then) throw new Error(`table ${scene.table.id} has no cards in deal ${step.deal}`);
  const at = { game, played, then, step };
  const telling = tellingOf(scene, language);
  const { table, records } = textIn(language);
  const deal = table.deal({ number: step.deal, of: dealCount(game.rules) });
  const trick = step.tricks === 0 ? records.replay.dealt : table.trick({ number: step.tricks, of: played.deal.size });
  const trump = trumpLine(telling, then) ?? (step.tricks < played.deal.size ? table.noTrumpYet : table.noTrump);
  const blocks = [
    [`### ${records.replay.title({ deal, trick })}`, trump],
    trickLines(telling, at),
    handLines(telling, at),
    writtenLines(telling, at),
  ];
  if (shown.to !== 'all') {
    return messageBody([...blocks.flatMap(block), ...rows(buttons(shown, game, language))]);
  }
  const goOn = { verb: 'replay', table: shown.loaded.ref.id, from: step, way: 'here' } as const;
  return framed(blocks, [button(goOn, { label: records.games.replay, look: 'secondary' })]);
}
