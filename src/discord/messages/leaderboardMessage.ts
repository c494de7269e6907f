import { type BoardRow, MINIMUM_GAMES } from '../../boards/index.ts';
import { BOARD_PAGE, type LeaderboardShown, type RecordPress } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, textIn } from '../../text/index.ts';
import { type Button, block, button, type Line, type MessageBody, messageBody, rows, small } from './body.ts';
import { safeName } from './safeName.ts';

/** What the board ranks by, as people read it. */
export function valueText({ measure }: LeaderboardShown['board'], { value, uncertainty }: BoardRow): string {
  if (measure === 'winRate') return `${Math.round(value * 1000) / 10}\u202f%`;
  if (measure === 'average') return amount(Math.round(value * 10) / 10);
  return uncertainty === null ? amount(value) : `${amount(value)} ± ${uncertainty}`;
}

const MEDALS: readonly string[] = ['🥇', '🥈', '🥉'];

function rowLines({ rows: shown, board }: LeaderboardShown, language: Language): string[] {
  const { people, records } = textIn(language);
  return shown.map((row) => {
    const name = safeName(row.name ?? people.someone);
    const line = records.board.row({ name, value: valueText(board, row), games: row.tally.games });
    return `${MEDALS[row.place - 1] ?? `\`${row.place}.\``} ${line}`;
  });
}

export function filters({ board }: LeaderboardShown, language: Language): string {
  const { variants, records } = textIn(language);
  const { game, players, period } = board;
  return [
    game === 'all' ? records.allGames : variants[game],
    players === 'all' ? records.board.anyPlayers : records.board.players({ count: players }),
    records.periods[period],
  ].join(' · ');
}

function footLines({ board, own, total, page, rows: shown }: LeaderboardShown, language: Language): Line[] {
  const { board: words } = textIn(language).records;
  const from = page * BOARD_PAGE + 1;
  const hasMinimum = board.measure === 'winRate' || board.measure === 'average' || board.measure === 'rating';
  return [
    own && words.own({ place: own.row.place, value: valueText(board, own.row) }),
    total > 0 ? small(words.range({ from, to: from + shown.length - 1, total })) : null,
    hasMinimum ? small(words.minimum({ count: MINIMUM_GAMES })) : null,
    board.measure === 'rating' ? small(words.uncertainty) : null,
  ];
}

function buttons({ board, page, total, isMember }: LeaderboardShown, language: Language): Button[] {
  const { board: words } = textIn(language).records;
  const to = (at: number | 'me'): RecordPress => ({ verb: 'board', ...board, page: at });
  const isLast = (page + 1) * BOARD_PAGE >= total;
  return [
    button(to(Math.max(page - 1, 0)), { label: '◀', look: page === 0 ? 'disabled' : 'secondary' }),
    button(to(page + 1), { label: '▶', look: isLast ? 'disabled' : 'secondary' }),
    button(to('me'), { label: words.findMe, look: total === 0 ? 'disabled' : 'secondary' }),
    ...(board.where === 'everywhere' && !isMember
      ? [button({ verb: 'joinEverywhere' }, { label: words.join, look: 'primary' })]
      : []),
  ];
}

export function titleOf({ board }: LeaderboardShown, language: Language): string {
  const { board: words, measures, places } = textIn(language).records;
  return words.title({ measure: measures[board.measure], where: places[board.where] });
}

/** A page of a leaderboard, for one reader. */
export function leaderboardMessage(shown: LeaderboardShown, language: Language): MessageBody {
  const { records } = textIn(language);
  const { board, total, isMember, notes } = shown;
  return messageBody([
    ...block([`### ${titleOf(shown, language)}`, filters(shown, language), ...notes.map((note) => `▸ **${note}**`)]),
    ...block(total === 0 ? [records.board.nobody] : rowLines(shown, language)),
    ...block([
      ...footLines(shown, language),
      board.where === 'everywhere' && !isMember ? small(records.board.notIn) : null,
    ]),
    ...rows(buttons(shown, language)),
  ]);
}
