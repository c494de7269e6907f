import { COMPONENT, flatten } from './components.ts';
import type { MessageBody } from './messageBody.ts';
import { has, permissionsIn } from './permissions.ts';
import type { Channel, Guild } from './state.ts';

/** All text in which Discord looks for mentions: the content and the text displays, not embeds (discord.md, Components). */
function mentionableText(body: MessageBody): string {
  const displays = flatten(body.components ?? []).filter(({ type }) => type === COMPONENT.text);
  return [body.content ?? '', ...displays.map(({ content }) => content ?? '')].join('\n');
}

/** The members whom a new message notifies, as `allowed_mentions` narrows it down; without it everything counts. */
export function pingedBy(
  body: MessageBody,
  place: { guild: Guild; channel: Channel; authorId: string },
): readonly string[] {
  const { guild, channel, authorId } = place;
  const text = mentionableText(body);
  const allowed = body.allowed_mentions;
  const allows = (kind: 'users' | 'roles', id: string) =>
    !allowed || (allowed.parse ?? []).includes(kind) || (allowed[kind] ?? []).includes(id);
  const users = idsIn(text, /<@!?(\d+)>/g).filter((id) => guild.members.has(id) && allows('users', id));
  const roles = idsIn(text, /<@&(\d+)>/g).filter((id) => allows('roles', id));
  const ofRoles = [...guild.members.values()].filter(({ roleIds }) => roleIds.some((id) => roles.includes(id)));
  const mayCallAll = has(permissionsIn(guild, channel, authorId), 'MentionEveryone');
  const callsAll =
    /@(everyone|here)/.test(text) && mayCallAll && (!allowed || (allowed.parse ?? []).includes('everyone'));
  const everyone = callsAll ? [...guild.members.keys()] : [];
  return [...new Set([...users, ...ofRoles.map(({ userId }) => userId), ...everyone])];
}

/** The members named in the text, whether notified or not. */
export function mentionedBy(body: MessageBody, guild: Guild): readonly string[] {
  return idsIn(mentionableText(body), /<@!?(\d+)>/g).filter((id) => guild.members.has(id));
}

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, id]) => (id === undefined ? [] : [id]));
}
