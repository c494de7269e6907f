import type { Answer, LeaderboardShown, RecordAnswer } from '../commands/index.ts';
import type { Loaded } from '../table/index.ts';
import type { DrawChart, Drawn } from './charts.ts';
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
  withShot,
} from './messages/index.ts';
import { rankingScene, ratingChart, standingChart } from './recordCharts.ts';
import type { Responder } from './responder.ts';
import { slateScene } from './slateScene.ts';

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
  readonly draw: DrawChart;
}

type MadeOfTable = Extract<RecordAnswer, { loaded: Loaded }>;

/** Shows what is asked about finished games and one's own data. */
export function createRecordDelivery({ own, scene, draw }: RecordPorts) {
  /** To the asker alone, with what can be drawn of it. */
  async function pictured(body: MessageBody, scenes: readonly (Drawn | null)[], responder: Responder): Promise<void> {
    const drawn = await Promise.all(scenes.map((scene) => scene && draw(scene)));
    const pictures = drawn.filter((picture) => picture !== null);
    const files = pictures.map(({ name, data }) => ({ name, data }));
    await responder.whisper(withShot(body, ...pictures), files);
  }

  /** With its first places as a picture; it is turned over in place. */
  async function board(answer: LeaderboardShown, origin: Origin, responder: Responder): Promise<void> {
    const { language } = origin.caller;
    const body = leaderboardMessage(answer, language);
    const scene = rankingScene(answer, language);
    const picture = scene && (await draw(scene));
    if (!picture) return own(body, origin, responder);
    const show = origin.from === 'own' ? responder.update : responder.whisper;
    await show(withShot(body, picture), [{ name: picture.name, data: picture.data }]);
  }

  async function ofTable(answer: MadeOfTable, origin: Origin, responder: Responder): Promise<void> {
    const { language } = origin.caller;
    const shown = await scene(answer.loaded);
    // The list it was chosen from stays.
    if (answer.show === 'slate') {
      const scenes = [slateScene(shown, language), standingChart(shown, language)];
      return pictured(slateMessage(shown, language), scenes, responder);
    }
    const body = replayMessage(shown, answer, language);
    await (answer.to === 'all' ? responder.say(body) : own(body, origin, responder));
  }

  return async (answer: RecordAnswer, origin: Origin, responder: Responder): Promise<void> => {
    const { language } = origin.caller;
    switch (answer.show) {
      case 'leaderboard':
        return board(answer, origin, responder);
      case 'stats':
        return pictured(statsMessage(answer, language), [ratingChart(answer, language)], responder);
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
