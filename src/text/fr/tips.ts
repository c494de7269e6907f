import type { TipsWords } from '../tips.ts';
import { many, the } from './grammar.ts';

export const tips: TipsWords = {
  sentences: {
    count: 'Compte combien de cartes d’une couleur sont encore dehors, et combien d’atouts.',
    leadLow: 'Entame bas : qui doit monter prend le pli.',
    leadHigh: 'Joue tes cartes maîtresses tant que tout le monde doit encore fournir.',
    middle: 'Le milieu, c’est le pire. Décide tôt si tu veux faire le plus ou le moins.',
    hundred: 'Dès 100, ça se retourne : tu marques −3, sauf si tu fais les 157.',
    chooseTrump: ({ figures: { under, nine }, deck: { ranks } }) =>
      `Si tu ne peux pas fournir, c’est toi qui fais l’atout. Prends une couleur dont ${the(ranks[5])} (${under.trump}) et le neuf (${nine.trump}) sont déjà chez d’autres, jamais une où ils sont chez toi : l’atout compte aussi pour le passé.`,
    setLow:
      'Qui fait l’atout prend le pli, sauf si quelqu’un coupe plus haut. Si tu n’en veux pas, fais l’atout avec une carte basse.',
    shedUnder: ({ figures: { under, nine }, deck: { ranks } }) =>
      `Mets ${many(ranks[5])} et neuf dans les plis des autres tant que leur couleur n’est pas atout : si elle le devient, ils y valent ${under.trump} et ${nine.trump}.`,
    throwDear:
      'Une fois l’atout fait, et sans la couleur demandée, jette tes cartes chères dans les plis que d’autres prennent.',
    cantRuff: 'Qui a la couleur ne peut pas couper : regarde laquelle te manquera en premier.',
    ruff: 'Tu peux couper même si tu as la couleur : va chercher ainsi un pli cher.',
    announceLong: ({ deck: { ranks } }) =>
      `Choisis la couleur où tu as ${the(ranks[5])}, le neuf et le plus de cartes.`,
    announceAces: 'Avec des as et de longues couleurs, choisis Bock ; avec des six, Gaiss.',
    declare: 'Montre tes annonces : elles t’aident.',
    keepBack: 'Ici les annonces te coûtent : garde-les pour toi avant ta première carte.',
    stoeckHelps: ({ deck: { ranks } }) =>
      `Si tu as le roi et ${the(ranks[6])} d’une couleur, espère qu’elle devienne atout. Si tu le fais toi-même, prends une autre carte : sinon, pas de stöck.`,
    stoeckHurts: ({ deck: { ranks } }) =>
      `Si tu as le roi et ${the(ranks[6])} d’une couleur, fais l’atout avec l’une de ces cartes : alors il n’y a pas de stöck.`,
    stoeckAnnounced: ({ figures, deck: { ranks } }) =>
      `Avec le roi et ${the(ranks[6])}, une couleur vaut ${figures.stoeck} points de plus comme atout.`,
    giveWeis:
      'Regarde ce qu’il y a dans le pli : la carte qui complète une annonce va dans le pli de quelqu’un d’autre.',
    foreign: 'Le plus cher, c’est une suite d’une autre couleur que celle de l’entame : elle compte double.',
    match: ({ figures }) =>
      `Si tu as tous les plis jusque vers la fin, prends aussi le reste : ${figures.match} de moins. Si c’est quelqu’un d’autre, prends-lui un pli.`,
    lastTrick: ({ figures }) =>
      `Le dernier pli vaut ${figures.lastTrick} de plus : garde une carte basse pour l’éviter.`,
    rounding: 'Un seul point peut coûter une dizaine : 44 marque 4, 45 marque 5.',
    limit: 'Surveille l’ardoise : la partie finit dès que quelqu’un atteint la limite.',
    doubleLast: 'Dans la dernière donne, tout compte double : on peut y rattraper beaucoup, et y perdre beaucoup.',
  },
};
