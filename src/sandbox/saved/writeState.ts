import { rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '../model/world.ts';
import { filesFolder } from './readState.ts';
import { keptFiles, toJson } from './toJson.ts';

/**
 * Writes the world as a whole new file that then replaces the old one, so that a kill at any moment leaves one of the
 * two. Uploads lie beside it in files of their own: there before the state names them, and gone after.
 * @param onDisk the ids of the uploads that lie there; brought up to date
 */
export async function writeState(world: World, file: string, onDisk: Set<string>): Promise<void> {
  const folder = filesFolder(file);
  const text = toJson(world);
  const files = new Map(keptFiles(world.state).map((file) => [file.id, file]));
  for (const [id, { bytes }] of files) {
    if (onDisk.has(id)) continue;
    await writeFile(join(folder, id), bytes, { mode: 0o600 });
    onDisk.add(id);
  }
  await writeFile(`${file}.next`, text, { mode: 0o600 });
  await rename(`${file}.next`, file);
  for (const id of onDisk) {
    if (files.has(id)) continue;
    await unlink(join(folder, id));
    onDisk.delete(id);
  }
}
