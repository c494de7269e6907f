import type { Game } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, textIn } from '../../text/index.ts';
import { block, type MessageBody, messageBody, small } from './body.ts';
import { type Scene, seatName, type Telling } from './scene.ts';
import { slateText } from './slateText.ts';

/** Characters for the lines of deals; with nine long names above, all stays below Discord's 4000. */
const ROOM = 2600;

function dealLines(game: Game, language: Language): string[] {
  const { scores } = textIn(language);
  return game.played.map(({ written }, at) => scores.deal({ number: at + 1, written: written.map(amount) }));
}

/** The newest lines that fit, in their order. */
function fitting(lines: readonly string[]): readonly string[] {
  let room = ROOM;
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

/** Totals, and what every deal wrote, for one reader. */
export function scoresMessage(scene: Scene, language: Language): MessageBody {
  const { scores } = textIn(language);
  const { game } = scene.table;
  if (!game || game.played.length === 0) return messageBody(block([scores.none]));
  const lines = dealLines(game, language);
  const shown = fitting(lines);
  const hidden = lines.length - shown.length;
  return messageBody([
    ...block([`### ${scores.title}`, ...totals({ scene, language }, game)]),
    ...block([small(scores.order), hidden > 0 ? small(scores.earlier({ count: hidden })) : null, ...shown]),
  ]);
}
