import { type Refusal, refuse } from '../model/refusals.ts';
import type { World } from '../model/world.ts';
import { applicationJson, botJson, gatewayUrl } from '../wire/application.ts';
import { channelJson } from '../wire/channel.ts';
import { guildJson, memberJson, roleJson } from '../wire/guild.ts';
import { userJson } from '../wire/user.ts';
import { type Call, ok, type Reply, type Route } from './exchange.ts';

/** Who the bot is, where it is, and where the gateway is. */
export function identityRoutes(shards: number): readonly Route[] {
  return [
    { method: 'GET', path: '/gateway', auth: 'open', handle: ({ world }) => ok({ url: gatewayUrl(world) }) },
    { method: 'GET', path: '/gateway/bot', auth: 'bot', handle: ({ world }) => ok(gatewayJson(world, shards)) },
    { method: 'GET', path: '/users/@me', auth: 'bot', handle: ({ world }) => ok(botJson(world)) },
    { method: 'GET', path: '/applications/@me', auth: 'bot', handle: ({ world }) => ok(applicationJson(world)) },
    { method: 'GET', path: '/oauth2/applications/@me', auth: 'bot', handle: ({ world }) => ok(applicationJson(world)) },
    { method: 'GET', path: '/users/:user', auth: 'bot', handle: user },
    { method: 'GET', path: '/guilds/:guild', auth: 'bot', handle: guild },
    { method: 'GET', path: '/guilds/:guild/channels', auth: 'bot', handle: channels },
    { method: 'GET', path: '/guilds/:guild/roles', auth: 'bot', handle: roles },
    { method: 'GET', path: '/guilds/:guild/members/:user', auth: 'bot', handle: member },
  ];
}

function gatewayJson(world: World, shards: number): Record<string, unknown> {
  const limit = { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 16 };
  return { url: gatewayUrl(world), shards, session_start_limit: limit };
}

function user({ world, param }: Call): Reply | Refusal {
  const found = world.state.users.get(param('user'));
  return found === undefined ? refuse(10013) : ok(userJson(found));
}

function guild({ world, param }: Call): Reply | Refusal {
  const found = world.state.guilds.get(param('guild'));
  return found === undefined ? refuse(10004) : ok(guildJson(found));
}

function channels({ world, param }: Call): Reply | Refusal {
  const found = world.state.guilds.get(param('guild'));
  if (found === undefined) return refuse(10004);
  const ofGuild = [...world.state.channels.values()].filter(({ guildId }) => guildId === found.id);
  return ok(ofGuild.map(channelJson));
}

function roles({ world, param }: Call): Reply | Refusal {
  const found = world.state.guilds.get(param('guild'));
  return found === undefined ? refuse(10004) : ok(found.roles.map(roleJson));
}

function member({ world, param }: Call): Reply | Refusal {
  const found = world.state.guilds.get(param('guild'));
  const wanted = world.state.users.get(param('user'));
  if (found === undefined || wanted === undefined) return refuse(found === undefined ? 10004 : 10013);
  const membership = found.members.get(wanted.id);
  return membership === undefined ? refuse(10007) : ok(memberJson(membership, wanted));
}
