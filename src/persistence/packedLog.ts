import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A packed entry begins with it and the number of lines in it. No event of a log does: the first one opens the table. */
const SIGN = 'z';

/** The lines of a log as one entry, `z399 ` and the lines deflated: half of what they take one by one. */
export function packLines(lines: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(`${SIGN}${lines.length} `), deflateRawSync(lines.join('\n'), { level: 9 })]);
}

function unpack(entry: Buffer): readonly string[] {
  try {
    return inflateRawSync(entry.subarray(entry.indexOf(' ') + 1))
      .toString()
      .split('\n');
  } catch {
    // No line of ours looks like that: replay stops at it, as at any damage.
    return [entry.toString('latin1')];
  }
}

/** The lines of a log as it lies in Redis: perhaps packed up to the end of its game, what came later line by line. */
export function readLines(entries: readonly Buffer[]): string[] {
  return entries.flatMap((entry) => (entry[0] === SIGN.charCodeAt(0) ? unpack(entry) : [entry.toString()]));
}
