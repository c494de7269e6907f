/** Visible characters; Discord's own limit. */
const LONGEST = 32;
/** UTF-16 units, so that a name of joined or accented signs can't grow without end: 32 emojis fit. */
const MOST_UNITS = 64;
const NOBODY = '?';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Signs that show nothing or turn the text round; the emoji variation selector alone does no harm. */
const UNSEEN =
  /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;
/** Accents beyond what a language piles up. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** One line, only what can be seen: as it may stand in labels. */
export function plainText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[^\S\uFEFF]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(PILED, '$1')
    .trim();
}

/** A sentence that somebody wrote, as it may stand within a line of a message: whatever is markdown there is escaped. */
export function safeText(raw: string): string {
  return plainText(raw).replace(/[\\*_~`|<>[\]()@:#]/g, '\\$&');
}

function shortened(text: string): string {
  let short = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    count++;
    if (count > LONGEST || short.length + segment.length > MOST_UNITS) break;
    short += segment;
  }
  return short.trim();
}

/**
 * A name as it may stand in labels, which know no markdown: one line, only what can be seen, at most 32 characters,
 * never empty. An at-sign becomes its full-width twin, so that nothing reads as a mention.
 */
export function plainName(raw: string): string {
  const short = shortened(plainText(raw).replaceAll('@', '\uFF20'));
  return /[^\p{M}\p{Z}]/u.test(short) ? short : NOBODY;
}

/** A name as it may stand in a message: besides, its markdown is escaped and its direction stays its own. */
export function safeName(raw: string): string {
  const escaped = plainName(raw).replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return `${FIRST_STRONG_ISOLATE}${escaped}${POP_ISOLATE}`;
}
