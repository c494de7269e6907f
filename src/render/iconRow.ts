import type { CanvasRenderingContext2D } from 'canvas';
import { drawIcon, type Icon } from './icons.ts';
import { drawLine } from './line.ts';

interface Labelled {
  readonly icon: Icon;
  readonly text: string;
}

interface RowStyle {
  readonly font: string;
  readonly iconColour: string;
  readonly textColour: string;
  /** Width and height of an icon. */
  readonly icon: number;
  /** Between two items; between icon and text it is a quarter. */
  readonly gap: number;
}

/** Icons with their texts in one row in the middle of `width`; a text too long for its share is condensed, then cut. */
export function drawIconRow(
  context: CanvasRenderingContext2D,
  { items, style }: { readonly items: readonly Labelled[]; readonly style: RowStyle },
  { baseline, width }: { readonly baseline: number; readonly width: number },
): void {
  context.font = style.font;
  context.textAlign = 'left';
  const before = style.icon + Math.round(style.gap / 4);
  const gaps = (items.length + 1) * style.gap;
  const natural = items.map(({ text }) => context.measureText(text).width);
  const sum = natural.reduce((total, each) => total + each, 0);
  const squeeze = Math.min(1, (width - gaps - items.length * before) / sum);
  let x = (width - (sum * squeeze + items.length * before + gaps - 2 * style.gap)) / 2;
  for (const [i, { icon, text }] of items.entries()) {
    const room = (natural[i] ?? 0) * squeeze;
    context.fillStyle = style.iconColour;
    drawIcon(context, icon, { x, y: baseline - style.icon, size: style.icon });
    context.fillStyle = style.textColour;
    drawLine(context, text, { x: x + before, y: baseline, width: Math.ceil(room) });
    x += room + before + style.gap;
  }
}
