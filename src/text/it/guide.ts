import type { GuideWords } from '../guideWords.ts';
import { amount } from '../numbers.ts';
import { decided } from './decided.ts';
import { glossary } from './glossary.ts';
import { tips } from './tips.ts';

export const guide: GuideWords = {
  pages: { short: 'In breve', details: 'In dettaglio', decided: 'Decisioni', glossary: 'Parole', tips: 'Consigli' },
  short: {
    trumpByPlay:
      'Nessuno sceglie la briscola. Prima devi rispondere al seme; il primo che non può fa la briscola con la sua carta. Vale per tutta la mano, anche per le prese di prima.',
    dear: ({ figures: { under, nine, ace, ten, lastTrick }, deck: { ranks } }) =>
      `Valgono di più: ${ranks[5]} di briscola ${under.trump}, nove di briscola ${nine.trump}, asso ${ace}, ${ranks[4]} ${ten}, e ${lastTrick} in più per l’ultima presa.`,
    handWeis: {
      minus: 'Gli annunci in mano (scala da tre carte, quattro uguali) ti tolgono punti.',
      plus: 'Gli annunci in mano (scala da tre carte, quattro uguali) ti danno punti.',
    },
    onlyBest: 'Vale solo chi ha il più alto.',
    tableWeis: 'Se una presa forma un annuncio, i suoi punti vanno a chi la fa.',
    stoeck: {
      minus: ({ figures, deck: { ranks } }) =>
        `Stöck, re e ${ranks[6]} di briscola nella stessa mano: ${amount(-figures.stoeck)}.`,
      plus: ({ figures, deck: { ranks } }) =>
        `Stöck, re e ${ranks[6]} di briscola nella stessa mano: +${figures.stoeck}.`,
    },
    tableStoeck: ({ figures, deck: { ranks } }) =>
      `Re e ${ranks[6]} di briscola nella stessa presa: +${figures.stoeck} a chi la fa.`,
    sticks: 'Chi fa più punti e chi ne fa meno segnano +1, chi sta in mezzo −1. Ma da 100 è −3, con tutti i 157 +3.',
    end: ({ line }) => `La partita: ${line}.`,
  },
  decided,
  glossary,
  tips,
};
