import type { ProofsText } from '../proofsText.ts';

export const proofs: ProofsText = {
  title: 'Le carte sono rimaste le stesse?',
  how: 'L’impronta era sotto il tavolo già alla distribuzione. È lo SHA-256 del segreto da cui derivano le carte; verifica da te: `printf SEGRETO | xxd -r -p | sha256sum`. Prova che dopo la distribuzione non è cambiato nulla.',
  none: 'Qui non è ancora finita nessuna mano. Il segreto di una mano si svela solo con il suo conteggio.',
  noSeed: 'Non è il segreto di una mano: ha 64 caratteri, da 0 a 9 e da a a f, e si trova nel conteggio.',
  seed: 'Segreto',
  deal: ({ number }) => `Mano ${number}`,
  commitment: ({ commitment }) => `Impronta ${commitment}`,
  seat: ({ number }) => `Posto ${number}:`,
};
