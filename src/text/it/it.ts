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

/** Italian as in Ticino and Grigioni; the Swiss words of the game stay, and people are addressed with «tu». */
export const it: Catalogue = {
  variants: {
    classic: 'classico',
    rounds: 'giri',
    sticks: 'bastoni e patate',
    mohren: 'Mohrenjass',
    'jass-book': 'libro dello jass',
  },
  contracts: {
    bock: 'Bock',
    gaiss: 'Gaiss',
    'slalom-bock': 'Slalom, prima Bock',
    'slalom-gaiss': 'Slalom, prima Gaiss',
  },
  decks,
  card: ({ suit, rank }) => `${rank} di ${suit}`,
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
