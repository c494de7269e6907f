import type { Rules, Seat } from '../game/index.ts';

/** In picture pixels, from the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The side of the card that the plate is on: always the one away from the middle of the table. */
type Side = 'below' | 'right' | 'above' | 'left';

/** Where a seat's card lies, and the plate with its name and figures. */
export interface Place {
  readonly side: Side;
  readonly card: Box;
  readonly plate: Box;
}

export interface Layout {
  readonly frame: Box;
  readonly header: Box;
  readonly footer: Box;
  /** For the trump, in the middle of the cards. */
  readonly centre: Box;
  /** By seat. */
  readonly places: readonly Place[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Discord shows it 550 px wide, a phone 400: everything is drawn large enough for less than half its size. */
const FRAME: Box = { x: 0, y: 0, width: 960, height: 816 };
const HEADER: Box = { x: 0, y: 0, width: FRAME.width, height: 56 };
const FOOTER: Box = { x: 0, y: FRAME.height - 50, width: FRAME.width, height: 50 };
const MARGIN = 10;
const ROOM: Box = {
  x: MARGIN,
  y: HEADER.height + MARGIN,
  width: FRAME.width - 2 * MARGIN,
  height: FOOTER.y - HEADER.height - 2 * MARGIN,
};
const PLATE: Size = { width: 222, height: 76 };
/** The plate covers so much of the card's edge. */
const OVERLAP = 3;

/** A side of the table, and how far along it: the middle of the place, from left or top, as a fraction of the room. */
type Spot = readonly [side: Side, along: number];

interface Seating {
  readonly card: Size;
  /** Counter-clockwise as seen from above, seat 0 at the bottom. */
  readonly spots: readonly Spot[];
}

const LARGE: Size = { width: 128, height: 196 };
const SMALL: Size = { width: 100, height: 153 };

const SEATINGS: Readonly<Record<number, Seating>> = {
  3: {
    card: LARGE,
    spots: [
      ['below', 0.5],
      ['right', 0.33],
      ['left', 0.33],
    ],
  },
  4: {
    card: LARGE,
    spots: [
      ['below', 0.5],
      ['right', 0.5],
      ['above', 0.5],
      ['left', 0.5],
    ],
  },
  5: {
    card: LARGE,
    spots: [
      ['below', 0.5],
      ['right', 0.6],
      ['above', 0.72],
      ['above', 0.28],
      ['left', 0.6],
    ],
  },
  6: {
    card: LARGE,
    spots: [
      ['below', 0.5],
      ['right', 0.72],
      ['right', 0.28],
      ['above', 0.5],
      ['left', 0.28],
      ['left', 0.72],
    ],
  },
  7: {
    card: LARGE,
    spots: [
      ['below', 0.5],
      ['right', 0.85],
      ['right', 0.54],
      ['above', 0.84],
      ['above', 0.16],
      ['left', 0.54],
      ['left', 0.85],
    ],
  },
  8: {
    card: LARGE,
    spots: [
      ['below', 0.5],
      ['right', 0.83],
      ['right', 0.5],
      ['right', 0.17],
      ['above', 0.5],
      ['left', 0.17],
      ['left', 0.5],
      ['left', 0.83],
    ],
  },
  9: {
    card: SMALL,
    spots: [
      ['below', 0.5],
      ['right', 0.89],
      ['right', 0.66],
      ['right', 0.43],
      ['above', 0.85],
      ['above', 0.15],
      ['left', 0.43],
      ['left', 0.66],
      ['left', 0.89],
    ],
  },
};

function seatingOf(players: number): Seating {
  const seating = SEATINGS[players];
  if (seating === undefined) throw new RangeError(`A table has 3 to 9 seats, not ${players} (rules.md §3).`);
  return seating;
}

const centred = (at: number, length: number) => Math.round(at - length / 2);

/** Plate at the rim, card before it towards the middle. */
function placeAcross(side: 'above' | 'below', along: number, card: Size): Place {
  const middle = ROOM.x + along * ROOM.width;
  const y = side === 'above' ? ROOM.y : ROOM.y + ROOM.height - PLATE.height;
  const cardY = side === 'above' ? y + PLATE.height - OVERLAP : y + OVERLAP - card.height;
  return {
    side,
    card: { x: centred(middle, card.width), y: cardY, ...card },
    plate: { x: centred(middle, PLATE.width), y, ...PLATE },
  };
}

function placeBeside(side: 'left' | 'right', along: number, card: Size): Place {
  const middle = ROOM.y + along * ROOM.height;
  const x = side === 'left' ? ROOM.x : ROOM.x + ROOM.width - PLATE.width;
  const cardX = side === 'left' ? x + PLATE.width - OVERLAP : x + OVERLAP - card.width;
  return {
    side,
    card: { x: cardX, y: centred(middle, card.height), ...card },
    plate: { x, y: centred(middle, PLATE.height), ...PLATE },
  };
}

function placeAt([side, along]: Spot, card: Size): Place {
  return side === 'above' || side === 'below' ? placeAcross(side, along, card) : placeBeside(side, along, card);
}

/** Between the cards at the sides, above the card at the bottom, and below those at the top. */
function centreOf(places: readonly Place[]): Box {
  const cards = (side: Side) => places.filter((place) => place.side === side).map(({ card }) => card);
  const gap = 10;
  const left = Math.max(...cards('left').map(({ x, width }) => x + width)) + gap;
  const right = Math.min(...cards('right').map(({ x }) => x)) - gap;
  const top = Math.max(ROOM.y, ...cards('above').map(({ y, height }) => y + height)) + gap;
  const bottom = Math.min(...cards('below').map(({ y }) => y)) - gap;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Where everything stands for 3–9 seats, seat 0 at the bottom whoever looks, the others in the direction of play as
 * seen from above (rules.md §3, direction).
 *
 * @throws RangeError for other numbers of seats.
 */
export function layoutOf(players: number, direction: Rules['direction']): Layout {
  const { card, spots } = seatingOf(players);
  const spotOf = (seat: Seat) => spots[direction === 'clockwise' ? (players - seat) % players : seat] as Spot;
  const places = spots.map((_, seat) => placeAt(spotOf(seat), card));
  return { frame: FRAME, header: HEADER, footer: FOOTER, centre: centreOf(places), places };
}
