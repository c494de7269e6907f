import type { World } from '../model/world.ts';
import { userJson } from './user.ts';

/** Where the bot's gateway connections go. */
export function gatewayUrl(world: World): string {
  return `${world.origin.url.replace(/^http/, 'ws')}/gateway`;
}

export function botJson(world: World): Record<string, unknown> {
  const bot = world.state.users.get(world.state.application.id);
  if (bot === undefined) throw new Error('The sandbox has lost its bot user.');
  return userJson(bot);
}

export function applicationJson(world: World): Record<string, unknown> {
  return {
    id: world.state.application.id,
    name: 'Molotow',
    icon: null,
    description: '',
    summary: '',
    bot: botJson(world),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    hook: true,
    is_monetized: false,
    integration_types_config: { 0: {} },
    approximate_guild_count: world.state.guilds.size,
    owner: { ...botJson(world), bot: false },
    team: null,
    tags: [],
  };
}
