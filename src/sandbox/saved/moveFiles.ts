import { mapMedia } from '../model/components.ts';
import type { World } from '../model/world.ts';

/** After a start on another port: uploads are served there now, and messages name them by their whole address. */
export function moveFiles({ state, origin }: World, from: string): void {
  if (from === origin.url) return;
  const moved = <M extends { readonly url: string }>(media: M): M =>
    media.url.startsWith(`${from}/cdn/`) ? { ...media, url: origin.url + media.url.slice(from.length) } : media;
  for (const message of state.messages.all()) {
    const attachments = message.attachments.map(moved);
    state.messages.set({ ...message, attachments, components: mapMedia(message.components, moved) });
  }
}
