import type { World } from '../model/world.ts';
import type { Located } from './located.ts';
import { type Breach, fatal } from './violations.ts';

/** A flag, a keycap, or pictures joined into one, each perhaps with a skin tone. Discord takes ♠ as well as ♠️. */
const UNICODE_EMOJI =
  /^(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\p{ExtPict}\uFE0F?\p{EMod}?(?:\u200D\p{ExtPict}\uFE0F?\p{EMod}?)*)$/u;

/** Emojis on components must be the application's own or real Unicode ones (COMPONENT_INVALID_EMOJI). */
export function emojiBreaches(world: World, all: readonly Located[]): readonly Breach[] {
  return all.flatMap(({ component, where }) => [
    ...(component.emoji ? one(world, component.emoji, `${where}.emoji`) : []),
    ...(component.options ?? []).flatMap(({ emoji }, at) =>
      emoji ? one(world, emoji, `${where}.options[${at}].emoji`) : [],
    ),
  ]);
}

function one(
  world: World,
  emoji: { readonly id?: string | null | undefined; readonly name?: string | null | undefined },
  where: string,
): readonly Breach[] {
  const isKnown = emoji.id ? world.state.emojis.has(emoji.id) : UNICODE_EMOJI.test(emoji.name ?? '');
  return isKnown ? [] : [fatal('emoji', where, `Invalid emoji ${emoji.id ?? emoji.name}.`)];
}
