import type { PictureText } from '../pictureText.ts';

export const picture: PictureText = {
  title: ({ deal, trick }) => `${deal} · ${trick}`,
  noTrumpYet: 'Noch kein Trumpf',
  trump: ({ suit }) => `Trumpf ${suit}`,
  setBy: ({ name }) => `gemacht von ${name}`,
  announcedBy: ({ name }) => `angesagt von ${name}`,
  leads: 'spielt aus',
  wins: 'sticht bisher',
  takes: 'nimmt den Stich',
  turn: 'ist dran',
  announces: 'sagt an',
  tricks: 'Stiche',
  points: 'Punkte',
  total: 'Stand',
};
