import { MAX_FILE_SIZE } from '../model/attachments.ts';
import type { UploadedFile } from '../model/messageBody.ts';
import { type Refusal, refuse } from '../model/refusals.ts';

export interface ReadBody {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** Reads JSON, or multipart with `payload_json` and `files[n]` (discord.md, Gateway). No body at all is `undefined`. */
export async function readBody(request: Request): Promise<ReadBody | Refusal> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData().catch(() => null);
    return form === null ? refuse(50109) : readMultipart(form);
  }
  return readJson(await request.text(), []);
}

async function readMultipart(form: FormData): Promise<ReadBody | Refusal> {
  const files: UploadedFile[] = [];
  for (const [field, value] of form) {
    const index = /^files?\[(\d+)\]$/.exec(field)?.[1];
    if (index === undefined || typeof value === 'string') continue;
    const bytes = new Uint8Array(await value.arrayBuffer());
    files.push({ index, name: value.name, type: contentType(value), bytes });
  }
  if (files.some(({ bytes }) => bytes.length > MAX_FILE_SIZE)) return refuse(40005);
  const payload = form.get('payload_json');
  return readJson(typeof payload === 'string' ? payload : '', files);
}

function readJson(text: string, files: readonly UploadedFile[]): ReadBody | Refusal {
  if (text === '') return { body: undefined, files };
  try {
    const body: unknown = JSON.parse(text);
    return { body, files };
  } catch {
    return refuse(50109);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  txt: 'text/plain',
};

/** Clients need not say what a file is; Discord looks at its name. */
function contentType(file: File): string {
  const ending = file.name.split('.').at(-1) ?? '';
  return TYPES[ending] ?? (file.type || 'application/octet-stream');
}
