import type { z } from 'zod';

/**
 * What Redis answers. Throws when it can't be reached or refuses; then nothing was changed, or it is unknown whether.
 * The error of ioredis carries the command, and so tokens and the seeds of hidden cards: it goes without, because errors are logged.
 */
export async function answer<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (cause) {
    if (cause instanceof Error) Reflect.deleteProperty(cause, 'command');
    throw new Error('Redis did not do as asked', { cause });
  }
}

/**
 * Reads an entry that lies beside the logs. One that can't be read counts as missing: it only says what the next commit, click or message says again,
 * and it must not stop the tables beside it.
 */
export function readEntry<Schema extends z.ZodType>(schema: Schema, json: string | null): z.output<Schema> | null {
  if (json === null) return null;
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
