import type { TipsWords } from '../tips.ts';
import { many } from './grammar.ts';

export const tips: TipsWords = {
  sentences: {
    count: 'Conta quante carte di un seme sono ancora fuori, e quante briscole.',
    leadLow: 'Apri basso: chi deve salire fa la presa.',
    leadHigh: 'Gioca le tue carte sicure finché tutti devono ancora rispondere.',
    middle: 'In mezzo è il posto peggiore. Decidi presto se fare di più o di meno di tutti.',
    hundred: 'Da 100 si ribalta: allora segni −3, a meno che tu faccia tutti i 157.',
    chooseTrump: ({ figures: { under, nine }, deck: { ranks } }) =>
      `Se non puoi rispondere, la briscola la fai tu. Prendi un seme in cui ${ranks[5]} (${under.trump}) e nove (${nine.trump}) sono già da altri, mai uno in cui li hai presi tu: la briscola vale anche all’indietro.`,
    setLow:
      'Chi fa la briscola fa la presa, se nessuno taglia più alto. Se non la vuoi, fai la briscola con una carta bassa.',
    shedUnder: ({ figures: { under, nine }, deck: { ranks } }) =>
      `Metti ${many(ranks[5])} e nove nelle prese degli altri finché il loro seme non è briscola: se lo diventa, là valgono ${under.trump} e ${nine.trump}.`,
    throwDear: 'Quando la briscola c’è e non hai il seme, getta le carte care nelle prese degli altri.',
    cantRuff: 'Chi ha il seme non può tagliare: guarda quale ti finisce per primo.',
    ruff: 'Puoi tagliare anche se hai il seme: così ti prendi una presa cara.',
    announceLong: ({ deck: { ranks } }) => `Scegli il seme in cui hai ${ranks[5]}, nove e più carte.`,
    announceAces: 'Con assi e semi lunghi scegli Bock, con i sei Gaiss.',
    declare: 'Mostra i tuoi annunci: ti aiutano.',
    keepBack: 'Qui gli annunci ti costano: tienili per te prima della tua prima carta.',
    stoeckHelps: ({ deck: { ranks } }) =>
      `Se hai re e ${ranks[6]} di un seme, spera che diventi briscola. Se la fai tu, usa un’altra carta: altrimenti niente stöck.`,
    stoeckHurts: ({ deck: { ranks } }) =>
      `Se hai re e ${ranks[6]} di un seme, fai la briscola con una di queste carte: allora non c’è lo stöck.`,
    stoeckAnnounced: ({ figures, deck: { ranks } }) =>
      `Con re e ${ranks[6]}, un seme come briscola vale ${figures.stoeck} punti in più.`,
    giveWeis: 'Guarda che cosa c’è nella presa: la carta che completa un annuncio va nella presa di un altro.',
    foreign: 'La più cara è una scala in un seme diverso da quello di apertura: vale doppio.',
    match: ({ figures }) =>
      `Se hai tutte le prese fin quasi alla fine, prendi anche il resto: ${figures.match} in meno. Se le ha un altro, portagliene via una.`,
    lastTrick: ({ figures }) => `L’ultima presa vale ${figures.lastTrick} in più: tieni una carta bassa per evitarla.`,
    rounding: 'Un solo punto può costare una decina: 44 segna 4, 45 segna 5.',
    limit: 'Tieni d’occhio la lavagna: la partita finisce appena qualcuno raggiunge il limite.',
    doubleLast: 'Nell’ultima mano tutto vale doppio: si può recuperare molto, e perdere molto.',
  },
};
