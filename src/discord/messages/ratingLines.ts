import { shownRating } from '../../boards/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, signed, textIn } from '../../text/index.ts';
import type { Line } from './body.ts';
import { personName, type Scene } from './scene.ts';

/** What a finished game did to ratings; no lines as long as nothing is known of that. */
export function ratingLines(scene: Scene, language: Language): Line[] {
  const { games } = textIn(language).records;
  const lines = (scene.ratings ?? []).map(({ person, before, after }) => {
    const { number, uncertainty } = shownRating(after);
    const name = personName(scene, person, language);
    const change = signed(number - shownRating(before).number);
    return games.rated({ name, rating: `${amount(number)} ± ${uncertainty}`, change });
  });
  return lines.length === 0 ? [] : [`**${games.ratings}**`, ...lines];
}
