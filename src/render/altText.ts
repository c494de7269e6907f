import type { Seat } from '../game/index.ts';
import { cleanName } from './fitText.ts';
import type { TableScene } from './scene.ts';
import { figure, shownTrick } from './shownTrick.ts';

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
  const players = deal.seats.length;
  const trick = shownTrick(scene);
  const order = deal.seats.map((_, i) => (trick.leader + i) % players);
  const trump = words.setBy === null ? words.trump : `${words.trump}, ${words.setBy}`;
  return [`${words.title}. ${trump}.`, ...order.map((seat) => seatText(scene, seat, nameLength))].join('\n');
}

function seatText(scene: TableScene, seat: Seat, nameLength: number): string {
  const { words, deal, totals } = scene;
  const trick = shownTrick(scene);
  const card = trick.cards[seat] ?? null;
  const state = [
    ...(card === null ? [] : [words.cards[card] ?? '']),
    ...(trick.leader === seat && card !== null ? [words.leads] : []),
    ...(trick.wins === seat ? [words.wins] : []),
    ...(trick.turn === seat ? [words.turn] : []),
  ];
  const { tricks, points } = deal.seats[seat] ?? { tricks: 0, points: 0 };
  const figures = `${words.tricks} ${tricks}, ${words.points} ${figure(points)}, ${words.total} ${figure(totals[seat] ?? 0)}`;
  const name = [...cleanName(scene.names[seat] ?? '')].slice(0, nameLength).join('');
  return `${name}: ${[...state, figures].join(', ')}.`;
}
