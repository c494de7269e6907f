import type { LeaderboardShown } from '../commands/index.ts';
import type { ChartScene, RankingScene } from '../render/index.ts';
import type { Language } from '../table/index.ts';
import { amount, textIn } from '../text/index.ts';
import { described } from './described.ts';
import { drawnName, filters, plainName, type Scene, titleOf, valueText } from './messages/index.ts';

/** Line by line, all its values. */
const altOf = ({ title, lines }: Omit<ChartScene, 'alt'>) => {
  const courses = lines.map(({ name, values }) => `${name}: ${values.map(amount).join(' ')}`);
  return described(`${title}. ${courses.join('. ')}`);
};

/** The standing over the deals of a game; null before two of them: a point is no line. */
export function standingChart(scene: Scene, language: Language): ChartScene | null {
  const { charts } = textIn(language).records;
  const { game } = scene.table;
  if (!game || game.played.length < 2) return null;
  const lines = game.totals.map((_, seat) => ({
    name: drawnName(scene, seat, language),
    values: [0, ...game.played.map(({ totals }) => totals[seat] ?? 0)],
  }));
  const chart = { title: charts.standing, steps: charts.deals, lines };
  return { ...chart, alt: altOf(chart) };
}

/** As long as the value is great, from zero on: a bar that began elsewhere would lie. */
function sharesOf(values: readonly number[]): number[] {
  const most = Math.max(...values.map(Math.abs));
  return values.map((value) => (most === 0 ? 1 : Math.abs(value) / most));
}

/** The first page of a leaderboard; null for later ones, and where nobody stands. */
export function rankingScene(shown: LeaderboardShown, language: Language): RankingScene | null {
  const { page, rows, board } = shown;
  if (page > 0 || rows.length === 0) return null;
  const shares = sharesOf(rows.map(({ value }) => value));
  const title = titleOf(shown, language);
  const ranked = rows.map((row, at) => ({
    place: row.place,
    name: plainName(row.name ?? textIn(language).people.someone),
    value: valueText(board, row),
    share: shares[at] ?? 0,
  }));
  const places = ranked.map(({ place, name, value }) => `${place}. ${name} ${value}`).join(', ');
  return { title, subtitle: filters(shown, language), rows: ranked, alt: described(`${title}. ${places}`) };
}
