import { CommandInteractionOptionResolver, ApplicationCommandOptionType as Type } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { readSlash } from '../../src/discord/slashOptions.ts';

type Interaction = Parameters<typeof readSlash>[0];
type Values = Readonly<Record<string, string | number | boolean>>;

function typeOf(value: string | number | boolean): Type {
  if (typeof value === 'number') return Type.Integer;
  return typeof value === 'string' ? Type.String : Type.Boolean;
}

/** A command as it comes from Discord, read by discord.js; of an older version or a forged client it may bring anything. */
function commanded(line: string, values: Values = {}): Interaction {
  const [commandName, subcommand] = line.split(' ');
  const leaves = Object.entries(values).map(([name, value]) => ({ name, type: typeOf(value), value }));
  const tree = subcommand ? [{ name: subcommand, type: Type.Subcommand, options: leaves }] : leaves;
  const options = Reflect.construct(CommandInteractionOptionResolver, [null, tree, {}]);
  return { commandName, options } as Interaction;
}

const read = (line: string, values: Values = {}) => readSlash(commanded(line, values));
const seed = 'a'.repeat(64);

describe('a number of players', () => {
  test.each([3, 9])('%d is one', (players) => {
    expect(read('molotow open', { players })).toMatchObject({ kind: 'open', options: { players } });
    expect(read('molotow verify', { seed, players })).toEqual({ kind: 'seed', seed, players });
  });

  test.each([2, 10, 0, -3, 3.5, 1e9])('%d is refused', (players) => {
    const refused = { kind: 'refused', refusal: 'players-out-of-range' };
    expect(read('molotow open', { players })).toEqual(refused);
    expect(read('molotow verify', { seed, players })).toEqual(refused);
  });

  test('of a leaderboard counts as not said', () => {
    expect(read('leaderboard', { players: 10 })).toMatchObject({ asked: { board: { players: 'all' } } });
    expect(read('leaderboard', { players: 4 })).toMatchObject({ asked: { board: { players: 4 } } });
  });
});

test('values that are not listed count as not said', () => {
  const options = { variant: null, language: null, pace: null, computers: null };
  expect(read('molotow open', { game: 'chess', language: 'tlh', pace: 'later', computers: -1 })).toMatchObject({
    kind: 'open',
    options,
  });
  expect(read('leaderboard', { game: 'chess', measure: 'looks', period: 'never', where: 'moon' })).toMatchObject({
    asked: { board: { game: 'all', measure: 'wins', period: 'all', where: 'server' } },
  });
});

test('verify takes a seed, else a finished game, else a table', () => {
  expect(read('molotow verify', { seed: ` ${seed.toUpperCase()} `, game: 'aaaaaaaa' })).toMatchObject({
    kind: 'seed',
    seed,
  });
  expect(read('molotow verify', { game: ' AAAAAAAA ', table: 'bbbbbbbb' })).toEqual({
    kind: 'verify',
    game: 'aaaaaaaa',
  });
  expect(read('molotow verify', { table: 'bbbbbbbb' })).toEqual({ kind: 'table', verb: 'verify', table: 'bbbbbbbb' });
  expect(read('molotow verify')).toEqual({ kind: 'table', verb: 'verify', table: null });
});

test('a game is a game of ours for rules, and a finished one for replay', () => {
  expect(read('molotow rules', { game: 'mohren' })).toEqual({ kind: 'variant', variant: 'mohren' });
  expect(read('molotow rules', { game: 'aaaaaaaa' })).toEqual({ kind: 'table', verb: 'rules', table: null });
  expect(read('replay', { game: 'aaaaaaaa' })).toEqual({
    kind: 'record',
    asked: { command: 'replay', game: 'aaaaaaaa' },
  });
  expect(read('replay')).toEqual({ kind: 'record', asked: { command: 'replay', game: '' } });
});

test('what we do not know is nothing', () => {
  for (const line of ['molotow', 'molotow dance', 'molotow-admin', 'molotow-admin dance', 'molotow host', 'polka'])
    expect(read(line), line).toBeNull();
});
