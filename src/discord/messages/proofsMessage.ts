import type { Proof } from '../../commands/index.ts';
import { commitment, handsFromSeed } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, type MessageBody, messageBody, small } from './body.ts';
import { cardText, tongueOf } from './cardText.ts';

/** Each takes some 150 characters of the 4000 a message holds. */
const MOST = 15;

function line({ deal, seed }: Proof, language: Language): string {
  const { proofs } = textIn(language);
  const heading = deal === null ? proofs.seed : proofs.deal({ number: deal });
  return `**${heading}** \`${seed}\`\n${small(proofs.commitment({ commitment: commitment(seed) }))}`;
}

function hands({ seed, players, preset }: Proof, language: Language): string[] {
  const { proofs } = textIn(language);
  return handsFromSeed(seed, players).map((hand, seat) => {
    const cards = [...hand].sort((a, b) => a - b).map((card) => cardText(card, tongueOf({ preset }, language)));
    return `${proofs.seat({ number: seat + 1 })} ${cards.join(' ')}`;
  });
}

/** Seeds of past deals with their fingerprints; of the newest, or only, one the cards too (`design.md`, Randomness). */
export function proofsMessage(proofs: readonly Proof[], language: Language): MessageBody {
  const words = textIn(language).proofs;
  const shown = proofs.slice(-MOST);
  const newest = shown.at(-1);
  return messageBody([
    ...block([`### ${words.title}`, words.how]),
    ...block(shown.map((proof) => line(proof, language))),
    ...block(newest ? hands(newest, language) : []),
  ]);
}
