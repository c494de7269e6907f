import { SECOND } from '../clock.ts';
import type { Channel } from '../model/state.ts';
import type { World } from '../model/world.ts';
import type { Seen } from './seen.ts';

export interface Patience {
  /** Real milliseconds until a wait fails. */
  readonly within: number;
}

const DEFAULT_PATIENCE: Patience = { within: 5 * SECOND };

/** What a person looks at while they wait. */
export interface Watch {
  readonly world: World;
  readonly who: string;
  readonly channel: Channel;
  readonly look: () => readonly Seen[];
}

/** Resolves with the newest message that fits, as soon as there is one; rejects with what was seen instead. */
export function until(watch: Watch, fits: (message: Seen) => boolean, patience = DEFAULT_PATIENCE): Promise<Seen> {
  const find = () => watch.look().findLast(fits);
  const already = find();
  if (already !== undefined) return Promise.resolve(already);
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(limit);
      unsubscribe();
      settle();
    };
    const limit = setTimeout(() => finish(() => reject(new Error(complaint(watch, patience)))), patience.within);
    const unsubscribe = watch.world.subscribe((change) => {
      if (!('message' in change) || change.message.channelId !== watch.channel.id) return;
      try {
        const found = find();
        if (found !== undefined) finish(() => resolve(found));
      } catch (fault) {
        // `fits` is the caller's: what it throws belongs to the caller, not to the request that woke us.
        finish(() => reject(fault));
      }
    });
  });
}

function complaint({ who, look }: Watch, { within }: Patience): string {
  const seen = look().map(
    ({ text, ephemeral, loading, buttons }) =>
      `— ${ephemeral ? '(only you) ' : ''}${loading ? '(thinking) ' : ''}${text || '(no text)'} [${buttons.map(({ label }) => label).join('|')}]`,
  );
  return `${who} saw no such message within ${within} ms, but:\n${seen.join('\n') || '(nothing)'}`;
}
