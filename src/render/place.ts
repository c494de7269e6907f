import type { CanvasRenderingContext2D } from 'canvas';
import type { Card, Seat } from '../game/index.ts';
import { COLOURS } from './colours.ts';
import { cleanText } from './fitText.ts';
import { sans } from './fonts.ts';
import { drawIcon, type Icon } from './icons.ts';
import type { Box, Place } from './layout.ts';
import { drawLine } from './line.ts';
import { drawPlate } from './plate.ts';
import type { Deck, TableScene } from './scene.ts';
import { figuresOf, type ShownTrick } from './shownTrick.ts';
import { cardSprite, SHADOW } from './sprites.ts';

const CORNER = 0.08;
const CHIP = 20;
const RIBBON = 36;

function outline(context: CanvasRenderingContext2D, { x, y, width, height }: Box, grow: number): void {
  context.beginPath();
  context.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, width * CORNER + grow);
}

/** Where a card will lie. */
function drawSlot(context: CanvasRenderingContext2D, box: Box): void {
  outline(context, box, -4);
  context.fillStyle = COLOURS.slot;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = COLOURS.slotLine;
  context.stroke();
}

/** At most three lines: the first two words, and the rest. */
function linesOf(text: string): string[] {
  const [first = '', second = '', ...rest] = cleanText(text).split(' ');
  return [first, second, rest.join(' ')].filter((line) => line !== '');
}

/** Where the next card will lie, with the word for it. */
function drawSlotOnTurn(context: CanvasRenderingContext2D, box: Box, word: string): void {
  outline(context, box, -4);
  context.fillStyle = COLOURS.slot;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = COLOURS.gold;
  context.stroke();
  context.font = sans(30);
  context.fillStyle = COLOURS.gold;
  context.textAlign = 'center';
  const lines = linesOf(word);
  for (const [i, line] of lines.entries()) {
    const y = box.y + box.height / 2 + 9 + (i - (lines.length - 1) / 2) * 32;
    drawLine(context, line, { x: box.x + box.width / 2, y, width: box.width - 20 });
  }
}

interface PlayedCard {
  readonly deck: Deck;
  readonly card: Card;
  readonly letter: string;
  readonly wins: boolean;
}

/** A card on the table, golden-rimmed if it wins. */
function drawPlayed(context: CanvasRenderingContext2D, { deck, card, letter, wins }: PlayedCard, box: Box): void {
  if (wins) {
    outline(context, box, 6);
    context.fillStyle = COLOURS.gold;
    context.fill();
  }
  const sprite = cardSprite({ deck, card, letter, width: box.width, height: box.height });
  context.drawImage(sprite, box.x - SHADOW, box.y - SHADOW);
}

/** The word for the turn at the foot of a card of the completed trick, where there is no slot for it; clear of a chip. */
function drawRibbon(context: CanvasRenderingContext2D, { x, y, width, height }: Box, ribbon: Ribbon): void {
  const top = y + height - RIBBON - 6;
  const room = ribbon.chip ? width - CHIP : width;
  context.fillStyle = COLOURS.gold;
  context.fillRect(x, top, width, RIBBON);
  context.font = sans(27);
  context.fillStyle = COLOURS.ink;
  context.textAlign = 'center';
  drawLine(context, ribbon.word, { x: x + room / 2, y: top + RIBBON - 10, width: room - 10 });
}

interface Ribbon {
  readonly word: string;
  readonly chip: boolean;
}

function drawChip(context: CanvasRenderingContext2D, icon: Icon, [x, y]: readonly [number, number]): void {
  context.beginPath();
  context.arc(x, y, CHIP, 0, 2 * Math.PI);
  context.fillStyle = COLOURS.gold;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = COLOURS.ink;
  context.stroke();
  context.fillStyle = COLOURS.ink;
  // The triangle's middle of gravity lies left of the middle of its square.
  drawIcon(context, icon, { x: x - (icon === 'leads' ? 10.5 : 12), y: y - 12.5, size: 24 });
}

/** Who leads and who wins, on the right edge of the card, clear of any plate. */
function drawChips(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  marks: { readonly leads: boolean; readonly wins: boolean },
): void {
  if (marks.wins) drawChip(context, 'wins', [x + width - 2, y + 16]);
  if (marks.leads) drawChip(context, 'leads', [x + width - 2, y + height - 24]);
}

/** One seat: its card or the slot for it, name, figures, and who leads and wins. */
export function drawPlace(
  context: CanvasRenderingContext2D,
  { scene, trick, seat }: { readonly scene: TableScene; readonly trick: ShownTrick; readonly seat: Seat },
  { card: box, plate }: Place,
): void {
  const card = trick.cards[seat] ?? null;
  const [wins, onTurn] = [trick.wins === seat, trick.turn === seat];
  const { deck, words } = scene;
  if (card !== null) drawPlayed(context, { deck, card, letter: words.letters[card] ?? '', wins }, box);
  else if (onTurn) drawSlotOnTurn(context, box, words.turn);
  else drawSlot(context, box);
  const leads = card !== null && trick.leader === seat;
  if (card !== null && onTurn) drawRibbon(context, box, { word: words.turn, chip: leads });
  const state = onTurn ? 'turn' : wins ? 'wins' : 'plain';
  drawPlate(context, { name: scene.names[seat] ?? '', state, ...figuresOf(scene, seat) }, plate);
  drawChips(context, box, { leads, wins });
}
