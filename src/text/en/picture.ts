import type { PictureText } from '../pictureText.ts';

export const picture: PictureText = {
  title: ({ deal, trick }) => `${deal} · ${trick}`,
  noTrumpYet: 'No trump yet',
  trump: ({ suit }) => `Trump ${suit}`,
  setBy: ({ name }) => `by ${name}`,
  announcedBy: ({ name }) => `by ${name}`,
  leads: 'leads',
  wins: 'wins',
  takes: 'takes it',
  turn: 'to play',
  announces: 'to announce',
  tricks: 'Tricks',
  points: 'Points',
  total: 'Total',
};
