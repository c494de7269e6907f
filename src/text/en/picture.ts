import type { PictureText } from '../pictureText.ts';

export const picture: PictureText = {
  title: ({ deal, trick }) => `${deal} · ${trick}`,
  noTrumpYet: 'No trump yet',
  trump: ({ suit }) => `Trump ${suit}`,
  setBy: ({ name }) => `set by ${name}`,
  announcedBy: ({ name }) => `announced by ${name}`,
  leads: 'leads',
  wins: 'winning so far',
  takes: 'takes the trick',
  turn: 'to play',
  announces: 'to announce',
  tricks: 'Tricks',
  points: 'Points',
  total: 'Total',
};
