import type { CardWords, Deck } from '../cardWords.ts';
import type { WeisText } from '../catalogue.ts';
import { many } from './grammar.ts';

const numbers = ['sei', 'sette', 'otto', 'nove'] as const;

export const decks: Readonly<Record<Deck, CardWords>> = {
  swiss: {
    suits: ['rose', 'ghiande', 'campanelli', 'scudi'],
    ranks: [...numbers, 'bandiera', 'under', 'ober', 're', 'asso'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  german: {
    suits: ['cuori', 'ghiande', 'campanelli', 'foglie'],
    ranks: [...numbers, 'dieci', 'under', 'ober', 're', 'asso'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  french: {
    suits: ['cuori', 'quadri', 'fiori', 'picche'],
    ranks: [...numbers, 'dieci', 'fante', 'donna', 're', 'asso'],
    letters: ['6', '7', '8', '9', '10', 'F', 'D', 'R', 'A'],
  },
};

export const weis: WeisText = {
  run: ({ cards, suit, from, to, points }) => `scala di ${cards} ${suit} da ${from} a ${to} (${points})`,
  four: ({ rank, points }) => `quattro ${many(rank)} (${points})`,
};
