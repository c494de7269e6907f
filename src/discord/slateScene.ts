import { type Game, placesOf, type Seat, variantOf } from '../game/index.ts';
import type { SlateRow, SlateScene } from '../render/index.ts';
import type { Language } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { described } from './described.ts';
import { drawnName, endingText, factorOf, publicView, type Scene, slateText } from './messages/index.ts';

/** Whether a seat has won, or is the loser that this game names (rules.md §3, rounds). */
function markOf({ outcome, rules }: Game, seat: Seat): SlateRow['mark'] {
  if (outcome?.winners.includes(seat)) return 'won';
  return rules.preset === 'rounds' && outcome?.losers.includes(seat) ? 'lost' : null;
}

/** Best first once it is over, before that as people sit. */
function rowsOf(scene: Scene, game: Game, language: Language): SlateRow[] {
  const places = placesOf(game);
  const rows = game.totals.map(
    (total, seat): SlateRow => ({
      name: drawnName(scene, seat, language),
      place: places?.[seat] ?? null,
      written: game.played.map(({ written }) => written[seat] ?? 0),
      total,
      mark: markOf(game, seat),
    }),
  );
  return rows.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

function titleOf(scene: Scene, { outcome }: Game, language: Language): string {
  const { summary, scores } = textIn(language);
  if (!outcome) return endingText(scene.table, language) ?? scores.title;
  return summary.winners({ names: outcome.winners.map((seat) => drawnName(scene, seat, language)) });
}

function subtitleOf(rows: readonly SlateRow[], game: Game, language: Language): string {
  const { summary, variants, records } = textIn(language);
  const lost = rows.filter(({ mark }) => mark === 'lost').map(({ name }) => name);
  return [
    variants[variantOf(game.rules)],
    records.charts.played({ count: game.played.length }),
    ...(lost.length > 0 ? [summary.losers({ names: lost })] : []),
  ].join(' · ');
}

function altOf({ title, subtitle, rows }: Omit<SlateScene, 'alt'>, game: Game, language: Language): string {
  const lines = rows.map(({ name, place, total }) => {
    const text = `${name}: ${slateText(game.rules, total, language)}`;
    return place === null ? text : `${place}. ${text}`;
  });
  return described(`${title} (${subtitle}) ${lines.join(', ')}`);
}

/** The slate of a game as it is now, told in this language; null where no deal has been played. */
export function slateScene(scene: Scene, language: Language): SlateScene | null {
  const { game } = scene.table;
  if (!game || game.played.length === 0) return null;
  const rows = rowsOf(scene, game, language);
  const slate = {
    title: titleOf(scene, game, language),
    subtitle: subtitleOf(rows, game, language),
    slate: game.rules.slate,
    rows,
    doubled: factorOf(publicView(game), game.played.length) === 2 ? textIn(language).table.doubled : null,
  };
  return { ...slate, alt: altOf(slate, game, language) };
}
