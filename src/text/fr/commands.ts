import type { CommandsText } from '../commandsText.ts';

export const commands: CommandsText = {
  molotow: 'Jouer au Molotow, le jass où gagne qui fait le moins de points.',
  subcommands: {
    open: { name: 'ouvrir', description: 'Ouvrir une table et y prendre place' },
    join: { name: 'participer', description: 'Prendre place à une table' },
    leave: { name: 'partir', description: 'Quitter la table ; en cours de partie, un ordinateur joue à ta place' },
    start: { name: 'commencer', description: 'Commencer la partie quand il y a assez de monde' },
    hand: { name: 'cartes', description: 'Montrer tes cartes ; personne d’autre ne les voit' },
    table: { name: 'table', description: 'Montrer la table à nouveau' },
    watch: { name: 'regarder', description: 'Suivre une table d’un autre salon' },
    scores: { name: 'points', description: 'Montrer où en sont les points' },
    rules: { name: 'règles', description: 'Montrer les règles de cette table, ou celles d’un des quatre jeux' },
    verify: { name: 'vérifier', description: 'Vérifier que les cartes n’ont pas changé après la donne' },
    host: { name: 'confier', description: 'Confier la direction de la table à quelqu’un d’autre' },
    close: { name: 'fermer', description: 'Fermer la table ; si tu ne la diriges pas, tu votes pour' },
    settings: { name: 'réglages', description: 'Tes propres réglages : cartes, langue, rappels, lisibilité' },
  },
  paces: {
    relaxed: 'tranquille (3 minutes)',
    normal: 'normal (60 secondes)',
    fast: 'rapide (20 secondes)',
    none: 'sans montre',
  },
  molotowAdmin: 'Régler Molotow sur ce serveur',
  adminSubcommands: {
    settings: { name: 'réglages', description: 'Ce qui vaut sur ce serveur : jeu, langue, cartes, rythme, salons' },
    tables: { name: 'tables', description: 'Montrer les tables ouvertes, et en fermer' },
    drinking: { name: 'apéro', description: 'Permettre ou interdire le mode apéro, et écrire ses textes' },
  },
  options: {
    game: { name: 'jeu', description: 'Quel jeu' },
    players: { name: 'places', description: 'Combien de places a la table, de 3 à 9' },
    computers: { name: 'ordinateurs', description: 'À combien de places jouent des ordinateurs' },
    language: { name: 'langue', description: 'Quelle langue parle la table' },
    pace: { name: 'rythme', description: 'Combien de temps on peut réfléchir quand les autres attendent' },
    takeover: {
      name: 'reprise',
      description: 'Si d’autres peuvent prendre la place d’un ordinateur entre deux donnes (oui par défaut)',
    },
    thread: { name: 'fil', description: 'Ouvrir un fil pour la table' },
    person: { name: 'personne', description: 'Qui doit diriger la table' },
    seed: { name: 'secret', description: 'Le secret d’une donne, 64 signes de son décompte' },
    table: { name: 'table', description: 'Quelle table, s’il y en a plusieurs' },
  },
};
