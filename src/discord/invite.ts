import { OAuth2Scopes, PermissionFlagsBits } from 'discord.js';

/** What the bot uses, and no more (discord.md, Interactions and hands). */
const PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.AttachFiles;

/** The page on which somebody takes the bot into their server. */
export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: PERMISSIONS.toString(),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
