import {
  commitment,
  type PlayedDeal,
  type Rules,
  type Seat,
  type SeatScore,
  signOf,
  trickOf,
  type View,
} from '../../game/index.ts';
import type { Table } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, button, framed, type Line, type MessageBody, small } from './body.ts';
import { cardText } from './cardText.ts';
import { drinkingLines } from './drinkingLines.ts';
import { endingText } from './ending.ts';
import { ratingLines } from './ratingLines.ts';
import { factorOf, publicView, type Scene, seatName, type Telling, tellingOf } from './scene.ts';
import { scoredAtTheEnd } from './scoredWeise.ts';
import { slateText } from './slateText.ts';
import { trumpLine, trumpShownOf } from './trumpLine.ts';

/** The newest summary of a game that goes on, the last of one that has ended, or one whose deal is past. */
export type SummaryKind = 'living' | 'last' | 'old';

function tricksTaken({ deal }: PlayedDeal, seat: Seat): number {
  return Array.from({ length: deal.size }, (_, number) => trickOf(deal, number)).filter(({ winner }) => winner === seat)
    .length;
}

/** What made up the total, only what isn't nothing. */
function partsOf(rules: Rules, score: SeatScore, telling: Telling & { readonly count: number }): string[] {
  const { summary } = textIn(telling.language);
  const { count } = telling;
  const handWeis = signOf(rules.handWeis) * score.handWeis;
  const stoeck = signOf(rules.stoeck) * score.stoeck;
  const isMatch = score.match && rules.match !== 'none';
  const extras = [
    ...(score.tableWeis > 0 ? [summary.tableWeis({ points: score.tableWeis })] : []),
    ...(score.tableStoeck > 0 ? [summary.tableStoeck({ points: score.tableStoeck })] : []),
    ...(handWeis !== 0 ? [summary.handWeis({ points: handWeis })] : []),
    ...(stoeck !== 0 ? [summary.stoeck({ points: stoeck })] : []),
  ];
  return [
    isMatch ? summary.match({ points: score.tricks }) : summary.tricks({ count, points: score.tricks }),
    ...(score.match && !isMatch ? [summary.matchMark] : []),
    ...extras,
    ...(extras.length > 0 ? [summary.total({ points: score.total })] : []),
  ];
}

function seatLines(telling: Telling, played: PlayedDeal): string[] {
  const { scene, language } = telling;
  const { summary } = textIn(language);
  const { rules } = played.deal;
  return played.scores.flatMap((score, seat) => {
    const written = slateText(rules, played.written[seat] ?? 0, language);
    const total = slateText(rules, played.totals[seat] ?? 0, language);
    const count = tricksTaken(played, seat);
    return [
      `**${seatName(scene, seat, language)}** ${summary.written({ written, total })}`,
      small(partsOf(rules, score, { ...telling, count }).join(' · ')),
    ];
  });
}

function outcomeLines({ scene, language }: Telling): Line[] {
  const { summary } = textIn(language);
  const { game, rules } = scene.table;
  const ending = endingText(scene.table, language);
  if (!game?.outcome) return [ending === null ? null : `### ${ending}`];
  const names = (seats: readonly Seat[]) => seats.map((seat) => seatName(scene, seat, language));
  const { winners, losers } = game.outcome;
  // Only this game names its loser (rules.md §3, rounds).
  const namesLoser = rules.preset === 'rounds' && losers.length > 0;
  return [
    `## 🏆 ${summary.winners({ names: names(winners) })}`,
    namesLoser ? summary.losers({ names: names(losers) }) : null,
  ];
}

function drawnLine(telling: Telling, { drawn }: PlayedDeal): Line {
  const { scene, language } = telling;
  if (drawn.length === 0) return null;
  const draws = drawn.map(([seat, card]) => `${seatName(scene, seat, language)} ${cardText(card, telling)}`);
  return textIn(language).summary.drawn({ draws: draws.join(', ') });
}

/** How anybody can check that nothing changed after dealing (design.md, Randomness). */
function proofLines({ language }: Telling, { seed, deal }: PlayedDeal): Line[] {
  if (seed === null) return [];
  const { summary } = textIn(language);
  const command = `\`npm run -s verify -- ${seed} --players ${deal.players}\``;
  return [small(summary.sealed({ commitment: commitment(seed) })), small(summary.verify({ command }))];
}

/** When it goes on, and by what. */
function nextLines({ scene, language }: Telling, view: View, number: number): Line[] {
  const { summary } = textIn(language);
  return [
    factorOf(view, number + 1) === 2 ? `**${summary.nextDoubled}**` : null,
    scene.due === null ? null : summary.next({ when: `<t:${Math.floor(scene.due / 1000)}:R>` }),
  ];
}

function summaryButtons({ id, language }: Table, deal: number, kind: SummaryKind): Button[] {
  if (kind === 'old') return [];
  const { buttons } = textIn(language);
  const plain = (verb: 'hand' | 'scores' | 'rules') =>
    button({ verb, table: id }, { label: buttons[verb], look: 'secondary' });
  if (kind === 'last') {
    const again = button({ verb: 'again', table: id }, { label: buttons.again, look: 'primary' });
    return [again, plain('scores'), plain('rules')];
  }
  const next = button({ verb: 'next', table: id, deal: deal + 1 }, { label: buttons.next, look: 'primary' });
  return [next, plain('hand'), plain('scores'), plain('rules')];
}

/** A finished deal, for everybody; `number` counts from 1. Throws if that deal isn't finished. */
export function summaryMessage(scene: Scene, number: number, kind: SummaryKind): MessageBody {
  const { table } = scene;
  const view = table.game && publicView(table.game);
  const played = view?.played[number - 1];
  if (!view || !played) throw new Error(`table ${table.id} has no finished deal ${number}`);
  const telling = tellingOf(scene, table.language);
  const { summary, table: words } = textIn(table.language);
  const trump = trumpLine(telling, trumpShownOf(played.deal)) ?? words.noTrump;
  const doubled = factorOf(view, number) === 2 ? ` · ${words.doubled}` : '';
  return framed(
    [
      kind === 'last' ? outcomeLines(telling) : [],
      [`### ${summary.title({ number, of: view.dealCount })}${doubled}`, trump],
      [...seatLines(telling, played), drawnLine(telling, played)],
      kind === 'last' ? ratingLines(scene, table.language) : [],
      kind === 'old' ? [] : drinkingLines(telling, scoredAtTheEnd(played)),
      [...(kind === 'living' ? nextLines(telling, view, number) : []), ...proofLines(telling, played)],
    ],
    summaryButtons(table, number, kind),
  );
}
