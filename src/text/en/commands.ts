import type { CommandsText } from '../commandsText.ts';

export const commands: CommandsText = {
  molotow: 'Play Molotow, the Swiss Jass in which the fewest points win.',
  subcommands: {
    open: { name: 'open', description: 'Open a table and sit down at it' },
    join: { name: 'join', description: 'Sit down at a table' },
    leave: { name: 'leave', description: 'Leave the table; in a running game a computer plays for you' },
    start: { name: 'start', description: 'Start the game when enough players sit there' },
    hand: { name: 'hand', description: 'Show your cards; nobody else sees them' },
    table: { name: 'table', description: 'Show the table again' },
    watch: { name: 'watch', description: 'Follow a table of another channel' },
    scores: { name: 'scores', description: 'Show the scores' },
    rules: { name: 'rules', description: 'Show the rules of this table, or those of any of the four games' },
    verify: { name: 'verify', description: 'Check that the cards were not changed after dealing' },
    host: { name: 'host', description: 'Hand the table over to somebody else' },
    close: { name: 'close', description: 'Close the table; if you do not host it, you vote for it' },
    settings: { name: 'settings', description: 'Your own settings: cards, language, reminders, legibility' },
  },
  paces: { relaxed: 'relaxed (3 minutes)', normal: 'normal (60 seconds)', fast: 'fast (20 seconds)', none: 'no clock' },
  molotowAdmin: 'Set up Molotow on this server',
  adminSubcommands: {
    settings: { name: 'settings', description: 'What holds on this server: game, language, cards, pace, channels' },
    tables: { name: 'tables', description: 'Show the open tables, and end some of them' },
    drinking: { name: 'drinking', description: 'Allow or forbid the drinking mode, and write its texts' },
  },
  options: {
    game: { name: 'game', description: 'Which game' },
    players: { name: 'players', description: 'How many seats the table has, 3 to 9' },
    computers: { name: 'computers', description: 'How many seats go to computers' },
    language: { name: 'language', description: 'Which language the table speaks' },
    pace: { name: 'pace', description: 'How long one may think while others wait' },
    takeover: {
      name: 'takeover',
      description: 'Whether others may take a computer’s seat between deals (yes unless said)',
    },
    thread: { name: 'thread', description: 'Open a thread for the table' },
    person: { name: 'person', description: 'Who shall host the table' },
    seed: { name: 'seed', description: 'The seed of a deal, 64 characters from its summary' },
    table: { name: 'table', description: 'Which table, if there are several' },
  },
};
