import type { Catalogue, PermissionName } from '../catalogue.ts';
import { joined } from '../numbers.ts';

export const refusals: Catalogue['refusals'] = {
  'already-seated': 'You already sit at this table.',
  'not-seated': 'You don’t sit at this table. You’re welcome to watch.',
  'only-between-deals': 'Not in the middle of a deal. Try again when it has been scored.',
  'seats-stay': 'At this table everybody keeps their seat during a game, computers too.',
  'host-needs-seat': 'Whoever hosts the table must sit at it.',
  'table-full': 'This table is full.',
  'not-in-lobby': 'That was possible before the start only. The game is on.',
  'not-started': 'The game hasn’t begun yet.',
  'only-host': 'Only the host of this table can do that.',
  'no-computer-to-remove': 'There is no computer at this table.',
  'too-few-players': 'You are too few. It takes at least three.',
  'too-many-seated': 'The table would then have too few seats. Somebody has to leave first.',
  'nobody-would-play': 'At least one person has to play. Take fewer computers.',
  'table-ended': 'This table is over.',
  'stale-move': 'The table had moved on. This is how it stands now.',
  'seat-is-played-by-computer': 'A computer is playing for you. Take over again first.',
  'game-running': 'The game is still on.',
  'game-over': 'The game is over.',
  'deal-running': 'The deal is still being played.',
  'no-deal': 'No cards are dealt at the moment. It goes on soon.',
  'not-your-turn': 'It isn’t your turn yet.',
  'announce-first': 'First comes the announcement.',
  'nothing-to-announce': 'There is nothing to announce now.',
  'contract-not-allowed': 'That can’t be announced at this table.',
  'not-held': 'You don’t hold that card.',
  'must-follow-suit': 'You have to follow suit.',
  'trump-too-low': 'A higher trump lies there already. You may not go under it.',
  'must-trump': 'You have to play a trump.',
  'players-out-of-range': 'Molotow is for 3 to 9 players.',
  'sticks-need-four': 'Sticks and potatoes is for four players.',
  'announced-needs-four': 'With trump announced it takes four players.',
  'weli-missing-with-eight': 'With eight players the six of Bells is not in the deck. Choose another first leader.',
  'double-last-without-count': 'The last deal can count double only if the number of deals is fixed.',
  'double-last-with-sticks': 'Sticks and potatoes never count double.',
  'limit-with-announced': 'With trump announced the most points win. Choose a target instead of a limit.',
  'target-without-announced': 'A target needs announced trump. Choose a limit or a number of deals.',
  'contracts-without-announced': 'Bock, Gaiss and Slalom need announced trump.',
  'sticks-without-extras': 'Sticks and potatoes has no Weis, no Stöck and no match.',
  'announced-without-table-weis': 'Table Weis needs trump set by the play.',
  'announced-without-match': 'The match needs trump set by the play.',
  'limit-with-sticks': 'Sticks and potatoes is played over a fixed number of deals.',
  'limit-out-of-range': 'The limit lies between 10 and 1000, in single points between 100 and 10,000.',
  'deals-out-of-range': 'There can be 1 to 100 deals.',
  'target-out-of-range': 'The target lies between 50 and 10,000.',
};

/** As Discord's own client calls them. */
export const PERMISSIONS: Readonly<Record<PermissionName, string>> = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
  CreatePublicThreads: 'Create Public Threads',
};

export const faults: Catalogue['faults'] = {
  notSaved: 'I couldn’t save that just now. Nothing is lost: please try again.',
  damagedTable: 'I can’t read this table any more. It is kept as it is, and all other tables go on.',
  missingTable: 'There is no such table.',
  unknownButton: 'This button no longer works. /molotow shows what you can do now.',
  noServer: 'Molotow is played on a server, not in direct messages.',
  chooseTable: 'Which table do you mean?',
  noTableHere: 'There is no table in this channel. Open one with /molotow.',
  severalTables: 'There are several tables here. Which one do you mean?',
  missingPermissions: ({ permissions, where }) =>
    `In ${where} I lack ${joined(
      'en',
      permissions.map((each) => `“${PERMISSIONS[each]}”`),
    )}. Those who manage the server can grant it under Server Settings → Roles → Molotow, or in the channel’s permissions. The game goes on all the same.`,
};
