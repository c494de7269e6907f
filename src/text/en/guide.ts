import type { GuideWords } from '../guideWords.ts';
import { amount } from '../numbers.ts';
import { decided } from './decided.ts';
import { glossary } from './glossary.ts';
import { tips } from './tips.ts';

export const guide: GuideWords = {
  pages: { short: 'In short', details: 'In full', decided: 'Decided', glossary: 'Words', tips: 'Tips' },
  short: {
    trumpByPlay:
      'Nobody announces. At first you must follow suit; the first who can’t sets trump with the card they play. It holds for the whole deal, also for tricks taken before.',
    dear: ({ figures: { under, nine, ace, ten, lastTrick }, deck: { ranks } }) =>
      `What counts most: ${ranks[5]} of trump ${under.trump}, nine of trump ${nine.trump}, Ace ${ace}, ${ranks[4]} ${ten}, and ${lastTrick} more for the last trick.`,
    handWeis: {
      minus: 'Weis in your hand (three or more in a row, four of a kind) takes points off you.',
      plus: 'Weis in your hand (three or more in a row, four of a kind) gives you points.',
    },
    onlyBest: 'Only whoever has the highest scores.',
    tableWeis: 'If a trick makes a Weis, whoever takes the trick gets its points.',
    stoeck: {
      minus: ({ figures, deck: { ranks } }) =>
        `Stöck, King and ${ranks[6]} of trump in one hand: ${amount(-figures.stoeck)}.`,
      plus: ({ figures, deck: { ranks } }) => `Stöck, King and ${ranks[6]} of trump in one hand: +${figures.stoeck}.`,
    },
    tableStoeck: ({ figures, deck: { ranks } }) =>
      `King and ${ranks[6]} of trump in one trick: +${figures.stoeck} for whoever takes it.`,
    sticks: 'Most and fewest points write +1 each, whoever lies between −1. But from 100 it is −3, with all 157 +3.',
    end: ({ line }) => `The game: ${line}.`,
  },
  decided,
  glossary,
  tips,
};
