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
    keepGames: 'Combien de temps les parties terminées sont gardées',
  },
  decks: { swiss: 'cartes suisses', german: 'cartes allemandes', french: 'cartes françaises' },
  languageOfHost: 'celle de qui ouvre la table',
  deckOfGame: 'comme d’habitude pour ce jeu',
  anyNumber: 'autant qu’on veut',
  everywhere: 'partout',
  noRole: 'personne',
  mostTables: ({ count }) => (count === 1 ? 'une au plus' : `${count} au plus`),
  forEver: 'pour toujours',
  days: ({ count }) => `${count} jours`,
  keepHint:
    'Ensuite les cartes disparaissent : plus moyen de revoir, d’exporter ni de vérifier ces parties, et rien ne les ramène. Classements, chiffres et liste des parties restent. Le ménage se fait une fois par jour.',
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
