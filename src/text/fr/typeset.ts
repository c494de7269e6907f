const NARROW = '\u202f';

/** Before `: ; ! ?` and inside guillemets. */
const SPACES = / (?=[:;!?»])|(?<=«) /g;

/**
 * A catalogue as French is set: its narrow spaces before `: ; ! ?` and inside « » never break. Texts can so be written
 * with ordinary spaces; what functions answer is set too.
 */
export function typeset(texts: unknown): unknown {
  if (typeof texts === 'string') return texts.replace(SPACES, NARROW);
  if (typeof texts === 'function') return (...given: readonly unknown[]) => typeset(texts(...given));
  if (Array.isArray(texts)) return texts.map(typeset);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeset(text)]));
}
