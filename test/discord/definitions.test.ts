import { Locale } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../../src/discord/caller.ts';
import { COMMANDS } from '../../src/discord/definitions.ts';
import { commandBreaches } from '../../src/sandbox/check/commandRules.ts';
import { LANGUAGES } from '../../src/table/index.ts';

/** A command, an option or a choice, as far as people read it. */
interface Read {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Read[];
  readonly choices?: readonly Read[];
}

const commands = COMMANDS as unknown as readonly Read[];

/** Everything below these, each list of things that stand side by side once. */
function levelsOf(side: readonly Read[]): (readonly Read[])[] {
  const below = side.flatMap(({ options, choices }) => [options ?? [], choices ?? []]);
  return [side, ...below.filter((level) => level.length > 0).flatMap(levelsOf)];
}

const levels = levelsOf(commands);
const TRANSLATED = [Locale.German, Locale.French, Locale.Italian];

test('commands are what Discord takes', () => {
  expect(commandBreaches(COMMANDS, 'bulk')).toEqual([]);
});

describe.each(TRANSLATED)('in %s', (locale) => {
  test('everything described is described in it, within 100 characters', () => {
    const described = levels.flat().filter(({ description }) => description !== undefined);
    expect(described.length).toBeGreaterThan(40);
    for (const { name, description, description_localizations: others } of described) {
      expect(others?.[locale], name).toMatch(/^.{4,100}$/u);
      expect(others?.[locale], name).not.toBe(description);
    }
  });

  test('no name stands twice side by side', () => {
    for (const level of levels) {
      const names = level.map(({ name, name_localizations: others }) => others?.[locale] ?? name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test('names are of small letters, at most 32', () => {
    const named = levels.flat().filter(({ description }) => description !== undefined);
    for (const { name_localizations: others = {} } of named) {
      for (const name of Object.values(others)) expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
    }
  });
});

test('each of Discord’s locales is answered in a language of ours', () => {
  const spoken = Object.values(Locale).map((locale) => [locale, languageOf(locale)] as const);
  expect(new Set(spoken.map(([, language]) => language))).toEqual(new Set(LANGUAGES));
  const others = spoken.filter(([, language]) => language !== 'en').map(([locale]) => locale);
  expect(others.sort()).toEqual([...TRANSLATED].sort());
});
