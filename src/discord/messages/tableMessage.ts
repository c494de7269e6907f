import { type DealView, handSize, type Seat, type SeatView, standingsOf, type View } from '../../game/index.ts';
import { type Table, turnEndsAt } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, button, framed, type Line, type MessageBody, small } from './body.ts';
import { cardText, weiseText } from './cardText.ts';
import { endingText } from './ending.ts';
import { publicView, type Scene, seatName, type Telling, tellingOf } from './scene.ts';
import { slateText } from './slateText.ts';
import { newsLines } from './tableNews.ts';
import { slalomLine, trumpLine } from './trumpLine.ts';

function heading(telling: Telling, view: View, deal: DealView): Line[] {
  const { table } = textIn(telling.language);
  const title = table.deal({ number: deal.number, of: view.dealCount });
  const trump = trumpLine(telling, deal);
  const none = view.rules.trump === 'play' ? table.noTrumpYet : null;
  return [
    `### ${title}${deal.factor === 2 ? ` · ${table.doubled}` : ''}`,
    trump !== null || none !== null ? `**${trump ?? none}**` : null,
  ];
}

function turnLine({ scene, language }: Telling, deal: DealView): string {
  const { table } = textIn(language);
  const ending = endingText(scene.table, language);
  if (ending !== null) return ending;
  const name = seatName(scene, deal.turn, language);
  const turn = deal.trick.cards.length === 0 ? table.mustLead({ name }) : table.turn({ name });
  const ends = turnEndsAt(scene.table, scene.due);
  const until = ends === null ? '' : ` · ${table.until({ when: `<t:${Math.floor(ends / 1000)}:R>` })}`;
  return (deal.announcing ? table.announcing({ name }) : turn) + until;
}

/** The trick on the table in the order of play: its first card is the leader's. */
function trickLines(telling: Telling, deal: DealView): Line[] {
  const { scene, language } = telling;
  const { table } = textIn(language);
  const { trick } = deal;
  const players = deal.seats.length;
  const cards = trick.cards.map((card, at) => {
    const seat = (trick.leader + at) % players;
    const mark = seat === deal.winning ? ` · **${table.winning}**` : '';
    return `${cardText(card, telling)} ${seatName(scene, seat, language)}${mark}`;
  });
  const leader = seatName(scene, trick.leader, language);
  const heading = `**${table.trick({ number: deal.tricks.length + 1, of: handSize(players) })}**`;
  return [
    cards.length === 0 ? heading : `${heading} · ${table.led({ name: leader })}`,
    slalomLine(telling, deal),
    ...cards,
    `▸ ${turnLine(telling, deal)}`,
  ];
}

/** What a seat has laid open: Weise and Stöck. */
function openParts(telling: Telling, { laidOpen, stoeck }: SeatView): string[] {
  const { table } = textIn(telling.language);
  return [
    ...(laidOpen.length > 0 ? [table.weise({ weise: weiseText(laidOpen, telling) })] : []),
    ...(stoeck ? [table.stoeck] : []),
  ];
}

function seatLines(telling: Telling, view: View, deal: DealView): Line[] {
  const { scene, language } = telling;
  const { table, amounts } = textIn(language);
  const standings = standingsOf(view);
  return deal.seats.flatMap((seat, number: Seat) => {
    const total = slateText(view.rules, standings[number] ?? 0, language);
    const parts = [amounts.tricks(seat.tricks), amounts.points(seat.points), table.standing({ total })];
    const open = openParts(telling, seat);
    return [
      `**${seatName(scene, number, language)}** · ${parts.join(' · ')}`,
      open.length > 0 ? small(open.join(' · ')) : null,
    ];
  });
}

function tableButtons({ id, language, ended, rules }: Table): Button[] {
  const { buttons } = textIn(language);
  const labels = { ...buttons, tricks: rules.viewTricks === 'first-two' ? buttons.firstTricks : buttons.tricks };
  const plain = (verb: 'tricks' | 'scores' | 'rules') =>
    button({ verb, table: id }, { label: labels[verb], look: 'secondary' });
  const first = ended ? ('again' as const) : ('hand' as const);
  return [
    button({ verb: first, table: id }, { label: buttons[first], look: 'primary' }),
    ...(['tricks', 'scores', 'rules'] as const).map(plain),
  ];
}

/** Beside the picture: what it doesn't show. Its alt text says the rest. */
function linesBesidePicture(telling: Telling, deal: DealView): Line[] {
  const { scene, language } = telling;
  const open = deal.seats.flatMap((seat, number) => {
    const parts = openParts(telling, seat);
    return parts.length > 0 ? [small(`${seatName(scene, number, language)} · ${parts.join(' · ')}`)] : [];
  });
  return [slalomLine(telling, deal), `▸ ${turnLine(telling, deal)}`, ...newsLines(telling, deal), ...open];
}

/** Where a picture shows trick, seats and points, the words keep to what it can't show. */
export type Beside = 'picture' | 'nothing';

/** The living message of the deal in play, for everybody. Throws between deals: then there is a summary. */
export function tableMessage(scene: Scene, beside: Beside = 'nothing'): MessageBody {
  const { table } = scene;
  const view = table.game && publicView(table.game);
  if (!view?.deal) throw new Error(`table ${table.id} has no deal in play`);
  const telling = tellingOf(scene, table.language);
  const { deal } = view;
  const sealed = deal.commitment && textIn(table.language).table.sealed({ commitment: deal.commitment });
  const told =
    beside === 'picture'
      ? [linesBesidePicture(telling, deal)]
      : [trickLines(telling, deal), newsLines(telling, deal), seatLines(telling, view, deal)];
  return framed([heading(telling, view, deal), ...told, [sealed ? small(sealed) : null]], tableButtons(table));
}
