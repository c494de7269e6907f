import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { createMessageStore } from '../model/messageStore.ts';
import type { State } from '../model/state.ts';
import { savedSchema } from './schema.ts';

/** What an earlier sandbox left. */
interface Left {
  readonly state: State;
  /** Where its files were served. */
  readonly origin: string;
}

/** Where the bytes of uploaded files lie, one file each by its id: `sandbox.json` → `sandbox-files`. */
export function filesFolder(file: string): string {
  return `${file.replace(/\.json$/, '')}-files`;
}

/**
 * Reads the state that an earlier sandbox saved; null if there is none. Rejects if the file can't be read.
 * A file that can't be understood is moved aside, and `damaged` says so in a sentence.
 */
export async function readState(file: string): Promise<Left | null | { readonly damaged: string }> {
  const text = await readFile(file, 'utf8').catch(nullIfMissing);
  if (text === null) return null;
  const read = savedSchema.safeParse(parseJson(text));
  if (read.success) return { state: await stateOf(read.data, filesFolder(file)), origin: read.data.origin };
  const aside = `${file}.damaged-${Date.now()}`;
  await rename(file, aside);
  return { damaged: `The sandbox's history in ${file} can't be read: it was moved to ${aside}, and a new one begins.` };
}

async function stateOf(saved: z.output<typeof savedSchema>, folder: string): Promise<State> {
  const messages = createMessageStore();
  for (const message of saved.messages) messages.set(message);
  const files = await Promise.all(
    saved.files.map(async (file) => {
      const bytes = await readFile(join(folder, file.id)).catch(nullIfMissing);
      return bytes === null ? [] : [{ ...file, bytes: new Uint8Array(bytes) }];
    }),
  );
  return {
    application: saved.application,
    users: byId(saved.users),
    guilds: byId(saved.guilds),
    channels: byId(saved.channels),
    messages,
    files: byId(files.flat()),
    gone: new Set(),
    interactions: new Map(saved.interactions.map((one) => [one.token, one])),
    commands: new Map(saved.commands),
    emojis: byId(saved.emojis),
  };
}

function byId<T extends { readonly id: string }>(all: readonly T[]): Map<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

function nullIfMissing(fault: unknown): null {
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
  throw fault;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
