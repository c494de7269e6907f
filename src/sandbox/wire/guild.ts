import { isThread } from '../model/channels.ts';
import { may } from '../model/guilds.ts';
import type { Guild, Member, Role, User } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { channelJson } from './channel.ts';
import { userJson } from './user.ts';

export function roleJson(role: Role): Record<string, unknown> {
  return {
    id: role.id,
    name: role.name,
    permissions: String(role.permissions),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: 0,
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

export function memberJson(member: Member, user: User): Record<string, unknown> {
  return {
    user: userJson(user),
    nick: null,
    avatar: null,
    banner: null,
    roles: member.roleIds,
    joined_at: new Date(member.joinedAt).toISOString(),
    premium_since: null,
    communication_disabled_until: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
  };
}

/** The member of an interaction: with the permissions that hold in its channel. */
export function actingMemberJson(guild: Guild, user: User, permissionsHere: bigint): Record<string, unknown> {
  const member = guild.members.get(user.id);
  if (member === undefined) throw new Error(`${user.name} acts on ${guild.name} without being a member.`);
  return { ...memberJson(member, user), permissions: String(permissionsHere) };
}

/** A server as `GET /guilds/:id` answers. */
export function guildJson(guild: Guild): Record<string, unknown> {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    roles: guild.roles.map(roleJson),
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    features: ['COMMUNITY'],
    emojis: [],
    stickers: [],
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    application_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    max_members: 500_000,
    max_presences: null,
    max_video_channel_users: 25,
  };
}

/**
 * A server as the gateway's GUILD_CREATE carries it. Bots get every channel, also those they may not view, but of the
 * members only themselves: the members' list is privileged.
 */
export function guildCreateJson(world: World, guild: Guild): Record<string, unknown> {
  const channels = [...world.state.channels.values()].filter(({ guildId }) => guildId === guild.id);
  const bot = world.state.users.get(world.state.application.id);
  const member = guild.members.get(world.state.application.id);
  return {
    ...guildJson(guild),
    joined_at: new Date(member?.joinedAt ?? 0).toISOString(),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: bot === undefined || member === undefined ? [] : [memberJson(member, bot)],
    channels: channels.filter((channel) => !isThread(channel)).map(channelJson),
    threads: channels
      .filter(
        (channel) =>
          isThread(channel) && may(world, channel, { userId: world.state.application.id, permission: 'ViewChannel' }),
      )
      .map(channelJson),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
