import { tablePicture } from '../src/render/index.ts';
import { sceneWith } from '../test/render/scenes.ts';
import { median, reporting } from './report.ts';

const say = reporting('picture');

const ROUNDS = 100;

/** Pictures of a deal from its first card on: how long each holds the main thread (until the promise is there), how long it takes in all, its bytes. */
async function measure(
  players: number,
): Promise<{ readonly thread: number; readonly whole: number; readonly bytes: number }> {
  const scenes = Array.from({ length: players * 4 }, (_, played) => sceneWith({ players, played }));
  const rounds = [];
  for (let i = -scenes.length; i < ROUNDS; i++) {
    const scene = scenes[(i + scenes.length) % scenes.length];
    if (scene === undefined) continue;
    const start = performance.now();
    const picture = tablePicture(scene);
    const thread = performance.now() - start;
    const { data } = await picture;
    // The first time round fills the sprite caches.
    if (i >= 0) rounds.push({ thread, whole: performance.now() - start, bytes: data.length });
  }
  return {
    thread: median(rounds.map(({ thread }) => thread)),
    whole: median(rounds.map(({ whole }) => whole)),
    bytes: Math.max(...rounds.map(({ bytes }) => bytes)),
  };
}

/** The table picture for 4 and 9 seats, warm: median milliseconds of the main thread and in all, greatest bytes. */
export async function benchPicture(): Promise<void> {
  for (const players of [4, 9]) {
    const { thread, whole, bytes } = await measure(players);
    say(`main thread, ${players} seats`, Number(thread.toFixed(2)), 'ms');
    say(`encoded, ${players} seats`, Number(whole.toFixed(2)), 'ms');
    say(`largest, ${players} seats`, bytes, 'bytes');
  }
}
