/**
 * Discord's markdown as a tree. Nothing of it is HTML: `markdownView.js` makes nodes of it.
 * @typedef {{ readonly type: 'text', readonly text: string }} Text
 * @typedef {{ readonly type: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler' | 'quote' | 'small' | 'paragraph', readonly children: readonly Mark[] }} Wrapping
 * @typedef {{ readonly type: 'heading', readonly level: number, readonly children: readonly Mark[] }} Heading
 * @typedef {{ readonly type: 'list', readonly start: number | null, readonly items: readonly (readonly Mark[])[] }} List
 * @typedef {{ readonly type: 'code' | 'codeBlock', readonly text: string }} Code
 * @typedef {{ readonly type: 'link', readonly url: string, readonly children: readonly Mark[] }} Link
 * @typedef {{ readonly type: 'time', readonly unix: number, readonly style: string }} Time
 * @typedef {{ readonly type: 'person' | 'channel' | 'role', readonly id: string }} Mention
 * @typedef {{ readonly type: 'emoji', readonly id: string, readonly name: string }} Emoji
 * @typedef {{ readonly type: 'command' | 'everyone', readonly name: string }} Named
 * @typedef {Text | Wrapping | Heading | List | Code | Link | Time | Mention | Emoji | Named} Mark
 */

/** Nobody writes marks within marks deeper than this; a text made to hurt does. */
const DEEPEST = 10;

/**
 * What may stand at a place of a line, tried in this order: the pattern, and what it means; `depth` counts what it stands in.
 * @type {readonly { readonly pattern: RegExp, readonly mark: (match: RegExpExecArray, depth: number) => Mark }[]}
 */
const INLINE = [
  { pattern: /\\([^0-9A-Za-z\s])/y, mark: ([, text = '']) => ({ type: 'text', text }) },
  {
    pattern: /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y,
    mark: ([, , text = '']) => ({ type: 'code', text: text.trim() || text }),
  },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    mark: ([, unix, style = 'f']) => ({ type: 'time', unix: Number(unix), style }),
  },
  { pattern: /<@!?(\d+)>/y, mark: ([, id = '']) => ({ type: 'person', id }) },
  { pattern: /<@&(\d+)>/y, mark: ([, id = '']) => ({ type: 'role', id }) },
  { pattern: /<#(\d+)>/y, mark: ([, id = '']) => ({ type: 'channel', id }) },
  { pattern: /<\/([^:>]{1,100}):\d+>/y, mark: ([, name = '']) => ({ type: 'command', name: `/${name}` }) },
  { pattern: /<a?:(\w{2,32}):(\d+)>/y, mark: ([, name = '', id = '']) => ({ type: 'emoji', name, id }) },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, mark: ([, url = '']) => link(url) },
  {
    pattern: /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y,
    mark: ([, text = '', url = ''], depth) => ({ type: 'link', url, children: inline(text, depth + 1) }),
  },
  { pattern: /https?:\/\/[^\s<]+[^<.,:;"'\]\s)*_|~]/y, mark: ([url]) => link(url) },
  { pattern: /@(everyone|here)\b/y, mark: ([name]) => ({ type: 'everyone', name }) },
  wrapping('strong', /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y),
  wrapping('underline', /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y),
  wrapping('em', /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?(?<!\s))\*(?!\*)/y),
  wrapping('em', /(?<!\w)_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y),
  wrapping('strike', /~~([\s\S]+?)~~(?!~)/y),
  wrapping('spoiler', /\|\|([\s\S]+?)\|\|/y),
];

/**
 * @param {Wrapping['type']} type
 * @param {RegExp} pattern
 */
function wrapping(type, pattern) {
  /** @param {RegExpExecArray} match @param {number} depth @returns {Mark} */
  const mark = ([, inner = ''], depth) => ({ type, children: inline(inner, depth + 1) });
  return { pattern, mark };
}

/** @param {string} url @returns {Link} */
function link(url) {
  return { type: 'link', url, children: [{ type: 'text', text: url }] };
}

/**
 * @param {string} source one or more lines without blocks in them
 * @param {number} depth
 * @returns {readonly Mark[]}
 */
function inline(source, depth = 0) {
  if (depth > DEEPEST) return [{ type: 'text', text: source }];
  /** @type {Mark[]} */
  const marks = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') marks.push({ type: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < source.length; ) {
    const found = firstMatch(source, at, depth);
    if (found === null) {
      plain += source[at];
      at += 1;
      continue;
    }
    const { mark, length } = found;
    if (mark.type === 'text') plain += mark.text;
    else {
      flush();
      marks.push(mark);
    }
    at += length;
  }
  flush();
  return marks;
}

