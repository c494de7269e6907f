import type { CardWords, Deck } from '../cardWords.ts';
import type { WeisText } from '../catalogue.ts';

const numbers = ['six', 'seven', 'eight', 'nine'] as const;

export const decks: Readonly<Record<Deck, CardWords>> = {
  swiss: {
    suits: ['Roses', 'Acorns', 'Bells', 'Shields'],
    ranks: [...numbers, 'Banner', 'Under', 'Ober', 'King', 'Ace'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  german: {
    suits: ['Hearts', 'Acorns', 'Bells', 'Leaves'],
    ranks: [...numbers, 'ten', 'Under', 'Ober', 'King', 'Ace'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  french: {
    suits: ['Hearts', 'Diamonds', 'Clubs', 'Spades'],
    ranks: [...numbers, 'ten', 'Jack', 'Queen', 'King', 'Ace'],
    letters: ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  },
};

const plural = (rank: string) => (rank === 'six' ? 'sixes' : `${rank}s`);

export const weis: WeisText = {
  run: ({ cards, suit, from, to, points }) => `run of ${cards} ${suit} ${from} to ${to} (${points})`,
  four: ({ rank, points }) => `four ${plural(rank)} (${points})`,
};
