import { loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { DECKS, type TableScene, tablePicture } from '../../src/render/index.ts';
import { type Box, layoutOf } from '../../src/render/layout.ts';
import { drawTable } from '../../src/render/tablePicture.ts';
import { sceneWith } from './scenes.ts';

const AWKWARD = [
  'W'.repeat(32),
  '𝕹𝖆𝖒𝖊 in 𝓕𝓪𝓷𝓬𝔂 letters',
  '**_~~`||bold||`~~_** [a](b) <@1>',
  '👩‍👩‍👧‍👦🎲🔥❤️🇨🇭👩‍👩‍👧‍👦🎲🔥❤️🇨🇭',
  '漢字かなカナ한글漢字かなカナ한글',
  'שלום עולם שלום עולם שלום עולם',
  `Z${'\u0335\u0489\u0321'.repeat(9)}o`,
  'نص\u202Eabc\u2066 عربي',
  ' \n\t\u0000\u200B ',
];

/** Pixels that differ between two pictures. */
function differing(a: TableScene, b: TableScene): { readonly x: number; readonly y: number }[] {
  const [first, second] = [a, b].map((scene) => {
    const canvas = drawTable(scene);
    return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  });
  if (first === undefined || second === undefined) return [];
  const found = [];
  for (let i = 0; i < first.data.length; i += 4) {
    const same = [0, 1, 2].every((channel) => first.data[i + channel] === second.data[i + channel]);
    if (!same) found.push({ x: (i / 4) % first.width, y: Math.floor(i / 4 / first.width) });
  }
  return found;
}

const within =
  ({ x, y, width, height }: Box) =>
  (at: { readonly x: number; readonly y: number }) =>
    at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;

const SCENES = [3, 4, 5, 6, 7, 8, 9].flatMap((players) =>
  DECKS.map((deck) => ({ players, deck, played: players * 3 - 1 })),
);

test.each(SCENES)('$players seats, $deck: a JPEG of 960 × 816 under 80 kB', async (wanted) => {
  const { data, name, alt } = await tablePicture(sceneWith(wanted));
  const image = await loadImage(data);
  expect([image.width, image.height]).toEqual([960, 816]);
  expect([...data.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(data.length).toBeLessThan(80_000);
  expect(name).toBe('table.jpg');
  expect(alt.length).toBeLessThanOrEqual(1024);
});

test('the same scene makes the same bytes, also several at once', async () => {
  const scenes = [sceneWith({ players: 9, played: 11 }), sceneWith({ played: 5 }), sceneWith({ played: 0 })];
  const together = await Promise.all([...scenes, ...scenes, ...scenes].map(tablePicture));
  for (const [i, scene] of scenes.entries()) {
    const { data } = await tablePicture(scene);
    for (const picture of [i, i + 3, i + 6]) expect(together[picture]?.data.equals(data)).toBe(true);
  }
});

test('names of any kind change nothing outside their own plates', () => {
  const scene = sceneWith({ players: 9, played: 11 });
  const changed = differing(scene, { ...scene, names: AWKWARD });
  const plates = layoutOf(9, scene.direction).places.map(({ plate }) => plate);
  expect(changed.filter((at) => !plates.some((plate) => within(plate)(at)))).toEqual([]);
  for (const plate of plates) expect(changed.some(within(plate))).toBe(true);
});

test('long words change nothing outside header, footer and middle', () => {
  const scene = sceneWith({ players: 4, played: 6 });
  const long = 'Donaudampfschifffahrt '.repeat(4);
  const words = { ...scene.words, title: long, trump: long, setBy: long, leads: long, wins: long, tricks: long };
  const { header, footer, centre } = layoutOf(4, scene.direction);
  const allowed = [header, footer, centre];
  const changed = differing(scene, { ...scene, words });
  expect(changed.filter((at) => !allowed.some((box) => within(box)(at)))).toEqual([]);
});

test('the word for the turn keeps within the slot of the seat on turn', () => {
  const scene = sceneWith({ players: 4, played: 6 });
  const slot = layoutOf(4, scene.direction).places[scene.deal.turn]?.card;
  const words = {
    ...scene.words,
    turn: 'Donaudampfschifffahrtsgesellschaft muss jetzt wirklich endlich einmal einen Trumpf ansagen',
  };
  const changed = differing(scene, { ...scene, words });
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((at) => slot === undefined || !within(slot)(at))).toEqual([]);
});

test('a card played changes the picture of its seat and of the next', () => {
  const [before, after] = [sceneWith({ played: 4 }), sceneWith({ played: 5 })];
  const { places } = layoutOf(4, before.direction);
  const changed = differing(before, after);
  const seat = places[before.deal.turn];
  const next = places[after.deal.turn];
  expect(seat && changed.some(within(seat.card))).toBe(true);
  expect(next && changed.some(within(next.plate))).toBe(true);
});

test('the completed trick stays to be seen with all its cards', () => {
  const scene = sceneWith({ played: 8 });
  const { places } = layoutOf(4, scene.direction);
  const changed = differing(scene, { ...scene, trick: 'last' });
  for (const { card } of places) expect(changed.some(within(card))).toBe(true);
});

test.each(['bock', 'gaiss', 'slalom-bock', 'slalom-gaiss'] as const)('%s shows in the middle', (contract) => {
  const scene = sceneWith({ preset: 'mohren', played: 0 });
  const without = { ...scene, deal: { ...scene.deal, trump: null, contract: null } };
  const changed = differing(without, { ...without, deal: { ...without.deal, contract } });
  const { centre } = layoutOf(4, scene.direction);
  expect(changed.length).toBeGreaterThan(100);
  expect(changed.filter((at) => !within(centre)(at))).toEqual([]);
});

test('a completed trick that doesn’t exist is a fault', async () => {
  await expect(tablePicture(sceneWith({ played: 2, trick: 'last' }))).rejects.toThrow('No trick has been completed');
});

test('names and totals that don’t match the seats are a fault', async () => {
  const scene = sceneWith({ players: 4 });
  await expect(tablePicture({ ...scene, names: ['Anna'] })).rejects.toThrow('as many names and totals, not 1 and 4');
  await expect(tablePicture({ ...scene, totals: [] })).rejects.toThrow(RangeError);
});

test('whose turn it is shows on the completed trick too', () => {
  const scene = sceneWith({ played: 8, trick: 'last' });
  const winner = layoutOf(4, scene.direction).places[scene.deal.turn];
  const changed = differing(scene, { ...scene, words: { ...scene.words, turn: 'à vous' } });
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((at) => winner === undefined || !within(winner.card)(at))).toEqual([]);
});
