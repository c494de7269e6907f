import { type Context, Hono } from 'hono';
import type { Violations } from '../check/violations.ts';
import { isRefusal, REFUSALS, type Refusal, refuse } from '../model/refusals.ts';
import type { World } from '../model/world.ts';
import { channelRoutes } from './channelRoutes.ts';
import { commandRoutes } from './commandRoutes.ts';
import { NOBODY, type Reply, type Route, refusalJson } from './exchange.ts';
import { identityRoutes } from './identityRoutes.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { type ReadBody, readBody } from './readBody.ts';
import type { RequestLog } from './requestLog.ts';
import { webhookRoutes } from './webhookRoutes.ts';

export interface ApiParts {
  readonly world: World;
  readonly violations: Violations;
  readonly log: RequestLog;
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
  ];
  for (const route of routes) api.on(route.method, `/api/v10${route.path}`, (context) => serve(parts, route, context));
  api.get('/cdn/attachments/:channel/:file/:name', (context) => serveFile(parts.world, context));
  api.notFound((context) => unknownRoute(parts, context));
  api.onError((fault, context) => {
    parts.onFault(fault);
    return context.json({ code: 0, message: '500: Internal Server Error' }, 500);
  });
  return api;
}

async function serve(parts: ApiParts, route: Route, context: Context): Promise<Response> {
  const { world, violations, log } = parts;
  const path = pathOf(context);
  log.begin();
  let read: ReadBody = { body: undefined, files: [] };
  let result: Reply | Refusal = refuse(0);
  try {
    const body = await readBody(context.req.raw);
    if (isRefusal(body)) {
      result = body;
    } else {
      read = body;
      const param = (name: string) => context.req.param(name) ?? '';
      const query = new URL(context.req.url).searchParams;
      const isAllowed =
        route.auth === 'open' || context.req.header('authorization') === `Bot ${world.state.application.token}`;
      result = isAllowed
        ? route.handle({ world, violations, method: route.method, path, query, ...read, param })
        : refuse(40001);
    }
    return respond(context, result);
  } finally {
    log.end({ ...entryOf(result), method: route.method, path, ...logged(read) });
  }
}

function respond(context: Context, result: Reply | Refusal): Response {
  if (isRefusal(result)) return context.json(refusalJson(result), REFUSALS[result.refused].status);
  // A 204 must carry no JSON content type (discord.md, Gateway).
  return result.status === 204 ? context.body(null, 204) : context.json(result.body, result.status);
}

function entryOf(result: Reply | Refusal) {
  return isRefusal(result)
    ? { status: REFUSALS[result.refused].status, code: result.refused, response: refusalJson(result), audience: NOBODY }
    : { status: result.status, code: null, response: result.body, audience: result.audience ?? NOBODY };
}

function logged({ body, files }: ReadBody) {
  return { body, files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) };
}

/** A route that the sandbox doesn't know is a gap in the sandbox, or a mistake of the bot: both must be seen. */
function unknownRoute({ violations }: ApiParts, context: Context): Response {
  const request = `${context.req.method} ${pathOf(context)}`;
  violations.add({ rule: 'unknown-route', message: 'The sandbox has no such route.', where: '', request, body: null });
  return context.json(refusalJson(refuse(0)), 404);
}

function serveFile(world: World, context: Context): Response {
  const file = world.state.files.get(context.req.param('file') ?? '');
  if (file === undefined) return context.text('This content is no longer available.', 404);
  return context.body(Uint8Array.from(file.bytes), 200, { 'content-type': file.type });
}

function pathOf(context: Context): string {
  return context.req.path.replace(/^\/api\/v\d+/, '');
}
