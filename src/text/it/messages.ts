import type { Catalogue } from '../catalogue.ts';
import { amount, counted, signed } from '../numbers.ts';
import { and } from './grammar.ts';

const points = (count: number) => counted(count, 'punto', 'punti');
const tricks = (count: number) => counted(count, 'presa', 'prese');
const sticks = (count: number) =>
  count < 0 ? counted(-count, 'patata', 'patate') : counted(count, 'bastone', 'bastoni');
const deal = ({ number, of }: { readonly number: number; readonly of: number | null }) =>
  of === null ? `Mano ${number}` : `Mano ${number} di ${of}`;

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
    join: 'Partecipa',
    leave: 'Alzati',
    addComputer: 'Aggiungi un computer',
    removeComputer: 'Togli un computer',
    start: 'Si comincia',
    rules: 'Regole',
    settings: 'Cambia le regole',
    hand: 'Le mie carte',
    tricks: 'Ultima presa',
    firstTricks: 'Prime prese',
    scores: 'Punti',
    next: 'Avanti',
    again: 'Ancora una partita',
    takeBack: 'Torno a giocare io',
    keepWeis: 'Tengo gli annunci per me',
    declareWeis: 'Mostro gli annunci',
  },
  people: {
    someone: 'qualcuno',
    computer: ({ number }) => `Computer ${number}`,
    sitsInFor: ({ name }) => `Computer per ${name}`,
  },
  amounts: { points, tricks, sticks },
  lobby: {
    title: ({ preset }) => `Molotow: ${preset}`,
    seats: ({ taken, seats }) => `${counted(taken, 'posto occupato', 'posti occupati')} su ${seats}`,
    freeSeat: 'libero',
    hostMark: 'conduce il tavolo',
    waiting: ({ missing }) =>
      missing === 1
        ? 'Manca ancora una persona. Siediti anche tu, o aggiungete un computer.'
        : `Mancano ancora ${missing} persone. Sedetevi, o aggiungete dei computer.`,
    ready: ({ name, free }) =>
      `Potete cominciare: ${name} preme «Si comincia».${free > 0 ? ' I posti liberi allora spariscono.' : ''}`,
    started: 'La partita è in corso.',
  },
  table: {
    deal,
    doubled: 'vale doppio',
    noTrumpYet: 'Ancora nessuna briscola',
    noTrump: 'Senza briscola',
    trump: ({ name, suit }) => `Briscola ${suit}, da ${name}`,
    announced: ({ name, contract }) => `Contratto ${contract}, scelto da ${name}`,
    announcing: ({ name }) => `${name} sceglie il contratto.`,
    trick: ({ number, of }) => `Presa ${number} di ${of}`,
    led: ({ name }) => `apre ${name}`,
    slalomNow: { bock: 'Questa presa: Bock', gaiss: 'Questa presa: Gaiss' },
    mustLead: ({ name }) => `${name} apre.`,
    turn: ({ name }) => `È il turno di ${name}.`,
    until: ({ when }) => `il tempo scade ${when}`,
    reminder: ({ who }) => `${who}, è il tuo turno. Metà del tuo tempo è passata.`,
    toTable: 'Al tavolo',
    playedFor: ({ name }) => `Il tempo di ${name} è scaduto: ha giocato il computer.`,
    winning: 'in testa',
    lastTrick: ({ name, points: count }) => `${name} fa la presa: ${points(count)}.`,
    tableWeis: ({ weise, points: count }) => `Annuncio di tavolo ${signed(count)}: ${weise}.`,
    tableStoeck: ({ points: count }) => `Stöck di tavolo ${signed(count)}.`,
    trumpSet: ({ name, suit }) => `${name} non può rispondere: la briscola è ${suit}.`,
    weise: ({ weise }) => `Annunci: ${weise}`,
    laidOpen: ({ name, weise }) => `${name} annuncia: ${weise}.`,
    declared: ({ name, points: each }) => `${name} annuncia ${and(each.map(amount))}.`,
    stoeck: 'Stöck',
    stoeckShown: ({ name }) => `${name} ha lo stöck.`,
    standing: ({ total }) => `totale ${total}`,
    sealed: ({ commitment }) => `sigillato: sha256 ${commitment}`,
  },
  summary: {
    title: (parameters) => `${deal(parameters)}: finita`,
    written: ({ written, total }) => `segna **${written}**, totale **${total}**`,
    tricks: ({ count, points: value }) => `${tricks(count)}, ${points(value)}`,
    match: ({ points: value }) => `match ${amount(value)}`,
    matchMark: 'tutte le prese!',
    tableWeis: ({ points: value }) => `annunci di tavolo ${signed(value)}`,
    tableStoeck: ({ points: value }) => `stöck di tavolo ${signed(value)}`,
    handWeis: ({ points: value }) => `annunci ${signed(value)}`,
    stoeck: ({ points: value }) => `stöck ${signed(value)}`,
    total: ({ points: value }) => `insieme ${amount(value)}`,
    drawn: ({ draws }) => `Tre in parità, quindi si è pescato: ${draws}`,
    sealed: ({ commitment }) => `era sigillato: sha256 ${commitment}`,
    verify: ({ command }) => `Verifica da te: ${command}`,
    next: ({ when }) => `La prossima mano comincia ${when}, o appena qualcuno preme «Avanti».`,
    nextDoubled: 'La prossima mano è l’ultima e vale doppio.',
    winners: ({ names }) => `${and(names)} ${names.length === 1 ? 'vince' : 'vincono insieme'}!`,
    losers: ({ names }) => `${and(names)} ${names.length === 1 ? 'perde' : 'perdono'}.`,
  },
  hand: {
    yourTurn: 'È il tuo turno.',
    yourLead: 'Apri tu.',
    announce: 'Scegli tu il contratto.',
    waitFor: ({ name }) => `È il turno di ${name}. Le tue carte aspettano.`,
    waitForContract: ({ name }) => `${name} sceglie il contratto. Le tue carte aspettano.`,
    trick: ({ cards }) => `Nella presa: ${cards}`,
    soFar: (so) => `Hai ${tricks(so.tricks)}, ${points(so.points)}.`,
    weise: ({ weise }) => `I tuoi annunci: ${weise}. Si mostrano con la tua prima carta.`,
    keepsWeise: ({ weise }) => `I tuoi annunci: ${weise}. Li tieni per te.`,
    keptWeise: ({ weise }) => `Tenuto per te: ${weise}.`,
    stoeck: 'Hai lo stöck.',
    noCards: 'Hai giocato tutte le carte.',
    lobby: 'La partita non è ancora iniziata. Avrai le tue carte dopo l’inizio.',
    between: 'La mano è finita. Arrivano carte nuove.',
    over: 'La partita è finita.',
    computerPlays: 'Un computer gioca per te. Puoi tornare a giocare quando vuoi.',
  },
  tricks: {
    none: 'In questa mano non è ancora stata fatta nessuna presa.',
    trick: ({ number, name }) => `Presa ${number} a ${name}`,
    worth: ({ points: count }) => points(count),
  },
  scores: {
    title: 'A che punto siamo',
    none: 'Non è ancora finita nessuna mano.',
    total: ({ name, total }) => `${name}: **${total}**`,
    order: 'Mano per mano, nell’ordine dei posti:',
    weis: 'Tra parentesi: quanti di questi punti vengono da annunci e stöck.',
    deal: ({ number, written }) => `Mano ${number}: ${written.join(' · ')}`,
    earlier: ({ count }) =>
      count === 1 ? 'Una mano precedente qui non trova posto.' : `${count} mani precedenti qui non trovano posto.`,
  },
  endings: {
    closed: 'Il tavolo è stato chiuso.',
    voted: 'La maggioranza voleva smettere: il tavolo è chiuso.',
    expired: 'Per un quarto d’ora nessuno ha fatto niente: il tavolo è chiuso.',
    abandoned: 'Non gioca più nessuno: il tavolo è chiuso.',
  },
  answers: {
    voted: ({ votes, needed }) => `Vorresti smettere: ${counted(votes, 'voto', 'voti')} su ${needed} necessari.`,
    madeHost: ({ name }) => `Ora il tavolo lo conduce ${name}.`,
    joined: 'Ora hai un posto al tavolo.',
    left: 'Hai lasciato il posto. Durante una partita un computer gioca per te.',
    closed: 'Il tavolo è chiuso.',
    tookBack: 'Ora giochi di nuovo tu.',
    seeBelow: 'Guarda più in basso.',
    pressAgain: 'Ci è voluto troppo. Premi ancora una volta, per favore.',
  },
};
