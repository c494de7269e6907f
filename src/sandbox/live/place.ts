import { may } from '../model/guilds.ts';
import type { Guild, User } from '../model/state.ts';
import type { Stage } from '../people/interact.ts';
import { isOffered } from '../people/reach.ts';
import type { Offer, PageChannel, PagePerson, Place } from './protocol.ts';

/** The type of commands that are typed; others hang on menus. */
const SLASH = 1;

/** The place as this person's client shows it: what they may not see isn't in it. Null once the server is gone. */
export function placeFor(
  { world, gateway }: Stage,
  me: User,
  home: { guildId: string; offer: Offer | null },
): Place | null {
  const { state } = world;
  const guild = state.guilds.get(home.guildId);
  if (guild === undefined) return null;
  const bot = state.users.get(state.application.id);
  const channels = [...state.channels.values()].filter(
    (channel) => channel.guildId === guild.id && may(world, channel, { userId: me.id, permission: 'ViewChannel' }),
  );
  const commands = [...(state.commands.get(guild.id) ?? []), ...(state.commands.get('global') ?? [])].filter(
    (command) =>
      (command.body.type ?? SLASH) === SLASH &&
      channels.some((channel) => isOffered(world, channel, { user: me, command })),
  );
  return {
    guild: guild.name,
    me: pagePerson(me),
    people: peopleOf(world.state.users, guild).map(pagePerson),
    application: { id: state.application.id, name: bot?.name ?? '', online: gateway.connected() > 0 },
    channels: channels.map(({ id, kind, name, parentId }): PageChannel => ({ id, kind, name, parentId })),
    commands: commands.map(({ body }) => body),
    emojis: [...state.emojis.values()].map(({ id, name }) => ({ id, name })),
    offer: home.offer,
  };
}

/** The members that somebody can be: neither the bot nor the absent owner. */
export function peopleOf(users: ReadonlyMap<string, User>, guild: Guild): readonly User[] {
  return [...guild.members.keys()].flatMap((id) => {
    const user = users.get(id);
    return user === undefined || user.bot || id === guild.ownerId ? [] : [user];
  });
}

function pagePerson({ id, name, locale }: User): PagePerson {
  return { id, name, locale };
}
