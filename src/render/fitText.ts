const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Controls, line ends, marks that turn the writing direction, and what stands on no keyboard: none of them is part of a name. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** More than two marks on one letter would run into the next line. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Text with a person's name in it, as it is drawn and read out: ornamental letters become plain ones, invisible characters go. */
export function cleanText(name: string): string {
  return name.normalize('NFKC').replace(UNSEEN, '').replace(PILED_MARKS, '$1').replace(/\s+/gu, ' ').trim();
}

/** `text`, or as much of its start as fits `width` with an ellipsis; whole graphemes only. */
export function fitText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const graphemes = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
  let [fits, tooMany] = [0, graphemes.length];
  while (tooMany - fits > 1) {
    const count = (fits + tooMany) >> 1;
    if (measure(shortened(graphemes, count)) <= width) fits = count;
    else tooMany = count;
  }
  return shortened(graphemes, fits);
}

const shortened = (graphemes: readonly string[], count: number) => `${graphemes.slice(0, count).join('').trimEnd()}…`;
