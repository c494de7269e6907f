import type { Catalogue } from '../catalogue.ts';
import { admin } from './admin.ts';
import { decks, weis } from './cards.ts';
import { commands } from './commands.ts';
import { drinking } from './drinking.ts';
import { guide } from './guide.ts';
import { messages } from './messages.ts';
import { opening } from './opening.ts';
import { picture } from './picture.ts';
import { preferences } from './preferences.ts';
import { proofs } from './proofs.ts';
import { records } from './records.ts';
import { faults, refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';

/** British spelling; the words of the game stay as the Swiss say them. */
export const en: Catalogue = {
  variants: {
    classic: 'classic',
    rounds: 'rounds',
    sticks: 'sticks and potatoes',
    mohren: 'Mohren Jass',
    'jass-book': 'Swiss jass book',
  },
  contracts: {
    bock: 'Bock',
    gaiss: 'Gaiss',
    'slalom-bock': 'Slalom, Bock first',
    'slalom-gaiss': 'Slalom, Gaiss first',
  },
  decks,
  card: ({ suit, rank }) => `${rank} of ${suit}`,
  weis,
  ...messages,
  picture,
  preferences,
  proofs,
  records,
  rules,
  settings,
  guide,
  drinking,
  admin,
  server,
  opening,
  refusals,
  faults,
  commands,
};
