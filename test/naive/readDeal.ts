import { z } from 'zod';
import { type Contract, contracts, deckFor, rankNumber, splitCards } from './cards.ts';
import type { Opening } from './deal.ts';
import type { Rules } from './rules.ts';

/** A reason for refusing a record, without its position. */
export interface Fault {
  readonly error: string;
}

const draws = z.array(z.tuple([z.int(), z.string()]));
export type Draws = z.infer<typeof draws>;

/** One deal of a record (rules.md §5). */
const writtenDeal = z.strictObject({
  leader: z.int(),
  hands: z.array(z.string()),
  contract: z.enum(contracts).nullable().optional(),
  declare: z.array(z.boolean()).optional(),
  plays: z.string(),
  drawn: draws.optional(),
});

export interface ReadDeal {
  readonly opening: Opening;
  readonly plays: readonly string[];
  readonly drawn: Draws | undefined;
}

/** Everything about a written deal that can be judged before the first card. */
export function readDeal(written: unknown, rules: Rules): ReadDeal | Fault {
  const parsed = writtenDeal.safeParse(written);
  if (!parsed.success) return { error: z.prettifyError(parsed.error) };
  const { leader, hands, declare, plays, drawn } = parsed.data;
  const contract = parsed.data.contract ?? null;
  const dealt = hands.map(splitCards);
  if (leader < 0 || leader >= rules.players) return { error: `no seat ${leader} to lead` };
  const fault = wrongHands(dealt, rules) ?? wrongContract(contract, rules);
  if (fault !== null) return fault;
  if (declare !== undefined && declare.length !== rules.players) return { error: 'declare has one value per seat' };
  const opening = { leader, contract, declare: declare ?? dealt.map(() => true), dealt };
  return { opening, plays: splitCards(plays), drawn };
}

/** Every card of the deck once, the same number for everybody (rules.md §3). */
function wrongHands(dealt: readonly (readonly string[])[], rules: Rules): Fault | null {
  const deck = deckFor(rules.players);
  if (dealt.length !== rules.players) return { error: `${rules.players} hands are needed` };
  if (dealt.some((hand) => hand.length !== deck.length / rules.players)) return { error: 'a hand of the wrong size' };
  const missing = deck.filter((card) => !dealt.flat().includes(card));
  return missing.length > 0 ? { error: `wrong deal: ${missing.join(' ')} not dealt` } : null;
}

function wrongContract(contract: Contract | null, rules: Rules): Fault | null {
  if (rules.trump === 'play') return contract === null ? null : { error: 'the play sets trump, nobody announces' };
  if (contract === null) return { error: 'the contract is missing' };
  if ((contract === 'bock' || contract === 'gaiss') && !rules.gaissBock) return { error: 'no Bock and Gaiss here' };
  if (contract.startsWith('slalom') && !rules.slalom) return { error: 'no Slalom here' };
  return null;
}

/**
 * Who drew the highest card (rules.md §3 sticks, §5). `tied` are the seats that must draw, null if nobody does; each
 * round is written in ascending order of seats, and those tied for the highest card draw again.
 */
export function readDraws(drawn: Draws | undefined, tied: readonly number[] | null): number | null | Fault {
  if (tied === null) return drawn === undefined ? null : { error: 'nobody has to draw' };
  if (drawn === undefined) return { error: 'the drawn cards are missing' };
  const cards = drawn.map(([, card]) => card);
  if (cards.some((card) => !deckFor(4).includes(card))) return { error: 'an unknown card drawn' };
  if (new Set(cards).size < cards.length) return { error: 'a card drawn twice' };
  return loserOf(drawn, tied);
}

function loserOf(drawn: Draws, tied: readonly number[]): number | Fault {
  const round = drawn.slice(0, tied.length);
  if (round.map(([seat]) => seat).join() !== tied.join()) return { error: `seats ${tied.join(', ')} draw` };
  const highest = Math.max(...round.map(([, card]) => rankNumber(card)));
  const again = round.filter(([, card]) => rankNumber(card) === highest).map(([seat]) => seat);
  const rest = drawn.slice(tied.length);
  if (again.length > 1) return loserOf(rest, again);
  return rest.length > 0 || again[0] === undefined ? { error: 'too many cards drawn' } : again[0];
}
