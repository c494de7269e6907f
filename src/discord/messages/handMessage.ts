import { type DealView, type OwnView, viewOf } from '../../game/index.ts';
import { phaseOf, type Table } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, block, button, type Line, type MessageBody, messageBody, rows } from './body.ts';
import { cardText, weiseText } from './cardText.ts';
import { endingText } from './ending.ts';
import { cardButtons, contractButtons, weisButtons } from './handButtons.ts';
import type { HandShown } from './handShown.ts';
import { type Scene, seatName, type Telling, tellingOf } from './scene.ts';
import { slalomLine, trumpLine } from './trumpLine.ts';

function turnLine({ scene, language }: Telling, deal: DealView, own: OwnView): string {
  const { hand } = textIn(language);
  if (own.contracts.length > 0) return hand.announce;
  if (own.legal.length > 0) return deal.trick.cards.length === 0 ? hand.yourLead : hand.yourTurn;
  const name = seatName(scene, deal.turn, language);
  return deal.announcing ? hand.waitForContract({ name }) : hand.waitFor({ name });
}

function trickLine(deal: DealView, telling: Telling): Line {
  if (deal.trick.cards.length === 0) return null;
  const cards = deal.trick.cards.map((card, at) => {
    const seat = (deal.trick.leader + at) % deal.seats.length;
    const text = cardText(card, telling);
    return seat === deal.winning ? `**${text}**` : text;
  });
  return textIn(telling.language).hand.trick({ cards: cards.join(' ') });
}

function weisLine(own: OwnView, telling: Telling, { weis }: HandShown): Line {
  if (own.weise.length === 0) return null;
  const { hand, table } = textIn(telling.language);
  const weise = weiseText(own.weise, telling);
  if (own.mayKeepBack) return weis === 'keep' ? hand.keepsWeise({ weise }) : hand.weise({ weise });
  return own.keptBack ? hand.keptWeise({ weise }) : table.weise({ weise });
}

function dealLines(telling: Telling, deal: DealView, shown: HandShown & { readonly own: OwnView }): Line[] {
  const { hand, table } = textIn(telling.language);
  const { own, seat } = shown;
  const mine = deal.seats[seat];
  const none = deal.announcing || deal.contract !== null ? null : table.noTrumpYet;
  return [
    trumpLine(telling, deal) ?? none,
    slalomLine(telling, deal),
    trickLine(deal, telling),
    mine ? hand.soFar({ tricks: mine.tricks, points: mine.points }) : null,
    weisLine(own, telling, shown),
    own.stoeck ? hand.stoeck : null,
    own.hand.length === 0 ? hand.noCards : null,
  ];
}

function simple(shown: HandShown, line: string, buttons: readonly Button[]): MessageBody {
  return messageBody([...block([shown.note, line]), ...rows(buttons)]);
}

/** The hand while there is none to play: before the start, between deals, after the end, or with a computer on it. */
function idleHand(table: Table, shown: HandShown): MessageBody {
  const { hand, buttons } = textIn(shown.language);
  if (table.ended) return simple(shown, endingText(table, shown.language) ?? hand.over, []);
  if (!table.game) return simple(shown, hand.lobby, []);
  if (table.seats[shown.seat]?.kind === 'computer') {
    const takeBack = button({ verb: 'takeBack', table: table.id }, { label: buttons.takeBack, look: 'primary' });
    return simple(shown, hand.computerPlays, [takeBack]);
  }
  const deal = table.game.played.length + 1;
  const next = button({ verb: 'next', table: table.id, deal }, { label: buttons.next, look: 'primary' });
  return simple(shown, hand.between, [next]);
}

/** The hand of one seat, for its holder's eyes alone: the router sends it to nobody else. */
export function handMessage(scene: Scene, shown: HandShown): MessageBody {
  const { table } = scene;
  const { seat, language, note } = shown;
  const idle = phaseOf(table) !== 'playing' || table.seats[seat]?.kind !== 'person';
  const deal = idle || !table.game ? null : viewOf(table.game, seat).deal;
  if (!deal?.own) return idleHand(table, shown);
  const { own } = deal;
  const telling = tellingOf(scene, language);
  return messageBody([
    ...block([note, `**${turnLine(telling, deal, own)}**`, ...dealLines(telling, deal, { ...shown, own })]),
    ...rows(contractButtons(scene, own, shown)),
    ...rows(cardButtons(scene, own, shown)),
    ...rows(weisButtons(table, own, shown)),
  ]);
}
