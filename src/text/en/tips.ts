import type { TipsWords } from '../tips.ts';

export const tips: TipsWords = {
  sentences: {
    count: 'Keep count of how many cards of a suit are still out, and how many trumps.',
    leadLow: 'Lead low: whoever has to go higher takes the trick.',
    leadHigh: 'Lead your sure winners while everybody still has to follow.',
    middle: 'The middle is worst. Decide early whether to have the most or the fewest.',
    hundred: 'From 100 it turns: then you write −3, unless you take all 157.',
    chooseTrump: ({ figures: { under, nine }, deck: { ranks } }) =>
      `If you can’t follow, you choose trump. Take a suit whose ${ranks[5]} (${under.trump}) and nine (${nine.trump}) others have taken, never one whose lie with you: trump counts backwards too.`,
    setLow:
      'Whoever sets trump takes the trick unless somebody trumps higher. If you don’t want it, set trump with a low card.',
    shedUnder: ({ figures: { under, nine }, deck: { ranks } }) =>
      `Put ${ranks[5]} and nine into other people’s tricks while their suit isn’t trump: if it becomes trump after all, they count ${under.trump} and ${nine.trump} there.`,
    throwDear: 'Once trump is set and you are out of the suit, throw dear cards into tricks that others take.',
    cantRuff: 'Whoever has the suit may not trump: see which one you will run out of first.',
    ruff: 'You may trump even if you have the suit: take a dear trick that way.',
    announceLong: ({ deck: { ranks } }) => `Announce the suit in which you have ${ranks[5]}, nine and the most cards.`,
    announceAces: 'With Aces and long suits announce Bock, with sixes Gaiss.',
    declare: 'Show your Weis: it helps you.',
    keepBack: 'Weis hurts you here: keep it to yourself before your first card.',
    stoeckHelps: ({ deck: { ranks } }) =>
      `With King and ${ranks[6]} of a suit, hope that it becomes trump. If you set it yourself, do so with another card, or there is no Stöck.`,
    stoeckHurts: ({ deck: { ranks } }) =>
      `With King and ${ranks[6]} of a suit, set trump with one of the two: then there is no Stöck.`,
    stoeckAnnounced: ({ figures, deck: { ranks } }) =>
      `King and ${ranks[6]} of a suit make it ${figures.stoeck} better as trump.`,
    giveWeis: 'Look at what lies in the trick: the card that completes a Weis belongs in somebody else’s trick.',
    foreign: 'Worst is a run in another suit than the one led: it counts double.',
    match: ({ figures }) =>
      `If you have every trick until shortly before the end, take the rest too: ${figures.match} off. If somebody else does, take one from them.`,
    lastTrick: ({ figures }) => `The last trick counts ${figures.lastTrick} more: keep a low card for it.`,
    rounding: 'A single point can cost you ten: 44 writes 4, 45 writes 5.',
    limit: 'Watch the slate: the game ends as soon as anybody reaches the limit.',
    doubleLast: 'In the last deal everything counts double: much can be made up there, and much lost.',
  },
};
