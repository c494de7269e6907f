import type { DecidedWords } from '../decided.ts';
import { and, the } from './grammar.ts';

export const decided: DecidedWords = {
  intro:
    'Il n’existe pas de règlement officiel. Là où les sources se taisent ou se contredisent, voici comment on joue ici :',
  fixed: 'Toujours ainsi',
  changeable: 'Une table peut choisir autrement',
  sentences: {
    trumpHigher:
      'Tu peux couper même si tu as la couleur, mais seulement plus haut que tous les atouts déjà dans le pli.',
    trumpAnyhow: 'Tu peux couper même si tu as la couleur, y compris sous un atout déjà dans le pli.',
    lastResort: 'Tu ne peux sous-couper que s’il ne te reste rien d’autre.',
    lowFours: 'Quatre huit, quatre sept et quatre six valent autant que quatre as, comme dans les règles suisses.',
    vorarlberg:
      'Les longues suites valent moins qu’en Suisse, quatre huit, sept ou six ne valent rien : comme au Vorarlberg.',
    twoWeise: 'Une carte peut compter dans une suite et dans un carré, comme en Suisse depuis 1996.',
    oneWeis: 'Aucune carte ne compte dans deux annonces.',
    bestOrder:
      'Entre annonces de même valeur, plus de cartes passent d’abord, puis la carte la plus haute, puis l’atout, puis qui joue plus tôt, comme dans les règles suisses.',
    roundsDirection: 'On joue dans le sens inverse des aiguilles d’une montre : la source ne dit rien du sens.',
    lot: 'La première personne qui donne est tirée au sort, et la place suivante entame.',
    noMatch: 'Faire tous les plis ne rapporte rien de plus : la source n’en parle pas.',
    roundsNoStoeck: 'Le stöck ne compte pas : la source énumère toutes les annonces et ne le nomme pas.',
    turns: ({ deals }) =>
      `Il y a ${deals} donnes, comme dans le tableau de la source ; sa phrase donnerait un autre nombre.`,
    foreignLast: 'Une suite hors couleur compte quadruple dans la dernière donne : double, et encore double.',
    three: 'Dès 100 points, et avec les 157, les autres marquent 3 chacun. Dans un texte plus ancien, c’est 1.',
    zeroSum: 'Dès 100 points, et avec les 157, les autres marquent 1 chacun, comme dans un texte plus ancien.',
    eights: 'Sans atout, chaque huit vaut 8.',
    aces: 'En Gaiss, le six est le plus haut, mais c’est toujours l’as qui vaut 11 points.',
    mohrenTarget: 'L’objectif est 500.',
    underStays: ({ deck: { ranks } }) =>
      `Sur une entame à l’atout, si ${the(ranks[5])} est ton seul atout, tu peux le garder.`,
    noMisdeal: 'Il n’y a pas de maldonne : on joue ce qui est donné.',
    keepBack: 'Les annonces se montrent d’elles-mêmes. Mais tu peux garder toutes les tiennes pour toi.',
    openAtOnce: 'Une annonce est montrée dès que tombe la première carte de cette main.',
    openForBest:
      'Après le premier pli, seule l’annonce qui compte est montrée. Des autres, on n’entend que les points.',
    tableWeisAny:
      'Les annonces de table comptent dans n’importe quel ordre et n’importe quelle couleur, même avant l’atout.',
    foreignRuns: 'Seule une suite peut être hors couleur : jamais un carré, ni le stöck de table.',
    stoeckShown: 'Le stöck se montre de lui-même, avec la seconde des deux cartes.',
    rounding: 'Une moitié juste s’arrondit en s’éloignant de 0 : 45 donne 5, −25 donne −3.',
    noExtras: 'Aucune couleur ne compte plusieurs fois comme atout, il n’y a ni Bergpreis ni chibre.',
    removed: ({ removed }) =>
      `Les sources ne disent pas ce qu’on enlève quand on est si nombreux : ici ${and(removed)}.`,
    opening: '« Le premier pli ouvre l’atout » veut seulement dire : au début, l’atout est encore ouvert.',
    restOfDeal: 'Atout « pour le reste du jeu » veut dire : pour le reste de la donne.',
    slalom: 'En Slalom, ça change à chaque pli.',
    slalomValues: 'En Slalom, les cartes valent toujours ce qu’elles valent en Bock.',
    accounts: 'On compte dès que quelque chose tombe, même si l’on recompte aussi à la fin de la donne.',
  },
};
