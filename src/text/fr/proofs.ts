import type { ProofsText } from '../proofsText.ts';

export const proofs: ProofsText = {
  title: 'Les cartes sont-elles restées les mêmes ?',
  how: 'L’empreinte figurait sous la table dès la donne. C’est le SHA-256 du secret dont découlent les cartes ; vérifie toi-même : `printf SECRET | xxd -r -p | sha256sum`. Elle prouve que rien n’a changé après la donne.',
  none: 'Aucune donne n’est encore terminée ici. Le secret d’une donne n’est révélé qu’avec son décompte.',
  noSeed: 'Ce n’est pas le secret d’une donne : il a 64 signes, de 0 à 9 et de a à f, et figure dans le décompte.',
  seed: 'Secret',
  deal: ({ number }) => `Donne ${number}`,
  commitment: ({ commitment }) => `Empreinte ${commitment}`,
  seat: ({ number }) => `Place ${number} :`,
};
