import type { Answer, Proof } from '../../commands/index.ts';
import { commitment, handsFromSeed, type Seed } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, type Line, type MessageBody, messageBody, small } from './body.ts';
import { cardText, tongueOf } from './cardText.ts';

type Shown = Extract<Answer, { show: 'proofs' }>;

/** Each takes some 190 characters of the 4000 a message holds. */
const MOST = 12;
/** Deals that are named in the summary; a log of which so many were changed needs no longer list. */
const MOST_NAMED = 30;

/** Of all deals, also those that find no room below. */
function summary(proofs: readonly Proof[], language: Language): Line {
  const words = textIn(language).proofs;
  const checked = proofs.filter(({ fits }) => fits !== null);
  const changed = checked.filter(({ fits }) => fits === false).flatMap(({ deal }) => deal ?? []);
  if (checked.length === 0) return null;
  if (changed.length === 0) return `✓ **${words.allFit({ count: checked.length })}**`;
  const named = changed.slice(0, MOST_NAMED).join(', ');
  const deals = changed.length > MOST_NAMED ? `${named} …` : named;
  return `✗ **${words.someChanged({ count: changed.length, of: checked.length, deals })}**`;
}

function verdict({ fits }: Proof, language: Language): string {
  const words = textIn(language).proofs;
  if (fits === null) return '';
  return fits ? ` ✓ ${words.fits}` : ` ✗ ${words.changed}`;
}

function line(proof: Proof, language: Language): string {
  const { proofs: words } = textIn(language);
  const { deal, seed } = proof;
  const heading = `**${deal === null ? words.seed : words.deal({ number: deal })}**${verdict(proof, language)}`;
  if (seed === null) return `${heading}\n${small(words.unreadable)}`;
  return `${heading} \`${seed}\`\n${small(words.commitment({ commitment: commitment(seed) }))}`;
}

function hands(seed: Seed, { players, preset }: Shown, language: Language): string[] {
  const { proofs: words } = textIn(language);
  return handsFromSeed(seed, players).map((hand, seat) => {
    const cards = [...hand].sort((a, b) => a - b).map((card) => cardText(card, tongueOf({ preset }, language)));
    return `${words.seat({ number: seat + 1 })} ${cards.join(' ')}`;
  });
}

/**
 * Whether the cards of past deals are those of their seeds, the summary first; then the newest deals with seed and fingerprint, and of the last one the
 * cards too (`design.md`, Randomness).
 */
export function proofsMessage(answer: Shown, language: Language): MessageBody {
  const words = textIn(language).proofs;
  const shown = answer.proofs.slice(-MOST);
  const earlier = answer.proofs.length - shown.length;
  const last = shown.at(-1)?.seed ?? null;
  return messageBody([
    ...block([`### ${words.title}`, summary(answer.proofs, language), words.how]),
    ...block([earlier > 0 ? words.earlier({ count: earlier }) : null, ...shown.map((proof) => line(proof, language))]),
    ...block(last === null ? [] : [words.hands, ...hands(last, answer, language)]),
  ]);
}
