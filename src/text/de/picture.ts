import type { PictureText } from '../pictureText.ts';

export const picture: PictureText = {
  title: ({ deal, trick }) => `${deal} · ${trick}`,
  noTrumpYet: 'Noch kein Trumpf',
  trump: ({ suit }) => `Trumpf ${suit}`,
  setBy: ({ name }) => `von ${name}`,
  announcedBy: ({ name }) => `von ${name}`,
  leads: 'spielt aus',
  wins: 'sticht',
  takes: 'nimmt den Stich',
  turn: 'am Zug',
  announces: 'sagt an',
  tricks: 'Stiche',
  points: 'Punkte',
  total: 'Total',
};
