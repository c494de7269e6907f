import { shownRating } from '../../boards/index.ts';
import type { SlateShown } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, signed, textIn } from '../../text/index.ts';
import { block, button, type Line, type MessageBody, rows } from './body.ts';
import { safeName } from './safeName.ts';
import type { Scene } from './scene.ts';
import { scoresMessage } from './scoresMessage.ts';

function ratingLines(ratings: SlateShown['ratings'], language: Language): Line[] {
  const { people, records } = textIn(language);
  const lines = (ratings ?? []).map(({ name, before, after }) => {
    const [was, is] = [shownRating(before).number, shownRating(after).number];
    const who = safeName(name ?? people.someone);
    return records.games.rated({ name: who, rating: amount(is), change: signed(is - was) });
  });
  return lines.length === 0 ? [] : [`**${records.games.ratings}**`, ...lines];
}

/** The slate of a finished game, for one reader, and ways to see it again. */
export function slateMessage(scene: Scene, { ratings }: Pick<SlateShown, 'ratings'>, language: Language): MessageBody {
  const { games } = textIn(language).records;
  const { id: table } = scene.table;
  const body = scoresMessage(scene, language);
  const start = { deal: 1, tricks: 0 };
  const buttons = [
    button({ verb: 'replay', table, from: start, way: 'here' }, { label: games.replay, look: 'primary' }),
    button({ verb: 'exportGame', table }, { label: games.export, look: 'secondary' }),
  ];
  return { ...body, components: [...body.components, ...block(ratingLines(ratings, language)), ...rows(buttons)] };
}
