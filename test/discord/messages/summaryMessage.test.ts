import { describe, expect, test } from 'vitest';
import { summaryMessage } from '../../../src/discord/messages/index.ts';
import { commitment, PRESET_RULES, type Rules } from '../../../src/game/index.ts';
import type { Table } from '../../../src/table/index.ts';
import { asksOf, textOf } from './shown.ts';
import { lobbyOf, sceneOf, stateWhere } from './tables.ts';

const { classic, rounds, sticks } = PRESET_RULES;

/** After some deal in which something was so. */
function playedWhere(rules: Rules, wished: (table: Table) => boolean = () => true): Table {
  return stateWhere(lobbyOf({ rules }), (table) => table.game !== null && !table.game.current && wished(table));
}

const lastOf = (table: Table) => {
  const played = table.game?.played.at(-1);
  if (!played) throw new Error('nothing was played');
  return played;
};
const text = (table: Table, kind: 'living' | 'last' | 'old' = 'living') =>
  textOf(summaryMessage(sceneOf(table), table.game?.played.length ?? 0, kind));
const minus = (value: number) => String(value).replace('-', '−');

describe('each seat', () => {
  test('has what is written, how it stands, and what it is made of', () => {
    const table = playedWhere(classic, ({ game }) => game?.played.length === 2);
    const { scores, written, totals } = lastOf(table);
    for (const [seat, score] of scores.entries()) {
      expect(text(table)).toContain(
        `schreibt **${minus(written[seat] ?? 0)}**, Stand **${minus(totals[seat] ?? 0)}**\n-# `,
      );
      expect(text(table)).toMatch(new RegExp(`-# \\d+ Stiche?, ${score.tricks} Punkte?`));
      if (score.handWeis > 0) expect(text(table)).toContain(`Weis −${score.handWeis}`);
      if (score.tableWeis > 0) expect(text(table)).toContain(`Tischweis +${score.tableWeis}`);
      if (score.total !== score.tricks) expect(text(table)).toContain(`zusammen ${minus(score.total)}`);
    }
  });

  test('Stöck count off, a match takes the place of the tricks', () => {
    const stoeck = playedWhere(
      classic,
      ({ game }) => game?.played.at(-1)?.scores.some((score) => score.stoeck > 0) ?? false,
    );
    expect(text(stoeck)).toContain('Stöck −20');
    const { game, ...table } = playedWhere(classic);
    const played = lastOf({ game, ...table });
    const scores = played.scores.map((score) => ({ ...score, tricks: -257, match: true }));
    const matched: Table = { ...table, game: game && { ...game, played: [{ ...played, scores }] } };
    expect(text(matched)).toContain('-# Match −257');
  });

  test('sticks and potatoes are named, and so are the cards that were drawn', () => {
    const table = playedWhere(sticks, ({ game }) => (game?.played.at(-1)?.drawn.length ?? 0) > 0);
    expect(text(table)).toMatch(/schreibt \*\*1 (Stecken ❘|Kartoffel ○)\*\*/);
    expect(text(table)).toMatch(/Drei gleich, also gezogen: ⁨\p{L}+⁩ \S+, ⁨\p{L}+⁩ \S+, ⁨\p{L}+⁩ \S+/u);
  });
});

test('the deal can be checked by anybody', () => {
  const table = playedWhere(classic);
  const { seed } = lastOf(table);
  if (seed === null) throw new Error('no seed');
  expect(text(table)).toContain(`npm run -s verify -- ${seed} --players 4`);
  expect(text(table)).toContain(`sha256 ${commitment(seed)}`);
});

test('the next deal is announced by a time that counts down, and by a button', () => {
  const table = playedWhere(classic);
  const scene = { ...sceneOf(table), due: 1_760_000_000_999 };
  expect(textOf(summaryMessage(scene, 1, 'living'))).toContain('<t:1760000000:R>');
  expect(asksOf(summaryMessage(scene, 1, 'living'))).toEqual(['next:2', 'hand', 'scores', 'rules']);
  expect(textOf(summaryMessage(scene, 1, 'old'))).not.toContain('<t:');
  expect(asksOf(summaryMessage(scene, 1, 'old'))).toEqual([]);
});

describe('the end', () => {
  const ended = (rules: Rules, winners: number) =>
    playedWhere(rules, ({ game }) => game?.outcome?.winners.length === winners);

  test('names the winner and offers the same table again', () => {
    const table = ended({ ...classic, end: { deals: 1 } }, 1);
    expect(text(table, 'last')).toMatch(/^## 🏆 ⁨\p{L}+⁩ gewinnt!\n-*/u);
    expect(text(table, 'last')).not.toContain('Am Schluss:');
    expect(asksOf(summaryMessage(sceneOf(table), 1, 'last'))).toEqual(['again', 'scores', 'rules']);
  });

  test('a tie is shared, and rounds names who came last', () => {
    expect(text(ended({ ...sticks, end: { deals: 1 } }, 2), 'last')).toMatch(/⁨\p{L}+⁩ und ⁨\p{L}+⁩ gewinnen gemeinsam!/u);
    expect(text(ended({ ...rounds, end: { deals: 1 } }, 1), 'last')).toMatch(/⁨\p{L}+⁩ verliert\./u);
  });

  test('a last deal that counts double says so', () => {
    expect(text(ended({ ...rounds, end: { deals: 1 } }, 1), 'last')).toContain('zählt doppelt');
  });

  test('a table closed between deals has no winner', () => {
    const table = playedWhere(classic);
    const closed: Table = { ...table, ended: { at: 1, why: 'closed' } };
    expect(text(closed, 'last')).toContain('Der Tisch wurde geschlossen.');
    expect(text(closed, 'last')).not.toContain('🏆');
  });
});

test('a deal that isn’t finished has no summary', () => {
  expect(() => summaryMessage(sceneOf(lobbyOf({ rules: classic })), 1, 'old')).toThrow('no finished deal 1');
});
