import type { Language } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Caller, House } from './house.ts';

/** The thread, or why there is none. */
export interface ThreadOpened {
  readonly thread: string | null;
  readonly note: string | null;
}

/** Opens a thread for a table in the caller's channel, named in the language of the table. */
export async function threadFor(house: House, caller: Caller, language: Language): Promise<ThreadOpened> {
  const { opening } = textIn(caller.language);
  const { channel, person, lacksForThread } = caller;
  if (lacksForThread === null) return { thread: null, note: opening.noThreadHere };
  if (lacksForThread.length > 0) {
    return { thread: null, note: opening.threadForbidden({ permissions: lacksForThread, where: `<#${channel}>` }) };
  }
  const thread = await house.openThread(channel, textIn(language).opening.threadName({ name: person.name }));
  return { thread, note: thread === null ? opening.threadRefused : null };
}
