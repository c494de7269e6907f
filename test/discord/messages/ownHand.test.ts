import { describe, expect, test } from 'vitest';
import { handMessage, tricksMessage } from '../../../src/discord/messages/index.ts';
import { type Card, type OwnView, PRESET_RULES, rankOf, suitOf, turnOf, viewOf } from '../../../src/game/index.ts';
import { DEFAULT_PREFERENCES, LANGUAGES, type Preferences, type Table } from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { asksOf, buttonsOf, rowsOf, textOf } from './shown.ts';
import { lobbyOf, sceneOf, stateWhere } from './tables.ts';

const { classic } = PRESET_RULES;

const turn = ({ game }: Table) => (game && turnOf(game)) ?? 0;
const trumpOf = (state: Table) => state.game && (viewOf(state.game, null).deal?.trump ?? null);

function ownOf(state: Table): OwnView {
  const own = state.game && viewOf(state.game, turn(state)).deal?.own;
  if (!own) throw new Error('no hand');
  return own;
}

/** A state in which a person is on turn whose hand is as wished. */
function turnWhere(computers: number, players: number, wished: (own: OwnView, state: Table) => boolean): Table {
  const lobby = lobbyOf({ rules: { ...classic, players }, computers });
  return stateWhere(lobby, (state) => {
    if (!state.game?.current || state.seats[turn(state)]?.kind !== 'person') return false;
    return wished(ownOf(state), state);
  });
}

/** Trump is set, and who is on turn may play some of their cards, not all. */
const table = turnWhere(
  0,
  4,
  ({ legal, hand }, state) => legal.length > 1 && hand.length > legal.length && trumpOf(state) !== null,
);

interface Wish extends Partial<Preferences> {
  readonly picked?: Card;
  readonly as?: 'de' | 'en' | 'fr' | 'it';
  readonly of?: Table;
}

/** The hand on turn, as somebody wants to see it. */
function handWith({ picked, as = 'de', of = table, ...wish }: Wish = {}) {
  const preferences = { ...DEFAULT_PREFERENCES, ...wish };
  const shown = { seat: turn(of), language: as, preferences, note: null, weis: 'declare', picked: picked ?? null };
  return handMessage(sceneOf(of), shown as Parameters<typeof handMessage>[1]);
}

const EMOJI = /\p{Extended_Pictographic}/u;
const cardButtons = (wish?: Wish) =>
  buttonsOf(handWith(wish)).filter(({ asks }) => /^(play|keep|pick|wait):/.test(asks));
const order = (wish: Wish) => cardButtons(wish).map(({ asks }) => asks.split(':')[2]);

describe('the deck', () => {
  test.each([
    ['swiss', ['🌹', '🌰', '🔔', '🛡️']],
    ['german', ['❤️', '🌰', '🔔', '🍃']],
    ['french', ['♥️', '♦️', '♣️', '♠️']],
  ] as const)('%s', (deck, signs) => {
    const seen = new Set(cardButtons({ deck }).map(({ emoji }) => emoji));
    expect([...seen].every((emoji) => (signs as readonly string[]).includes(emoji))).toBe(true);
    expect(asksOf(handWith({ deck }))).toEqual(asksOf(handWith()));
  });

  test('of the table, if nothing else is wished', () => {
    expect(handWith({ deck: 'swiss' })).toEqual(handWith());
  });
});

describe('the order', () => {
  test('is that of the notation, low cards first', () => {
    expect(order({})).toEqual(order({ suits: 'notation', ranks: 'lowFirst' }));
    const cards = ownOf(table).hand;
    expect([...cards].sort((a, b) => a - b)).toEqual(cards);
  });

  test('trump stands before all other suits, and high cards before low ones', () => {
    const hand = ownOf(table).hand;
    const trump = trumpOf(table);
    const wished = [...hand].sort(
      (a, b) =>
        Number(suitOf(b) === trump) - Number(suitOf(a) === trump) || suitOf(a) - suitOf(b) || rankOf(b) - rankOf(a),
    );
    const names = new Map(hand.map((card, at) => [card, order({})[at]]));
    expect(order({ suits: 'trumpFirst', ranks: 'highFirst' })).toEqual(wished.map((card) => names.get(card)));
    expect(wished).not.toEqual(hand);
  });
});

