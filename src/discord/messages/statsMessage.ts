import { directionOf } from '../../boards/index.ts';
import type { StatsShown } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, textIn } from '../../text/index.ts';
import { block, type Line, type MessageBody, messageBody } from './body.ts';
import { safeName } from './safeName.ts';

type InGame = StatsShown['games'][number];

/** Points of a deal, or sticks less potatoes, to one decimal. */
export function averageOf({ points, deals }: Pick<InGame['stats'], 'points' | 'deals'>): string {
  return amount(Math.round((points / deals) * 10) / 10);
}

function averageLine({ game, stats }: InGame, language: Language): string {
  const { stats: words } = textIn(language).records;
  const { highest, lowest } = stats;
  const [best, worst] = directionOf(game) === 1 ? [highest, lowest] : [lowest, highest];
  return words.average({ average: averageOf(stats), best: amount(best), worst: amount(worst) });
}

function gameLines(shown: InGame, language: Language): Line[] {
  const { variants, records } = textIn(language);
  const { stats: words } = records;
  const { game, stats, rating } = shown;
  const places = [...stats.places].map(([place, often]) => `${place}. × ${often}`).join(' · ');
  return [
    words.game({ game: variants[game], games: stats.games, deals: stats.deals }),
    rating &&
      words.rating({
        value: `${rating.row.value} ± ${rating.row.uncertainty ?? 0}`,
        place: rating.row.place,
        of: rating.total,
      }),
    words.finished({ places }),
    averageLine(shown, language),
    words.deeds({ matches: stats.matches, trumps: stats.trumpSet }),
    words.weise({ hand: stats.handWeis, table: stats.tableWeis }),
    stats.left > 0 ? words.left({ count: stats.left }) : null,
  ];
}

/** Somebody's counters, game by game, and against whom they stand how, for one reader. */
export function statsMessage({ name, games, opponents }: StatsShown, language: Language): MessageBody {
  const { people, records } = textIn(language);
  const safe = (raw: string | null) => safeName(raw ?? people.someone);
  const lines = opponents.map(({ name: opponent, won, lost }) =>
    records.stats.opponent({ name: safe(opponent), won: String(won), lost: String(lost) }),
  );
  return messageBody([
    ...block([`### ${records.stats.title({ name: safe(name) })}`]),
    ...games.flatMap((game) => block(gameLines(game, language))),
    ...block(lines.length === 0 ? [] : [`**${records.stats.opponents}**`, ...lines]),
  ]);
}
