import { z } from 'zod';
import { CONTRACTS, cardName, parseCard, type Rules, readRules, rulesPatch, type Seed } from '../game/index.ts';
import { END_REASONS, LANGUAGES, PACES, TABLE_ID, type TableEvent } from './table.ts';

/** Version of the lines below and of the meaning of the rules they were played by. */
const LOG_VERSION = 1;

/** A line of a log that can't be read: the table stands still, the line is kept. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

const openedSchema = z.strictObject({
  v: z.literal(LOG_VERSION),
  at: z.int().nonnegative(),
  host: z.int().positive(),
  channel: z.string().min(1),
  language: z.enum(LANGUAGES),
  rules: z.unknown(),
  options: z.strictObject({ pace: z.enum(PACES), takeSeats: z.boolean() }),
  firstDealer: z.int().nonnegative().nullable(),
});

const number = z.coerce.number<string>().pipe(z.int().nonnegative());
const seed = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const tableId = z.string().regex(TABLE_ID);
const totals = z.string().regex(/^-?\d+(,-?\d+)*$/);

const fromHex = (hex: Seed) => Buffer.from(hex, 'hex').toString('base64url');
const toHex = (text: string) => Buffer.from(text, 'base64url').toString('hex');

function encodeOpened({ type: _, rules, ...event }: Extract<TableEvent, { type: 'opened' }>): string {
  return `o ${JSON.stringify({ v: LOG_VERSION, ...event, rules: rulesPatch(rules) })}`;
}

function readRulesOrThrow(input: unknown): Rules {
  const read = readRules(input);
  if ('rules' in read) return read.rules;
  throw new Error(`rules: ${JSON.stringify(read)}`);
}

/** An event as one short line: a card is its two letters, the rest a sign and what belongs to it. */
export function encodeEvent(event: TableEvent): string {
  switch (event.type) {
    case 'opened':
      return encodeOpened(event);
    case 'seated':
      return `+ ${event.seat} ${event.person}`;
    case 'computerSeated':
      return `c ${event.seat}`;
    case 'seatFreed':
      return `- ${event.seat}`;
    case 'hostChanged':
      return `h ${event.host}`;
    case 'ruled':
      return `r ${JSON.stringify(rulesPatch(event.rules))}`;
    case 'started':
      return 's';
    case 'handedOver':
      return `> ${event.seat}`;
    case 'takenBack':
      return `< ${event.seat}`;
    case 'reminded':
      return `? ${event.seat}`;
    case 'missed':
      return `! ${event.seat}`;
    case 'voted':
      return `v ${event.person}`;
    case 'ended':
      return `e ${event.at} ${event.why}`;
    case 'carriedOn':
      return `n ${event.next}`;
    case 'dealt':
      return `d ${fromHex(event.seed)}`;
    case 'announced':
      return `a ${event.contract}`;
    case 'weisKept':
      return `k ${event.seat}`;
    case 'played':
      return cardName(event.card);
    case 'closed':
      return `= ${event.totals.join(',')}`;
  }
}

function decodeOpened(json: string): TableEvent {
  const { v: _, rules, ...opened } = openedSchema.parse(JSON.parse(json));
  return { type: 'opened', ...opened, rules: readRulesOrThrow(rules) };
}

function decode(line: string): TableEvent {
  const card = parseCard(line);
  if (card !== null) return { type: 'played', card };
  const [sign, ...words] = line.split(' ');
  const [first = '', second = ''] = words;
  switch (sign) {
    case 'o':
      return decodeOpened(line.slice(2));
    case '+':
      return { type: 'seated', seat: number.parse(first), person: number.parse(second) };
    case 'c':
      return { type: 'computerSeated', seat: number.parse(first) };
    case '-':
      return { type: 'seatFreed', seat: number.parse(first) };
    case 'h':
      return { type: 'hostChanged', host: number.parse(first) };
    case 'r':
      return { type: 'ruled', rules: readRulesOrThrow(JSON.parse(line.slice(2))) };
    case 's':
      return { type: 'started' };
    case '>':
      return { type: 'handedOver', seat: number.parse(first) };
    case '<':
      return { type: 'takenBack', seat: number.parse(first) };
    case '?':
      return { type: 'reminded', seat: number.parse(first) };
    case '!':
      return { type: 'missed', seat: number.parse(first) };
    case 'v':
      return { type: 'voted', person: number.parse(first) };
    case 'e':
      return { type: 'ended', at: number.parse(first), why: z.enum(END_REASONS).parse(second) };
    case 'n':
      return { type: 'carriedOn', next: tableId.parse(first) };
    case 'd':
      return { type: 'dealt', seed: toHex(seed.parse(first)) };
    case 'a':
      return { type: 'announced', contract: z.enum(CONTRACTS).parse(first) };
    case 'k':
      return { type: 'weisKept', seat: number.parse(first) };
    case '=':
      return { type: 'closed', totals: totals.parse(first).split(',').map(Number) };
    default:
      throw new Error('no such event');
  }
}

/** Reads a line back. Throws DamagedLog for anything `encodeEvent` doesn't write. */
export function decodeEvent(line: string): TableEvent {
  try {
    const event = decode(line);
    // There is one way to write a line, except that fields of JSON may stand in any order.
    if (event.type !== 'opened' && encodeEvent(event) !== line) throw new Error('not written by us');
    return event;
  } catch (cause) {
    throw new DamagedLog(`line ${JSON.stringify(line.slice(0, 60))} can't be read`, { cause });
  }
}
