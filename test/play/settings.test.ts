import { describe, expect, it } from 'vitest';
import { PRESET_RULES } from '../../src/game/index.ts';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { buttonOf, newest, openHall } from './hall.ts';

const hall = await openHall(import.meta.url);
const { refusals, settings, faults, buttons } = textIn('de');

interface Opened {
  readonly host: Person;
  readonly channel: Channel;
  /** The lobby as everybody sees it now. */
  lobby(): Seen;
  /** The host's panel as it is now. */
  panel(): Seen;
  /** Chooses from a menu of the panel; the answer is the panel. */
  choose(field: string, value: unknown): Promise<string>;
  turnTo(page: string): Promise<void>;
}

async function openSettings(options: Record<string, string | number> = {}): Promise<Opened> {
  const host = hall.discord.person('Anna', { locale: 'de' });
  const channel = hall.discord.channel();
  await host.command(channel, 'molotow open', options);
  const find = (ephemeral: boolean) => {
    const seen = newest(host, channel, (message) => message.ephemeral === ephemeral);
    if (!seen) throw new Error('nothing to see');
    return seen;
  };
  const lobby = () => find(false);
  const panel = () => find(true);
  const opened = await host.click(lobby(), buttonOf(lobby(), 'settings') ?? '');
  expect(opened.answered).toBe('message');
  const turnTo = async (page: string) => {
    const id = panel().buttons.find(({ customId }) => customId?.endsWith(`:${page}`) && customId.includes('settings'));
    expect((await host.click(panel(), id?.customId ?? '')).answered).toBe('update');
  };
  return {
    host,
    channel,
    lobby,
    panel,
    turnTo,
    async choose(field, value) {
      const menu = panel().selects.find(({ customId }) => customId.endsWith(`:${field}`));
      if (!menu) throw new Error(`no menu for ${field}`);
      const text = field === 'game' ? String(value) : JSON.stringify(value);
      expect((await host.select(panel(), menu.customId, [text])).answered).toBe('update');
      await hall.quiet();
      return panel().text;
    },
  };
}

describe('the settings panel', () => {
  it('changes the rules at once, says so, and the lobby shows it', async () => {
    const table = await openSettings();
    expect(table.panel().text).toContain('klassisch, wie es im Buch steht');
    await table.turnTo('play');
    const text = await table.choose('mustFollow', true);
    expect(text).toContain('klassisch, aber: Farbe bekennen muss, wer kann');
    expect(text).toContain('Geändert: Farbe bekennen muss, wer kann.');
    expect(text).toContain('statt oder trumpfen');
    expect(table.lobby().text).toContain('klassisch, aber: Farbe bekennen muss, wer kann');
  });
});
