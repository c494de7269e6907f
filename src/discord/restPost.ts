import type { Post } from '../table/index.ts';
import { dealShown, oldFaceOf, plainFace } from './faces.ts';
import { failureOf } from './failures.ts';
import type { Scene } from './messages/index.ts';
import type { PublicMessages } from './publicMessages.ts';

/** A message that isn't needed any more: gone if it showed no other deal, else without buttons. */
export async function restPost(messages: PublicMessages, old: Post, scene: Scene): Promise<void> {
  try {
    if (old.deal < dealShown(scene.table)) await messages.edit(old, plainFace(oldFaceOf(scene, old.deal)));
    else await messages.remove(old);
  } catch (error) {
    // Its loss is nobody's harm.
    if (failureOf(error) === 'fault') throw error;
  }
}
