import { spreadStep } from '../boards/index.ts';
import type { StatsShown } from '../commands/index.ts';
import type { StatsScene } from '../render/index.ts';
import type { Language } from '../table/index.ts';
import { amount, textIn } from '../text/index.ts';
import { described } from './described.ts';
import { averageOf } from './messages/index.ts';

type Played = StatsShown['games'][number];
type Drawn = StatsScene['games'][number];

function gameOf({ game, stats, course }: Played, language: Language): Drawn {
  const { variants, records } = textIn(language);
  const { charts } = records;
  return {
    name: variants[game],
    ratings: course,
    spread: { step: spreadStep(game), counts: stats.spread, mean: stats.points / stats.deals },
    values: game === 'sticks' ? charts.sticksPerDeal : charts.pointsPerDeal,
    average: charts.average({ value: averageOf(stats) }),
  };
}

/** Only games with a course have a rating to tell. */
function gameInWords({ name, ratings, values, average }: Drawn, title: string): string {
  const rating = ratings.length > 1 ? `${title} ${ratings.map(amount).join(' ')}, ` : '';
  return `${name}: ${rating}${values}: ${average}`;
}

/** Somebody's ratings over their games and how often deals brought how much; null where no deal counts. */
export function statsScene({ games: played }: StatsShown, language: Language): StatsScene | null {
  const { charts } = textIn(language).records;
  const games = played.filter(({ stats }) => stats.spread.size > 0).map((each) => gameOf(each, language));
  if (games.length === 0) return null;
  const words = games.map((game) => gameInWords(game, charts.ratings)).join('. ');
  return { title: charts.ratings, steps: charts.games, deals: charts.howMany, games, alt: described(words) };
}
