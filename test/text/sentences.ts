import { rulesFacts } from '../../src/discord/messages/rulesFacts.ts';
import { PRESET_RULES } from '../../src/game/index.ts';
import type { Language } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';

/** Any parameters a sentence may ask for: names, numbers and lists at once. */
const ANYTHING = {
  name: 'N',
  names: ['N', 'M'],
  number: 2,
  count: 2,
  points: 20,
  missing: 2,
  free: 1,
  cards: 3,
  of: 9,
  deals: 9,
  written: ['1', '2'],
  changes: ['N', 'M'],
  fields: ['N', 'M'],
  terms: ['N', 'M'],
  removed: ['N', 'M'],
  channels: ['N', 'M'],
  permissions: ['ViewChannel', 'AttachFiles'],
  end: { limit: 100 },
  slate: 'tens',
};

/** Where the same name stands for something else, or there is but one parameter. */
const SPECIAL: Readonly<Record<string, unknown>> = {
  'table.declared': { name: 'N', points: [20, 50] },
  'rules.removed': { cards: ['N', 'M'] },
  'amounts.points': 2,
  'amounts.tricks': 2,
  'amounts.sticks': 2,
};

function parametersIn(language: Language): unknown {
  const { figures } = rulesFacts(PRESET_RULES.classic, language);
  const known = { ...ANYTHING, figures, deck: textIn(language).decks.swiss };
  return new Proxy(known, { get: (target, key) => Reflect.get(target, key) ?? 'X' });
}

/** Every sentence in a part of a catalogue, with the path to it. */
function sentencesIn(part: unknown, path: string, parameters: unknown): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') {
    const given = SPECIAL[path] ?? parameters;
    return [[path, part(given, given)]];
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    sentencesIn(inner, path === '' ? key : `${path}.${key}`, parameters),
  );
}

/** Every sentence of a language by the path to it, as it is said with some parameters. */
export function sentencesOf(language: Language): ReadonlyMap<string, string> {
  return new Map(sentencesIn(textIn(language), '', parametersIn(language)));
}