/** Characters at which anything but plain text can begin. */
const SPECIAL = /[\\`<[h@*_~|]/;

/** @param {string} source @param {number} at @param {number} depth */
function firstMatch(source, at, depth) {
  if (!SPECIAL.test(source[at] ?? '')) return null;
  for (const { pattern, mark } of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { mark: mark(match, depth), length: match[0].length };
  }
  return null;
}

/**
 * What a line may begin: each takes as many lines as belong to it.
 * @type {readonly { readonly pattern: RegExp, readonly take: (lines: readonly string[], match: RegExpExecArray) => { mark: Mark, used: number } }[]}
 */
const BLOCKS = [
  {
    pattern: /^(#{1,3})\s+(.+)/,
    take: (_, [, marks = '', text = '']) => one({ type: 'heading', level: marks.length, children: inline(text) }),
  },
  { pattern: /^-#\s+(.+)/, take: (_, [, text = '']) => one({ type: 'small', children: inline(text) }) },
  {
    pattern: /^>>>\s?/,
    take: (lines) => ({ mark: quote([lines.join('\n').replace(/^>>>\s?/, '')]), used: lines.length }),
  },
  { pattern: /^>\s(.*)/, take: (lines) => takeWhile(lines, /^>\s(.*)/, quote) },
  { pattern: /^\s*(?:[-*]|\d{1,9}\.)\s+\S/, take: takeList },
];

/** A quote holds no quotes. */
const IN_QUOTES = BLOCKS.filter(({ pattern }) => !pattern.source.startsWith('^>'));

/** @param {Mark} mark */
function one(mark) {
  return { mark, used: 1 };
}

/** @param {readonly string[]} inner @returns {Mark} */
function quote(inner) {
  return { type: 'quote', children: parseMarkdown(inner.join('\n'), IN_QUOTES) };
}

/**
 * @param {readonly string[]} lines
 * @param {RegExp} pattern
 * @param {(inner: readonly string[]) => Mark} make
 */
function takeWhile(lines, pattern, make) {
  const end = lines.findIndex((line) => !pattern.test(line));
  const taken = end < 0 ? lines : lines.slice(0, end);
  return { mark: make(taken.map((line) => pattern.exec(line)?.[1] ?? '')), used: taken.length };
}

const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)/;

/**
 * Items of one depth, each with its deeper lines as a list of its own.
 * @param {readonly string[]} lines
 */
function takeList(lines) {
  const [, indent = '', bullet = ''] = ITEM.exec(lines[0] ?? '') ?? [];
  /** @type {string[][]} */
  const items = [];
  let used = 0;
  for (const line of lines) {
    const [, depth = '', , text = ''] = ITEM.exec(line) ?? [];
    const isDeeper = items.length > 0 && /^\s{2,}\S/.test(line) && (/^\s*/.exec(line)?.[0].length ?? 0) > indent.length;
    if (isDeeper) items.at(-1)?.push(line);
    else if (ITEM.test(line) && depth.length <= indent.length) items.push([text]);
    else break;
    used += 1;
  }
  const start = /\d/.test(bullet) ? Number.parseInt(bullet, 10) : null;
  /** @type {Mark} */
  const mark = { type: 'list', start, items: items.map(itemMarks) };
  return { mark, used };
}

/** @param {readonly string[]} lines */
function itemMarks([first = '', ...deeper]) {
  return deeper.length === 0 ? inline(first) : [...inline(first), ...parseMarkdown(deeper.join('\n'))];
}

/**
 * @param {string} source
 * @param {typeof BLOCKS} kinds of blocks that may stand here
 * @returns {readonly Mark[]}
 */
export function parseMarkdown(source, kinds = BLOCKS) {
  // Code blocks first: nothing in them means anything.
  const fence = /```(?:[\w+-]*\n)?([\s\S]*?)\n?```/.exec(source);
  if (fence && fence[1] !== '') {
    const before = source.slice(0, fence.index).replace(/\n$/, '');
    const after = source.slice(fence.index + fence[0].length).replace(/^\n/, '');
    return [...blocks(before, kinds), { type: 'codeBlock', text: fence[1] ?? '' }, ...parseMarkdown(after, kinds)];
  }
  return blocks(source, kinds);
}

/** @param {string} source @param {typeof BLOCKS} kinds @returns {readonly Mark[]} */
function blocks(source, kinds) {
  if (source === '') return [];
  const lines = source.split('\n');
  /** @type {Mark[]} */
  const marks = [];
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    if (plain.length > 0) marks.push({ type: 'paragraph', children: inline(plain.join('\n')) });
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const rest = lines.slice(at);
    const block = kinds.find(({ pattern }) => pattern.test(rest[0] ?? ''));
    const match = block?.pattern.exec(rest[0] ?? '');
    if (!block || !match) {
      plain.push(rest[0] ?? '');
      at += 1;
      continue;
    }
    flush();
    const { mark, used } = block.take(rest, match);
    marks.push(mark);
    at += used;
  }
  flush();
  return marks;
}
