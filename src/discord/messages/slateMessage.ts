import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, button, type MessageBody, rows } from './body.ts';
import { ratingLines } from './ratingLines.ts';
import type { Scene } from './scene.ts';
import { scoresMessage } from './scoresMessage.ts';

/** The slate of a finished game, for one reader, and ways to see it again. */
export function slateMessage(scene: Scene, language: Language): MessageBody {
  const { games } = textIn(language).records;
  const { id: table } = scene.table;
  const body = scoresMessage(scene, language);
  const start = { deal: 1, tricks: 0 };
  const buttons = [
    button({ verb: 'replay', table, from: start, way: 'here' }, { label: games.replay, look: 'primary' }),
    button({ verb: 'exportGame', table }, { label: games.export, look: 'secondary' }),
  ];
  return { ...body, components: [...body.components, ...block(ratingLines(scene, language)), ...rows(buttons)] };
}
