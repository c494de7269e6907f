import type { Catalogue } from '../catalogue.ts';
import { admin } from './admin.ts';
import { card, decks, weis } from './cards.ts';
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
import { typeset } from './typeset.ts';

const texts: Catalogue = {
  variants: {
    classic: 'classique',
    rounds: 'tours',
    sticks: 'bâtons et patates',
    mohren: 'Mohrenjass',
    'jass-book': 'livre du jass',
  },
  contracts: {
    bock: 'Bock',
    gaiss: 'Gaiss',
    'slalom-bock': 'Slalom, d’abord Bock',
    'slalom-gaiss': 'Slalom, d’abord Gaiss',
  },
  decks,
  card,
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

/** French as it is spoken round a Swiss jass table: bour, nell, stöck; people are addressed with « tu ». */
export const fr = typeset(texts) as Catalogue;