describe('by two clicks', () => {
  const { legal, hand } = ownOf(table);
  const card = legal[0] as Card;

  test('the first click selects and plays nothing', () => {
    const asks = cardButtons({ play: 'twice' });
    expect(asks.every((button) => button.asks.startsWith('pick:'))).toBe(true);
    expect(asks.filter(({ disabled }) => !disabled)).toHaveLength(legal.length);
  });

  test('the second plays the card that was selected, and no other; it is marked by more than a colour', () => {
    const buttons = cardButtons({ play: 'twice', picked: card });
    const plays = buttons.filter(({ asks }) => asks.startsWith('play:'));
    expect(plays).toEqual([buttons[hand.indexOf(card)]]);
    expect(plays[0]?.label).toMatch(/ ✓$/);
    expect(textOf(handWith({ play: 'twice', picked: card }))).toContain('Drück noch einmal darauf');
  });

  test('what may not be played was never selected', () => {
    const forbidden = hand.find((each) => !legal.includes(each)) as Card;
    expect(handWith({ play: 'twice', picked: forbidden })).toEqual(handWith({ play: 'twice' }));
  });
});

describe('for poor eyesight', () => {
  const lines = textOf(handWith({ size: 'big' })).split('\n');

  test('every line is large, and the cards stand there as text', () => {
    expect(lines.every((line) => line.startsWith('## '))).toBe(true);
    const suits = new Set(ownOf(table).hand.map(suitOf));
    expect(lines.filter((line) => /^## (🌹|🌰|🔔|🛡️) [6789UOKA10 ]+$/u.test(line))).toHaveLength(suits.size);
  });

  test('at most three buttons stand in a row, and none is lost', () => {
    const rows = rowsOf(handWith({ size: 'big' }));
    expect(Math.max(...rows)).toBeLessThanOrEqual(3);
    expect(asksOf(handWith({ size: 'big' }))).toEqual(asksOf(handWith()));
  });
});

describe('four colours', () => {
  const wholeHand = turnWhere(0, 3, ({ hand }) => new Set(hand.map(suitOf)).size === 4);

  test.each(['swiss', 'german', 'french'] as const)('%s: each suit has its own, and its own sign', (deck) => {
    const buttons = cardButtons({ deck, colours: 'four', of: wholeHand });
    const pairs = new Set(buttons.map(({ style, emoji }) => `${style} ${emoji}`));
    expect(pairs.size).toBe(4);
    expect(new Set(buttons.map(({ style }) => style)).size).toBe(4);
    expect(new Set(buttons.map(({ emoji }) => emoji)).size).toBe(4);
    const same = cardButtons({ deck, of: wholeHand });
    expect(buttons.map(({ disabled, asks }) => [disabled, asks])).toEqual(
      same.map(({ disabled, asks }) => [disabled, asks]),
    );
  });
});

describe('to be read out', () => {
  test.each(LANGUAGES)('%s: no signs at all, and every card by its whole name', (as) => {
    const states = [
      table,
      turnWhere(0, 4, ({ weise }) => weise.length > 0),
      // Trump by a computer, which has a sign of its own elsewhere.
      turnWhere(3, 4, (_, state) => trumpOf(state) !== null),
    ];
    for (const of of states) {
      const body = handWith({ cards: 'words', colours: 'four', size: 'big', as, of });
      expect(textOf(body)).not.toMatch(EMOJI);
      expect(buttonsOf(body).every(({ emoji, label }) => emoji === '' && !EMOJI.test(label))).toBe(true);
      const { suits, ranks } = textIn(as).decks.swiss;
      for (const { label } of cardButtons({ cards: 'words', as, of })) {
        expect(
          suits.some((suit) => label.includes(suit)),
          label,
        ).toBe(true);
        expect(
          ranks.some((rank) => label.includes(rank)),
          label,
        ).toBe(true);
      }
    }
  });

  test('the last trick too', () => {
    const seen = turnWhere(3, 4, (_, { game }) => (game?.current?.deal.count ?? 0) > 4);
    const body = tricksMessage(sceneOf(seen), 'de', { ...DEFAULT_PREFERENCES, cards: 'words' });
    expect(textOf(body)).toMatch(/Computer 1/);
    expect(textOf(body)).not.toMatch(EMOJI);
  });

  test('who is winning the trick is told in words', () => {
    const winning = textIn('de').table.winning;
    expect(textOf(handWith({ cards: 'words' }))).toContain(`(${winning})`);
  });
});
