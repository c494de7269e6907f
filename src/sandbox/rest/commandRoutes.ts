import * as z from 'zod';
import { commandBreaches } from '../check/commandRules.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import type { Command, CommandBody } from '../model/state.ts';
import { judge } from './accept.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route } from './exchange.ts';

const GLOBAL = '/applications/:application/commands';
const OF_GUILD = '/applications/:application/guilds/:guild/commands';

export const commandRoutes: readonly Route[] = [GLOBAL, OF_GUILD].flatMap((path): readonly Route[] => [
  { method: 'GET', path, auth: 'bot', handle: (call) => ok(commandsOf(call).map((one) => commandJson(call, one))) },
  { method: 'PUT', path, auth: 'bot', handle: overwrite },
  { method: 'POST', path, auth: 'bot', handle: create },
  { method: 'GET', path: `${path}/:command`, auth: 'bot', handle: get },
  { method: 'PATCH', path: `${path}/:command`, auth: 'bot', handle: change },
  { method: 'DELETE', path: `${path}/:command`, auth: 'bot', handle: remove },
]);

const bodySchema = z.looseObject({ name: z.string() }).transform((body) => body as CommandBody);

/** One bulk overwrite: commands of the same name keep their id, those not named are gone. */
function overwrite(call: Call): Reply | Refusal {
  const refusal = unknownGuild(call) ?? judge(call, call.body, commandBreaches(call.body, 'bulk'));
  if (refusal !== null) return refusal;
  const commands = z
    .array(bodySchema)
    .parse(call.body)
    .map((body) => registered(call, body));
  keep(call, commands);
  return ok(commands.map((command) => commandJson(call, command)));
}

function create(call: Call): Reply | Refusal {
  const refusal = unknownGuild(call) ?? judge(call, call.body, commandBreaches(call.body, 'create'));
  if (refusal !== null) return refusal;
  const command = registered(call, bodySchema.parse(call.body));
  return { ...replace(call, command), status: 201 };
}

function get(call: Call): Reply | Refusal {
  const command = wantedCommand(call);
  return isRefusal(command) ? command : ok(commandJson(call, command));
}

function change(call: Call): Reply | Refusal {
  const command = wantedCommand(call);
  if (isRefusal(command)) return command;
  const refusal = judge(call, call.body, commandBreaches(call.body, 'patch'));
  if (refusal !== null) return refusal;
  const body = { ...command.body, ...z.looseObject({}).parse(call.body) };
  return replace(call, { ...command, body, version: call.world.nextId() });
}

function remove(call: Call): Reply | Refusal {
  const command = wantedCommand(call);
  if (isRefusal(command)) return command;
  keep(
    call,
    commandsOf(call).filter(({ id }) => id !== command.id),
  );
  return NO_CONTENT;
}

function replace(call: Call, command: Command): Reply {
  const others = commandsOf(call).filter(({ id }) => id !== command.id);
  keep(call, [...others, command]);
  return ok(commandJson(call, command));
}

function keep(call: Call, commands: readonly Command[]): void {
  call.world.state.commands.set(scopeOf(call), commands);
  call.world.emit({ type: 'bot-changed' });
}

function registered(call: Call, body: CommandBody): Command {
  const before = commandsOf(call).find((command) => sameCommand(command.body, body));
  const guildId = scopeOf(call) === 'global' ? null : scopeOf(call);
  return { id: before?.id ?? call.world.nextId(), guildId, version: call.world.nextId(), body };
}

function sameCommand(one: CommandBody, other: CommandBody): boolean {
  return one.name === other.name && (one.type ?? 1) === (other.type ?? 1);
}

function wantedCommand(call: Call): Command | Refusal {
  return commandsOf(call).find(({ id }) => id === call.param('command')) ?? refuse(10063);
}

function commandsOf(call: Call): readonly Command[] {
  return call.world.state.commands.get(scopeOf(call)) ?? [];
}

function scopeOf(call: Call): string {
  return call.path.includes('/guilds/') ? call.param('guild') : 'global';
}

function unknownGuild(call: Call): Refusal | null {
  const scope = scopeOf(call);
  return scope === 'global' || call.world.state.guilds.has(scope) ? null : refuse(50001);
}

function commandJson(call: Call, { id, guildId, version, body }: Command): Record<string, unknown> {
  const permissions = body.default_member_permissions;
  return {
    type: 1,
    nsfw: false,
    contexts: null,
    integration_types: [0],
    name_localizations: null,
    description_localizations: null,
    options: [],
    ...body,
    default_member_permissions: permissions === undefined || permissions === null ? null : String(permissions),
    id,
    version,
    application_id: call.world.state.application.id,
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
}
