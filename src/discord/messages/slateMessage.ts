import { variantOf } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, button, type Line, type MessageBody, rows, small } from './body.ts';
import { ratingLines } from './ratingLines.ts';
import { type Scene, seatName } from './scene.ts';
import { scoresMessage } from './scoresMessage.ts';

/** Which game it was, when it ended, and who won. */
function headLines(scene: Scene, language: Language): Line[] {
  const { variants, summary } = textIn(language);
  const { rules, ended, game } = scene.table;
  const names = (game?.outcome?.winners ?? []).map((seat) => seatName(scene, seat, language));
  const when = ended ? ` · <t:${Math.floor(ended.at / 1000)}:f>` : '';
  return [
    names.length > 0 ? `## 🏆 ${summary.winners({ names })}` : null,
    small(`${variants[variantOf(rules)]}${when}`),
  ];
}

/** The slate of a finished game, for one reader, and ways to see it again. */
export function slateMessage(scene: Scene, language: Language): MessageBody {
  const { games } = textIn(language).records;
  const { id: table } = scene.table;
  const [head, ratings] = [headLines(scene, language), ratingLines(scene, language)];
  const body = scoresMessage(scene, language, [...head, ...ratings].join('\n').length);
  const start = { deal: 1, tricks: 0 };
  const buttons = [
    button({ verb: 'replay', table, from: start, way: 'here' }, { label: games.replay, look: 'primary' }),
    button({ verb: 'exportGame', table }, { label: games.export, look: 'secondary' }),
  ];
  return {
    ...body,
    components: [...block(head), ...body.components, ...block(ratings), ...rows(buttons)],
  };
}
