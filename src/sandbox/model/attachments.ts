import { type Component, mapMedia } from './components.ts';
import { imageSize } from './imageSize.ts';
import type { MessageRequest } from './messageBody.ts';
import type { Attachment } from './state.ts';
import type { World } from './world.ts';

/** Bytes that a server without boosts takes for a file; interactions name it in `attachment_size_limit`. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/**
 * The attachments of a message after a request: an edit's `attachments` lists all that is kept and all that is new,
 * without that list everything stays (discord.md, Components). New files are numbered as in `files[n]`.
 */
export function attachmentsAfter(
  world: World,
  before: readonly Attachment[],
  { body, files, channelId }: MessageRequest & { readonly channelId: string },
): readonly Attachment[] {
  const listed = body.attachments;
  const kept = listed ? before.filter(({ id }) => listed.some((entry) => entry.id === id)) : before;
  const fresh = files.map((file) => {
    const entry = listed?.find(({ id }) => id === file.index);
    const id = world.nextId();
    const name = entry?.filename ?? file.name;
    world.state.files.set(id, { id, channelId, name, type: file.type, bytes: file.bytes });
    const url = `${world.origin.url}/cdn/attachments/${channelId}/${id}/${encodeURIComponent(name)}`;
    const { width = null, height = null } = imageSize(file.bytes) ?? {};
    const description = entry?.description ?? null;
    return { id, name, description, url, size: file.bytes.length, type: file.type, width, height };
  });
  return [...kept, ...fresh];
}

/** Gives each `attachment://name` in the components the address of that attachment. */
export function withAddresses(
  components: readonly Component[],
  attachments: readonly Attachment[],
): readonly Component[] {
  return mapMedia(components, (media) => {
    const name = attachmentName(media.url);
    const file = attachments.findLast((attachment) => attachment.name === name);
    if (file === undefined) return media;
    const { id, url, type, width, height } = file;
    return { ...media, url, attachment_id: id, content_type: type, width, height };
  });
}

/** The file that a media address names within its own message, if it does. */
export function attachmentName(url: string): string | null {
  return url.startsWith('attachment://') ? decodeURIComponent(url.slice('attachment://'.length)) : null;
}

/** How many files that no message holds any more are still served: some client may be about to fetch one. */
const MOST_GONE = 100;

/** Files that their message no longer holds will be forgotten. */
export function forgetFiles({ state }: World, before: readonly Attachment[], after: readonly Attachment[]): void {
  for (const { id } of before) {
    if (!after.some((attachment) => attachment.id === id)) state.gone.add(id);
  }
  for (const id of state.gone) {
    if (state.gone.size <= MOST_GONE) return;
    state.gone.delete(id);
    state.files.delete(id);
  }
}
