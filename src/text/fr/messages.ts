import type { Catalogue } from '../catalogue.ts';
import { amount, signed } from '../numbers.ts';
import { and, counted } from './grammar.ts';

const points = (count: number) => counted(count, 'point', 'points');
const tricks = (count: number) => counted(count, 'pli', 'plis');
const sticks = (count: number) =>
  count < 0 ? counted(-count, 'patate', 'patates') : counted(count, 'bâton', 'bâtons');
const deal = ({ number, of }: { readonly number: number; readonly of: number | null }) =>
  of === null ? `Donne ${number}` : `Donne ${number} sur ${of}`;

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
    join: 'Participer',
    leave: 'Se lever',
    addComputer: 'Ajouter un ordinateur',
    removeComputer: 'Retirer un ordinateur',
    start: 'C’est parti',
    rules: 'Règles',
    settings: 'Changer les règles',
    hand: 'Mes cartes',
    tricks: 'Dernier pli',
    firstTricks: 'Premiers plis',
    scores: 'Points',
    next: 'Continuer',
    again: 'Encore une partie',
    takeBack: 'Reprendre la main',
    keepWeis: 'Garder mes annonces pour moi',
    declareWeis: 'Annoncer quand même',
  },
  people: {
    someone: 'quelqu’un',
    computer: ({ number }) => `Ordinateur ${number}`,
    sitsInFor: ({ name }) => `Ordinateur pour ${name}`,
  },
  amounts: { points, tricks, sticks },
  lobby: {
    title: ({ preset }) => `Molotow : ${preset}`,
    seats: ({ taken, seats }) => `${counted(taken, 'place prise', 'places prises')} sur ${seats}`,
    freeSeat: 'libre',
    hostMark: 'dirige la table',
    waiting: ({ missing }) =>
      missing === 1
        ? 'Il manque encore quelqu’un. Prends place, ou ajoutez un ordinateur.'
        : `Il manque encore ${missing} personnes. Prenez place, ou ajoutez des ordinateurs.`,
    ready: ({ name, free }) =>
      `Vous pouvez commencer : ${name} appuie sur « C’est parti ».${free > 0 ? ' Les places libres disparaissent alors.' : ''}`,
    started: 'La partie est en cours.',
  },
  table: {
    deal,
    doubled: 'compte double',
    noTrumpYet: 'Pas encore d’atout',
    noTrump: 'Sans atout',
    trump: ({ name, suit }) => `Atout ${suit}, par ${name}`,
    announced: ({ name, contract }) => `Contrat ${contract}, par ${name}`,
    announcing: ({ name }) => `À ${name} de choisir le contrat.`,
    trick: ({ number, of }) => `Pli ${number} sur ${of}`,
    led: ({ name }) => `entame : ${name}`,
    slalomNow: { bock: 'Ce pli : Bock', gaiss: 'Ce pli : Gaiss' },
    mustLead: ({ name }) => `À ${name} d’entamer.`,
    turn: ({ name }) => `À ${name} de jouer.`,
    until: ({ when }) => `fin du temps ${when}`,
    reminder: ({ who }) => `${who}, à toi de jouer. La moitié de ton temps est passée.`,
    toTable: 'Vers la table',
    playedFor: ({ name }) => `Le temps est écoulé pour ${name} : l’ordinateur a joué la carte.`,
    winning: 'en tête',
    lastTrick: ({ name, points: count }) => `${name} prend le pli : ${points(count)}.`,
    tableWeis: ({ weise, points: count }) => `Annonce de table ${signed(count)} : ${weise}.`,
    tableStoeck: ({ points: count }) => `Stöck de table ${signed(count)}.`,
    trumpSet: ({ name, suit }) => `${name} ne peut pas fournir : atout ${suit}.`,
    weise: ({ weise }) => `Annonces : ${weise}`,
    laidOpen: ({ name, weise }) => `${name} annonce : ${weise}.`,
    declared: ({ name, points: each }) => `${name} annonce ${and(each.map(amount))}.`,
    stoeck: 'Stöck',
    stoeckShown: ({ name }) => `${name} a le stöck.`,
    standing: ({ total }) => `total ${total}`,
    sealed: ({ commitment }) => `scellé : sha256 ${commitment}`,
  },
  summary: {
    title: (parameters) => `${deal(parameters)} : terminée`,
    written: ({ written, total }) => `marque **${written}**, total **${total}**`,
    tricks: ({ count, points: value }) => `${tricks(count)}, ${points(value)}`,
    match: ({ points: value }) => `match ${amount(value)}`,
    matchMark: 'tous les plis !',
    tableWeis: ({ points: value }) => `annonces de table ${signed(value)}`,
    tableStoeck: ({ points: value }) => `stöck de table ${signed(value)}`,
    handWeis: ({ points: value }) => `annonces ${signed(value)}`,
    stoeck: ({ points: value }) => `stöck ${signed(value)}`,
    total: ({ points: value }) => `ensemble ${amount(value)}`,
    drawn: ({ draws }) => `Trois à égalité, donc tirage : ${draws}`,
    sealed: ({ commitment }) => `était scellé : sha256 ${commitment}`,
    verify: ({ command }) => `Vérifier soi-même : ${command}`,
    next: ({ when }) => `La prochaine donne commence ${when}, ou dès que quelqu’un appuie sur « Continuer ».`,
    nextDoubled: 'La prochaine donne est la dernière et compte double.',
    winners: ({ names }) => `${and(names)} ${names.length === 1 ? 'gagne' : 'gagnent ensemble'} !`,
    losers: ({ names }) => `${and(names)} ${names.length === 1 ? 'perd' : 'perdent'}.`,
  },
  hand: {
    yourTurn: 'À toi de jouer.',
    yourLead: 'À toi d’entamer.',
    announce: 'À toi de choisir le contrat.',
    waitFor: ({ name }) => `À ${name} de jouer. Tes cartes attendent.`,
    waitForContract: ({ name }) => `À ${name} de choisir le contrat. Tes cartes attendent.`,
    trick: ({ cards }) => `Dans le pli : ${cards}`,
    soFar: (so) => `Tu as ${tricks(so.tricks)}, ${points(so.points)}.`,
    weise: ({ weise }) => `Tes annonces : ${weise}. Elles seront montrées avec ta première carte.`,
    keepsWeise: ({ weise }) => `Tes annonces : ${weise}. Tu les gardes pour toi.`,
    keptWeise: ({ weise }) => `Gardé pour toi : ${weise}.`,
    stoeck: 'Tu as le stöck.',
    noCards: 'Tu as joué toutes tes cartes.',
    lobby: 'La partie n’a pas encore commencé. Tu recevras tes cartes au début.',
    between: 'La donne est jouée. De nouvelles cartes arrivent.',
    over: 'La partie est finie.',
    computerPlays: 'Un ordinateur joue à ta place. Tu peux reprendre la main à tout moment.',
  },
  tricks: {
    none: 'Aucun pli n’a encore été fait dans cette donne.',
    trick: ({ number, name }) => `Pli ${number} pour ${name}`,
    worth: ({ points: count }) => points(count),
  },
  scores: {
    title: 'Où en est-on ?',
    none: 'Aucune donne n’est encore terminée.',
    total: ({ name, total }) => `${name} : **${total}**`,
    order: 'Donne après donne, dans l’ordre des places :',
    weis: 'Entre parenthèses : ce qu’y font les annonces et le stöck.',
    deal: ({ number, written }) => `Donne ${number} : ${written.join(' · ')}`,
    earlier: ({ count }) =>
      count === 1
        ? 'Une donne précédente ne trouve pas de place ici.'
        : `${count} donnes précédentes ne trouvent pas de place ici.`,
  },
  endings: {
    closed: 'La table a été fermée.',
    voted: 'La plupart voulaient arrêter : la table est fermée.',
    expired: 'Personne n’a rien fait pendant un quart d’heure : la table est fermée.',
    abandoned: 'Plus personne ne joue : la table est fermée.',
  },
  answers: {
    voted: ({ votes, needed }) => `Tu voudrais arrêter : ${counted(votes, 'voix', 'voix')} sur ${needed} nécessaires.`,
    madeHost: ({ name }) => `La table est maintenant dirigée par ${name}.`,
    joined: 'Te voilà à la table.',
    left: 'Tu as quitté ta place. En cours de partie, un ordinateur joue pour toi.',
    closed: 'La table est fermée.',
    tookBack: 'Tu as repris la main.',
    seeBelow: 'Regarde plus bas.',
    pressAgain: 'C’était trop long. Appuie encore une fois, s’il te plaît.',
  },
};
