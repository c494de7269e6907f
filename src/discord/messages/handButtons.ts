import { type Card, suitOf, trumpOfContract } from '../../game/index.ts';
import { moveOf } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, button, type Look } from './body.ts';
import { type CardTongue, cardLabel, contractText, suitLabel } from './cardText.ts';
import type { HandTold } from './handShown.ts';

type Colours = readonly [Look, Look, Look, Look];

/** Red, green, grey and blue, as near to the sign of the suit as they come; the sign stands beside them (discord.md). */
const COLOURS: Readonly<Record<CardTongue['deck'], Colours>> = {
  swiss: ['danger', 'success', 'secondary', 'primary'],
  german: ['danger', 'secondary', 'primary', 'success'],
  french: ['danger', 'primary', 'success', 'secondary'],
};

function lookOf(card: Card, { own, telling, shown }: HandTold): Look {
  if (shown.preferences.colours === 'four') return COLOURS[telling.deck][suitOf(card)];
  if (shown.picked === card) return 'success';
  return own.legal.includes(card) ? 'primary' : 'secondary';
}

/** Where cards are played by two clicks, the first one selects. */
function verbFor(card: Card, { own, shown }: HandTold): 'play' | 'keep' | 'pick' | 'wait' {
  if (own.legal.length === 0) return 'wait';
  if (shown.preferences.play === 'twice' && shown.picked !== card) return 'pick';
  return own.mayKeepBack && shown.weis === 'keep' ? 'keep' : 'play';
}

/** Cards in order: to be played when it is their holder's turn, else waiting (`wait` shows the hand again). */
export function cardButtons(told: HandTold): Button[] {
  const { table, own, cards, telling, shown } = told;
  const move = moveOf(table);
  if (move === null) return [];
  return cards.map((card) => {
    const { label, ...sign } = cardLabel(card, telling);
    const mark = shown.picked === card ? ' ✓' : '';
    const press = { verb: verbFor(card, told), table: table.id, move, card };
    const made = button(press, { label: label + mark, ...sign, look: lookOf(card, told) });
    return own.legal.length === 0 || own.legal.includes(card) ? made : { ...made, disabled: true };
  });
}

/** What may be announced, while that is to be done. */
export function contractButtons({ table, own, telling }: HandTold): Button[] {
  const move = moveOf(table);
  if (move === null) return [];
  return own.contracts.map((contract) => {
    const suit = trumpOfContract(contract);
    const shown = suit === null ? { label: contractText(contract, telling) } : suitLabel(suit, telling);
    return button({ verb: 'announce', table: table.id, move, contract }, { ...shown, look: 'primary' });
  });
}

/** The toggle that keeps the Weise back, until one's first card (rules.md §2). */
export function weisButtons({ table, own, shown }: HandTold): Button[] {
  if (!own.mayKeepBack) return [];
  const { buttons } = textIn(shown.language);
  const verb = shown.weis === 'keep' ? ('declareWeis' as const) : ('keepWeis' as const);
  return [button({ verb, table: table.id }, { label: buttons[verb], look: 'secondary' })];
}
