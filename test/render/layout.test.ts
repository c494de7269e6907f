import { expect, test } from 'vitest';
import { type Box, type Layout, layoutOf } from '../../src/render/layout.ts';

const SEATS = [3, 4, 5, 6, 7, 8, 9] as const;
const DIRECTIONS = ['counter-clockwise', 'clockwise'] as const;
const CASES = SEATS.flatMap((players) => DIRECTIONS.map((direction) => ({ players, direction })));

const bottom = ({ y, height }: Box) => y + height;
const right = ({ x, width }: Box) => x + width;
const overlap = (a: Box, b: Box) => a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
const inside = (inner: Box, outer: Box) =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

const boxesOf = ({ places, centre }: Layout) => [
  ...places.flatMap(({ card, plate }, seat) => [
    { owner: seat, box: card },
    { owner: seat, box: plate },
  ]),
  { owner: -1, box: centre },
];

/** Angle of a seat's plate as seen from the middle of the picture: 0 at the bottom, growing counter-clockwise. */
function angleOf({ plate }: Layout['places'][number], { frame, header, footer }: Layout): number {
  const across = plate.x + plate.width / 2 - frame.width / 2;
  const down = plate.y + plate.height / 2 - (header.height + footer.y) / 2;
  return (Math.atan2(across, down) + 2 * Math.PI) % (2 * Math.PI);
}

test.each(CASES)(
  '$players seats, $direction: no box lies on another seat’s or on the trump',
  ({ players, direction }) => {
    const boxes = boxesOf(layoutOf(players, direction));
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => a.owner !== b.owner && overlap(a.box, b.box))).toEqual([]);
  },
);

test.each(CASES)('$players seats, $direction: everything lies between header and footer', ({ players, direction }) => {
  const layout = layoutOf(players, direction);
  const { frame, header, footer } = layout;
  const table = { x: 0, y: header.height, width: frame.width, height: footer.y - header.height };
  expect(boxesOf(layout).filter(({ box }) => !inside(box, table))).toEqual([]);
  expect(inside(header, frame) && inside(footer, frame)).toBe(true);
});

test.each(SEATS)('%i seats go round the table in the direction of play', (players) => {
  const around = (direction: (typeof DIRECTIONS)[number]) => {
    const layout = layoutOf(players, direction);
    return layout.places.map((place) => angleOf(place, layout));
  };
  const counterClockwise = around('counter-clockwise');
  const clockwise = around('clockwise').map((angle) => (2 * Math.PI - angle) % (2 * Math.PI));
  expect(counterClockwise).toEqual([...counterClockwise].sort((a, b) => a - b));
  expect(clockwise).toEqual([...clockwise].sort((a, b) => a - b));
  expect(counterClockwise[0]).toBeCloseTo(0);
});

test('counter-clockwise the next seat is on the right of seat 0, clockwise on its left', () => {
  const next = (direction: (typeof DIRECTIONS)[number]) => layoutOf(4, direction).places[1];
  expect(next('counter-clockwise')?.side).toBe('right');
  expect(next('clockwise')?.side).toBe('left');
});

test.each(SEATS)('%i seats: the plate touches its own card, and the trump has room for its words', (players) => {
  const { places, centre } = layoutOf(players, 'clockwise');
  expect(places.filter(({ card, plate }) => !overlap(card, plate))).toEqual([]);
  expect(centre.width).toBeGreaterThanOrEqual(220);
  expect(centre.height).toBeGreaterThanOrEqual(130);
});

test.each([0, 2, 10, 4.5, Number.NaN])('%d seats are refused', (players) => {
  expect(() => layoutOf(players, 'clockwise')).toThrow(RangeError);
});
