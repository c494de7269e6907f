import type { LeaderboardShown } from '../commands/index.ts';
import type { ChartScene, RankingScene } from '../render/index.ts';
import type { Language } from '../table/index.ts';
import { amount, textIn } from '../text/index.ts';
import { described } from './described.ts';
import { drawnName, filters, plainName, type Scene, titleOf, valueText } from './messages/index.ts';

const altOf = ({ title, lines }: Omit<ChartScene, 'alt'>) => {
  const ends = lines.map(({ name, values }) => `${name}: ${amount(values.at(-1) ?? 0)}`);
  return described(`${title}. ${ends.join(', ')}`);
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

/** Longest where one stands best; where all is the same, all are as long. */
function shareOf(value: number, { best, worst }: { readonly best: number; readonly worst: number }): number {
  return best === worst ? 1 : 0.25 + (0.75 * (value - worst)) / (best - worst);
}

/** The first page of a leaderboard; null for later ones, and where nobody stands. */
export function rankingScene(shown: LeaderboardShown, language: Language): RankingScene | null {
  const { page, rows, board } = shown;
  const [best, worst] = [rows[0]?.value, rows.at(-1)?.value];
  if (page > 0 || best === undefined || worst === undefined) return null;
  const title = titleOf(shown, language);
  const ranked = rows.map((row) => ({
    place: row.place,
    name: plainName(row.name ?? textIn(language).people.someone),
    value: valueText(board, row),
    share: shareOf(row.value, { best, worst }),
  }));
  const places = ranked.map(({ place, name, value }) => `${place}. ${name} ${value}`).join(', ');
  return { title, subtitle: filters(shown, language), rows: ranked, alt: described(`${title}. ${places}`) };
}
