import { type Mark, marksOf, numberWidth } from './slateMarks.ts';
import type { SlateScene } from './slateScene.ts';

export const SLATE = { width: 960, frame: 18, head: 150, foot: 34, footWithWords: 74, line: 42 } as const;
/** Left edges and widths of the columns; what deals leave free goes to the names. */
export const COLUMNS = {
  place: { x: 44, width: 54 },
  name: { x: 104, width: 200 },
  marks: { x: 318, width: 470 },
  total: { x: 804, width: 114 },
} as const;
/** As high as a phone's screen shows well at once. */
export const HIGHEST = 1150;
const MOST_LINES = 4;
const ROW = { least: 84, edge: 18 } as const;

export interface PlacedMark extends Mark {
  readonly x: number;
  /** Middle of its line. */
  readonly y: number;
}

interface PlacedRow {
  readonly top: number;
  readonly height: number;
  readonly marks: readonly PlacedMark[];
}

export interface SlateLayout {
  readonly height: number;
  /** Where the rows end. */
  readonly bottom: number;
  /** Of a name, in pixels. */
  readonly nameWidth: number;
  readonly rows: readonly PlacedRow[];
}

/** Marks in lines, left to right, as many as find room on each. */
function linesOf(marks: readonly Mark[], width: number): Mark[][] {
  const lines: Mark[][] = [];
  let room = 0;
  for (const mark of marks) {
    const last = lines.at(-1);
    room -= mark.width;
    if (last && room >= 0 && !mark.opens) {
      last.push(mark);
      continue;
    }
    lines.push([mark]);
    room = width - mark.width;
  }
  return lines;
}

/** How many of the newest deals can be written out with so many lines a row. */
function shownDeals(scene: SlateScene, lines: number): number {
  const fits = (shown: number) =>
    scene.rows.every((row) => linesOf(marksOf(scene, row, shown), COLUMNS.marks.width).length <= lines);
  const deals = scene.rows[0]?.written.length ?? 0;
  if (fits(deals)) return deals;
  let [some, tooMany] = [1, deals];
  while (tooMany - some > 1) {
    const half = (some + tooMany) >> 1;
    if (fits(half)) some = half;
    else tooMany = half;
  }
  return some;
}

/** The same number of lines, but none much longer than another, so that names have room. */
function lineWidth(scene: SlateScene, lines: readonly (readonly (readonly Mark[])[])[]): number {
  const widthOf = (line: readonly Mark[]) => line.reduce((all, { width }) => all + width, 0);
  const longest = Math.max(0, ...lines.flat().map(widthOf));
  if (scene.slate === 'sticks') return longest;
  const count = Math.max(...lines.map(({ length }) => length));
  const cell = numberWidth(scene);
  const cells = (lines[0] ?? []).reduce((all, line) => all + widthOf(line), 0) / cell;
  return Math.ceil(cells / count) * cell;
}

/** Where everything on a slate stands; as high as it must be, and no higher than a phone shows. */
export function slateLayout(scene: SlateScene): SlateLayout {
  const { rows } = scene;
  const foot = scene.doubled === null ? SLATE.foot : SLATE.footWithWords;
  const room = (HIGHEST - SLATE.head - foot) / rows.length - ROW.edge;
  const shown = shownDeals(scene, Math.min(MOST_LINES, Math.floor(room / SLATE.line)));
  const marks = rows.map((row) => marksOf(scene, row, shown));
  const width = lineWidth(
    scene,
    marks.map((each) => linesOf(each, COLUMNS.marks.width)),
  );
  const left = COLUMNS.marks.x + COLUMNS.marks.width - width;
  let top: number = SLATE.head;
  const placed = marks.map((each): PlacedRow => {
    const lines = linesOf(each, width);
    const height = Math.max(ROW.least, lines.length * SLATE.line + ROW.edge);
    const first = top + height / 2 - ((lines.length - 1) / 2) * SLATE.line;
    const row = { top, height, marks: lines.flatMap((line, at) => placedLine(line, left, first + at * SLATE.line)) };
    top += height;
    return row;
  });
  return { height: top + foot, bottom: top, nameWidth: COLUMNS.name.width + left - COLUMNS.marks.x, rows: placed };
}

function placedLine(line: readonly Mark[], left: number, y: number): PlacedMark[] {
  let x = left;
  return line.map((mark) => {
    const placed = { ...mark, x, y };
    x += mark.width;
    return placed;
  });
}
