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

/** German as it is written in Switzerland: `ss`, never `ß`; people are addressed with «du». */
export const de: Catalogue = {
  variants: {
    classic: 'klassisch',
    rounds: 'Runden',
    sticks: 'Stecken und Kartoffeln',
    mohren: 'Mohrenjass',
    'jass-book': 'Jassbuch',
  },
  contracts: {
    bock: 'Bock',
    gaiss: 'Gaiss',
    'slalom-bock': 'Slalom, zuerst Bock',
    'slalom-gaiss': 'Slalom, zuerst Gaiss',
  },
  decks,
  card: ({ suit, rank }) => `${suit}-${rank}`,
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
