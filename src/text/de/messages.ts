import type { Catalogue } from '../catalogue.ts';
import { amount, counted, joined, signed } from '../numbers.ts';

const and = (names: readonly string[]) => joined('de', names);
const points = (count: number) => counted(count, 'Punkt', 'Punkte');
const tricks = (count: number) => counted(count, 'Stich', 'Stiche');
const sticks = (count: number) => (count < 0 ? counted(-count, 'Kartoffel', 'Kartoffeln') : `${count} Stecken`);
const round = ({ number, of }: { readonly number: number; readonly of: number | null }) =>
  of === null ? `Runde ${number}` : `Runde ${number} von ${of}`;

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
    join: 'Mitspielen',
    leave: 'Aufstehen',
    addComputer: 'Computer dazu',
    removeComputer: 'Computer weg',
    start: 'Los geht’s',
    rules: 'Regeln',
    settings: 'Regeln ändern',
    hand: 'Meine Karten',
    tricks: 'Letzter Stich',
    firstTricks: 'Erste Stiche',
    scores: 'Punkte',
    next: 'Weiter',
    again: 'Noch eine Partie',
    takeBack: 'Selber weiterspielen',
    keepWeis: 'Weis für mich behalten',
    declareWeis: 'Weis doch zeigen',
  },
  people: {
    someone: 'jemand',
    computer: ({ number }) => `Computer ${number}`,
    sitsInFor: ({ name }) => `Computer für ${name}`,
  },
  amounts: { points, tricks, sticks },
  lobby: {
    title: ({ preset }) => `Molotow: ${preset}`,
    seats: ({ taken, seats }) => `${taken} von ${seats} Plätzen besetzt`,
    freeSeat: 'frei',
    hostMark: 'leitet den Tisch',
    waiting: ({ missing }) =>
      missing === 1
        ? 'Es fehlt noch jemand. Setz dich dazu, oder nehmt einen Computer.'
        : `Es fehlen noch ${missing}. Setzt euch dazu, oder nehmt Computer.`,
    ready: ({ name, free }) =>
      `Ihr könnt anfangen: ${name} drückt auf «Los geht’s».${free > 0 ? ' Freie Plätze fallen dann weg.' : ''}`,
    started: 'Die Partie läuft.',
  },
  table: {
    deal: round,
    doubled: 'zählt doppelt',
    noTrumpYet: 'Noch kein Trumpf',
    noTrump: 'Ohne Trumpf',
    trump: ({ name, suit }) => `Trumpf ${suit}, gemacht von ${name}`,
    announced: ({ name, contract }) => `${contract}, angesagt von ${name}`,
    announcing: ({ name }) => `${name} sagt an.`,
    trick: ({ number, of }) => `Stich ${number} von ${of}`,
    led: ({ name }) => `ausgespielt von ${name}`,
    slalomNow: { bock: 'Dieser Stich: Bock', gaiss: 'Dieser Stich: Gaiss' },
    mustLead: ({ name }) => `${name} spielt aus.`,
    turn: ({ name }) => `${name} ist dran.`,
    until: ({ when }) => `Zeit bis ${when}`,
    reminder: ({ who }) => `${who}, du bist dran. Die Hälfte deiner Zeit ist um.`,
    toTable: 'Zum Tisch',
    playedFor: ({ name }) => `Die Zeit von ${name} war um: der Computer hat die Karte gespielt.`,
    winning: 'liegt vorn',
    lastTrick: ({ name, points: count }) => `${name} nimmt den Stich: ${points(count)}.`,
    tableWeis: ({ weise, points: count }) => `Tischweis ${signed(count)}: ${weise}.`,
    tableStoeck: ({ points: count }) => `Tischstöck ${signed(count)}.`,
    trumpSet: ({ name, suit }) => `${name} kann nicht bekennen: Trumpf ist ${suit}.`,
    weise: ({ weise }) => `Weis: ${weise}`,
    laidOpen: ({ name, weise }) => `${name} weist: ${weise}.`,
    declared: ({ name, points: each }) => `${name} weist ${and(each.map(amount))}.`,
    stoeck: 'Stöck',
    stoeckShown: ({ name }) => `${name} hat Stöck.`,
    standing: ({ total }) => `Stand ${total}`,
    sealed: ({ commitment }) => `versiegelt: sha256 ${commitment}`,
  },
  summary: {
    title: (parameters) => `${round(parameters)} ist gespielt`,
    written: ({ written, total }) => `schreibt **${written}**, Stand **${total}**`,
    tricks: ({ count, points: value }) => `${tricks(count)}, ${points(value)}`,
    match: ({ points: value }) => `Match ${amount(value)}`,
    matchMark: 'alle Stiche!',
    tableWeis: ({ points: value }) => `Tischweis ${signed(value)}`,
    tableStoeck: ({ points: value }) => `Tischstöck ${signed(value)}`,
    handWeis: ({ points: value }) => `Weis ${signed(value)}`,
    stoeck: ({ points: value }) => `Stöck ${signed(value)}`,
    total: ({ points: value }) => `zusammen ${amount(value)}`,
    drawn: ({ draws }) => `Drei gleich, also gezogen: ${draws}`,
    sealed: ({ commitment }) => `versiegelt war: sha256 ${commitment}`,
    verify: ({ command }) => `Selber nachprüfen: ${command}`,
    next: ({ when }) => `Die nächste Runde beginnt ${when}, oder sobald jemand auf «Weiter» drückt.`,
    nextDoubled: 'Die nächste Runde ist die letzte und zählt doppelt.',
    winners: ({ names }) => `${and(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}!`,
    losers: ({ names }) => `${and(names)} ${names.length === 1 ? 'verliert' : 'verlieren'}.`,
  },
  hand: {
    yourTurn: 'Du bist dran.',
    yourLead: 'Du spielst aus.',
    announce: 'Du sagst an.',
    waitFor: ({ name }) => `${name} ist dran. Deine Karten warten.`,
    waitForContract: ({ name }) => `${name} sagt an. Deine Karten warten.`,
    trick: ({ cards }) => `Im Stich: ${cards}`,
    soFar: (so) => `Du hast ${tricks(so.tricks)}, ${points(so.points)}.`,
    weise: ({ weise }) => `Dein Weis: ${weise}. Mit deiner ersten Karte wird er gezeigt.`,
    keepsWeise: ({ weise }) => `Dein Weis: ${weise}. Du behältst ihn für dich.`,
    keptWeise: ({ weise }) => `Für dich behalten: ${weise}.`,
    stoeck: 'Du hast Stöck.',
    noCards: 'Du hast alle Karten gespielt.',
    lobby: 'Die Partie hat noch nicht angefangen. Deine Karten bekommst du nach dem Start.',
    between: 'Die Runde ist gespielt. Gleich gibt es neue Karten.',
    over: 'Die Partie ist zu Ende.',
    computerPlays: 'Ein Computer spielt für dich. Du kannst jederzeit selber weiterspielen.',
  },
  tricks: {
    none: 'In dieser Runde ist noch kein Stich gemacht.',
    trick: ({ number, name }) => `Stich ${number} geht an ${name}`,
    worth: ({ points: count }) => points(count),
  },
  scores: {
    title: 'So steht es',
    none: 'Noch ist keine Runde fertig gespielt.',
    total: ({ name, total }) => `${name}: **${total}**`,
    order: 'Runde für Runde, in der Reihenfolge der Plätze:',
    weis: 'In Klammern: wie viele Punkte Weis und Stöck dabei ausmachen.',
    deal: ({ number, written }) => `Runde ${number}: ${written.join(' · ')}`,
    earlier: ({ count }) =>
      count === 1 ? 'Eine frühere Runde hat hier keinen Platz.' : `${count} frühere Runden haben hier keinen Platz.`,
  },
  endings: {
    closed: 'Der Tisch wurde geschlossen.',
    voted: 'Die meisten wollten aufhören: der Tisch ist geschlossen.',
    expired: 'Eine Viertelstunde lang hat niemand etwas getan: der Tisch ist geschlossen.',
    abandoned: 'Niemand spielt mehr: der Tisch ist geschlossen.',
  },
  answers: {
    voted: ({ votes, needed }) => `Du möchtest aufhören: ${votes} von ${needed} nötigen Stimmen.`,
    madeHost: ({ name }) => `${name} leitet jetzt den Tisch.`,
    joined: 'Du sitzt am Tisch.',
    left: 'Du bist aufgestanden. In einer laufenden Partie spielt ein Computer für dich.',
    closed: 'Der Tisch ist geschlossen.',
    tookBack: 'Du spielst wieder selber.',
    seeBelow: 'Schau weiter unten.',
    pressAgain: 'Das ging zu langsam. Drück bitte noch einmal.',
  },
};
