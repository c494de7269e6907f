import { type Context, Hono } from 'hono';
import type { Violations } from '../check/violations.ts';
import { isRefusal, REFUSALS, type Refusal, refuse } from '../model/refusals.ts';
import type { World } from '../model/world.ts';
import { channelRoutes } from './channelRoutes.ts';
import { commandRoutes } from './commandRoutes.ts';
import { emojiRoutes } from './emojiRoutes.ts';
import { NOBODY, type Reply, type Route, refusalJson } from './exchange.ts';
import { identityRoutes } from './identityRoutes.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { GLOBAL, type RateLimits } from './rateLimits.ts';
import { type ReadBody, readBody } from './readBody.ts';
import type { LoggedRequest, RequestLog } from './requestLog.ts';
import { webhookRoutes } from './webhookRoutes.ts';

export interface ApiParts {
  readonly world: World;
  readonly violations: Violations;
  readonly log: RequestLog;
  /** Null: no limits. */
  readonly rateLimits: RateLimits | null;
  readonly shards: number;
  /** Called with what went wrong inside the sandbox itself. */
  readonly onFault: (fault: unknown) => void;
}

/** Discord's REST API v10 as far as a bot of commands and messages needs it, and the addresses of uploaded files. */
export function createApi(parts: ApiParts): Hono {
  const api = new Hono();
  const routes = [
    ...identityRoutes(parts.shards),
    ...interactionRoutes,
    ...webhookRoutes,
    ...messageRoutes,
    ...channelRoutes,
    ...commandRoutes,
    ...emojiRoutes,
  ];
  for (const route of routes) api.on(route.method, `/api/v10${route.path}`, (context) => serve(parts, route, context));
  api.get('/cdn/attachments/:channel/:file/:name', (context) => serveFile(parts.world, context));
  api.get('/cdn/emojis/:emoji', (context) => serveEmoji(parts.world, context));
  api.notFound((context) => unknownRoute(parts, context));
  return api;
}

/** Runs one request and logs it as it was answered, also when the sandbox itself fails (500). */
async function serve(parts: ApiParts, route: Route, context: Context): Promise<Response> {
  const request = { method: route.method, path: pathOf(context) };
  parts.log.begin();
  const read = await readBody(context.req.raw);
  const body: ReadBody = isRefusal(read) ? { body: undefined, files: [] } : read;
  try {
    const result = isRefusal(read) ? read : answer(parts, route, { context, body });
    parts.log.end({ ...request, ...logged(body), ...entryOf(result) });
    return respond(context, result);
  } catch (fault) {
    parts.onFault(new Error(`The sandbox failed at ${request.method} ${request.path}.`, { cause: fault }));
    parts.log.end({ ...request, ...logged(body), status: 500, code: null, response: null, audience: NOBODY });
    return context.json({ code: 0, message: '500: Internal Server Error' }, 500);
  }
}

function answer(parts: ApiParts, route: Route, incoming: { context: Context; body: ReadBody }): Reply | Refusal {
  const { world, violations } = parts;
  const { context, body } = incoming;
  const param = (name: string) => context.req.param(name) ?? '';
  const isBot = context.req.header('authorization') === `Bot ${world.state.application.token}`;
  if (route.auth === 'bot' && !isBot) return refuse(40001);
  const limited = limit(parts, route, context);
  if (limited !== null) return limited;
  const query = new URL(context.req.url).searchParams;
  return route.handle({ world, violations, method: route.method, path: pathOf(context), query, param, ...body });
}

/** Interaction routes don't count against the bot's own limit (discord.md, Rate limits). */
function limit({ rateLimits }: ApiParts, route: Route, context: Context): Refusal | null {
  if (rateLimits === null) return null;
  const limits = [...(route.auth === 'bot' ? [GLOBAL] : []), ...(route.limits ?? [])];
  for (const one of limits) {
    const key = one.per === 'bot' ? '' : (context.req.param(one.per) ?? '');
    const { refusal, headers } = rateLimits.take(one, key);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (refusal !== null) return refusal;
  }
  return null;
}

function respond(context: Context, result: Reply | Refusal): Response {
  if (isRefusal(result)) {
    if (result.retryAfter !== undefined) context.header('retry-after', String(Math.ceil(result.retryAfter)));
    return context.json(refusalJson(result), REFUSALS[result.refused].status);
  }
  // A 204 must carry no JSON content type (discord.md, Gateway).
  return result.status === 204 ? context.body(null, 204) : context.json(result.body, result.status);
}

function entryOf(result: Reply | Refusal): Pick<LoggedRequest, 'status' | 'code' | 'response' | 'audience'> {
  if (!isRefusal(result)) {
    return { status: result.status, code: null, response: result.body, audience: result.audience ?? NOBODY };
  }
  const { status } = REFUSALS[result.refused];
  return { status, code: result.refused, response: refusalJson(result), audience: NOBODY };
}

function logged({ body, files }: ReadBody): Pick<LoggedRequest, 'body' | 'files'> {
  return { body, files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) };
}

/** A route of the API that the sandbox doesn't know is a gap in the sandbox, or a mistake of the bot: both must be seen. */
function unknownRoute({ violations }: ApiParts, context: Context): Response {
  if (!context.req.path.startsWith('/api/')) return context.text('There is nothing here.', 404);
  const request = `${context.req.method} ${pathOf(context)}`;
  violations.add({ rule: 'unknown-route', message: 'The sandbox has no such route.', where: '', request, body: null });
  return context.json(refusalJson(refuse(0)), 404);
}

function serveFile(world: World, context: Context): Response {
  const file = world.state.files.get(context.req.param('file') ?? '');
  return file === undefined ? gone(context) : content(context, file.type, file.bytes);
}

function serveEmoji(world: World, context: Context): Response {
  const image = world.state.emojis.get(context.req.param('emoji') ?? '')?.image;
  const [, type, base64] = /^data:(image\/\w+);base64,(.*)$/.exec(image ?? '') ?? [];
  return type === undefined || base64 === undefined
    ? gone(context)
    : content(context, type, Buffer.from(base64, 'base64'));
}

function gone(context: Context): Response {
  return context.text('This content is no longer available.', 404);
}

/** Uploads may be pages or drawings with scripts in them: opened by themselves they do nothing here. */
function content(context: Context, type: string, bytes: Uint8Array): Response {
  return context.body(Uint8Array.from(bytes), 200, {
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=86400, immutable',
  });
}

function pathOf(context: Context): string {
  return context.req.path.replace(/^\/api\/v\d+/, '');
}
