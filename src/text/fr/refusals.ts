import type { Catalogue, PermissionName } from '../catalogue.ts';
import { and } from './grammar.ts';

export const refusals: Catalogue['refusals'] = {
  'already-seated': 'Tu as déjà une place à cette table.',
  'not-seated': 'Tu n’as pas de place à cette table. Mais tu peux regarder avec plaisir.',
  'only-between-deals': 'Pas au milieu d’une donne. Réessaie quand elle sera comptée.',
  'seats-stay': 'À cette table, tout le monde garde sa place pendant la partie, les ordinateurs aussi.',
  'host-needs-seat': 'Pour diriger la table, il faut y avoir une place.',
  'table-full': 'Cette table est complète.',
  'not-in-lobby': 'Ce n’était possible qu’avant le début. La partie est en cours.',
  'not-started': 'La partie n’a pas encore commencé.',
  'only-host': 'Seule la personne qui dirige la table peut faire ça.',
  'no-computer-to-remove': 'Il n’y a pas d’ordinateur à cette table.',
  'too-few-players': 'Vous n’êtes pas assez. Il faut être au moins trois.',
  'too-many-seated': 'La table n’aurait plus assez de places. Il faut d’abord que quelqu’un se lève.',
  'nobody-would-play': 'Il faut au moins une vraie personne. Prends moins d’ordinateurs.',
  'table-ended': 'Cette table est déjà finie.',
  'stale-move': 'La table avait déjà avancé. Voici où elle en est.',
  'seat-is-played-by-computer': 'Un ordinateur joue à ta place. Reprends d’abord la main.',
  'game-running': 'La partie est encore en cours.',
  'game-over': 'La partie est finie.',
  'deal-running': 'La donne est encore en cours.',
  'no-deal': 'Il n’y a pas de cartes en main pour le moment. Ça continue tout de suite.',
  'not-your-turn': 'Ce n’est pas encore à toi.',
  'announce-first': 'Il faut d’abord choisir le contrat.',
  'nothing-to-announce': 'Il n’y a rien à choisir maintenant.',
  'contract-not-allowed': 'Ce contrat n’existe pas à cette table.',
  'not-held': 'Tu n’as pas cette carte.',
  'must-follow-suit': 'Tu dois fournir la couleur.',
  'trump-too-low': 'Il y a déjà un atout plus haut. Tu ne peux pas sous-couper.',
  'must-trump': 'Tu dois couper.',
  'players-out-of-range': 'Le Molotow se joue de 3 à 9.',
  'sticks-need-four': 'Bâtons et patates se joue à quatre.',
  'announced-needs-four': 'Quand on choisit l’atout d’avance, on joue à quatre.',
  'weli-missing-with-eight': 'À huit, le six de grelot n’est pas en jeu. Choisissez une autre première entame.',
  'double-last-without-count': 'La dernière donne ne peut compter double que si le nombre de donnes est fixé.',
  'double-last-with-sticks': 'Bâtons et patates ne comptent jamais double.',
  'limit-with-announced': 'Quand on choisit l’atout, gagne qui a le plus. Prenez un objectif au lieu d’une limite.',
  'target-without-announced':
    'Il n’y a d’objectif que si l’atout est choisi d’avance. Prenez une limite ou un nombre de donnes.',
  'contracts-without-announced': 'Bock, Gaiss et Slalom n’existent que si l’atout est choisi d’avance.',
  'sticks-without-extras': 'Avec bâtons et patates, il n’y a ni annonces, ni stöck, ni match.',
  'announced-without-table-weis': 'Les annonces de table n’existent que si le jeu fait l’atout.',
  'announced-without-match': 'Le match n’existe que si le jeu fait l’atout.',
  'limit-with-sticks': 'Bâtons et patates se joue sur un nombre fixe de donnes.',
  'limit-out-of-range': 'La limite va de 10 à 1000, et en points simples de 100 à 10 000.',
  'deals-out-of-range': 'Il peut y avoir de 1 à 100 donnes.',
  'target-out-of-range': 'L’objectif va de 50 à 10 000.',
};

/** As Discord's client calls them in French. */
export const PERMISSIONS: Readonly<Record<PermissionName, string>> = {
  ViewChannel: 'Voir le salon',
  SendMessages: 'Envoyer des messages',
  SendMessagesInThreads: 'Envoyer des messages dans les fils',
  AttachFiles: 'Joindre des fichiers',
  CreatePublicThreads: 'Créer des fils publics',
};

export const faults: Catalogue['faults'] = {
  notSaved: 'Je n’ai pas pu enregistrer ça. Rien n’est perdu : réessaie tout de suite.',
  damagedTable: 'Je n’arrive plus à lire cette table. Elle est gardée telle quelle, toutes les autres continuent.',
  missingTable: 'Cette table n’existe pas.',
  unknownButton: 'Ce bouton n’est plus valable. Avec /molotow tu vois ce qui est possible.',
  noServer: 'Le Molotow se joue sur un serveur, pas en messages privés.',
  chooseTable: 'Quelle table ?',
  noTableHere: 'Il n’y a pas de table dans ce salon. Ouvres-en une avec /molotow.',
  severalTables: 'Il y a plusieurs tables ici. De laquelle parles-tu ?',
  missingPermissions: ({ permissions, where }) =>
    `Il me manque dans ${where} : ${and(permissions.map((each) => `« ${PERMISSIONS[each]} »`))}. Qui gère le serveur me le donne sous Paramètres du serveur → Rôles → Molotow, ou dans les permissions du salon. La partie continue quand même.`,
};
