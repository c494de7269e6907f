import type { DecidedWords } from '../decided.ts';
import { joined } from '../numbers.ts';

export const decided: DecidedWords = {
  intro: 'There is no official book of rules. Where the sources are silent or disagree, this is how it is played here:',
  fixed: 'Always so',
  changeable: 'A table may choose otherwise',
  sentences: {
    trumpHigher: 'You may trump although you could follow suit, but only higher than every trump that lies there.',
    trumpAnyhow: 'You may trump although you could follow suit, even under a trump that lies there.',
    lastResort: 'You may go under a trump that lies there only when you have nothing else left.',
    lowFours: 'Four eights, four sevens and four sixes count as much as four Aces, as in the Swiss rules.',
    vorarlberg: 'Long runs count less than in Switzerland, four eights, sevens or sixes nothing: as in Vorarlberg.',
    twoWeise: 'One card may count in a run and in four of a kind, as in Switzerland since 1996.',
    oneWeis: 'No card counts in two Weise.',
    bestOrder:
      'Between Weise of equal points more cards go first, then the higher card, then trump, then the earlier in play, as in the Swiss rules.',
    roundsDirection: 'Play goes counter-clockwise: the source names no direction.',
    lot: 'The first dealer is drawn by lot, and the seat after the dealer leads.',
    noMatch: 'Taking every trick counts nothing extra: the source doesn’t speak of it.',
    roundsNoStoeck: 'Stöck doesn’t count: the source lists every kind of Weis and doesn’t name it.',
    turns: ({ deals }) =>
      `There are ${deals} deals, as in the table of the source; its sentence would give another number.`,
    foreignLast: 'A foreign run counts four times in the last deal: twice, and twice again.',
    three: 'From 100 points, and with all 157, the others write 3 each. An older text gives them 1.',
    zeroSum: 'From 100 points, and with all 157, the others write 1 each, as in an older text.',
    eights: 'Without trump each eight counts 8.',
    aces: 'In Gaiss the six is highest, but the Ace still counts 11 points.',
    mohrenTarget: 'The target is 500.',
    underStays: ({ deck: { ranks } }) =>
      `If trump is led and the ${ranks[5]} is your only one, you needn’t give it up.`,
    noMisdeal: 'There are no misdeals: what is dealt is played.',
    keepBack: 'Weis is declared by itself. But you may keep all of yours to yourself.',
    openAtOnce: 'A Weis lies open as soon as the first card of that hand is played.',
    openForBest: 'After the first trick only the Weis that scores lies open. Of the others you hear the points.',
    tableWeisAny: 'Table Weis counts in any order and any suit, also before trump is set.',
    foreignRuns: 'Only runs can be foreign: four of a kind never is, nor is table Stöck.',
    stoeckShown: 'Stöck is shown by itself, with the second of the two cards.',
    rounding: 'Exactly half is rounded away from zero: 45 gives 5, −25 gives −3.',
    noExtras: 'No suit counts double or more as trump, and there is no Bergpreis and no Schieben.',
    removed: ({ removed }) =>
      `The sources don’t say what is left out with so many players: here ${joined('en-GB', removed)}.`,
    opening: '“The first trick opens trump” means only that trump is open at the beginning.',
    restOfDeal: 'Trump “for the rest of the game” means: for the rest of the deal.',
    slalom: 'In Slalom it changes with each trick.',
    slalomValues: 'In Slalom the cards always count as in Bock.',
    accounts: 'Points are counted as they fall, although the cards are also counted after the deal.',
  },
};
