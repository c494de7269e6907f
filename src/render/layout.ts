import type { Rules, Seat } from '../game/index.ts';

/** In picture pixels, from the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a seat's played card lies, and below it the plate with name and figures. */
export interface Place {
  readonly card: Box;
  readonly plate: Box;
}

export interface Layout {
  readonly frame: Box;
  readonly header: Box;
  readonly footer: Box;
  /** For the trump, in the middle of the seats. */
  readonly centre: Box;
  /** By seat. */
  readonly places: readonly Place[];
}

/** Discord shows it 550 px wide, a phone 400: everything is drawn large enough for less than half the size. */
const FRAME: Box = { x: 0, y: 0, width: 960, height: 816 };
const HEADER_HEIGHT = 58;
const FOOTER_HEIGHT = 50;
const PLATE = { width: 226, height: 74 };
/** The plate covers the foot of the card by so much. */
const OVERLAP = 6;
const CARD_SIZES = { large: { width: 128, height: 196 }, small: { width: 102, height: 157 } } as const;

/** Columns and rows, as the middle of a place: fractions of the room between the outermost places. */
type Spot = readonly [across: number, down: number];

const THIRD = 1 / 3;
/** Seats counter-clockwise as seen from above, seat 0 at the bottom. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  3: [
    [0.5, 1],
    [1, 0.28],
    [0, 0.28],
  ],
  4: [
    [0.5, 1],
    [1, 0.5],
    [0.5, 0],
    [0, 0.5],
  ],
  5: [
    [0.5, 1],
    [1, 0.68],
    [0.76, 0],
    [0.24, 0],
    [0, 0.68],
  ],
  6: [
    [0.5, 1],
    [1, 0.82],
    [1, 0.14],
    [0.5, 0],
    [0, 0.14],
    [0, 0.82],
  ],
  7: [
    [0.5, 1],
    [1, 0.82],
    [1, 0.14],
    [1 - THIRD, 0],
    [THIRD, 0],
    [0, 0.14],
    [0, 0.82],
  ],
  8: [
    [0.5, 1],
    [1, 1],
    [1, 0.5],
    [1, 0],
    [0.5, 0],
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
  9: [
    [0.5, 1],
    [1, 1],
    [1, 0.5],
    [1, 0],
    [1 - THIRD, 0],
    [THIRD, 0],
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
};

function spotsOf(players: number): readonly Spot[] {
  const spots = SPOTS[players];
  if (spots === undefined) throw new RangeError(`A table has 3 to 9 seats, not ${players} (rules.md §3).`);
  return spots;
}

function placeAt([across, down]: Spot, card: { readonly width: number; readonly height: number }): Place {
  const height = card.height + PLATE.height - OVERLAP;
  const top = HEADER_HEIGHT + 8;
  const room = { width: FRAME.width - PLATE.width - 24, height: FRAME.height - FOOTER_HEIGHT - 6 - top - height };
  const left = 12 + Math.round(across * room.width);
  const y = top + Math.round(down * room.height);
  return {
    card: { x: left + Math.round((PLATE.width - card.width) / 2), y, ...card },
    plate: { x: left, y: y + card.height - OVERLAP, ...PLATE },
  };
}

/** The middle between the places at the sides, and between those above and below it. */
function centreOf(places: readonly Place[]): Box {
  const middle = FRAME.width / 2;
  const above = places.filter(
    ({ plate }) => plate.y < FRAME.height / 2 && Math.abs(plate.x + plate.width / 2 - middle) < PLATE.width,
  );
  const bottom = places[0] as Place;
  const y = Math.max(HEADER_HEIGHT + 8, ...above.map(({ plate }) => plate.y + plate.height + 4));
  const half = FRAME.width / 2 - PLATE.width - 24;
  return { x: middle - half, y, width: 2 * half, height: bottom.card.y - 4 - y };
}

/**
 * Where everything stands for 3–9 seats, seat 0 at the bottom whoever looks, the others in the direction of play as
 * seen from above (rules.md §3, direction).
 *
 * @throws RangeError for other numbers of seats.
 */
export function layoutOf(players: number, direction: Rules['direction']): Layout {
  const spots = spotsOf(players);
  const size = players < 8 ? CARD_SIZES.large : CARD_SIZES.small;
  const spotOf = (seat: Seat) => spots[direction === 'clockwise' ? (players - seat) % players : seat] as Spot;
  const places = spots.map((_, seat) => placeAt(spotOf(seat), size));
  return {
    frame: FRAME,
    header: { x: 0, y: 0, width: FRAME.width, height: HEADER_HEIGHT },
    footer: { x: 0, y: FRAME.height - FOOTER_HEIGHT, width: FRAME.width, height: FOOTER_HEIGHT },
    centre: centreOf(places),
    places,
  };
}
