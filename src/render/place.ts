import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../game/index.ts';
import { COLOURS } from './colours.ts';
import { cleanName, fitText } from './fitText.ts';
import { sans } from './fonts.ts';
import { drawIcon, type Icon } from './icons.ts';
import type { Box, Place } from './layout.ts';
import type { TableScene } from './scene.ts';
import { figure, type ShownTrick } from './shownTrick.ts';
import { cardSprite, SHADOW } from './sprites.ts';

const CORNER = 0.08;

function outline(context: CanvasRenderingContext2D, { x, y, width, height }: Box, grow: number): void {
  context.beginPath();
  context.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, width * CORNER + grow);
}

/** Where a card will lie; for the seat on turn with the word for it. */
function drawSlot(context: CanvasRenderingContext2D, box: Box, turnWord: string | null): void {
  outline(context, box, -3);
  context.fillStyle = COLOURS.slot;
  context.fill();
  if (turnWord === null) return;
  context.lineWidth = 4;
  context.setLineDash([12, 8]);
  context.strokeStyle = COLOURS.gold;
  context.stroke();
  context.setLineDash([]);
  context.font = sans(28);
  context.fillStyle = COLOURS.gold;
  context.textAlign = 'center';
  const lines = turnWord.split(' ');
  lines.forEach((line, i) => {
    const y = box.y + box.height / 2 + 8 + (i - (lines.length - 1) / 2) * 30;
    context.fillText(line, box.x + box.width / 2, y, box.width - 16);
  });
}

function drawChip(
  context: CanvasRenderingContext2D,
  icon: Icon,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  context.beginPath();
  context.arc(x, y, 21, 0, 2 * Math.PI);
  context.fillStyle = COLOURS.gold;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = COLOURS.ink;
  context.stroke();
  context.fillStyle = COLOURS.ink;
  drawIcon(context, icon, { x: x - (icon === 'leads' ? 11 : 12.5), y: y - 13, size: 25 });
}

function drawCardPart(context: CanvasRenderingContext2D, { scene, trick, seat, box }: CardPart): void {
  const card = trick.cards[seat] ?? null;
  if (card === null) {
    drawSlot(context, box, trick.turn === seat ? scene.words.turn : null);
    return;
  }
  if (trick.wins === seat) {
    outline(context, box, 6);
    context.fillStyle = COLOURS.gold;
    context.fill();
  }
  context.drawImage(cardSprite(scene.deck, card, box.width), box.x - SHADOW, box.y - SHADOW);
}

interface CardPart {
  readonly scene: TableScene;
  readonly trick: ShownTrick;
  readonly seat: Seat;
  readonly box: Box;
}

function drawPlate(context: CanvasRenderingContext2D, { scene, trick, seat, box }: CardPart): void {
  const onTurn = trick.turn === seat;
  const { x, y, width, height } = box;
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.fillStyle = onTurn ? COLOURS.gold : COLOURS.plate;
  context.fill();
  if (trick.wins === seat) {
    context.lineWidth = 3;
    context.strokeStyle = COLOURS.gold;
    context.stroke();
  }
  context.save();
  context.clip();
  context.fillStyle = onTurn ? COLOURS.ink : COLOURS.ivory;
  context.font = sans(29);
  context.textAlign = 'center';
  const name = fitText(cleanName(scene.names[seat] ?? ''), width - 20, (text) => context.measureText(text).width);
  context.fillText(name, x + width / 2, y + 30);
  context.restore();
  drawFigures(context, { scene, trick, seat, box });
}

function drawFigures(context: CanvasRenderingContext2D, { scene, trick, seat, box }: CardPart): void {
  const { tricks, points } = scene.deal.seats[seat] ?? { tricks: 0, points: 0 };
  const values = { tricks, points, total: scene.totals[seat] ?? 0 };
  const columns = [
    ['tricks', 10],
    ['points', 72],
    ['total', 150],
  ] as const;
  context.font = sans(28);
  context.textAlign = 'left';
  for (const [icon, left] of columns) {
    context.fillStyle = trick.turn === seat ? COLOURS.ink : COLOURS.gold;
    drawIcon(context, icon, { x: box.x + left, y: box.y + 44, size: 20 });
    context.fillStyle = trick.turn === seat ? COLOURS.ink : COLOURS.ivory;
    context.fillText(figure(values[icon]), box.x + left + 26, box.y + 63, 50);
  }
}

/** One seat: its card or the slot for it, name, figures, and who leads and wins. */
export function drawPlace(
  context: CanvasRenderingContext2D,
  { scene, trick, seat }: Omit<CardPart, 'box'>,
  { card, plate }: Place,
): void {
  drawCardPart(context, { scene, trick, seat, box: card });
  drawPlate(context, { scene, trick, seat, box: plate });
  if (trick.cards[seat] === null) return;
  if (trick.leader === seat) drawChip(context, 'leads', { x: card.x - 4, y: card.y + card.height * 0.62 });
  if (trick.wins === seat) drawChip(context, 'wins', { x: card.x + card.width - 4, y: card.y + 4 });
}
