import type { ServerText } from '../serverText.ts';

export const server: ServerText = {
  title: 'Molotow sur ce serveur',
  fields: {
    variant: 'Jeu',
    language: 'Langue des tables',
    deck: 'Cartes des tables',
    pace: 'Rythme',
    mostTables: 'Tables ouvertes',
    openingRole: 'Qui est appelé quand une table s’ouvre',
    channels: 'Salons où l’on joue',
  },
  decks: { swiss: 'cartes suisses', german: 'cartes allemandes', french: 'cartes françaises' },
  languageOfHost: 'celle de qui ouvre la table',
  deckOfGame: 'comme d’habitude pour ce jeu',
  anyNumber: 'autant qu’on veut',
  everywhere: 'partout',
  noRole: 'personne',
  mostTables: ({ count }) => (count === 1 ? 'une au plus' : `${count} au plus`),
  roleHint:
    'Discord n’appelle un rôle que si tout le monde peut le mentionner, ou si j’ai la permission « Mentionner @everyone, @here et tous les rôles ».',
  setBy: ({ name, when }) => `changé par ${name}, ${when}`,
  saved: 'Enregistré.',
  bad: 'Ça ne va pas ici. Rien n’a été changé.',
  toTables: 'Tables ouvertes',
  toDrinking: 'Mode apéro',
  toSettings: 'Réglages',
  list: {
    title: ({ count }) => (count === 1 ? 'Une table ouverte' : `${count} tables ouvertes`),
    none: 'Aucune table n’est ouverte sur ce serveur.',
    opened: ({ when }) => `ouverte ${when}`,
    unreadable: 'plus lisible',
    more: ({ count }) => (count === 1 ? 'Une autre n’a pas de place ici.' : `${count} autres n’ont pas de place ici.`),
    end: 'Fermer une table',
  },
};
