import type { ServerText } from '../serverText.ts';

export const server: ServerText = {
  title: 'Molotow su questo server',
  fields: {
    variant: 'Gioco',
    language: 'Lingua dei tavoli',
    deck: 'Carte dei tavoli',
    pace: 'Ritmo',
    mostTables: 'Tavoli aperti',
    openingRole: 'Chi viene chiamato quando si apre un tavolo',
    channels: 'Canali in cui si gioca',
    keepGames: 'Per quanto tempo si conservano le partite finite',
  },
  decks: { swiss: 'carte svizzere', german: 'carte tedesche', french: 'carte francesi' },
  languageOfHost: 'quella di chi apre il tavolo',
  deckOfGame: 'come d’uso nel gioco',
  anyNumber: 'quanti si vuole',
  everywhere: 'dappertutto',
  noRole: 'nessuno',
  mostTables: ({ count }) => (count === 1 ? 'al massimo uno' : `al massimo ${count}`),
  forEver: 'per sempre',
  days: ({ count }) => `${count} giorni`,
  keepHint:
    'Poi le carte spariscono: quelle partite non si possono più rivedere, esportare né verificare, e niente le riporta. Classifiche, cifre e lista delle partite restano. Si fa ordine una volta al giorno.',
  roleHint:
    'Discord chiama un ruolo solo se tutti lo possono menzionare, o se ho il permesso «Menziona @everyone, @here e tutti i ruoli».',
  setBy: ({ name, when }) => `cambiato da ${name}, ${when}`,
  saved: 'Salvato.',
  bad: 'Qui non va. Non è cambiato niente.',
  toTables: 'Tavoli aperti',
  toDrinking: 'Modalità brindisi',
  toSettings: 'Impostazioni',
  list: {
    title: ({ count }) => (count === 1 ? 'Un tavolo aperto' : `${count} tavoli aperti`),
    none: 'Su questo server non c’è nessun tavolo aperto.',
    opened: ({ when }) => `aperto ${when}`,
    unreadable: 'non più leggibile',
    more: ({ count }) => (count === 1 ? 'Un altro qui non trova posto.' : `Altri ${count} qui non trovano posto.`),
    end: 'Chiudere un tavolo',
  },
};
