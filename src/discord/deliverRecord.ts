import type { Answer, LeaderboardShown, OwnData, RecordAnswer, ReplayShown, SlateShown } from '../commands/index.ts';
import type { Language, Loaded } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { DrawCharts, Drawn } from './charts.ts';
import type { Origin } from './deliver.ts';
import { filesOf } from './faces.ts';
import {
  fileMessage,
  forgettingMessage,
  historyMessage,
  leaderboardMessage,
  type MessageBody,
  privacyMessage,
  replayMessage,
  type Scene,
  sceneAt,
  sentenceMessage,
  slateMessage,
  statsMessage,
  withShot,
} from './messages/index.ts';
import { ownDataFiles } from './ownDataFiles.ts';
import type { DrawTable } from './pictures.ts';
import { rankingScene, standingChart } from './recordCharts.ts';
import type { Responder } from './responder.ts';
import { slateScene } from './slateScene.ts';
import { statsScene } from './statsScene.ts';

const RECORDS = [
  'leaderboard',
  'stats',
  'history',
  'slate',
  'replay',
  'file',
  'ownData',
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
  readonly draw: DrawCharts;
  readonly drawTable: DrawTable;
}

/** To the asker alone: in place of their message whose button brought it, else as one more. */
const ownWay = ({ from }: Origin, { update, whisper }: Responder) => (from === 'own' ? update : whisper);

/** As files, or a sentence where it is more than Discord takes. */
async function ownData(data: OwnData, language: Language, responder: Responder): Promise<void> {
  const words = textIn(language).records.data;
  const files = await ownDataFiles(data, language);
  if (!files) return void (await responder.whisper(sentenceMessage(words.tooMuch)));
  await responder.whisper(fileMessage({ text: words.file, names: files.map(({ name }) => name) }), files);
}

/** Shows what is asked about finished games and one's own data. */
export function createRecordDelivery({ own, scene, draw, drawTable }: RecordPorts) {
  /** To the asker alone, with what can be drawn of it. */
  async function pictured(body: MessageBody, scenes: readonly (Drawn | null)[], responder: Responder): Promise<void> {
    const pictures = await draw(scenes);
    await responder.whisper(withShot(body, ...pictures), filesOf(pictures));
  }

  /** With its first places as a picture; it is turned over in place. */
  async function board(answer: LeaderboardShown, origin: Origin, responder: Responder): Promise<void> {
    const { language } = origin.caller;
    const pictures = await draw([rankingScene(answer, language)]);
    const body = withShot(leaderboardMessage(answer, language), ...pictures);
    await ownWay(origin, responder)(body, filesOf(pictures));
  }

  /** The list it was chosen from stays. */
  async function slate({ loaded }: SlateShown, { caller: { language } }: Origin, responder: Responder): Promise<void> {
    const shown = await scene(loaded);
    const scenes = [slateScene(shown, language), standingChart(shown, language)];
    await pictured(slateMessage(shown, language), scenes, responder);
  }

  /** With the trick on the table as a picture. */
  async function replay(answer: ReplayShown, origin: Origin, responder: Responder): Promise<void> {
    const { language } = origin.caller;
    const shown = await scene(answer.loaded);
    const pictures = await drawTable(sceneAt(shown, answer.step, language));
    const body = withShot(replayMessage(shown, answer, language), ...pictures);
    const ways = { all: responder.say, asker: ownWay(origin, responder), beside: responder.whisper };
    await ways[answer.to](body, filesOf(pictures));
  }

  return async (answer: RecordAnswer, origin: Origin, responder: Responder): Promise<void> => {
    const { language } = origin.caller;
    switch (answer.show) {
      case 'leaderboard':
        return board(answer, origin, responder);
      case 'stats':
        return pictured(statsMessage(answer, language), [statsScene(answer, language)], responder);
      case 'history':
        return own(historyMessage(answer, language), origin, responder);
      case 'slate':
        return slate(answer, origin, responder);
      case 'replay':
        return replay(answer, origin, responder);
      case 'file': {
        const file = { name: answer.name, data: Buffer.from(answer.content) };
        return void (await responder.whisper(fileMessage({ ...answer, names: [file.name] }), [file]));
      }
      case 'ownData':
        return ownData(answer.data, language, responder);
      case 'privacy':
        return own(privacyMessage(answer, language), origin, responder);
      case 'forgetting':
        return own(forgettingMessage(answer.asked, language), origin, responder);
    }
  };
}
