import { counted } from '../numbers.ts';
import type { ProofsText } from '../proofsText.ts';

export const proofs: ProofsText = {
  title: 'Are the cards unchanged?',
  how: 'The fingerprint stood under the table when the cards were dealt. It is the SHA-256 of the seed from which they follow; check it yourself: `printf SEED | xxd -r -p | sha256sum`. It proves that nothing was changed after dealing.',
  allFit: ({ count }) =>
    count === 1
      ? 'The one deal so far: every card as its seed says.'
      : `All ${count} deals: every card as the seed says.`,
  someChanged: ({ count, of, deals }) => `${count} of ${counted(of, 'deal', 'deals')} not as the seed says: ${deals}.`,
  fits: 'every card as the seed says',
  changed: 'the cards are not those of the seed',
  unreadable: 'The log has no seed here that can be read.',
  earlier: ({ count }) => `${counted(count, 'earlier deal', 'earlier deals')}, compared as well.`,
  hands: 'The cards that the last seed deals:',
  none: 'No deal is finished here yet. The seed of a deal is told with its summary, not before.',
  noSeed: 'That is no seed of a deal: it has 64 characters, 0 to 9 and a to f, and stands in the summary.',
  seed: 'Seed',
  deal: ({ number }) => `Deal ${number}`,
  commitment: ({ commitment }) => `Fingerprint ${commitment}`,
  seat: ({ number }) => `Seat ${number}:`,
};
