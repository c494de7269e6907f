import type { ProofsText } from '../proofsText.ts';
import { counted } from './grammar.ts';

export const proofs: ProofsText = {
  title: 'Les cartes sont-elles restées les mêmes ?',
  how: 'L’empreinte figurait sous la table dès la donne. C’est le SHA-256 du secret dont découlent les cartes ; vérifie toi-même : `printf SECRET | xxd -r -p | sha256sum`. Elle prouve que rien n’a changé après la donne.',
  allFit: ({ count }) =>
    count === 1
      ? 'La seule donne jusqu’ici : chaque carte comme le dit le secret.'
      : `Les ${count} donnes : chaque carte comme le dit le secret.`,
  someChanged: ({ count, of, deals }) =>
    `${count} sur ${counted(of, 'donne', 'donnes')} pas comme le dit le secret : ${deals}.`,
  fits: 'chaque carte comme le dit le secret',
  changed: 'les cartes ne sont pas celles du secret',
  unreadable: 'Le journal n’a ici aucun secret lisible.',
  earlier: ({ count }) => `${counted(count, 'donne précédente comparée', 'donnes précédentes comparées')} aussi.`,
  hands: 'Les cartes que donne le dernier secret :',
  none: 'Aucune donne n’est encore terminée ici. Le secret d’une donne n’est révélé qu’avec son décompte.',
  noSeed: 'Ce n’est pas le secret d’une donne : il a 64 signes, de 0 à 9 et de a à f, et figure dans le décompte.',
  seed: 'Secret',
  deal: ({ number }) => `Donne ${number}`,
  commitment: ({ commitment }) => `Empreinte ${commitment}`,
  seat: ({ number }) => `Place ${number} :`,
};
