import { ComponentType } from 'discord.js';
import { encodePress, HISTORY_PAGE, type HistoryShown, type ListedGame } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { dateText, textIn } from '../../text/index.ts';
import { block, button, type MessageBody, messageBody, rows, small } from './body.ts';
import { cutLabel } from './cutLabel.ts';
import { plainName, safeName } from './safeName.ts';

/** Ten games of nine people with the longest names would not find room. */
const NAMES_SHOWN = 4;

/** `1. Anna · 2. Beat · …`; names as they may stand where `safe` says. */
function placesText({ seats }: ListedGame, language: Language, safe: (raw: string) => string): string {
  const { people, records } = textIn(language);
  const shown = seats.slice(0, NAMES_SHOWN).map(({ place, owner, name }) => {
    const who = owner === 'computer' ? `🤖 ${records.computer}` : safe(name ?? people.someone);
    return `${place}. ${who}`;
  });
  const more = seats.length - shown.length;
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(' · ');
}

/** A finished game in one line without markdown: when (UTC), which, and who came where. */
export function gameLabel(game: ListedGame, language: Language): string {
  const { variants } = textIn(language);
  return cutLabel(
    [dateText(game.endedAt, language), variants[game.game], placesText(game, language, plainName)].join(' · '),
  );
}

function gameLine(game: ListedGame, language: Language): string {
  const { variants } = textIn(language);
  return `<t:${Math.floor(game.endedAt / 1000)}:f> · ${variants[game.game]}\n${small(placesText(game, language, safeName))}`;
}

/** A page of finished games with a menu that shows one of them, for one reader. */
export function historyMessage({ of, name, page, total, games }: HistoryShown, language: Language): MessageBody {
  const { people, records } = textIn(language);
  const { games: words, board } = records;
  const title = of === 'all' ? words.ofServer : words.of({ name: safeName(name ?? people.someone) });
  const from = page * HISTORY_PAGE + 1;
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: encodePress({ verb: 'pickGame' }),
    placeholder: words.choose,
    options: games.map((game) => ({ label: gameLabel(game, language), value: game.table })),
  };
  const isLast = (page + 1) * HISTORY_PAGE >= total;
  const to = (at: number) => ({ verb: 'history', of, page: at }) as const;
  return messageBody([
    ...block([`### ${title}`, small(board.range({ from, to: from + games.length - 1, total }))]),
    ...block(games.map((game) => gameLine(game, language))),
    { type: ComponentType.ActionRow, components: [menu] },
    ...rows([
      button(to(Math.max(page - 1, 0)), { label: '◀', look: page === 0 ? 'disabled' : 'secondary' }),
      button(to(page + 1), { label: '▶', look: isLast ? 'disabled' : 'secondary' }),
    ]),
  ]);
}
