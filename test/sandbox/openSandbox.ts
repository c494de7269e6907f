import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Violation } from '../../src/sandbox/index.ts';
import { type PlayOptions, type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';

/** A sandbox of a test's own, with what it complained of. */
export interface TestSandbox extends Sandbox {
  readonly file: string;
  readonly violations: readonly Violation[];
  readonly troubles: readonly string[];
  /** Ends it and forgets its history. */
  readonly remove: () => Promise<void>;
}

export async function temporaryFile(): Promise<{ readonly file: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'molotow-sandbox-'));
  return { file: join(folder, 'sandbox.json'), remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function openSandbox(options: Partial<PlayOptions> = {}): Promise<TestSandbox> {
  const place = options.file === undefined ? await temporaryFile() : { file: options.file, remove: async () => {} };
  const violations: Violation[] = [];
  const troubles: string[] = [];
  const sandbox = await startSandbox({
    port: 0,
    offer: null,
    onViolation: (violation) => violations.push(violation),
    onTrouble: (sentence) => troubles.push(sentence),
    ...options,
    file: place.file,
  });
  if ('fault' in sandbox) throw new Error(sandbox.fault);
  return {
    ...sandbox,
    file: place.file,
    violations,
    troubles,
    remove: async () => {
      await sandbox.close();
      await place.remove();
    },
  };
}
