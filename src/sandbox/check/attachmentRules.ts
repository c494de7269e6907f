import { attachmentName } from '../model/attachments.ts';
import type { MessageRequest } from '../model/messageBody.ts';
import type { Attachment } from '../model/state.ts';
import type { Located } from './located.ts';
import { type Breach, breach, fatal } from './violations.ts';

const MAX_FILES = 10;

/** Files, their list, and the components that place them (discord.md, Components and limits). */
export function attachmentBreaches(
  { body, files }: MessageRequest,
  { before, all, isV2 }: { before: readonly Attachment[]; all: readonly Located[]; isV2: boolean },
): readonly Breach[] {
  const listed = body.attachments;
  const kept = listed ? before.filter(({ id }) => listed.some((entry) => entry.id === id)) : before;
  const fresh = files.map(({ index, name }) => listed?.find(({ id }) => id === index)?.filename ?? name);
  const names = [...kept.map(({ name }) => name), ...fresh];
  const media = all.flatMap(mediaOf);
  const placed = media.flatMap(({ url }) => attachmentName(url) ?? []);
  const known = (id: string) => before.some((one) => one.id === id) || files.some(({ index }) => index === id);
  return [
    ...(names.length > MAX_FILES
      ? [fatal('too-many-files', 'attachments', `${names.length} of at most ${MAX_FILES}, kept ones counted.`)]
      : []),
    ...(listed ?? []).flatMap(({ id }, at) =>
      known(id) ? [] : [fatal('attachment', `attachments[${at}]`, `There is no file or attachment ${id}.`)],
    ),
    ...media.flatMap((one) => mediaBreaches(one, names)),
    ...(isV2 ? fresh.filter((name) => !placed.includes(name)) : []).map((name) =>
      breach('unplaced-file', 'attachments', `No component places ${name}, so nobody will see it.`),
    ),
  ];
}

interface LocatedMedia {
  readonly url: string;
  readonly where: string;
}

function mediaOf({ component, where }: Located): readonly LocatedMedia[] {
  const { items, media, file } = component;
  return [
    ...(items ?? []).map((item, at) => ({ url: item.media.url, where: `${where}.items[${at}].media` })),
    ...(media ? [{ url: media.url, where: `${where}.media` }] : []),
    ...(file ? [{ url: file.url, where: `${where}.file` }] : []),
  ];
}

function mediaBreaches({ url, where }: LocatedMedia, names: readonly string[]): readonly Breach[] {
  const name = attachmentName(url);
  if (name === null) return /^https?:\/\//.test(url) ? [] : [fatal('media', where, `${url} is no web address.`)];
  return names.includes(name) ? [] : [fatal('media', where, `The message has no file ${name}.`)];
}
