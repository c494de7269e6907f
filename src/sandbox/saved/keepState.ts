import { mkdir, readdir } from 'node:fs/promises';
import type { World } from '../model/world.ts';
import { filesFolder } from './readState.ts';
import { writeState } from './writeState.ts';

/** ms from a change until it is written; what comes meanwhile is written with it. */
const DELAY = 100;
/** Writing takes one part in so many of the time, however long the history has grown. */
const SHARE = 20;

export interface Keeper {
  /** Writes what isn't written yet, and nothing from then on. Rejects if that can't be done. */
  readonly close: () => Promise<void>;
}

/**
 * Writes a world to disk, and then keeps it there as it changes. Rejects if the first write fails.
 * @param onFault told of each later write that fails; the next change tries again
 */
export async function keepState(world: World, file: string, onFault: (fault: unknown) => void): Promise<Keeper> {
  const folder = filesFolder(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const onDisk = new Set(await readdir(folder));
  let isDirty = false;
  let delay = DELAY;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const begun = performance.now();
    isDirty = false;
    await writeState(world, file, onDisk);
    delay = Math.max(DELAY, SHARE * (performance.now() - begun));
  }

  function writeSoon(): void {
    timer = setTimeout(async () => {
      writing = write();
      await writing.catch(onFault);
      timer = null;
      if (isDirty) writeSoon();
    }, delay);
  }

  await write();
  const unsubscribe = world.subscribe(() => {
    isDirty = true;
    if (timer === null) writeSoon();
  });
  return {
    close: async () => {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
      await writing.catch(() => undefined);
      await write();
    },
  };
}
