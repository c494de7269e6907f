import type { Catalogue } from '../catalogue.ts';
import { amount, counted, joined, signed } from '../numbers.ts';

const and = (names: readonly string[]) => joined('en-GB', names);
const points = (count: number) => counted(count, 'point', 'points');
const tricks = (count: number) => counted(count, 'trick', 'tricks');
const sticks = (count: number) =>
  count < 0 ? counted(-count, 'potato', 'potatoes') : counted(count, 'stick', 'sticks');
const deal = ({ number, of }: { readonly number: number; readonly of: number | null }) =>
  of === null ? `Deal ${number}` : `Deal ${number} of ${of}`;

type Messages = Pick<
  Catalogue,
  | 'buttons'
  | 'people'
  | 'amounts'
  | 'lobby'
  | 'table'
  | 'summary'
  | 'hand'
  | 'tricks'
  | 'scores'
  | 'answers'
  | 'endings'
>;

export const messages: Messages = {
  buttons: {
    join: 'Join',
    leave: 'Leave',
    addComputer: 'Add a computer',
    removeComputer: 'Remove a computer',
    start: 'Start',
    rules: 'Rules',
    settings: 'Change the rules',
    hand: 'My hand',
    tricks: 'Last trick',
    firstTricks: 'First tricks',
    scores: 'Scores',
    next: 'Next',
    again: 'Same table again',
    takeBack: 'Play myself again',
    keepWeis: 'Keep my Weis to myself',
    declareWeis: 'Declare my Weis after all',
  },
  people: {
    someone: 'somebody',
    computer: ({ number }) => `Computer ${number}`,
    sitsInFor: ({ name }) => `Computer for ${name}`,
  },
  amounts: { points, tricks, sticks },
  lobby: {
    title: ({ preset }) => `Molotow: ${preset}`,
    seats: ({ taken, seats }) => `${taken} of ${seats} seats taken`,
    freeSeat: 'free',
    hostMark: 'host',
    waiting: ({ missing }) =>
      missing === 1
        ? 'One player is missing. Sit down, or add a computer.'
        : `${missing} players are missing. Sit down, or add computers.`,
    ready: ({ name, free }) =>
      `Ready when you are: ${name} presses “Start”.${free > 0 ? ' Free seats are then taken away.' : ''}`,
    started: 'The game is on.',
  },
  table: {
    deal,
    doubled: 'counts double',
    noTrumpYet: 'No trump yet',
    noTrump: 'Without trump',
    trump: ({ name, suit }) => `Trump ${suit}, set by ${name}`,
    announced: ({ name, contract }) => `${contract}, announced by ${name}`,
    announcing: ({ name }) => `${name} announces.`,
    trick: ({ number, of }) => `Trick ${number} of ${of}`,
    led: ({ name }) => `led by ${name}`,
    slalomNow: { bock: 'This trick: Bock', gaiss: 'This trick: Gaiss' },
    mustLead: ({ name }) => `${name} leads.`,
    turn: ({ name }) => `It’s ${name}’s turn.`,
    until: ({ when }) => `time until ${when}`,
    reminder: ({ who }) => `${who}, it is your turn. Half of your time has passed.`,
    toTable: 'To the table',
    playedFor: ({ name }) => `${name} ran out of time: the computer played the card.`,
    winning: 'winning so far',
    lastTrick: ({ name, points: count }) => `${name} takes the trick: ${points(count)}.`,
    tableWeis: ({ weise, points: count }) => `Table Weis ${signed(count)}: ${weise}.`,
    tableStoeck: ({ points: count }) => `Table Stöck ${signed(count)}.`,
    trumpSet: ({ name, suit }) => `${name} can’t follow suit: trump is ${suit}.`,
    weise: ({ weise }) => `Weis: ${weise}`,
    laidOpen: ({ name, weise }) => `${name} declares: ${weise}.`,
    declared: ({ name, points: each }) => `${name} declares ${and(each.map(amount))}.`,
    stoeck: 'Stöck',
    stoeckShown: ({ name }) => `${name} has Stöck.`,
    standing: ({ total }) => `total ${total}`,
    sealed: ({ commitment }) => `sealed: sha256 ${commitment}`,
  },
  summary: {
    title: (parameters) => `${deal(parameters)} is played`,
    written: ({ written, total }) => `writes **${written}**, total **${total}**`,
    tricks: ({ count, points: value }) => `${tricks(count)}, ${points(value)}`,
    match: ({ points: value }) => `match ${amount(value)}`,
    matchMark: 'every trick!',
    tableWeis: ({ points: value }) => `table Weis ${signed(value)}`,
    tableStoeck: ({ points: value }) => `table Stöck ${signed(value)}`,
    handWeis: ({ points: value }) => `Weis ${signed(value)}`,
    stoeck: ({ points: value }) => `Stöck ${signed(value)}`,
    total: ({ points: value }) => `together ${amount(value)}`,
    drawn: ({ draws }) => `Three tied, so they drew: ${draws}`,
    sealed: ({ commitment }) => `was sealed: sha256 ${commitment}`,
    verify: ({ command }) => `Check it yourself: ${command}`,
    next: ({ when }) => `The next deal begins ${when}, or as soon as somebody presses “Next”.`,
    nextDoubled: 'The next deal is the last. It counts double.',
    winners: ({ names }) => `${and(names)} ${names.length === 1 ? 'wins' : 'win together'}!`,
    losers: ({ names }) => `${and(names)} ${names.length === 1 ? 'loses' : 'lose'}.`,
  },
  hand: {
    yourTurn: 'It’s your turn.',
    yourLead: 'You lead.',
    announce: 'You announce.',
    waitFor: ({ name }) => `It’s ${name}’s turn. Your cards are waiting.`,
    waitForContract: ({ name }) => `${name} announces. Your cards are waiting.`,
    trick: ({ cards }) => `In the trick: ${cards}`,
    soFar: (so) => `You have ${tricks(so.tricks)}, ${points(so.points)}.`,
    weise: ({ weise }) => `Your Weis: ${weise}. It will be declared with your first card.`,
    keepsWeise: ({ weise }) => `Your Weis: ${weise}. You keep it to yourself.`,
    keptWeise: ({ weise }) => `Kept to yourself: ${weise}.`,
    stoeck: 'You have Stöck.',
    noCards: 'You have played all your cards.',
    lobby: 'The game hasn’t begun. You get your cards after the start.',
    between: 'The deal is played. New cards are coming.',
    over: 'The game is over.',
    computerPlays: 'A computer plays for you. You can take over again at any time.',
  },
  tricks: {
    none: 'No trick has been made in this deal yet.',
    trick: ({ number, name }) => `Trick ${number} goes to ${name}`,
    worth: ({ points: count }) => points(count),
  },
  scores: {
    title: 'Scores',
    none: 'No deal has been finished yet.',
    total: ({ name, total }) => `${name}: **${total}**`,
    order: 'Deal by deal, in the order of the seats:',
    weis: 'In brackets: how many points of it come from Weis and Stöck.',
    deal: ({ number, written }) => `Deal ${number}: ${written.join(' · ')}`,
    earlier: ({ count }) => `${counted(count, 'earlier deal finds', 'earlier deals find')} no room here.`,
  },
  endings: {
    closed: 'The table was closed.',
    voted: 'Most people wanted to stop: the table is closed.',
    expired: 'Nobody did anything for a quarter of an hour: the table is closed.',
    abandoned: 'Nobody plays any more: the table is closed.',
  },
  answers: {
    voted: ({ votes, needed }) => `You would like to stop: ${votes} of ${needed} votes needed.`,
    madeHost: ({ name }) => `${name} hosts the table now.`,
    joined: 'You sit at the table.',
    left: 'You have left. In a running game a computer plays for you.',
    closed: 'The table is closed.',
    tookBack: 'You play yourself again.',
    seeBelow: 'Look further below.',
    pressAgain: 'That took too long. Please press once more.',
  },
};
