import type { SlateScene } from '../../src/render/index.ts';
import { chanceOf } from '../naive/chance.ts';

export const KINDS = ['tens', 'points', 'sticks'] as const;

const NAMES = [
  'Anna',
  'W'.repeat(32),
  '🤖 Computer für Sebastian',
  '漢字かな한글',
  '\u202eevil\u0000',
  '',
  '🎲 Ġręťa',
  `A${'\u0301'.repeat(20)}`,
  'Ivo',
];

interface Wanted {
  readonly slate: (typeof KINDS)[number];
  readonly seats: number;
  readonly deals: number;
}

/** What deals write, the rarest and largest too. */
const WRITTEN = {
  tens: [0, 1, 3, 4, 5, 9, 12, -2, -26],
  points: [0, 7, 18, 45, 83, 113, 157, -50, -257, 314],
  sticks: [1, -1, 1, -1, 0, 3, -3],
} as const;

/** A finished game with names of every kind; the first has won, the last lost. */
export function slateOf({ slate, seats, deals }: Wanted): SlateScene {
  const chance = chanceOf(seats * 1000 + deals);
  const rows = Array.from({ length: seats }, (_, at) => {
    const written = Array.from({ length: deals }, () => chance.pick<number>(WRITTEN[slate]));
    const total = written.reduce((all, each) => all + each, 0);
    const mark = at === 0 ? 'won' : at === seats - 1 ? 'lost' : null;
    return { name: NAMES[at] ?? '', place: at + 1, written, total, mark } as const;
  });
  return { title: 'Anna gewinnt!', subtitle: 'klassisch', slate, rows, doubled: null, alt: 'In words' };
}
