import type { PictureText } from '../pictureText.ts';

export const picture: PictureText = {
  title: ({ deal, trick }) => `${deal} · ${trick}`,
  noTrumpYet: 'Ancora nessuna briscola',
  trump: ({ suit }) => `Briscola ${suit}`,
  setBy: ({ name }) => `da ${name}`,
  announcedBy: ({ name }) => `da ${name}`,
  leads: 'apre',
  wins: 'in testa',
  takes: 'prende',
  turn: 'di turno',
  announces: 'sceglie',
  tricks: 'Prese',
  points: 'Punti',
  total: 'Totale',
};
