import type { Message, State, StoredFile } from '../model/state.ts';
import type { World } from '../model/world.ts';

/** Grows when an older sandbox's file can't be read any more. */
export const VERSION = 1;

/**
 * The world as a JSON text, without the bytes of its files. Ephemeral messages that no living token can reach are left
 * out, as a client forgets them when it starts anew (discord.md, Interactions).
 */
export function toJson({ state, origin }: World): string {
  const interactions = [...state.interactions.values()];
  const reachable = new Set(interactions.flatMap(({ id, originalId }) => [id, originalId]));
  const isKept = (message: Message) =>
    message.visibleTo === null ||
    (!message.dismissed && (reachable.has(message.id) || reachable.has(message.cause?.interactionId ?? '')));
  return JSON.stringify(
    {
      version: VERSION,
      origin: origin.url,
      application: state.application,
      users: [...state.users.values()],
      guilds: [...state.guilds.values()],
      channels: [...state.channels.values()],
      messages: state.messages.all().filter(isKept),
      files: keptFiles(state).map(({ bytes: _, ...file }) => file),
      interactions,
      commands: [...state.commands],
      emojis: [...state.emojis.values()],
    },
    plain,
  );
}

/** Permissions are bigints, members a map by user. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Map ? [...value.values()] : value;
}

/** The uploads that messages still hold. */
export function keptFiles({ files, gone }: State): readonly StoredFile[] {
  return [...files.values()].filter(({ id }) => !gone.has(id));
}
