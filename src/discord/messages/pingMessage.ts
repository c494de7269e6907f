import { type Table, turnEndsAt } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, button, type MessageBody, messageBody, rows } from './body.ts';

/** Who is reminded, and of what. */
export interface Reminder {
  readonly table: Table;
  /** When something happens at the table by itself, ms since 1970. */
  readonly due: number | null;
  /** The person's Discord id. */
  readonly id: string;
  /** Address of the message that shows the table; null if there is none. */
  readonly link: string | null;
}

/** Mentions the person on turn, in the table's language: the one message that notifies, and nobody else (discord.md). */
export function pingMessage({ table, due, id, link }: Reminder): MessageBody {
  const { buttons, table: words } = textIn(table.language);
  const ends = turnEndsAt(table, due);
  const body = messageBody([
    ...block([
      words.reminder({ who: `<@${id}>` }),
      ends === null ? null : words.until({ when: `<t:${Math.floor(ends / 1000)}:R>` }),
      link === null ? null : `[${words.toTable}](${link})`,
    ]),
    ...rows([button({ verb: 'hand', table: table.id }, { label: buttons.hand, look: 'primary' })]),
  ]);
  return { ...body, allowed_mentions: { parse: [], users: [id] } };
}
