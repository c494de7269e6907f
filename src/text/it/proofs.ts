import { counted } from '../numbers.ts';
import type { ProofsText } from '../proofsText.ts';

export const proofs: ProofsText = {
  title: 'Le carte sono rimaste le stesse?',
  how: 'L’impronta era sotto il tavolo già alla distribuzione. È lo SHA-256 del segreto da cui derivano le carte; verifica da te: `printf SEGRETO | xxd -r -p | sha256sum`. Prova che dopo la distribuzione non è cambiato nulla.',
  allFit: ({ count }) =>
    count === 1
      ? 'L’unica mano finora: ogni carta come dice il segreto.'
      : `Tutte le ${count} mani: ogni carta come dice il segreto.`,
  someChanged: ({ count, of, deals }) =>
    `${count} su ${counted(of, 'mano', 'mani')} non come dice il segreto: ${deals}.`,
  fits: 'ogni carta come dice il segreto',
  changed: 'le carte non sono quelle del segreto',
  unreadable: 'Il registro qui non ha un segreto leggibile.',
  earlier: ({ count }) =>
    `${counted(count, 'mano precedente confrontata', 'mani precedenti confrontate')} allo stesso modo.`,
  hands: 'Le carte dell’ultimo segreto:',
  none: 'Qui non è ancora finita nessuna mano. Il segreto di una mano si svela solo con il suo conteggio.',
  noSeed: 'Non è il segreto di una mano: ha 64 caratteri, da 0 a 9 e da a a f, e si trova nel conteggio.',
  seed: 'Segreto',
  deal: ({ number }) => `Mano ${number}`,
  commitment: ({ commitment }) => `Impronta ${commitment}`,
  seat: ({ number }) => `Posto ${number}:`,
};
