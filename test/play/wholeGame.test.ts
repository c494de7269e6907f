import { describe, expect, it } from 'vitest';
import { hasButton, openHall, playUntil, startGame } from './hall.ts';

const hall = await openHall(import.meta.url);

describe('a whole game through the real client', () => {
  it.each([
    { persons: 1, options: { computers: 3 } },
    { persons: 4, options: {} },
    { persons: 1, options: { players: 3, computers: 2 } },
    { persons: 2, options: { players: 5, computers: 3 } },
    { persons: 6, options: { players: 6 } },
    { persons: 3, options: { players: 9, computers: 6 } },
  ])('is played to its end by $persons people, $options', async ({ persons, options }) => {
    const people = Array.from({ length: persons }, (_, i) => hall.discord.person(`Player ${i}`, { locale: 'de' }));
    const round = { channel: hall.discord.channel(), people };
    await startGame(hall, round, options);
    const end = await playUntil(hall, round, (seen) => !seen.ephemeral && hasButton('again')(seen));
    expect(end.text).toMatch(/gewinn/);
    const spectator = hall.discord.person('Spectator');
    expect(spectator.sees(round.channel).every((seen) => !seen.ephemeral)).toBe(true);
  });
});
