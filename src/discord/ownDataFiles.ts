import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { halvesOfData, type OwnData, ownDataText } from '../commands/index.ts';
import type { Language } from '../table/index.ts';

/** Bytes that Discord takes for a file on a server without boosts, and files that a message takes. */
export const FILE_LIMITS = { bytes: 10 * 1024 * 1024, files: 10 } as const;

export interface DataFile {
  readonly name: string;
  readonly data: Buffer;
}

interface Written {
  readonly language: Language;
  readonly bytes: number;
}

const NAME = 'molotow-my-data';
const pack = promisify(gzip);

/** Gzipped, halved as often as it takes; null if even the smallest part is too large. */
async function packed(data: OwnData, text: string, written: Written): Promise<Buffer[] | null> {
  const file = await pack(text);
  if (file.length <= written.bytes) return [file];
  const files: Buffer[] = [];
  for (const half of halvesOfData(data) ?? []) {
    const parts = await packed(half, ownDataText(half, written.language), written);
    if (!parts) return null;
    files.push(...parts);
  }
  return files.length > 0 ? files : null;
}

/** One's own data as files that Discord takes: plain, else gzipped, else in several parts; null if it is more than that. */
export async function ownDataFiles(
  data: OwnData,
  language: Language,
  limits: { readonly bytes: number; readonly files: number } = FILE_LIMITS,
): Promise<readonly DataFile[] | null> {
  const text = ownDataText(data, language);
  const plain = Buffer.from(text);
  if (plain.length <= limits.bytes) return [{ name: `${NAME}.json`, data: plain }];
  const parts = await packed(data, text, { language, bytes: limits.bytes });
  if (!parts || parts.length > limits.files) return null;
  return parts.map((part, at) => ({ name: `${NAME}${parts.length > 1 ? `-${at + 1}` : ''}.json.gz`, data: part }));
}
