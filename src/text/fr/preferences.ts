import type { PreferencesText } from '../preferencesText.ts';

export const preferences: PreferencesText = {
  title: 'Mes réglages',
  intro: 'Ils ne valent que pour toi, sur tous les serveurs.',
  saved: 'Enregistré. Tes cartes auront cet aspect dès que tu les rouvriras.',
  names: {
    deck: 'Mes cartes',
    suits: 'Ordre des couleurs',
    ranks: 'Dans chaque couleur',
    language: 'Langue',
    pings: 'Rappel à la moitié du temps',
    play: 'Jouer une carte',
    size: 'Texte',
    colours: 'Couleurs des boutons',
    cards: 'Cartes',
  },
  values: {
    deck: {
      table: 'comme à la table',
      swiss: 'cartes suisses',
      german: 'cartes allemandes',
      french: 'cartes françaises',
    },
    suits: { notation: 'toujours le même', trumpFirst: 'l’atout d’abord' },
    ranks: { lowFirst: 'la plus basse d’abord', highFirst: 'la plus haute d’abord' },
    language: { discord: 'comme mon Discord' },
    pings: { on: 'oui', off: 'non' },
    play: { once: 'en un clic', twice: 'en deux clics' },
    size: { normal: 'normal', big: 'grand' },
    colours: { plain: 'identiques', four: 'quatre différentes' },
    cards: { signs: 'avec symboles', words: 'en toutes lettres (à lire à haute voix)' },
  },
  picked: ({ card }) => `Carte choisie : ${card}. Appuie encore une fois dessus pour la jouer.`,
};
