import { type Suit, suitOf, viewOf } from '../../game/index.ts';
import { type Preferences, phaseOf, type Table } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, block, button, type Line, type MessageBody, messageBody, rows } from './body.ts';
import { cardText, ownTongue, suitLine, weiseText } from './cardText.ts';
import { endingText } from './ending.ts';
import { cardButtons, contractButtons, weisButtons } from './handButtons.ts';
import { inOrder } from './handOrder.ts';
import type { HandShown, HandTold } from './handShown.ts';
import { type Scene, tellingOf, toldName } from './scene.ts';
import { slalomLine, trumpLine } from './trumpLine.ts';

/** Buttons in a row for poor eyesight: there is more room between them. */
const FEW = 3;

function turnLine({ telling, deal, own }: HandTold): string {
  const { hand } = textIn(telling.language);
  if (own.contracts.length > 0) return hand.announce;
  if (own.legal.length > 0) return deal.trick.cards.length === 0 ? hand.yourLead : hand.yourTurn;
  const name = toldName(telling, deal.turn);
  return deal.announcing ? hand.waitForContract({ name }) : hand.waitFor({ name });
}

function trickLine({ telling, deal }: HandTold): Line {
  if (deal.trick.cards.length === 0) return null;
  const { hand, table } = textIn(telling.language);
  const words = telling.signs === 'words';
  const cards = deal.trick.cards.map((card, at) => {
    const text = cardText(card, telling);
    if ((deal.trick.leader + at) % deal.seats.length !== deal.winning) return text;
    return words ? `${text} (${table.winning})` : `**${text}**`;
  });
  return hand.trick({ cards: cards.join(words ? ', ' : ' ') });
}

function weisLine({ telling, own, shown }: HandTold): Line {
  if (own.weise.length === 0) return null;
  const { hand, table } = textIn(telling.language);
  const weise = weiseText(own.weise, telling);
  if (own.mayKeepBack) return shown.weis === 'keep' ? hand.keepsWeise({ weise }) : hand.weise({ weise });
  return own.keptBack ? hand.keptWeise({ weise }) : table.weise({ weise });
}

function pickedLine({ telling, shown }: HandTold): Line {
  const { picked, language } = shown;
  return picked === null ? null : textIn(language).preferences.picked({ card: cardText(picked, telling) });
}

/** The cards once more as text: buttons can't be made bigger. */
function cardLines({ telling, cards, shown }: HandTold): Line[] {
  if (shown.preferences.size !== 'big') return [];
  const suits = [...new Set(cards.map(suitOf))];
  const ofSuit = (suit: Suit) => cards.filter((card) => suitOf(card) === suit);
  return suits.map((suit) => suitLine(suit, ofSuit(suit), telling));
}

function dealLines(told: HandTold): Line[] {
  const { telling, deal, own, shown } = told;
  const { hand, table } = textIn(telling.language);
  const mine = deal.seats[shown.seat];
  const none = deal.announcing || deal.contract !== null ? null : table.noTrumpYet;
  return [
    pickedLine(told),
    ...cardLines(told),
    trumpLine(telling, deal) ?? none,
    slalomLine(telling, deal),
    trickLine(told),
    mine ? hand.soFar({ tricks: mine.tricks, points: mine.points }) : null,
    weisLine(told),
    own.stoeck ? hand.stoeck : null,
    own.hand.length === 0 ? hand.noCards : null,
  ];
}

/** For poor eyesight every line is a heading: Discord knows no larger text. */
function sized(lines: readonly Line[], { size }: Preferences): Line[] {
  return size === 'big' ? lines.map((line) => line && `## ${line}`) : [...lines];
}

function simple({ note, preferences }: HandShown, line: string, buttons: readonly Button[]): MessageBody {
  return messageBody([...block(sized([note, line], preferences)), ...rows(buttons)]);
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

/** Null while there is no hand to play. */
function toldHand(scene: Scene, shown: HandShown): HandTold | null {
  const { table } = scene;
  const idle = phaseOf(table) !== 'playing' || table.seats[shown.seat]?.kind !== 'person';
  const deal = idle || !table.game ? null : viewOf(table.game, shown.seat).deal;
  if (!deal?.own) return null;
  const { own } = deal;
  // Only what may be played now can have been selected.
  const picked = own.legal.find((card) => card === shown.picked) ?? null;
  const telling = { scene, ...ownTongue(tellingOf(scene, shown.language), shown.preferences) };
  return { table, deal, own, telling, cards: inOrder(own.hand, deal, shown.preferences), shown: { ...shown, picked } };
}

/** The hand of one seat, for its holder's eyes alone: the router sends it to nobody else. */
export function handMessage(scene: Scene, shown: HandShown): MessageBody {
  const told = toldHand(scene, shown);
  if (!told) return idleHand(scene.table, shown);
  const { note, preferences } = shown;
  const lines = [note, `**${turnLine(told)}**`, ...dealLines(told)];
  const perRow = preferences.size === 'big' ? FEW : undefined;
  const buttons = [contractButtons(told), cardButtons(told), weisButtons(told)];
  return messageBody([...block(sized(lines, preferences)), ...buttons.flatMap((each) => rows(each, perRow))]);
}
