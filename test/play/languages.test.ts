import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, newest, openHall, openHand } from './hall.ts';
import { idOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;

const LOCALES = { de: 'de', en: 'en-GB', fr: 'fr', it: 'it' } as const;

it('what is public is in the language of the table, what is personal in the reader’s', async () => {
  const channel = discord.channel();
  const people = LANGUAGES.map((language) => ({
    language,
    person: discord.person(language, { locale: LOCALES[language] }),
  }));
  const [host, ...guests] = people.map(({ person }) => person);
  if (!host) throw new Error('nobody is there');
  const { message: lobby } = await host.command(channel, 'molotow open', { language: 'it' });
  if (!lobby) throw new Error('no lobby');
  expect(lobby.text).toContain(textIn('it').lobby.waiting({ missing: 2 }));
  for (const guest of guests) await guest.click(lobby, idOf(lobby, 'join'));
  await host.click(lobby, idOf(lobby, 'start'));
  await hall.quiet();

  const table = newest(host, channel, ({ text }) => text.includes(textIn('it').table.noTrumpYet));
  expect(table?.text).toContain(textIn('it').table.trick({ number: 1, of: 9 }));
  for (const { person, language } of people) {
    const hand = handOf(person, channel) ?? (await openHand(person, channel));
    expect(hand.text, language).toContain(textIn(language).hand.soFar({ tricks: 0, points: 0 }));
    const again = () => person.command(channel, 'molotow join');
    expect(await told(hall, again), language).toBe(textIn(language).refusals['already-seated']);
  }
});
