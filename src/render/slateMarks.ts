import type { SlateRow, SlateScene } from './slateScene.ts';

/** What stands in one cell of a slate: a number, five signs at most, or what all earlier deals have come to. */
export interface Mark {
  readonly kind: 'number' | 'sticks' | 'potatoes' | 'earlier';
  /** The number, or how many signs. */
  readonly value: number;
  /** Pixels that it takes on its line, the gap behind it included. */
  readonly width: number;
  /** Whether it stands first on a line, however much room is left on the one above. */
  readonly opens: boolean;
  /** Whether the deal counted double. */
  readonly doubled: boolean;
}

/** People count in fives: four lines and one across them. */
export const GROUP = 5;
/** From one sign to the next. */
export const PITCH = { sticks: 13, potatoes: 24 } as const;
const GAP = { sticks: 22, potatoes: 12, number: 24 } as const;
const CHARACTER = 17;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Of the widest number that any row shows, so that deals stand below each other. */
export function numberWidth({ rows }: SlateScene): number {
  const longest = Math.max(...rows.flatMap(({ written }) => written.map((value) => String(value).length)));
  return longest * CHARACTER + GAP.number;
}

function signGroups(kind: 'sticks' | 'potatoes', count: number): Mark[] {
  return Array.from({ length: Math.ceil(count / GROUP) }, (_, group): Mark => {
    const value = Math.min(GROUP, count - group * GROUP);
    // The fifth stick lies across the other four.
    const long = kind === 'sticks' ? Math.min(value, GROUP - 1) : value;
    return { kind, value, width: long * PITCH[kind] + GAP[kind], opens: group === 0, doubled: false };
  });
}

/** All sticks, and below them all potatoes. */
function tally(written: readonly number[]): Mark[] {
  const sticks = signGroups('sticks', sum(written.filter((value) => value > 0)));
  const potatoes = signGroups('potatoes', -sum(written.filter((value) => value < 0)));
  return [...sticks, ...potatoes];
}

/** What earlier deals have come to; where numbers stand below each other, as wide as two cells or more. */
function earlierMark(scene: SlateScene, value: number): Mark {
  const needed = (String(value).length + 2) * CHARACTER + GAP.number;
  const cell = numberWidth(scene);
  const width = scene.slate === 'sticks' ? needed : Math.max(2, Math.ceil(needed / cell)) * cell;
  return { kind: 'earlier', value, width, opens: true, doubled: false };
}

/** What a row shows if its newest `shown` deals are written out, and those before them summed up. */
export function marksOf(scene: SlateScene, { written }: SlateRow, shown: number): Mark[] {
  const { slate, doubled } = scene;
  const [before, newest] = [written.slice(0, -shown), written.slice(-shown)];
  const width = numberWidth(scene);
  const marks =
    slate === 'sticks'
      ? tally(newest)
      : newest.map((value, at): Mark => {
          const isDoubled = doubled !== null && at === newest.length - 1;
          return { kind: 'number', value, width, opens: false, doubled: isDoubled };
        });
  if (before.length === 0) return marks;
  const [first, ...rest] = marks;
  return [earlierMark(scene, sum(before)), ...(first ? [{ ...first, opens: false }] : []), ...rest];
}
