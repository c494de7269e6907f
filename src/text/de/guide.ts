import type { GuideWords } from '../guideWords.ts';
import { amount } from '../numbers.ts';
import { decided } from './decided.ts';
import { glossary } from './glossary.ts';
import { tips } from './tips.ts';

export const guide: GuideWords = {
  pages: { short: 'Kurz', details: 'Genau', decided: 'Entschieden', glossary: 'Wörter', tips: 'Tipps' },
  short: {
    trumpByPlay:
      'Niemand sagt an. Zuerst musst du die Farbe bekennen; wer das als Erster nicht kann, macht mit seiner Karte Trumpf. Er gilt für die ganze Runde, auch für Stiche davor.',
    dear: ({ figures: { under, nine, ace, ten, lastTrick }, deck: { ranks } }) =>
      `Am meisten zählen Trumpf-${ranks[5]} ${under.trump}, Trumpf-Neun ${nine.trump}, Ass ${ace} und ${ranks[4]} ${ten}, der letzte Stich ${lastTrick} dazu.`,
    handWeis: {
      minus: 'Weis auf der Hand (eine Folge ab drei Karten, vier gleiche) zieht dir Punkte ab.',
      plus: 'Weis auf der Hand (eine Folge ab drei Karten, vier gleiche) gibt dir Punkte dazu.',
    },
    onlyBest: 'Es zählt nur, wer den höchsten hat.',
    tableWeis: 'Bildet ein Stich einen Weis, zählt er dem dazu, der den Stich nimmt.',
    stoeck: {
      minus: ({ figures, deck: { ranks } }) =>
        `Stöck, König und ${ranks[6]} vom Trumpf auf einer Hand: ${amount(-figures.stoeck)}.`,
      plus: ({ figures, deck: { ranks } }) =>
        `Stöck, König und ${ranks[6]} vom Trumpf auf einer Hand: +${figures.stoeck}.`,
    },
    tableStoeck: ({ figures, deck: { ranks } }) =>
      `König und ${ranks[6]} vom Trumpf im selben Stich: +${figures.stoeck} für den, der ihn nimmt.`,
    sticks:
      'Wer am meisten und wer am wenigsten Punkte macht, schreibt +1, wer dazwischen liegt, −1. Ab 100 schreibt man aber −3, mit allen 157 +3.',
    end: ({ line }) => `Ende: ${line}.`,
  },
  decided,
  glossary,
  tips,
};
