import { addMember } from '../model/guilds.ts';
import type { Permission } from '../model/permissions.ts';
import type { Guild, User } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { peopleOf } from './place.ts';
import { LOCALES } from './protocol.ts';

type Locale = (typeof LOCALES)[number];

/** Who is there from the start: one who may set the server's options, and one who speaks another language, to show that everybody is answered in their own. */
const HOST = 'Anna';
const GUESTS = ['Beat', 'Carla'] as const;
const FOREIGNER = 'Dario';

/** Discord's locale for a browser's language: `de-CH` → `de`, `en` → `en-US`. */
function localeFor(language: string): Locale {
  const wanted = language.toLowerCase();
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted);
  return exact ?? LOCALES.find((locale) => locale.slice(0, 2) === wanted.slice(0, 2)) ?? 'en-US';
}

/** The person of this name, who joins in this language if nobody is called so; without a name the first. */
export function personCalled(world: World, guildId: string, who: { name: string | null; language: string }): User {
  const locale = localeFor(who.language);
  if (peopleOf(world.state.users, guildIn(world, guildId)).length === 0) populate(world, guildId, locale);
  const people = peopleOf(world.state.users, guildIn(world, guildId));
  const found = who.name === null ? people[0] : people.find(({ name }) => name === who.name);
  return found ?? join(world, guildId, { name: who.name ?? HOST, locale });
}

interface Joining {
  readonly name: string;
  readonly locale: string;
  /** Beyond what everybody may do. */
  readonly extra?: readonly Permission[];
}

/** A new person joins the server. */
function join(world: World, guildId: string, { name, locale, extra = [] }: Joining): User {
  const user = { id: world.nextId(), name, bot: false, locale };
  addMember(world, guildIn(world, guildId), { user, extra });
  return user;
}

export function setLocale(world: World, guildId: string, { user, locale }: { user: User; locale: string }): void {
  world.state.users.set(user.id, { ...user, locale });
  world.emit({ type: 'guild-changed', guild: guildIn(world, guildId) });
}

function populate(world: World, guildId: string, locale: Locale): void {
  join(world, guildId, { name: HOST, locale, extra: ['ManageGuild', 'ManageChannels'] });
  for (const name of GUESTS) join(world, guildId, { name, locale });
  join(world, guildId, { name: FOREIGNER, locale: locale === 'de' ? 'en-US' : 'de' });
}

function guildIn({ state }: World, id: string): Guild {
  const guild = state.guilds.get(id);
  if (guild === undefined) throw new Error('The sandbox has lost its server.');
  return guild;
}
