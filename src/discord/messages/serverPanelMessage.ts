import { type APIComponentInContainer, ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { type Answer, encodePress, PANEL_SETTINGS, type PanelSetting } from '../../commands/index.ts';
import { VARIANTS } from '../../game/index.ts';
import {
  KEPT_DAYS,
  LANGUAGES,
  type Language,
  PACES,
  SETTING_LIMITS,
  type ServerSettings,
  TABLE_DECKS,
} from '../../table/index.ts';
import { languageName, textIn } from '../../text/index.ts';
import { setByLine } from './adminMarks.ts';
import { block, button, type Line, type MessageBody, messageBody, rows, small } from './body.ts';

type Shown = Extract<Answer, { show: 'serverPanel' }>;

/** Settings whose menu lists their values. */
type Listed = Exclude<PanelSetting, 'channels' | 'openingRole'>;
type Labelled<Name extends Listed> = readonly (readonly [ServerSettings[Name], string])[];

/** Numbers of open tables a server may choose from. */
const TABLE_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, SETTING_LIMITS.tables];

/** Where a table can stand, with the threads there. */
const PLACES = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildVoice, ChannelType.GuildForum];

function choicesIn(language: Language): { readonly [Name in Listed]: Labelled<Name> } {
  const { server, variants, commands } = textIn(language);
  return {
    variant: VARIANTS.map((variant) => [variant, variants[variant]]),
    language: [[null, server.languageOfHost], ...LANGUAGES.map((each) => [each, languageName(each)] as const)],
    deck: [[null, server.deckOfGame], ...TABLE_DECKS.map((deck) => [deck, server.decks[deck]] as const)],
    pace: PACES.map((pace) => [pace, commands.paces[pace]]),
    mostTables: [
      [null, server.anyNumber],
      ...TABLE_COUNTS.map((count) => [count, server.mostTables({ count })] as const),
    ],
    keepGames: [[null, server.forEver], ...KEPT_DAYS.map((count) => [count, server.days({ count })] as const)],
  };
}

function select(setting: PanelSetting, { settings }: Shown, language: Language) {
  const { server } = textIn(language);
  const custom_id = encodePress({ verb: 'setServer', setting });
  switch (setting) {
    case 'channels':
      return {
        type: ComponentType.ChannelSelect as const,
        custom_id,
        channel_types: PLACES,
        placeholder: server.everywhere,
        min_values: 0,
        max_values: SETTING_LIMITS.channels,
        default_values: settings.channels.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel as const })),
      };
    case 'openingRole':
      return {
        type: ComponentType.RoleSelect as const,
        custom_id,
        placeholder: server.noRole,
        min_values: 0,
        max_values: 1,
        default_values:
          settings.openingRole === null
            ? []
            : [{ id: settings.openingRole, type: SelectMenuDefaultValueType.Role as const }],
      };
    default:
      return {
        type: ComponentType.StringSelect as const,
        custom_id,
        options: choicesIn(language)[setting].map(([value, label]) => ({
          label,
          value: JSON.stringify(value),
          default: value === settings[setting],
        })),
      };
  }
}

/** What to know before one chooses. */
function hintOn(setting: PanelSetting, language: Language): Line {
  const { server } = textIn(language);
  if (setting === 'openingRole') return small(server.roleHint);
  return setting === 'keepGames' ? small(server.keepHint) : null;
}

function settingMenu(setting: PanelSetting, shown: Shown, language: Language): APIComponentInContainer[] {
  const { server } = textIn(language);
  return [
    ...block([
      `**${server.fields[setting]}**`,
      hintOn(setting, language),
      setByLine(shown.setBy.get(setting), language),
    ]),
    { type: ComponentType.ActionRow, components: [select(setting, shown, language)] },
  ];
}

/** What is set for a server, for those who run it, with a menu for each setting. */
export function serverPanelMessage(shown: Shown, language: Language): MessageBody {
  const { server } = textIn(language);
  return messageBody([
    {
      type: ComponentType.Container,
      components: [
        ...block([`### ${server.title}`, ...shown.notes.map((note) => `▸ **${note}**`)]),
        ...PANEL_SETTINGS.flatMap((setting) => settingMenu(setting, shown, language)),
        ...rows([
          button({ verb: 'admin', act: 'showTables' }, { label: server.toTables, look: 'secondary' }),
          button({ verb: 'admin', act: 'showDrinking' }, { label: server.toDrinking, look: 'secondary' }),
        ]),
      ],
    },
  ]);
}
