import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';

/** Something drawn once and kept: what tells it from others of its kind, its size in pixels, and how to draw it. */
export interface Sprite {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

/** Keeps the `limit` sprites used last; a hit costs a look-up, a miss one drawing. */
export function spriteCache(limit: number): (sprite: Sprite) => Canvas {
  const kept = new Map<string, Canvas>();
  return ({ key, width, height, draw }) => {
    const canvas = kept.get(key) ?? createCanvas(width, height);
    if (!kept.delete(key)) draw(canvas.getContext('2d'));
    kept.set(key, canvas);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return canvas;
  };
}
