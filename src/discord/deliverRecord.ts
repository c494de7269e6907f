import type { Answer, RecordAnswer } from '../commands/index.ts';
import type { Loaded } from '../table/index.ts';
import type { Origin } from './deliver.ts';
import {
  fileMessage,
  forgettingMessage,
  historyMessage,
  leaderboardMessage,
  type MessageBody,
  privacyMessage,
  replayMessage,
  type Scene,
  slateMessage,
  statsMessage,
} from './messages/index.ts';
import type { Responder } from './responder.ts';

const RECORDS = [
  'leaderboard',
  'stats',
  'history',
  'slate',
  'replay',
  'file',
  'privacy',
  'forgetting',
] as const satisfies readonly RecordAnswer['show'][];

export function isRecord(answer: Answer): answer is RecordAnswer {
  return RECORDS.some((show) => show === answer.show);
}

interface RecordPorts {
  /** Shows something to the asker alone, in place of their message whose button brought it. */
  readonly own: (body: MessageBody, origin: Origin, responder: Responder) => Promise<void>;
  readonly scene: (loaded: Loaded) => Promise<Scene>;
}

type MadeOfTable = Extract<RecordAnswer, { loaded: Loaded }>;

/** Shows what is asked about finished games and one's own data. */
export function createRecordDelivery({ own, scene }: RecordPorts) {
  async function ofTable(answer: MadeOfTable, origin: Origin, responder: Responder): Promise<void> {
    const { language } = origin.caller;
    const shown = await scene(answer.loaded);
    // The list it was chosen from stays.
    if (answer.show === 'slate') return void (await responder.whisper(slateMessage(shown, answer, language)));
    const body = replayMessage(shown, answer, language);
    await (answer.to === 'all' ? responder.say(body) : own(body, origin, responder));
  }

  return async (answer: RecordAnswer, origin: Origin, responder: Responder): Promise<void> => {
    const { language } = origin.caller;
    switch (answer.show) {
      case 'leaderboard':
        return own(leaderboardMessage(answer, language), origin, responder);
      case 'stats':
        return own(statsMessage(answer, language), origin, responder);
      case 'history':
        return own(historyMessage(answer, language), origin, responder);
      case 'slate':
      case 'replay':
        return ofTable(answer, origin, responder);
      case 'file': {
        const file = { name: answer.name, data: Buffer.from(answer.content) };
        return void (await responder.whisper(fileMessage(answer), [file]));
      }
      case 'privacy':
        return own(privacyMessage(answer, language), origin, responder);
      case 'forgetting':
        return own(forgettingMessage(answer.asked, language), origin, responder);
    }
  };
}
