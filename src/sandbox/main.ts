import * as z from 'zod';
import { startSandbox } from './sandbox.ts';

/** The program of the sandbox: prints where it is in one line of JSON, `{ url, token }`, and ends by SIGINT or SIGTERM. */

const badPort = 'PORT must be a port number from 1 to 65535, or unset for the next free one.';
const noFile = 'SANDBOX_FILE is not set: name the file where the sandbox keeps its history.';
const settingsSchema = z.object({
  SANDBOX_FILE: z.string(noFile).min(1, noFile),
  SANDBOX_PORT: z
    .string()
    .regex(/^\d*$/, badPort)
    .transform((digits) => (digits === '' ? null : Number(digits)))
    .pipe(z.int(badPort).min(1, badPort).max(65_535, badPort).nullable())
    .default(null),
});

/** What the page offers on first open. The sandbox knows nothing of the bot but these words. */
const OFFER = { command: 'molotow open', values: { computers: 3 }, press: ['1:start:', '1:hand:'] };

function signalled(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function main(): Promise<number> {
  const settings = settingsSchema.safeParse(process.env);
  if (!settings.success) {
    complain(settings.error.issues.map(({ message }) => message).join('\n'));
    return 1;
  }
  const end = signalled();
  const { SANDBOX_FILE, SANDBOX_PORT } = settings.data;
  const sandbox = await startSandbox({
    file: SANDBOX_FILE,
    port: SANDBOX_PORT,
    offer: OFFER,
    onTrouble: complain,
    onViolation: ({ rule, request, where, message }) =>
      complain(`Discord would object (${rule}) to ${request} ${where}: ${message}`),
  });
  if ('fault' in sandbox) {
    complain(sandbox.fault);
    return 1;
  }
  process.stdout.write(`${JSON.stringify({ url: sandbox.api, token: sandbox.token })}\n`);
  await end;
  await sandbox.close();
  return 0;
}

process.exitCode = await main();
