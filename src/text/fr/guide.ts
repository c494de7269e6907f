import type { GuideWords } from '../guideWords.ts';
import { amount } from '../numbers.ts';
import { decided } from './decided.ts';
import { glossary } from './glossary.ts';
import { tips } from './tips.ts';

export const guide: GuideWords = {
  pages: { short: 'En bref', details: 'En détail', decided: 'Décisions', glossary: 'Mots', tips: 'Conseils' },
  short: {
    trumpByPlay:
      'Personne ne choisit l’atout. D’abord tu dois fournir la couleur ; qui le premier ne peut pas fait l’atout avec sa carte. Il compte pour toute la donne, même pour les plis d’avant.',
    dear: ({ figures: { under, nine, ace, ten, lastTrick }, deck: { ranks } }) =>
      `Ce qui compte le plus : ${ranks[5]} d’atout ${under.trump}, neuf d’atout ${nine.trump}, as ${ace}, ${ranks[4]} ${ten}, et ${lastTrick} de plus pour le dernier pli.`,
    handWeis: {
      minus: 'Les annonces en main (suite dès trois cartes, carré) te coûtent des points.',
      plus: 'Les annonces en main (suite dès trois cartes, carré) te rapportent des points.',
    },
    onlyBest: 'Seul compte qui a la plus haute.',
    tableWeis: 'Si un pli forme une annonce, elle rapporte ses points à qui prend le pli.',
    stoeck: {
      minus: ({ figures, deck: { ranks } }) =>
        `Stöck, roi et ${ranks[6]} d’atout dans la même main : ${amount(-figures.stoeck)}.`,
      plus: ({ figures, deck: { ranks } }) =>
        `Stöck, roi et ${ranks[6]} d’atout dans la même main : +${figures.stoeck}.`,
    },
    tableStoeck: ({ figures, deck: { ranks } }) =>
      `Roi et ${ranks[6]} d’atout dans le même pli : +${figures.stoeck} à qui le prend.`,
    sticks:
      'Qui fait le plus et qui fait le moins de points marquent +1, les autres −1. Mais dès 100 c’est −3, avec les 157 +3.',
    end: ({ line }) => `La partie : ${line}.`,
  },
  decided,
  glossary,
  tips,
};
