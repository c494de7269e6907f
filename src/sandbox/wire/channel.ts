import { isThread } from '../model/channels.ts';
import { CHANNEL_TYPES, type Channel } from '../model/state.ts';

/** A channel or thread as Discord's API writes one. */
export function channelJson(channel: Channel): Record<string, unknown> {
  return isThread(channel) ? threadJson(channel) : ordinaryJson(channel);
}

function ordinaryJson(channel: Channel): Record<string, unknown> {
  return {
    id: channel.id,
    type: CHANNEL_TYPES[channel.kind],
    guild_id: channel.guildId,
    name: channel.name,
    position: 0,
    parent_id: channel.parentId,
    topic: null,
    nsfw: false,
    flags: 0,
    last_message_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: channel.overwrites.map(({ id, type, allow, deny }) => ({
      id,
      type: type === 'role' ? 0 : 1,
      allow: String(allow),
      deny: String(deny),
    })),
    ...(channel.kind === 'forum' ? { available_tags: [], default_reaction_emoji: null, default_sort_order: null } : {}),
    ...(channel.kind === 'voice' ? { bitrate: 64_000, user_limit: 0, rtc_region: null } : {}),
  };
}

function threadJson(channel: Channel): Record<string, unknown> {
  return {
    id: channel.id,
    type: CHANNEL_TYPES[channel.kind],
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    owner_id: channel.ownerId,
    flags: 0,
    last_message_id: null,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    rate_limit_per_user: 0,
    thread_metadata: {
      archived: channel.archived,
      auto_archive_duration: 1440,
      archive_timestamp: new Date(0).toISOString(),
      locked: channel.locked,
    },
  };
}
