import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { type Answer, encodePress, type ListedTable } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { ago } from './adminMarks.ts';
import { block, button, type MessageBody, messageBody, rows } from './body.ts';
import { tableOption } from './choiceMessage.ts';
import { safeName } from './safeName.ts';

type Shown = Extract<Answer, { show: 'openTables' }>;

/** Ten tables of nine people with the longest names would not find room. */
const NAMES_SHOWN = 3;

function namesOf({ names }: ListedTable): string {
  const shown = names.slice(0, NAMES_SHOWN).map(safeName).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} +${names.length - NAMES_SHOWN}` : shown;
}

/** Where it is, who sits there and how old it is; the channel leads to its message. */
function tableLine(table: ListedTable, server: string, language: Language): string {
  const { list } = textIn(language).server;
  const { channel, message, openedAt, id } = table;
  const where = message === null ? `<#${channel}>` : `https://discord.com/channels/${server}/${channel}/${message}`;
  const age = openedAt === null ? list.unreadable : list.opened({ when: ago(openedAt) });
  return `- \`${id}\` ${where} · ${namesOf(table)} · ${age}`;
}

function endMenu({ tables }: Shown, language: Language): APIComponentInContainer[] {
  if (tables.length === 0) return [];
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: encodePress({ verb: 'endTable' }),
    placeholder: textIn(language).server.list.end,
    options: tables.map(tableOption),
  };
  return [{ type: ComponentType.ActionRow, components: [menu] }];
}

/** The open tables of a server, for those who run it. */
export function openTablesMessage(shown: Shown, language: Language): MessageBody {
  const { list, toSettings } = textIn(language).server;
  const { tables, more, server, notes } = shown;
  return messageBody([
    {
      type: ComponentType.Container,
      components: [
        ...block([
          tables.length === 0 ? list.none : `### ${list.title({ count: tables.length + more })}`,
          ...notes.map((note) => `▸ **${note}**`),
        ]),
        ...block([
          ...tables.map((table) => tableLine(table, server, language)),
          more > 0 ? list.more({ count: more }) : null,
        ]),
        ...endMenu(shown, language),
        ...rows([button({ verb: 'admin', act: 'showSettings' }, { label: toSettings, look: 'secondary' })]),
      ],
    },
  ]);
}
