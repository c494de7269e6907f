import { cardFullName, cardText, tongueOf, weiseText } from '../../src/discord/messages/cardText.ts';
import {
  type Card,
  cardName,
  cardsOfWeis,
  deckFor,
  PRESETS,
  type Seat,
  type View,
  viewOf,
  type Weis,
} from '../../src/game/index.ts';
import type { LoggedRequest } from '../../src/sandbox/index.ts';
import { LANGUAGES, type PersonNumber, type Table } from '../../src/table/index.ts';

/** A stretch of the bot's requests, and the table after it: what was played by then may be shown. */
export interface Stretch {
  readonly requests: readonly LoggedRequest[];
  readonly after: Table;
}

type Deal = NonNullable<View['deal']>;

function dealOf({ game }: Table, seat: Seat | null): Deal | null {
  return game ? viewOf(game, seat).deal : null;
}

/** Cards that nobody but their holder may see: still in a hand, and not in a Weis laid open (rules.md §2). */
function secrets(
  table: Table,
): readonly { readonly seat: Seat; readonly cards: readonly Card[]; readonly weise: readonly Weis[] }[] {
  const open = dealOf(table, null);
  if (!open) return [];
  return table.seats.map((_, seat) => {
    const own = dealOf(table, seat)?.own;
    const laidOpen = (open.seats[seat]?.laidOpen ?? []).flatMap(cardsOfWeis);
    const isSecret = (card: Card) => own?.hand.includes(card) === true && !laidOpen.includes(card);
    return {
      seat,
      cards: deckFor(table.seats.length).filter(isSecret),
      weise: own?.weise.filter((weis) => cardsOfWeis(weis).some(isSecret)) ?? [],
    };
  });
}

/** Every text of a body: what is read, what is a label with its emoji, and custom ids. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { emoji, label } = value as { emoji?: { name?: string }; label?: string };
  return [`${emoji?.name ?? ''}${label ?? ''}`, ...Object.values(value).flatMap(textsOf)];
}

/** In every language, as Swiss and as German cards. */
const TONGUES = LANGUAGES.flatMap((language) => PRESETS.map((preset) => tongueOf({ preset }, language)));

/** All ways in which each card is written. */
const WRITTEN = new Map(deckFor(4).map((card) => [card, written(card)]));

function written(card: Card): readonly RegExp[] {
  const words = TONGUES.flatMap((tongue) => [cardText(card, tongue), cardFullName(card, tongue)]);
  return [new RegExp(`:${cardName(card)}$`, 'm'), ...words.map((word) => new RegExp(`${word}(?![0-9A-Za-z])`))];
}

/** People who may see a request's message: null is everybody. */
function seatOfAudience(
  { audience }: LoggedRequest,
  table: Table,
  people: ReadonlyMap<string, PersonNumber>,
): Seat | null {
  if (audience.kind !== 'person') return null;
  const number = people.get(audience.personId);
  const seat = table.seats.findIndex((occupant) => occupant?.kind === 'person' && occupant.person === number);
  return seat < 0 ? null : seat;
}

/** Every card that was shown to somebody who may not see it, as a sentence; `people` are numbers by Discord id. */
export function leaksIn({ requests, after }: Stretch, people: ReadonlyMap<string, PersonNumber>): string[] {
  const hidden = secrets(after);
  return requests.flatMap((request) => {
    const viewer = seatOfAudience(request, after, people);
    const text = textsOf(request.body).join('\n');
    const has = (pattern: RegExp) => pattern.test(text);
    return hidden.flatMap(({ seat, cards, weise }) => {
      if (seat === viewer) return [];
      const to = `seat ${seat}, shown to ${viewer === null ? 'everybody' : `seat ${viewer}`}`;
      const shownCards = cards
        .filter((card) => WRITTEN.get(card)?.some(has))
        .map((card) => `${cardName(card)} of ${to}`);
      const shownWeise = weise.filter((weis) => TONGUES.some((tongue) => text.includes(weiseText([weis], tongue))));
      return [...shownCards, ...shownWeise.map(({ points }) => `a Weis of ${points} of ${to}`)];
    });
  });
}
