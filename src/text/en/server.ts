import type { ServerText } from '../serverText.ts';

export const server: ServerText = {
  title: 'Molotow on this server',
  fields: {
    variant: 'Game',
    language: 'Language of tables',
    deck: 'Cards of tables',
    pace: 'Pace',
    mostTables: 'Open tables',
    openingRole: 'Who is called when a table opens',
    channels: 'Channels where people play',
    keepGames: 'How long finished games are kept',
  },
  decks: { swiss: 'Swiss cards', german: 'German cards', french: 'French cards' },
  languageOfHost: 'that of whoever opens the table',
  deckOfGame: 'as usual for the game',
  anyNumber: 'as many as people like',
  everywhere: 'everywhere',
  noRole: 'nobody',
  mostTables: ({ count }) => `at most ${count}`,
  forEver: 'for ever',
  days: ({ count }) => `${count} days`,
  keepHint:
    'After that the cards go: no replay, no file and no check any more, and nothing brings them back. Leaderboards, statistics and the list of games stay. Old cards are cleared once a day.',
  roleHint:
    'Discord calls a role only if everybody may mention it, or if I have the permission “Mention @everyone, @here, and All Roles”.',
  setBy: ({ name, when }) => `changed by ${name}, ${when}`,
  saved: 'Saved.',
  bad: 'That can’t be set here. Nothing was changed.',
  toTables: 'Open tables',
  toDrinking: 'Drinking mode',
  toSettings: 'Settings',
  list: {
    title: ({ count }) => (count === 1 ? 'One open table' : `${count} open tables`),
    none: 'No table is open on this server.',
    opened: ({ when }) => `opened ${when}`,
    unreadable: 'not readable any more',
    more: ({ count }) =>
      count === 1 ? 'There is no room here for one more.' : `There is no room here for ${count} more.`,
    end: 'End a table',
  },
};
