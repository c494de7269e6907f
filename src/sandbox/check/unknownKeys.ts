import { pathText } from './where.ts';

/** Keys that the unmodified discord.js puts into every message, meaning nothing by it when false. */
const CLIENT_HABITS: readonly string[] = ['tts', 'enforce_nonce'];
/** Keys of the client's own attachment objects, which it sends along when one is kept in an edit. */
const CLIENT_ATTACHMENT =
  /^attachments\[\d+\]\.(attachment|name|size|url|proxyURL|contentType|duration|ephemeral|flags|height|width)$/;

/**
 * The keys of a body that its schema doesn't know: zod's objects drop them, so they are those missing from what was
 * parsed. (The package's strict mode has no effect on schemas that exist already.)
 */
export function unknownKeys(body: unknown, parsed: unknown, path: readonly PropertyKey[] = []): readonly string[] {
  if (Array.isArray(body) && Array.isArray(parsed)) {
    return body.flatMap((item, at) => unknownKeys(item, parsed[at], [...path, at]));
  }
  if (!isObject(body) || !isObject(parsed)) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    if (key in parsed) return unknownKeys(value, parsed[key], [...path, key]);
    const where = pathText([...path, key]);
    const isHabit = (value === false && CLIENT_HABITS.includes(key)) || CLIENT_ATTACHMENT.test(where);
    return isHabit ? [] : [where];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
