import { afterAll, afterEach } from 'vitest';

/** A test that prints fails: stray output is an unhandled warning or a forgotten trace. Loaded by vitest.config.ts before every file. */
const printed: string[] = [];

for (const method of ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const) {
  console[method] = (...values: readonly unknown[]) => {
    printed.push(`console.${method}: ${values.map(String).join(' ')}`);
  };
}
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk: string | Uint8Array) => {
    printed.push(typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk));
    return true;
  };
}

function expectSilence(): void {
  if (printed.length > 0) throw new Error(`Stray output in a test:\n${printed.splice(0).join('\n')}`);
}

afterEach(expectSilence);
afterAll(expectSilence);
