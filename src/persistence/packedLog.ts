import { deflateSync, inflateSync } from 'node:zlib';

/** A packed entry begins with it and the number of lines in it. No event of a log does: the first one opens the table. */
const SIGN = 'z';

/** The lines of a log as one entry, `z399 ` and the lines deflated: half of what they take one by one. */
export function packLines(lines: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(`${SIGN}${lines.length} `), deflateSync(lines.join('\n'), { level: 9 })]);
}

/** Null if it isn't as it was packed: deflated text bears a checksum, and the number of lines says what commits were counted on. */
function unpack(entry: Buffer): readonly string[] | null {
  const head = entry.indexOf(' ');
  try {
    const lines = inflateSync(entry.subarray(head + 1))
      .toString()
      .split('\n');
    return `${SIGN}${lines.length}` === entry.toString('latin1', 0, head) ? lines : null;
  } catch {
    return null;
  }
}

/** The lines of a log as it lies in Redis: perhaps packed up to the end of its game, what came later line by line. */
export function readLines(entries: readonly Buffer[]): string[] {
  return entries.flatMap((entry) => {
    if (entry[0] !== SIGN.charCodeAt(0)) return [entry.toString()];
    // No line of ours looks like a damaged entry: replay stops at it, as at any damage.
    return unpack(entry) ?? [entry.toString('latin1')];
  });
}
