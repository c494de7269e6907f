import { houseRules, MAX_PLAYERS, refusedRules } from '../../game/index.ts';
import { phaseOf, type Table } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Button, button, framed, type Line, type MessageBody } from './body.ts';
import { endingText } from './ending.ts';
import { rulesFacts } from './rulesFacts.ts';
import { rulesLine } from './rulesLine.ts';
import { personName, type Scene, seatName } from './scene.ts';

/** Fewer can't start a game by these rules. */
function fewestPlayers({ rules }: Table): number {
  for (let players = 1; players < MAX_PLAYERS; players++) {
    if (refusedRules({ ...rules, players }) === null) return players;
  }
  return MAX_PLAYERS;
}

function seatLine(scene: Scene, seat: number): string {
  const { table } = scene;
  const { lobby } = textIn(table.language);
  const occupant = table.seats[seat];
  const name = occupant ? seatName(scene, seat, table.language) : `*${lobby.freeSeat}*`;
  const isHost = occupant?.kind === 'person' && occupant.person === table.host;
  return `${seat + 1}. ${name}${isHost ? ` (${lobby.hostMark})` : ''}`;
}

function status(scene: Scene): string {
  const { table } = scene;
  const { lobby } = textIn(table.language);
  if (table.game) return lobby.started;
  const ending = endingText(table, table.language);
  if (ending !== null) return ending;
  const free = table.seats.filter((occupant) => occupant === null).length;
  const missing = fewestPlayers(table) - (table.seats.length - free);
  if (missing > 0) return lobby.waiting({ missing });
  return lobby.ready({ name: personName(scene, table.host, table.language), free });
}

function lobbyButtons({ id, language }: Table): Button[] {
  const { buttons } = textIn(language);
  const plain = (verb: 'join' | 'leave' | 'addComputer' | 'removeComputer' | 'rules') =>
    button({ verb, table: id }, { label: buttons[verb], look: 'secondary' });
  return [
    button({ verb: 'join', table: id }, { label: buttons.join, look: 'primary' }),
    button({ verb: 'start', table: id }, { label: buttons.start, look: 'primary' }),
    plain('leave'),
    plain('addComputer'),
    plain('removeComputer'),
    plain('rules'),
    button({ verb: 'settings', table: id, page: 'table' }, { label: buttons.settings, look: 'secondary' }),
  ];
}

/** Whom the server calls to a new table. */
export function calledLine({ table, callsRole }: Scene): Line {
  return callsRole === null ? null : textIn(table.language).opening.calls({ role: `<@&${callsRole}>` });
}

/** The table before its game: who sits there, by which rules, and how it starts. Later without buttons. */
export function lobbyMessage(scene: Scene): MessageBody {
  const { table } = scene;
  const { lobby, variants, rules } = textIn(table.language);
  const facts = rulesFacts(table.rules, table.language);
  const taken = table.seats.filter((occupant) => occupant !== null).length;
  return framed(
    [
      [
        `### ${lobby.title({ preset: variants[facts.variant] })}`,
        rules.line(table.rules, facts),
        houseRules(table.rules).length > 0 ? rulesLine(table.rules, table.language) : null,
        scene.drinkingSteps.length > 0 ? `🥤 ${rules.drinking}` : null,
      ],
      [
        `**${lobby.seats({ taken, seats: table.seats.length })}**`,
        ...table.seats.map((_, seat) => seatLine(scene, seat)),
      ],
      [status(scene), phaseOf(table) === 'lobby' ? calledLine(scene) : null],
    ],
    phaseOf(table) === 'lobby' ? lobbyButtons(table) : [],
  );
}
