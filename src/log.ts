import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Config } from './config.ts';

interface LogSettings {
  readonly level: Config['log']['level'];
  readonly format: Config['log']['format'];
  /** Exact texts that must never be written, whatever they look like: the bot token. */
  readonly secrets: readonly string[];
  /** Where the lines go; standard output if not given. */
  readonly output?: DestinationStream;
}

const withheld = '[withheld]';

/**
 * Secrets by their look, wherever they stand in a line. discord.js puts addresses with living interaction tokens into the message, the stack
 * and the fields of its errors, so withholding by field name is not enough.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/(\/(?:webhooks|interactions)\/\d+\/)[^/?#"'\s\\]+/g, `$1${withheld}`],
  [/(\\*"(?:[a-z_]*token|authorization)\\*":\\*")[^"\\]+/gi, `$1${withheld}`],
  [/\baW50ZXJhY3Rpb24[\w=-]+/g, withheld], // an interaction token: base64 of "interaction:…"
  [/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, withheld], // a bot token: id, time and signature in base64
  [/(\w:\/\/[^:/?#"'\s\\]*:)[^/?#"'\s\\]+(?=@)/g, `$1${withheld}`], // the password in an address
];

/** The bot's log: JSON lines in production, readable in a terminal; without any secret. Written at once, so nothing is lost at an exit. */
export function createLog({ level, format, secrets, output = destination({ sync: true }) }: LogSettings): Logger {
  const pretty = prettyFactory({ colorize: process.stdout.isTTY, ignore: 'pid,hostname' });
  const readable = { write: (line: string) => output.write(pretty(line)) };
  const known = secrets.filter((secret) => secret !== '');
  const streamWrite = (line: string) =>
    patterns.reduce(
      (text, [pattern, instead]) => text.replace(pattern, instead),
      known.reduce((text, secret) => text.replaceAll(secret, withheld), line),
    );
  return pino(
    { level, hooks: { streamWrite }, serializers: { err: errorFields } },
    format === 'json' ? output : readable,
  );
}

/** What discord.js sent stays out of its errors: it holds people's cards, and pictures byte by byte. */
function errorFields(error: Error): object {
  const { requestBody: _, ...fields } = stdSerializers.err(error);
  return fields;
}
