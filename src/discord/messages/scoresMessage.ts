import { type Game, type PlayedDeal, type SeatScore, signOf } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, signed, textIn } from '../../text/index.ts';
import { block, type MessageBody, messageBody, small } from './body.ts';
import { type Scene, seatName, type Telling, tellingOf } from './scene.ts';
import { slateText } from './slateText.ts';

/** Characters for the lines of deals; with nine long names above, all stays below Discord's 4000. */
const ROOM = 2600;

/** Points that Weis and Stöck of any kind have brought, with their sign. */
function weisPoints({ deal: { rules } }: PlayedDeal, score: SeatScore): number {
  const inHand = signOf(rules.handWeis) * score.handWeis + signOf(rules.stoeck) * score.stoeck;
  return score.tableWeis + score.tableStoeck + inHand;
}

const hasWeis = (played: PlayedDeal) => played.scores.some((score) => weisPoints(played, score) !== 0);

function writtenTexts(played: PlayedDeal): string[] {
  return played.scores.map((score, seat) => {
    const points = weisPoints(played, score);
    return `${amount(played.written[seat] ?? 0)}${points === 0 ? '' : ` (${signed(points)})`}`;
  });
}

/** The table of all deals and their Weise (rules.md §3, rounds). */
function dealLines(game: Game, language: Language): string[] {
  const { scores } = textIn(language);
  return game.played.map((played, at) => scores.deal({ number: at + 1, written: writtenTexts(played) }));
}

/** The newest lines that fit, in their order. */
function fitting(lines: readonly string[], most: number): readonly string[] {
  let room = most;
  const first = lines.findLastIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return lines.slice(first + 1);
}

function totals({ scene, language }: Telling, game: Game): string[] {
  const { scores } = textIn(language);
  return game.totals.map((total, seat) =>
    scores.total({ name: seatName(scene, seat, language), total: slateText(game.rules, total, language) }),
  );
}

/** Totals, and what every deal wrote, for one reader; `beside` are characters that the message holds besides. */
export function scoresMessage(scene: Scene, language: Language, beside = 0): MessageBody {
  const { scores } = textIn(language);
  const { game } = scene.table;
  if (!game || game.played.length === 0) return messageBody(block([scores.none]));
  const lines = dealLines(game, language);
  const shown = fitting(lines, ROOM - beside);
  const hidden = lines.length - shown.length;
  return messageBody([
    ...block([`### ${scores.title}`, ...totals(tellingOf(scene, language), game)]),
    ...block([
      small(scores.order),
      game.played.some(hasWeis) ? small(scores.weis) : null,
      hidden > 0 ? small(scores.earlier({ count: hidden })) : null,
      ...shown,
    ]),
  ]);
}
