import type { CardWords, Deck } from '../cardWords.ts';
import type { WeisText } from '../catalogue.ts';

export const decks: Readonly<Record<Deck, CardWords>> = {
  swiss: {
    suits: ['Rosen', 'Eicheln', 'Schellen', 'Schilten'],
    ranks: ['Sechs', 'Sieben', 'Acht', 'Neun', 'Banner', 'Under', 'Ober', 'König', 'Ass'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  german: {
    suits: ['Herz', 'Eichel', 'Schelle', 'Laub'],
    ranks: ['Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Unter', 'Ober', 'König', 'Ass'],
    letters: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  french: {
    suits: ['Herz', 'Ecken', 'Kreuz', 'Schaufel'],
    ranks: ['Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bauer', 'Dame', 'König', 'Ass'],
    letters: ['6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'],
  },
};

const RUNS = ['Dreiblatt', 'Vierblatt', 'Fünfblatt', 'Sechsblatt', 'Siebenblatt', 'Achtblatt', 'Neunblatt'];

export const weis: WeisText = {
  run: ({ cards, suit, from, to, points }) => `${RUNS[cards - 3]} ${suit} ${from} bis ${to} (${points})`,
  four: ({ rank, points }) => `vier ${rank} (${points})`,
};
