import { describe, expect, it } from 'vitest';
import { type RulesPatch, scoreDeal, writtenFor } from '../../src/game/index.ts';
import { rulesWith } from './rulesWith.ts';
import { shortDeal } from './shortDeal.ts';

const everyTrick = ['1: RA R6 R7 R8', '1: EA E6 E7 E8', '1: LA L6 L7 L8'];
const shared = ['1: RA R6 R7 R8', '1: E6 E7 E8 EA', '0: LA L6 L7 L8'];

const scores = (tricks: readonly string[], patch: Partial<RulesPatch>, factor: 1 | 2) =>
  scoreDeal(shortDeal({ rules: rulesWith({ preset: 'classic', ...patch }), tricks }), factor);

describe('rules.md §3 classic "match (every trick): −257 instead of trick points"', () => {
  it('−257 for who took every trick', () => {
    expect(scores(everyTrick, {}, 1)[1]).toMatchObject({ tricks: -257, match: true });
  });

  it('and the rest still counts: hand Weis here, table Weis of three tricks', () => {
    // Each trick holds a run of three, `6 7 8`: 3 × 20.
    expect(scores(everyTrick, {}, 1)[1]).toMatchObject({ tableWeis: 60, total: -257 + 60 });
  });

  it('none: the trick points stay, and match still says it (rules.md §5)', () => {
    expect(scores(everyTrick, { match: 'none' }, 1)[1]).toMatchObject({ tricks: 33 + 5, match: true });
  });

  it('doubled: −514', () => {
    expect(scores(everyTrick, {}, 2)[1]).toMatchObject({ tricks: -514, match: true, total: -514 + 120 });
  });

  it('not for all tricks but one', () => {
    const found = scores(shared, {}, 1).map(({ match, tricks }) => ({ match, tricks }));
    expect(found).toEqual([
      { match: false, tricks: 11 + 11 + 5 },
      { match: false, tricks: 11 },
      { match: false, tricks: 0 },
      { match: false, tricks: 0 },
    ]);
  });
});

describe('rules.md §3 classic "total = tricks (+5) + table Weis + table Stöck − hand Weis − Stöck"', () => {
  it('adds up, seat by seat', () => {
    // Seat 1 sets Schellen and still holds K and O; seat 3 was dealt L7 L8 L9.
    const tricks = ['0: R6 S6 RA L7', '1: SK E7 L8 E8', '1: SO E9 L9 SU'];
    expect(scores(tricks, {}, 1)).toEqual([
      { tricks: 28, tableWeis: 0, tableStoeck: 0, handWeis: 0, stoeck: 0, match: false, total: 28 },
      { tricks: 15, tableWeis: 0, tableStoeck: 0, handWeis: 0, stoeck: 20, match: false, total: -5 },
      { tricks: 0, tableWeis: 0, tableStoeck: 0, handWeis: 0, stoeck: 0, match: false, total: 0 },
      { tricks: 0, tableWeis: 0, tableStoeck: 0, handWeis: 20, stoeck: 0, match: false, total: -20 },
    ]);
  });
});

describe('rules.md §3 rounds "In the last deal everything counts double"', () => {
  it('every magnitude and the total', () => {
    const tricks = ['0: R6 S6 RA L7', '1: SK E7 L8 E8', '1: SO E9 L9 SU'];
    const once = scores(tricks, {}, 1);
    expect(scores(tricks, {}, 2)).toEqual(
      once.map((score) => ({
        tricks: 2 * score.tricks,
        tableWeis: 2 * score.tableWeis,
        tableStoeck: 2 * score.tableStoeck,
        handWeis: 2 * score.handWeis,
        stoeck: 2 * score.stoeck,
        match: score.match,
        total: 2 * score.total,
      })),
    );
  });
});

describe('rules.md §3 classic "Written = total / 10, rounded once, halves away from zero"', () => {
  it.each([
    [47, 5],
    [44, 4],
    [45, 5],
    [-25, -3],
    [-257, -26],
    [47 + 20 - 20, 5],
    [0, 0],
    [4, 0],
    [-4, 0],
    [5, 1],
    [-5, -1],
    [-24, -2],
    [-26, -3],
    [157, 16],
    [-514, -51],
  ])('%i → %i', (total, written) => {
    const [tens] = writtenFor([total], rulesWith({ preset: 'classic' }), []);
    expect(tens).toBe(written);
  });

  it('points are written as they are (rules.md §3 rounds "No rounding")', () => {
    const totals = [47, -25, 0, 135];
    expect(writtenFor(totals, rulesWith({ preset: 'rounds' }), [])).toEqual(totals);
    expect(writtenFor(totals, rulesWith({ preset: 'mohren' }), [])).toEqual(totals);
  });
});
