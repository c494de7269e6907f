import type { User } from '../model/state.ts';

/** A user as Discord's API writes one. */
export function userJson(user: User): Record<string, unknown> {
  return {
    id: user.id,
    username: user.name,
    discriminator: '0',
    global_name: user.bot ? null : user.name,
    avatar: null,
    bot: user.bot,
    system: false,
    banner: null,
    accent_color: null,
    flags: 0,
    public_flags: 0,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    ...(user.bot ? { verified: true, mfa_enabled: true, email: null, locale: user.locale } : {}),
  };
}
