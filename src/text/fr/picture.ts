import type { PictureText } from '../pictureText.ts';

export const picture: PictureText = {
  title: ({ deal, trick }) => `${deal} · ${trick}`,
  noTrumpYet: 'Pas encore d’atout',
  trump: ({ suit }) => `Atout ${suit}`,
  setBy: ({ name }) => `par ${name}`,
  announcedBy: ({ name }) => `par ${name}`,
  leads: 'entame',
  wins: 'en tête',
  takes: 'prend le pli',
  turn: 'à jouer',
  announces: 'choisit',
  tricks: 'Plis',
  points: 'Points',
  total: 'Total',
};
