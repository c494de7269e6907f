import { MAX_FILE_SIZE } from '../model/attachments.ts';
import { bitsFor } from '../model/guilds.ts';
import { INTERACTION_TYPES, type Interaction } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { channelJson } from './channel.ts';
import { actingMemberJson } from './guild.ts';
import { messageJson } from './message.ts';

/** The gateway's INTERACTION_CREATE; `data` is what was used: the command, component or modal. */
export function interactionJson(world: World, interaction: Interaction, data: unknown): Record<string, unknown> {
  const { state } = world;
  const guild = state.guilds.get(interaction.guildId);
  const channel = state.channels.get(interaction.channelId);
  const user = state.users.get(interaction.userId);
  const message = state.messages.get(interaction.onMessageId ?? '');
  if (guild === undefined || channel === undefined || user === undefined) {
    throw new Error(`Interaction ${interaction.id} happens on no known server, channel or by no known person.`);
  }
  const permissionsHere = bitsFor(world, channel, user.id);
  return {
    id: interaction.id,
    application_id: state.application.id,
    type: INTERACTION_TYPES[interaction.type],
    token: interaction.token,
    version: 1,
    data,
    guild: { id: guild.id, locale: guild.locale, features: ['COMMUNITY'] },
    guild_id: guild.id,
    guild_locale: guild.locale,
    channel: { ...channelJson(channel), permissions: String(permissionsHere) },
    channel_id: channel.id,
    member: actingMemberJson(guild, user, permissionsHere),
    locale: user.locale,
    app_permissions: String(bitsFor(world, channel, state.application.id)),
    entitlements: [],
    authorizing_integration_owners: { 0: guild.id },
    context: 0,
    attachment_size_limit: MAX_FILE_SIZE,
    ...(message === undefined ? {} : { message: messageJson(world, message) }),
  };
}
