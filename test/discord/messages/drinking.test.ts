import { describe, expect, test } from 'vitest';
import { type MessageBody, summaryMessage, tableMessage } from '../../../src/discord/messages/index.ts';
import {
  cardOf,
  type Game,
  legalCards,
  NONE,
  PRESET_RULES,
  play,
  type Rank,
  type Rules,
  startDeal,
  startGame,
  trickView,
  viewOf,
} from '../../../src/game/index.ts';
import { type DrinkingStep, STEP_LIMITS, stepFor, type Table } from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { LONG_NAMES } from './names.ts';
import { breachesOf, textOf } from './shown.ts';
import { HOST, lobbyOf, sceneOf, stateWhere } from './tables.ts';

const { classic, rounds, mohren } = PRESET_RULES;
const drinking = (rules: Rules): Rules => ({ ...rules, drinking: true });
const { steps } = textIn('de').drinking;
const titleFor = (points: number) => stepFor(steps, points)?.title;

/** Titles of the instructions in a message, in their order. */
const titles = (body: MessageBody) => [...textOf(body).matchAll(/🥤 \*\*(.+?)\*\*/g)].map(([, title]) => title);
const titlesAt = (table: Table) => titles(tableMessage(sceneOf(table)));
const dealOf = ({ game }: Table) => (game ? viewOf(game, null).deal : null);

/** The first state of some game that plays so, and whose deal is as wished. */
function dealWhere(rules: Rules, wished: (deal: NonNullable<ReturnType<typeof dealOf>>) => boolean): Table {
  return stateWhere(lobbyOf({ rules: drinking(rules) }), (table) => {
    const deal = dealOf(table);
    return deal ? wished(deal) : false;
  });
}

describe('rules.md §4: an instruction is shown with each Weis that scores', () => {
  test('of the hand, when it is laid open', () => {
    const table = dealWhere(classic, ({ seats, tricks }) => {
      const open = seats.flatMap(({ laidOpen }) => laidOpen);
      return tricks.length === 0 && open.length === 1 && open[0]?.points === 50;
    });
    const seat = dealOf(table)?.seats.findIndex(({ laidOpen }) => laidOpen.length > 0) ?? 0;
    const name = ['Anna', 'Bea', 'Carl', 'Dora'][seat];
    expect(textOf(tableMessage(sceneOf(table)))).toContain(
      `🥤 **Schluck**: ⁨${name}⁩ trinkt (Stärke 2 von 5). Ein Schluck, egal wovon, auch Wasser.`,
    );
  });

  test('not before it is laid open, and only the one that scores', () => {
    const declared = dealWhere(mohren, ({ seats, tricks }) => {
      return tricks.length === 0 && seats.filter((seat) => seat.declared.length > 0).length === 2;
    });
    expect(titlesAt(declared)).toEqual([]);
    const compared = dealWhere(mohren, ({ seats, tricks, trick }) => {
      const several = seats.filter((seat) => seat.declared.length > 0).length === 2;
      return tricks.length === 1 && trick.cards.length === 0 && several;
    });
    const best = dealOf(compared)?.seats.flatMap(({ laidOpen }) => laidOpen) ?? [];
    expect(titlesAt(compared)).toHaveLength(new Set(best.map(({ points }) => titleFor(points))).size);
  });

  test('of the table, with the trick', () => {
    const table = dealWhere(classic, ({ lastTrick, tricks, trick }) => {
      return tricks.length > 1 && lastTrick?.tableWeis === 20 && trick.cards.length === 0;
    });
    expect(titlesAt(table)).toEqual([titleFor(20)]);
  });

  test('a foreign suit counts double for it, a last deal doesn’t', () => {
    const table = dealWhere({ ...rounds, players: 9, end: { deals: 1 } }, ({ lastTrick, tricks, factor }) => {
      return factor === 2 && tricks.length > 1 && lastTrick?.tableWeis === 40;
    });
    const text = textOf(tableMessage({ ...sceneOf(table), drinkingSteps: stepsAt(20, 40, 80) }));
    expect(text).toContain('Tischweis +80');
    expect(text).toContain('**from 40**');
  });

  test('Stöck counts as 20, when it is shown', () => {
    const table = dealWhere(classic, ({ seats, tricks, lastTrick }) => {
      return seats.some(({ stoeck }) => stoeck) && tricks.length > 2 && lastTrick?.tableWeis === 0;
    });
    expect(textOf(tableMessage(sceneOf(table)))).toContain('hat Stöck.');
    expect(titlesAt(table)).toEqual([titleFor(20)]);
  });

  test('table Stöck counts as 20 too, besides a Weis in the same trick', () => {
    const table = dealWhere(classic, ({ lastTrick }) => (lastTrick?.tableStoeck ?? 0) > 0);
    expect(titlesAt(table)).toContain(titleFor(20));
  });

  test('none where nothing scores, and none where the table doesn’t play so', () => {
    const quiet = dealWhere(classic, ({ tricks, lastTrick, seats }) => {
      return tricks.length > 1 && lastTrick?.tableWeis === 0 && !seats.some(({ stoeck }) => stoeck);
    });
    expect(titlesAt(quiet)).toEqual([]);
    const sober = dealWhere(classic, ({ lastTrick }) => (lastTrick?.tableWeis ?? 0) > 0);
    expect(titles(tableMessage({ ...sceneOf(sober), drinkingSteps: [] }))).toEqual([]);
  });
});

