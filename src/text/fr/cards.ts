import type { CardWords, Deck } from '../cardWords.ts';
import type { WeisText } from '../catalogue.ts';
import { many, of } from './grammar.ts';

const numbers = ['six', 'sept', 'huit', 'neuf'] as const;

export const decks: Readonly<Record<Deck, CardWords>> = {
  swiss: {
    suits: ['rose', 'gland', 'grelot', 'écusson'],
    ranks: [...numbers, 'bannière', 'under', 'ober', 'roi', 'as'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  german: {
    suits: ['cœur', 'gland', 'grelot', 'feuille'],
    ranks: [...numbers, 'dix', 'under', 'ober', 'roi', 'as'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  french: {
    suits: ['cœur', 'carreau', 'trèfle', 'pique'],
    ranks: [...numbers, 'dix', 'valet', 'dame', 'roi', 'as'],
    letters: ['6', '7', '8', '9', '10', 'V', 'D', 'R', 'A'],
  },
};

export const card = ({ suit, rank }: { readonly suit: string; readonly rank: string }) => `${rank} ${of(suit)}`;

export const weis: WeisText = {
  run: ({ cards, suit, from, to, points }) => `suite de ${cards} ${suit} ${from} à ${to} (${points})`,
  four: ({ rank, points }) => `carré ${of(many(rank))} (${points})`,
};
