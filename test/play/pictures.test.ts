import { describe, expect, it } from 'vitest';
import { hasButton, newest, openHall, playFirst, startGame } from './hall.ts';

const hall = await openHall(import.meta.url, 'drawn');

describe('the picture of a table', () => {
  it('follows the answer, says the same in words, and goes when the deal is over', async () => {
    const anna = hall.discord.person('anna_m. *1*', { locale: 'de' });
    const round = { channel: hall.discord.channel(), people: [anna] };
    await startGame(hall, round, { players: 3, computers: 2 });
    const seen = new Set<string>();
    for (let step = 0; step < 200; step++) {
      await hall.quiet();
      const table = newest(anna, round.channel, (message) => !message.ephemeral && hasButton('hand')(message));
      const picture = table?.attachments[0];
      if (picture && !seen.has(picture.url)) {
        expect(picture.alt).toMatch(/Runde 1 · Stich \d+ von 12/);
        expect(picture.alt).toContain('anna_m. *1*: '); // as it is written: a picture knows no markdown
        seen.add(picture.url);
      }
      if (table && hasButton('next')(table)) {
        expect(table.attachments).toEqual([]);
        break;
      }
      if (!(await playFirst(anna, round.channel))) await hall.tick();
    }
    expect(seen.size).toBeGreaterThan(20);
    const sent = hall.discord.requests().find((request) => request.files.length > 0);
    expect(sent?.files[0]?.size).toBeGreaterThan(10_000);
  });
});