describe('a computer neither drinks nor hands out', () => {
  const lobby = lobbyOf({ rules: drinking(classic), computers: 3 });
  const scoredBy = (wished: (seat: number) => boolean) =>
    stateWhere(lobby, (table) => {
      const { lastTrick, tricks, trick, seats } = dealOf(table) ?? {};
      if (!lastTrick || tricks === undefined || tricks.length < 2 || trick?.cards.length !== 0) return false;
      const { winner, tableWeis } = lastTrick;
      return tableWeis > 0 && winner !== null && wished(winner) && !seats?.some(({ stoeck }) => stoeck);
    });

  test('when it takes a Weis, while a person still does', () => {
    expect(titlesAt(scoredBy((seat) => seat !== 0))).toEqual([]);
    expect(titlesAt(scoredBy((seat) => seat === 0))).not.toEqual([]);
  });

  test('nor when it sits in for a person', () => {
    const table = scoredBy((seat) => seat === 0);
    const seats = table.seats.map((seat, at) => (at === 0 ? ({ kind: 'computer', sitsInFor: HOST } as const) : seat));
    expect(titlesAt({ ...table, seats })).toEqual([]);
  });
});

describe('the last trick', () => {
  const finished = (wished: (game: Game) => boolean) =>
    stateWhere(lobbyOf({ rules: drinking(classic) }), ({ game }) => game !== null && !game.current && wished(game));

  test('its Weis stands in the summary, until the next deal', () => {
    const table = finished(({ played: [first] }) => {
      return first !== undefined && trickView(first.deal, first.deal.size - 1).tableWeis === 20;
    });
    expect(titles(summaryMessage(sceneOf(table), 1, 'living'))).toContain(titleFor(20));
    expect(titles(summaryMessage(sceneOf(table), 1, 'last'))).toContain(titleFor(20));
    expect(titles(summaryMessage(sceneOf(table), 1, 'old'))).toEqual([]);
  });

  test('so does Stöck that was shown with it', () => {
    const table = finished(({ played: [first] }) => {
      if (!first || first.deal.stoeck === NONE) return false;
      const { deal } = first;
      const last = trickView(deal, deal.size - 1);
      const pair = [cardOf(deal.trump === NONE ? 0 : deal.trump, 7), cardOf(deal.trump === NONE ? 0 : deal.trump, 6)];
      return last.tableWeis === 0 && last.tableStoeck === 0 && last.cards.some((card) => pair.includes(card));
    });
    expect(titles(summaryMessage(sceneOf(table), 1, 'living'))).toEqual([titleFor(20)]);
  });
});

function stepsAt(...points: readonly number[]): readonly DrinkingStep[] {
  return points.map((each) => ({ points: each, title: `from ${each}`, sentence: 'S', intensity: 1, act: 'drinks' }));
}

describe('a server’s own words', () => {
  const table = dealWhere(classic, ({ lastTrick }) => lastTrick?.tableWeis === 20);
  const shown = (step: Partial<DrinkingStep>) => {
    const drinkingSteps = stepsAt(20).map((each) => ({ ...each, ...step }));
    return textOf(tableMessage({ ...sceneOf(table), drinkingSteps }));
  };

  test('stand in place of those built in', () => {
    const text = shown({ title: 'Zum Wohl', sentence: 'Wasser!', intensity: 4, act: 'handsOut' });
    expect(text).toMatch(/🥤 \*\*Zum Wohl\*\*: ⁨\p{L}+⁩ verteilt \(Stärke 4 von 5\)\. Wasser!/u);
  });

  test('can’t break the message', () => {
    const text = shown({ title: '**# a\n\n@everyone', sentence: '\u202E[x](y) <@1> https://a.ch' });
    expect(text).toContain('**\\*\\*\\# a \\@everyone**');
    expect(text).toContain('\\[x\\]\\(y\\) \\<\\@1\\> https\\://a.ch');
  });
});

/** Three hands of seven Weise each: all suits of three neighbouring ranks. */
function mostWeise(table: Table): Table {
  const rules = table.rules;
  const hands = [0, 3, 6].map((low) =>
    [0, 1, 2, 3].flatMap((suit) => [0, 1, 2].map((more) => cardOf(suit as 0, (low + more) as Rank))),
  );
  const deal = startDeal(rules, { hands, leader: 0 });
  for (let card = 0; card < 3; card++) play(deal, legalCards(deal)[0] ?? NONE);
  return { ...table, game: { ...startGame(rules), current: { deal, source: { hands, leader: 0, drawn: [] } } } };
}

test('the most Weise that can be, in the longest words, still fit into one message', () => {
  const table = mostWeise(lobbyOf({ rules: drinking({ ...classic, players: 3 }) }));
  const drinkingSteps = stepsAt(20, 50, 100, 150, 200).map((step) => ({
    ...step,
    title: '*'.repeat(STEP_LIMITS.title),
    sentence: '*'.repeat(STEP_LIMITS.sentence),
  }));
  const body = tableMessage({ ...sceneOf(table), names: LONG_NAMES, drinkingSteps });
  expect(textOf(body)).toContain('4-mal');
  expect(textOf(body).split('🥤')).toHaveLength(9);
  expect(breachesOf(body)).toEqual([]);
});
