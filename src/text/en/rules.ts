import type { Rules } from '../../game/index.ts';
import { counted, joined } from '../numbers.ts';
import type { RulesFacts, RulesWords } from '../rulesWords.ts';

const UNITS: Readonly<Record<Rules['slate'], string>> = {
  tens: 'written in tens',
  points: 'written in points',
  sticks: 'sticks and potatoes',
};

function end({ end: until }: Rules, { deals }: RulesFacts): string {
  if ('limit' in until) return `until somebody has ${until.limit}`;
  return 'target' in until ? `first to ${until.target}` : counted(deals ?? 0, 'deal', 'deals');
}

const HIGHER = 'Follow suit, or play a trump higher than every trump in the trick: that is always allowed.';
const RUNS = 'Three to nine cards of a suit in a row, from six to Ace also in trump';
const ANY = 'If you have none of the suit, play what you like.';

export const rules: RulesWords = {
  line: (of, facts) => `${end(of, facts)}, ${UNITS[of.slate]}`,
  headings: {
    cards: 'Cards',
    trump: 'Trump',
    follow: 'Following suit',
    points: 'Points',
    weis: 'Weis',
    tableWeis: 'Table Weis',
    stoeck: 'Stöck',
    match: 'Match',
    slate: 'Writing',
    end: 'The end',
  },
  title: ({ preset }) => `Molotow: ${preset}`,
  cards: ({ players, handSize }) => `${players} players with ${handSize} cards each, everybody for themselves.`,
  removed: ({ cards }) => `Not in the deck: ${joined('en-GB', cards)}.`,
  direction: {
    'counter-clockwise': 'Play goes counter-clockwise.',
    clockwise: 'Play goes clockwise.',
  },
  firstLead: {
    R7: ({ deck: { suits, ranks } }) =>
      `Whoever holds the ${ranks[1]} of ${suits[0]} leads the first deal, then the next seat in each deal.`,
    S6: ({ deck: { suits, ranks } }) =>
      `Whoever holds the ${ranks[0]} of ${suits[2]} (the Weli) begins the first deal, then the next seat in each deal.`,
    'random-dealer':
      'The first dealer is drawn by lot. The seat after the dealer leads, in each deal one seat further.',
  },
  trumpByPlay:
    'Nobody announces. A deal begins without trump: the highest card of the suit led wins. While that is so, you must follow suit if you can. The first card that doesn’t follow makes its suit trump, in this very trick and for the rest of the deal.',
  trumpAnnounced: 'Whoever leads the deal first announces a suit as trump.',
  gaissBock: 'Or Bock (no trump, the Ace is highest) or Gaiss (no trump, the six is highest).',
  slalom: 'Or Slalom: no trump, Bock and Gaiss in turn from trick to trick. The announcer chooses which comes first.',
  order: ({ deck: { ranks } }) =>
    `Trump from the top: ${ranks[5]}, nine, Ace, King, ${ranks[6]}, ${ranks[4]}, eight, seven, six. Otherwise: Ace, King, ${ranks[6]}, ${ranks[5]}, ${ranks[4]}, nine, eight, seven, six.`,
  mayTrump: {
    'when-void': HIGHER,
    'last-resort': HIGHER,
    free: 'Follow suit, or play any trump: that is always allowed.',
    forced: HIGHER,
  },
  mustFollow: 'If you have the suit, you must follow it and may not trump.',
  whenVoid: {
    'when-void': ANY,
    'last-resort': `${ANY} But a trump lower than one in the trick is allowed only when you have nothing else left.`,
    free: ANY,
    forced: ({ deck: { ranks } }) =>
      `${ANY} But if a trump lies there, you must play a higher one; if you can’t, a lower one. If only your ${ranks[5]} is higher, you are free.`,
  },
  trumpLed: ({ deck: { ranks } }) =>
    `If trump is led, you play trump. If the ${ranks[5]} is your only one, you needn’t give it up.`,
  values: ({ deck: { ranks } }) =>
    `Ace 11, King 4, ${ranks[6]} 3, ${ranks[5]} 2, ${ranks[4]} 10. In trump: ${ranks[5]} 20, nine 14. The last trick 5 more. 157 in all.`,
  wholeDeal: 'Trump counts for the whole deal, also in tricks taken before it was set.',
  eights: {
    play: {
      0: 'If a deal stays without trump, it is 125.',
      8: 'If a deal stays without trump, each eight counts 8: 157 again.',
    },
    announced: { 0: 'Without trump it is 125.', 8: 'Without trump each eight counts 8: 157 again.' },
  },
  gaissSix: 'In Gaiss the six counts 11 and the Ace nothing.',
  weisValues: {
    swiss: ({ deck: { ranks } }) =>
      `${RUNS}: 20, 50, 100, 150, 200, 250, 300. Four of a kind: 100, four nines 150, four ${ranks[5]}s 200.`,
    vorarlberg: ({ deck: { ranks } }) =>
      `${RUNS}: 20, 50, 100, 120, 140, 160, 180. Four Aces, Kings, ${ranks[6]}s or ${ranks[4]}s 100, four nines 150, four ${ranks[5]}s 200.`,
  },
  crossWeis: {
    on: 'One card may count in a run and in four of a kind.',
    off: 'Each card counts in one Weis only, so that all together give the most; a run may be shortened for that.',
  },
  handWeis: {
    minus: 'What you are dealt of these takes points off you.',
    plus: 'What you are dealt of these gives you points.',
    off: 'In the hand this doesn’t count.',
  },
  compareWeis: {
    none: 'Everybody’s Weis counts.',
    best: 'Only whoever has the highest scores, and scores all of theirs: points first, then more cards, then the higher card, then trump, then the earlier in play.',
    'best-points':
      'Only whoever has the highest scores, and scores all of theirs. With equal points the earlier in play goes first.',
  },
  keepBack:
    'Declaring happens by itself with your first card. Before that you may choose to keep your Weis to yourself.',
  tableWeis:
    'If the cards of a trick form a Weis, in whatever order and suits, whoever takes the trick gets its points.',
  foreign: 'A run in another suit than the one led counts double.',
  stoeck: {
    minus: ({ deck: { ranks } }) =>
      `King and ${ranks[6]} of trump in one hand: 20 off, as soon as trump is set. They are shown with the second card.`,
    plus: ({ deck: { ranks } }) =>
      `King and ${ranks[6]} of trump in one hand: 20 more, once the second is played. None without trump.`,
  },
  stoeckOfSetter: ({ deck: { ranks } }) => `Whoever sets trump with the King or ${ranks[6]} has none.`,
  tableStoeck: ({ deck: { ranks } }) =>
    `If King and ${ranks[6]} of trump fall in the same trick, it counts 20 more: from the trick on in which trump is set, not before.`,
  noMatch: 'Taking every trick counts nothing extra.',
  noWeis: 'There is no Weis and no Stöck.',
  match: 'Whoever takes every trick gets 257 points off instead of the points of the tricks.',
  slate: {
    tens: 'At the end of a deal points are rounded to tens, once: 44 gives 4, 45 gives 5, −25 gives −3.',
    points: 'Every point is written.',
    sticks:
      'Most and fewest points get a stick (+1) each, the two between a potato (−1). Two tied at the top or the bottom: 0 for them, +1 for the other end, −1 for the fourth. Three tied: +1 for the fourth, and −1 for whichever of the three draws the highest card.',
  },
  awards: {
    three: 'With all 157 you get +3, the others −3. With 100 to 156 you get −3, the others +3.',
    'zero-sum': 'With all 157 you get +3, the others −1. With 100 to 156 you get −3, the others +1.',
  },
  limit: ({ limit }) => `The deal in which somebody reaches ${limit} is played out. Then the game is over.`,
  deals: ({ deals }) => `The game is over after ${counted(deals, 'deal', 'deals')}.`,
  turns: ({ turns, deals }) => `Everybody deals ${turns} times, and one last deal follows: ${deals} deals.`,
  accounts:
    'Points are counted as they fall: Weis after the first trick, just before its points. The last deal is played out.',
  goal: {
    fewest: 'Whoever has the fewest at the end wins.',
    most: 'Whoever has the most at the end wins.',
    target: ({ target }) => `Whoever has ${target} points first wins.`,
  },
  ties: 'A tie is shared.',
  doubleLast: 'In the last deal everything counts double.',
  viewTricks: {
    last: 'You may look back at the last trick only.',
    'first-two': 'You may look back at the first two tricks of a deal, not at later ones.',
  },
  noExtras: 'No suit counts double or more as trump, and there is no Bergpreis and no Schieben.',
  drinking:
    'Drinking mode: adults only. Drink responsibly and look after each other. Nobody must drink, water counts too. Never drink and drive.',
};
