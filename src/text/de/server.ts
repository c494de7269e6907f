import type { ServerText } from '../serverText.ts';

export const server: ServerText = {
  title: 'Molotow auf diesem Server',
  fields: {
    variant: 'Spiel',
    language: 'Sprache der Tische',
    deck: 'Karten der Tische',
    pace: 'Tempo',
    mostTables: 'Offene Tische',
    openingRole: 'Wer gerufen wird, wenn ein Tisch aufgeht',
    channels: 'Kanäle, in denen gespielt wird',
    keepGames: 'Wie lange fertige Partien aufbewahrt werden',
  },
  decks: { swiss: 'Schweizer Karten', german: 'deutsche Karten', french: 'französische Karten' },
  languageOfHost: 'wie wer den Tisch eröffnet',
  deckOfGame: 'wie beim Spiel üblich',
  anyNumber: 'so viele man will',
  everywhere: 'überall',
  noRole: 'niemand',
  mostTables: ({ count }) => (count === 1 ? 'höchstens einer' : `höchstens ${count}`),
  forEver: 'für immer',
  days: ({ count }) => `${count} Tage`,
  keepHint:
    'Danach gehen die Karten weg: Nachspielen, Datei und Nachprüfen gehen dann nicht mehr, und nichts holt sie zurück. Ranglisten, Zahlen und die Liste der Partien bleiben. Aufgeräumt wird einmal am Tag.',
  roleHint:
    'Discord ruft eine Rolle nur, wenn alle sie erwähnen dürfen, oder wenn ich die Berechtigung «@everyone, @here und alle Rollen erwähnen» habe.',
  setBy: ({ name, when }) => `geändert von ${name}, ${when}`,
  saved: 'Gespeichert.',
  bad: 'Das geht hier nicht. Nichts wurde geändert.',
  toTables: 'Offene Tische',
  toDrinking: 'Trinkmodus',
  toSettings: 'Einstellungen',
  list: {
    title: ({ count }) => (count === 1 ? 'Ein offener Tisch' : `${count} offene Tische`),
    none: 'Auf diesem Server ist kein Tisch offen.',
    opened: ({ when }) => `eröffnet ${when}`,
    unreadable: 'nicht mehr lesbar',
    more: ({ count }) =>
      count === 1 ? 'Ein weiterer hat hier keinen Platz.' : `${count} weitere haben hier keinen Platz.`,
    end: 'Einen Tisch beenden',
  },
};
