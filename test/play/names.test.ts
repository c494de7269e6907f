import { expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { hasButton, openHall, playUntil, startGame } from './hall.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;

/** Names that people on Discord have, or give themselves to see what happens; eight a table. */
const MENTIONS = [
  '@everyone',
  '@here',
  '<@100000000000000001>',
  '<@&100000000000000001>',
  '<#100000000000000001><:x:100000000000000001>',
  '</molotow close:1> <t:0:R>',
  '\u202Eתוטש\u202D \u2067مرحبا',
  '\u200B\u200D\uFEFF\u2060',
];
const MARKDOWN = [
  '**b** _i_ ~~s~~ ||x|| `c` [l](http://x)',
  '```\n# Title\n> quote\n- list',
  '# big\n## Name',
  '🃏'.repeat(32),
  '👨‍👩‍👧‍👦'.repeat(32),
  `Z${'\u0310\u0323'.repeat(60)}algo`,
  '\uD83C broken \uDFC6',
  '\\'.repeat(32),
];

it.each([
  ['mentions and turned text', MENTIONS],
  ['markdown and long signs', MARKDOWN],
])('names of %s ping nobody and break no message, at the table and in hands', async (_, names) => {
  const channel = discord.channel();
  const bystander = discord.person('Bystander');
  const people = names.map((name) => discord.person(name));
  const [host, guest] = people as [Person, Person];
  await startGame(hall, { channel, people }, { players: 9, computers: 1 });
  const summary = await playUntil(hall, { channel, people }, (seen) => !seen.ephemeral && hasButton('next')(seen));
  await guest.command(channel, 'molotow leave');
  await host.command(channel, 'molotow scores');
  await host.command(channel, 'molotow close');
  await hall.quiet();

  // Each line of a seat holds its name in marks that keep its direction its own.
  expect(summary.text.split('\n').filter((line) => line.includes('\u2068')).length).toBeGreaterThanOrEqual(8);
  for (const person of [bystander, ...people]) expect(person.pings()).toEqual([]);
  const texts = people.flatMap((person) => person.sees(channel).map(({ text }) => text));
  for (const text of texts) expect(text).not.toMatch(/@(everyone|here)|<(@|#|:|\/|t:)\S/);
});

it('two tables of people with such names are told apart in a menu', async () => {
  const channel = discord.channel();
  for (const name of ['@everyone', '🃏'.repeat(32)]) await discord.person(name).command(channel, 'molotow open');
  const { message } = await discord.person('Ben').command(channel, 'molotow join');
  const labels = message?.selects.flatMap(({ options }) => options.map(({ label }) => label)) ?? [];
  expect(labels).toHaveLength(2);
  for (const label of labels) expect(label).not.toContain('@everyone');
});
