import type { Canvas } from 'canvas';

/** Encodes on libuv's thread pool, `quality` 0 to 1; progressive is a tenth smaller. For pictures whose areas are not flat. */
export function encodeJpeg(canvas: Canvas, quality: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (cause: Error | null, data: Buffer) => {
      if (cause) reject(new Error('The picture could not be encoded.', { cause }));
      else resolve(data);
    };
    canvas.toBuffer(done, 'image/jpeg', { quality, progressive: true });
  });
}
