import * as z from 'zod';
import { fatal } from '../check/violations.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import type { Emoji } from '../model/state.ts';
import { botJson } from '../wire/application.ts';
import { judge } from './accept.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route } from './exchange.ts';

const ALL = '/applications/:application/emojis';
const ONE = `${ALL}/:emoji`;
const MAX_EMOJIS = 2000;
const MAX_BYTES = 256 * 1024;

/** The application's own emojis (discord.md, Components): they need no permission on any server. */
export const emojiRoutes: readonly Route[] = [
  { method: 'GET', path: ALL, auth: 'bot', handle: list },
  { method: 'POST', path: ALL, auth: 'bot', handle: create },
  { method: 'GET', path: ONE, auth: 'bot', handle: get },
  { method: 'PATCH', path: ONE, auth: 'bot', handle: rename },
  { method: 'DELETE', path: ONE, auth: 'bot', handle: remove },
];

const nameSchema = z.string().regex(/^\w{2,32}$/);
const createSchema = z.strictObject({
  name: nameSchema,
  image: z.string().regex(/^data:image\/(png|jpe?g|gif|webp);base64,/),
});
const renameSchema = z.strictObject({ name: nameSchema });

function list(call: Call): Reply {
  return ok({ items: [...call.world.state.emojis.values()].map((emoji) => emojiJson(call, emoji)) });
}

function create(call: Call): Reply | Refusal {
  const { emojis } = call.world.state;
  const body = read(call, createSchema);
  if (isRefusal(body)) return body;
  if (emojis.size >= MAX_EMOJIS) return refuse(30008);
  const bytes = Buffer.from(body.image.slice(body.image.indexOf(',') + 1), 'base64').length;
  if (bytes > MAX_BYTES) return rejected(call, 'image', `${bytes} of at most ${MAX_BYTES} bytes.`);
  if (isTaken(call, body.name)) return rejected(call, 'name', `The name ${body.name} is taken.`);
  const animated = body.image.startsWith('data:image/gif');
  const emoji = { id: call.world.nextId(), name: body.name, animated, image: body.image };
  emojis.set(emoji.id, emoji);
  call.world.emit({ type: 'bot-changed' });
  return { status: 201, body: emojiJson(call, emoji) };
}

function get(call: Call): Reply | Refusal {
  const emoji = call.world.state.emojis.get(call.param('emoji'));
  return emoji === undefined ? refuse(10014) : ok(emojiJson(call, emoji));
}

function rename(call: Call): Reply | Refusal {
  const emoji = call.world.state.emojis.get(call.param('emoji'));
  if (emoji === undefined) return refuse(10014);
  const body = read(call, renameSchema);
  if (isRefusal(body)) return body;
  if (isTaken(call, body.name)) return rejected(call, 'name', `The name ${body.name} is taken.`);
  const renamed = { ...emoji, name: body.name };
  call.world.state.emojis.set(emoji.id, renamed);
  call.world.emit({ type: 'bot-changed' });
  return ok(emojiJson(call, renamed));
}

function remove(call: Call): Reply | Refusal {
  if (!call.world.state.emojis.delete(call.param('emoji'))) return refuse(10014);
  call.world.emit({ type: 'bot-changed' });
  return NO_CONTENT;
}

function read<T>(call: Call, schema: z.ZodType<T>): T | Refusal {
  const result = schema.safeParse(call.body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return rejected(call, issue?.path.join('.') ?? '', issue?.message ?? 'invalid');
}

function rejected(call: Call, where: string, message: string): Refusal {
  return judge(call, call.body, [fatal('emoji', where, message)]) ?? refuse(50035);
}

function isTaken(call: Call, name: string): boolean {
  return [...call.world.state.emojis.values()].some((emoji) => emoji.name === name);
}

function emojiJson(call: Call, { id, name, animated }: Emoji): Record<string, unknown> {
  return {
    id,
    name,
    animated,
    available: true,
    managed: false,
    require_colons: true,
    roles: [],
    user: botJson(call.world),
  };
}
