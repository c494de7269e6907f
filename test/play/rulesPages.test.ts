import { describe, expect, it } from 'vitest';
import type { Seen } from '../../src/sandbox/index.ts';
import { RULES_PAGES, textIn } from '../../src/text/index.ts';
import { openHall } from './hall.ts';
import { idOf, tableOf } from './told.ts';

const hall = await openHall(import.meta.url);
const { faults, guide } = textIn('de');

function onlyFor(message: Seen | undefined): Seen {
  if (!message?.ephemeral) throw new Error('not for this person alone');
  return message;
}

describe('rules on request', () => {
  it('of this table, in the reader’s language, page by page in the same message', async () => {
    const host = hall.discord.person('Anna', { locale: 'de' });
    const reader = hall.discord.person('Bill', { locale: 'en-GB' });
    const channel = hall.discord.channel();
    const { message: lobby } = await host.command(channel, 'molotow open', { game: 'rounds', players: 7 });
    const { message } = await reader.click(lobby ?? '', idOf(lobby, 'rules'));
    const first = onlyFor(message);
    expect(first.text).toMatch(/^### Molotow: rounds · In short/);
    expect(first.text).toContain('7 players with 5 cards each');
    const id = tableOf(first);
    for (const page of RULES_PAGES.filter((each) => each !== 'short')) {
      const turned = await reader.click(first, `1:rulesPage:${id}:${page}`);
      expect(turned.answered).toBe('update');
      expect(turned.message?.id).toBe(first.id);
    }
    expect(reader.sees(channel).filter(({ ephemeral }) => ephemeral)).toHaveLength(1);
  });

  it('follow the table when its rules change, also after a restart', async () => {
    const host = hall.discord.person('Anna', { locale: 'de' });
    const channel = hall.discord.channel();
    const { message: lobby } = await host.command(channel, 'molotow open', {});
    const { message } = await host.command(channel, 'molotow rules', {});
    const shown = onlyFor(message);
    const { message: panel } = await host.click(lobby ?? '', idOf(lobby, 'settings'));
    await host.select(panel ?? '', `1:setRule:${tableOf(shown)}:game`, ['sticks']);
    await hall.restart();
    const turned = await host.click(shown, guide.pages.tips);
    expect(turned.message?.text).toContain('Stecken und Kartoffeln');
  });

  it('of a game without a table', async () => {
    const reader = hall.discord.person('Bea', { locale: 'de' });
    const channel = hall.discord.channel();
    const { message } = await reader.command(channel, 'molotow rules', { game: 'mohren' });
    const shown = onlyFor(message);
    expect(shown.text).toContain('Mohrenjass · Kurz');
    const turned = await reader.click(shown, guide.pages.glossary);
    expect(turned.message?.text).toContain('**Weli**');
  });

  it.each(['1:rulesPage:abcd2345:tips', '1:rulesPage:abcd2345:more', '1:gamePage:poker:tips', '1:gamePage:classic'])(
    'a table, game or page that isn’t there: %s',
    async (forged) => {
      const reader = hall.discord.person('Bea', { locale: 'de' });
      const channel = hall.discord.channel();
      const { message } = await reader.command(channel, 'molotow rules', { game: 'classic' });
      const answer = await reader.press(onlyFor(message), forged);
      expect([faults.missingTable, faults.unknownButton]).toContain(answer.message?.text);
    },
  );
});
