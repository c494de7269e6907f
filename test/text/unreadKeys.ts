/** A part of the program as somebody who could read a catalogue. */
export interface Reader {
  /** All that it names. */
  readonly words: ReadonlySet<string>;
  /** What stands in quotes or as a key of an object: so do the members of lists and unions. */
  readonly members: ReadonlySet<string>;
  /** Of what it takes a member that is worked out: `refusals[refusal]`. */
  readonly indexed: ReadonlySet<string>;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** A field of an interface is declared, not read. */
const DECLARED = /\breadonly \w+\??:/g;

const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, group = '']) => group);

/** A reader made of the text of a file. */
export function readerOf(text: string): Reader {
  const code = text.replace(COMMENTS, '').replace(DECLARED, '');
  const members = [...matches(code, /'([\w-]+)'/g), ...matches(code, /(\w+):/g)];
  const words = [...members, ...matches(code, /(\w+)/g)];
  return { words: new Set(words), members: new Set(members), indexed: new Set(matches(code, /(\w+)\[/g)) };
}

/** Values of fields of the rules: numbers, true and false. */
const isValue = (key: string) => /^(\d+|true|false)$/.test(key);

function pathsOf(part: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return [path];
  return Object.entries(part).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

function isRead(path: readonly string[], readers: readonly Reader[]): boolean {
  const isIndexed = (name: string) => readers.some(({ indexed }) => indexed.has(name));
  const [key = '', parent = key, above = parent] = path.toReversed();
  // `options[name].description` is read as a part of `options`.
  const wholes = isIndexed(above) ? [parent, above] : [parent];
  if (isValue(key)) return true;
  if (readers.some(({ words }) => words.has(key) && wholes.some((whole) => words.has(whole)))) return true;
  return wholes.some(isIndexed) && readers.some(({ members }) => members.has(key));
}

/**
 * Keys of a catalogue that nobody reads, as paths. Read is what some reader names together with what it is part of, or
 * what may be worked out there.
 */
export function unreadKeys(catalogue: unknown, readers: readonly Reader[]): string[] {
  return pathsOf(catalogue, [])
    .filter((path) => !isRead(path, readers))
    .map((path) => path.join('.'));
}
