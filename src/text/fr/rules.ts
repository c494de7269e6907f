import type { Rules } from '../../game/index.ts';
import type { RulesFacts, RulesWords } from '../rulesWords.ts';
import { and, counted, many, of, the } from './grammar.ts';

const UNITS: Readonly<Record<Rules['slate'], string>> = {
  tens: 'marqué en dizaines',
  points: 'marqué en points',
  sticks: 'bâtons et patates',
};

function end({ end: until }: Rules, { deals }: RulesFacts): string {
  if ('limit' in until) return `jusqu’à ce que quelqu’un ait ${until.limit}`;
  return 'target' in until ? `à qui arrive à ${until.target} en premier` : counted(deals ?? 0, 'donne', 'donnes');
}

const HIGHER = 'Fournis la couleur, ou joue un atout plus haut que tous ceux du pli : c’est toujours permis.';
const RUNS = 'De trois à neuf cartes d’une couleur qui se suivent, même à l’atout du six à l’as';
const ANY = 'Si tu n’as pas la couleur, joue ce que tu veux.';

export const rules: RulesWords = {
  line: (of, facts) => `${end(of, facts)}, ${UNITS[of.slate]}`,
  headings: {
    cards: 'Cartes',
    trump: 'Atout',
    follow: 'Fournir',
    points: 'Points',
    weis: 'Annonces',
    tableWeis: 'Annonces de table',
    stoeck: 'Stöck',
    match: 'Match',
    slate: 'Ardoise',
    end: 'Fin',
  },
  title: ({ preset }) => `Molotow : ${preset}`,
  cards: ({ players, handSize }) => `${players} à table, chacun reçoit ${handSize} cartes et joue pour soi.`,
  removed: ({ cards }) => `Pas en jeu : ${and(cards)}.`,
  direction: {
    'counter-clockwise': 'On joue dans le sens inverse des aiguilles d’une montre.',
    clockwise: 'On joue dans le sens des aiguilles d’une montre.',
  },
  firstLead: {
    R7: ({ deck: { suits, ranks } }) =>
      `À la première donne, qui a le ${ranks[1]} ${of(suits[0])} entame ; ensuite, à chaque donne, la place suivante.`,
    S6: ({ deck: { suits, ranks } }) =>
      `À la première donne, qui a le ${ranks[0]} ${of(suits[2])} (le Weli) commence ; ensuite, à chaque donne, la place suivante.`,
    'random-dealer':
      'La première personne qui donne est tirée au sort. La place suivante entame, et on avance d’une place par donne.',
  },
  trumpByPlay:
    'Personne ne choisit l’atout. Au début il n’y en a pas : la plus haute carte de la couleur demandée gagne. Tant que c’est ainsi, tu dois fournir la couleur si tu peux. La première carte qui ne fournit pas fait de sa couleur l’atout, déjà dans ce pli et jusqu’à la fin de la donne.',
  trumpAnnounced: 'Qui entame la donne choisit d’abord une couleur comme atout.',
  gaissBock: 'Ou Bock (sans atout, l’as est le plus haut), ou Gaiss (sans atout, le six est le plus haut).',
  slalom: 'Ou Slalom : sans atout, Bock et Gaiss alternent de pli en pli. Qui choisit décide par lequel commencer.',
  order: ({ deck: { ranks } }) =>
    `Atout, de haut en bas : ${ranks[5]} (bour), neuf (nell), as, roi, ${ranks[6]}, ${ranks[4]}, huit, sept, six. Sinon : as, roi, ${ranks[6]}, ${ranks[5]}, ${ranks[4]}, neuf, huit, sept, six.`,
  mayTrump: {
    'when-void': HIGHER,
    'last-resort': HIGHER,
    free: 'Fournis la couleur, ou joue n’importe quel atout : c’est toujours permis.',
    forced: HIGHER,
  },
  mustFollow: 'Qui a la couleur doit la fournir et ne peut pas couper.',
  whenVoid: {
    'when-void': ANY,
    'last-resort': `${ANY} Mais sous-couper n’est permis que s’il ne te reste rien d’autre.`,
    free: ANY,
    forced: ({ deck: { ranks } }) =>
      `${ANY} Mais s’il y a déjà un atout, tu dois jouer plus haut ; si tu ne peux pas, un atout plus bas. Si seul ton ${ranks[5]} est plus haut, tu es libre.`,
  },
  trumpLed: ({ deck: { ranks } }) =>
    `Sur une entame à l’atout, tu joues atout. Si ${the(ranks[5])} est ton seul atout, tu peux le garder.`,
  values: ({ deck: { ranks } }) =>
    `As 11, roi 4, ${ranks[6]} 3, ${ranks[5]} 2, ${ranks[4]} 10. À l’atout : ${ranks[5]} 20, neuf 14. Le dernier pli 5 de plus. En tout 157.`,
  wholeDeal: 'L’atout compte pour toute la donne, même dans les plis faits avant.',
  eights: {
    play: {
      0: 'Une donne restée sans atout en fait 125.',
      8: 'Dans une donne restée sans atout, chaque huit vaut 8 : de nouveau 157.',
    },
    announced: { 0: 'Sans atout, il y en a 125.', 8: 'Sans atout, chaque huit vaut 8 : de nouveau 157.' },
  },
  gaissSix: 'En Gaiss, le six vaut 11 et l’as rien.',
  weisValues: {
    swiss: ({ deck: { ranks } }) =>
      `${RUNS} : 20, 50, 100, 150, 200, 250, 300. Carrés : 100, quatre neuf 150, quatre ${many(ranks[5])} 200.`,
    vorarlberg: ({ deck: { ranks } }) =>
      `${RUNS} : 20, 50, 100, 120, 140, 160, 180. Quatre as, rois, ${many(ranks[6])} ou ${many(ranks[4])} 100, quatre neuf 150, quatre ${many(ranks[5])} 200.`,
  },
  crossWeis: {
    on: 'Une carte peut compter dans une suite et dans un carré.',
    off: 'Chaque carte ne compte que dans une annonce, de sorte que l’ensemble rapporte le plus ; une suite peut en être raccourcie.',
  },
  handWeis: {
    minus: 'Ce que tu en reçois en main te coûte des points.',
    plus: 'Ce que tu en reçois en main te rapporte des points.',
    off: 'En main, ça ne compte pas.',
  },
  compareWeis: {
    none: 'Les annonces de tout le monde comptent.',
    best: 'Seul compte qui a la plus haute, mais alors avec toutes les siennes : d’abord les points, puis plus de cartes, puis la carte la plus haute, puis l’atout, puis qui joue plus tôt.',
    'best-points':
      'Seul compte qui a la plus haute, mais alors avec toutes les siennes. À points égaux, qui joue plus tôt passe devant.',
  },
  keepBack:
    'Les annonces se montrent d’elles-mêmes avec ta première carte. Avant, tu peux choisir de les garder pour toi.',
  tableWeis:
    'Si les cartes d’un pli forment une annonce, peu importe l’ordre et la couleur, ses points vont à qui prend le pli.',
  foreign: 'Une suite dans une autre couleur que celle de l’entame compte double.',
  stoeck: {
    minus: ({ deck: { ranks } }) =>
      `Roi et ${ranks[6]} d’atout dans la même main : 20 de moins, dès que l’atout est fait. On les montre avec la seconde carte.`,
    plus: ({ deck: { ranks } }) =>
      `Roi et ${ranks[6]} d’atout dans la même main : 20 de plus, dès que la seconde carte est jouée. Sans atout, pas de stöck.`,
  },
  stoeckOfSetter: ({ deck: { ranks } }) => `Qui fait l’atout avec le roi ou ${the(ranks[6])} n’a pas de stöck.`,
  tableStoeck: ({ deck: { ranks } }) =>
    `Si le roi et ${the(ranks[6])} d’atout tombent dans le même pli, il vaut 20 de plus : dès le pli où l’atout est fait, pas avant.`,
  noMatch: 'Faire tous les plis ne rapporte rien de plus.',
  noWeis: 'Il n’y a ni annonces ni stöck.',
  match: 'À qui fait tous les plis, on enlève 257 points au lieu de compter ses plis.',
  slate: {
    tens: 'À la fin de la donne, on arrondit une fois à la dizaine : 44 donne 4, 45 donne 5, −25 donne −3.',
    points: 'On marque chaque point.',
    sticks:
      'Qui a le plus et qui a le moins reçoivent un bâton (+1), les deux du milieu une patate (−1). Deux à égalité tout en haut ou tout en bas : 0 pour eux, +1 pour l’autre bout, −1 pour le quatrième. Trois à égalité : +1 pour le quatrième, et −1 pour celui des trois qui tire la plus haute carte.',
  },
  awards: {
    three: 'Avec les 157, c’est +3, et −3 pour les autres. De 100 à 156, c’est −3, et +3 pour les autres.',
    'zero-sum': 'Avec les 157, c’est +3, et −1 pour les autres. De 100 à 156, c’est −3, et +1 pour les autres.',
  },
  limit: ({ limit }) => `La donne où quelqu’un atteint ${limit} se joue jusqu’au bout. Puis la partie est finie.`,
  deals: ({ deals }) => `La partie est finie après ${counted(deals, 'donne', 'donnes')}.`,
  turns: ({ turns, deals }) => `Tout le monde donne ${turns} fois, puis vient une dernière donne : ${deals} donnes.`,
  accounts:
    'On compte au fur et à mesure : les annonces après le premier pli, juste avant ses points. La dernière donne se joue jusqu’au bout.',
  goal: {
    fewest: 'Qui a le moins à la fin gagne.',
    most: 'Qui a le plus à la fin gagne.',
    target: ({ target }) => `Qui a ${target} points en premier gagne.`,
  },
  ties: 'En cas d’égalité, la victoire se partage.',
  doubleLast: 'Dans la dernière donne, tout compte double.',
  viewTricks: {
    last: 'Tu ne peux revoir que le dernier pli.',
    'first-two': 'Tu peux revoir les deux premiers plis d’une donne, pas les suivants.',
  },
  noExtras: 'Aucune couleur ne compte plusieurs fois comme atout, il n’y a ni Bergpreis ni chibre.',
  drinking:
    'Mode apéro : pour adultes seulement. Buvez avec modération et prenez soin les uns des autres. Personne n’est obligé de boire, l’eau compte aussi. Boire ou conduire, il faut choisir.',
};
