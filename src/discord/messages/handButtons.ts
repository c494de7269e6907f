import { type Card, type OwnView, suitOf, trumpOfContract } from '../../game/index.ts';
import { moveOf, type Table } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, button } from './body.ts';
import { contractText, rankLetter, suitEmoji, suitName } from './cardText.ts';
import type { HandShown } from './handShown.ts';
import { type Scene, tongueAt } from './scene.ts';

/** Cards in order: to be played when it is their holder's turn, else waiting (`wait` shows the hand again). */
export function cardButtons(scene: Scene, own: OwnView, { language, weis }: HandShown): Button[] {
  const { table } = scene;
  const move = moveOf(table);
  if (move === null) return [];
  const tongue = tongueAt(scene, language);
  const onTurn = own.legal.length > 0;
  const plays = own.mayKeepBack && weis === 'keep' ? ('keep' as const) : ('play' as const);
  const look = (card: Card) => (!onTurn ? 'secondary' : own.legal.includes(card) ? 'primary' : 'disabled');
  return own.hand.map((card) =>
    button(
      { verb: onTurn ? plays : 'wait', table: table.id, move, card },
      { label: rankLetter(card, tongue), emoji: suitEmoji(suitOf(card), tongue), look: look(card) },
    ),
  );
}

/** What may be announced, while that is to be done. */
export function contractButtons(scene: Scene, own: OwnView, { language }: HandShown): Button[] {
  const { table } = scene;
  const move = moveOf(table);
  if (move === null) return [];
  const tongue = tongueAt(scene, language);
  return own.contracts.map((contract) => {
    const suit = trumpOfContract(contract);
    const press = { verb: 'announce' as const, table: table.id, move, contract };
    return button(press, {
      label: suit === null ? contractText(contract, tongue) : suitName(suit, tongue),
      look: 'primary',
      ...(suit === null ? {} : { emoji: suitEmoji(suit, tongue) }),
    });
  });
}

/** The toggle that keeps the Weise back, until one's first card (rules.md §2). */
export function weisButtons(table: Table, own: OwnView, { language, weis }: HandShown): Button[] {
  if (!own.mayKeepBack) return [];
  const { buttons } = textIn(language);
  const verb = weis === 'keep' ? ('declareWeis' as const) : ('keepWeis' as const);
  return [button({ verb, table: table.id }, { label: buttons[verb], look: 'secondary' })];
}
