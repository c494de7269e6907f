import { type BaseInteraction, GuildMember, type Locale, PermissionFlagsBits } from 'discord.js';
import type { Caller } from '../commands/index.ts';
import { LANGUAGES, type Language, type Preferences, readingLanguage } from '../table/index.ts';
import { missingForThread } from './missingPermissions.ts';

/** Our language for a Discord locale; English for those we don't speak. */
export function languageOf(locale: Locale | `${Locale}`): Language {
  const [short = ''] = locale.split('-');
  return LANGUAGES.find((language) => language === short) ?? 'en';
}

function nameOf({ member, user }: BaseInteraction): string {
  if (member instanceof GuildMember) return member.displayName;
  return member?.nick ?? user.globalName ?? user.username;
}

function roleOf({ memberPermissions }: BaseInteraction): Caller['role'] {
  if (memberPermissions?.has(PermissionFlagsBits.ManageGuild)) return 'admin';
  return memberPermissions?.has(PermissionFlagsBits.ManageMessages) ? 'moderator' : 'person';
}

/** Who asks; null outside a server, where there are no tables. */
export function callerOf(interaction: BaseInteraction, preferences: Preferences): Caller | null {
  const { guildId, channelId, channel, user } = interaction;
  if (guildId === null || channelId === null) return null;
  const discords = languageOf(interaction.locale);
  return {
    server: guildId,
    channel: channelId,
    parent: channel?.isThread() ? channel.parentId : null,
    lacksForThread: missingForThread(interaction),
    person: { id: user.id, name: nameOf(interaction) },
    language: readingLanguage(preferences, discords),
    discords,
    preferences,
    role: roleOf(interaction),
  };
}
