import { expect, test } from 'vitest';
import { altText } from '../../src/render/altText.ts';
import { sceneWith } from './scenes.ts';

test('says what the picture shows, from the leader on', () => {
  expect(altText(sceneWith({ players: 4, played: 18 }))).toMatchInlineSnapshot(`
    "Spiel 3 von 9 · Stich 5. Trumpf Eicheln, von Chiara.
    Dominik: Schellen König, spielt aus, sticht, Stiche 2, Punkte 21, Total 51.
    Anna: Schilten Under, Stiche 0, Punkte −20, Total 0.
    Beat Zürcher: am Zug, Stiche 0, Punkte −100, Total 17.
    Chiara: Stiche 2, Punkte 28, Total 34."
  `);
});

test('of a completed trick, who took it and plays next', () => {
  expect(altText(sceneWith({ players: 4, played: 12, trick: 'last' }))).toMatchInlineSnapshot(`
    "Spiel 3 von 9 · Stich 4. Trumpf Eicheln, von Chiara.
    Dominik: Eicheln 7, spielt aus, Stiche 1, Punkte −3, Total 51.
    Anna: Rosen Ass, Stiche 0, Punkte −20, Total 0.
    Beat Zürcher: Eicheln 6, Stiche 0, Punkte −100, Total 17.
    Chiara: Eicheln König, sticht, am Zug, Stiche 2, Punkte 28, Total 34."
  `);
});

test('before the first card, nobody has led', () => {
  const alt = altText(sceneWith({ players: 3, played: 0 }));
  expect(alt).toContain('am Zug');
  expect(alt).not.toContain('spielt aus');
  expect(alt).not.toContain('sticht');
});

test('nine long names keep within Discord’s 1024 characters, and every seat is named', () => {
  const names = Array.from({ length: 9 }, (_, seat) => `${seat}`.padEnd(32, 'W'));
  const alt = altText(sceneWith({ players: 9, played: 17, names }));
  expect(alt.length).toBeLessThanOrEqual(1024);
  for (const name of names) expect(alt).toContain(name.slice(0, 8));
});

test('long words in every place are cut at the limit', () => {
  const scene = sceneWith({ players: 9, played: 8 });
  const words = { ...scene.words, tricks: 'x'.repeat(100), points: 'y'.repeat(100) };
  expect(altText({ ...scene, words })).toHaveLength(1024);
});
