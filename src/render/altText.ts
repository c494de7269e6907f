import type { Seat } from '../game/index.ts';
import { cleanText } from './fitText.ts';
import type { TableScene } from './scene.ts';
import { FIGURES, figure, figuresOf, type ShownTrick, shownTrick } from './shownTrick.ts';

/** Discord's limit (discord.md, Components). */
const LIMIT = 1024;

/**
 * The picture in words for those who don't see it: title, trump, then each seat in order of play from the leader of the
 * trick. At most 1024 characters: names give way first.
 */
export function altText(scene: TableScene): string {
  for (const length of [32, 16, 8]) {
    const text = textWith(scene, length);
    if (text.length <= LIMIT) return text;
  }
  return `${textWith(scene, 8).slice(0, LIMIT - 1)}…`;
}

function textWith(scene: TableScene, nameLength: number): string {
  const { words, deal } = scene;
  const trick = shownTrick(scene);
  const order = deal.seats.map((_, i) => (trick.leader + i) % deal.seats.length);
  const trump = words.setBy === null ? words.trump : `${words.trump}, ${words.setBy}`;
  const seats = order.map((seat) => {
    const name = [...cleanText(scene.names[seat] ?? '')].slice(0, nameLength).join('');
    return `${name}: ${[...stateOf(scene, trick, seat), ...figuresText(scene, seat)].join(', ')}.`;
  });
  return [cleanText(`${words.title}. ${trump}.`), ...seats].join('\n');
}

function stateOf({ words }: TableScene, trick: ShownTrick, seat: Seat): string[] {
  const card = trick.cards[seat] ?? null;
  return [
    ...(card === null ? [] : [words.cards[card] ?? '']),
    ...(trick.leader === seat && card !== null ? [words.leads] : []),
    ...(trick.wins === seat ? [words.wins] : []),
    ...(trick.turn === seat ? [words.turn] : []),
  ];
}

function figuresText(scene: TableScene, seat: Seat): string[] {
  const figures = figuresOf(scene, seat);
  return FIGURES.map((name) => `${scene.words[name]} ${figure(figures[name])}`);
}
