import { deckFor, fullDeck, splitCards } from './cards.ts';
import type { Field, Planter } from './plantInDeal.ts';

/** One play of a record: the hand and the legal cards before it. */
interface Moment {
  readonly deal: number;
  readonly play: number;
  readonly held: readonly string[];
  readonly legal: readonly string[];
}

function momentsOf({ record, scored }: Field): readonly Moment[] {
  return record.deals.flatMap((written, deal) => {
    const plays = splitCards(written.plays);
    return plays.map((card, play) => {
      const dealt = splitCards(written.hands.find((hand) => hand.includes(card)) ?? '');
      const held = dealt.filter((one) => !plays.slice(0, play).includes(one));
      return { deal, play, held, legal: splitCards(scored.deals[deal]?.legal[play] ?? '') };
    });
  });
}

/** Plays one of these wrong cards instead of the right one. */
function playing(wrongCards: (moment: Moment, field: Field) => readonly string[]): Planter {
  return (field) => {
    const choices = momentsOf(field).flatMap((moment) =>
      wrongCards(moment, field).map((card) => ({ ...moment, card })),
    );
    if (choices.length === 0) return null;
    const { deal, play, card } = field.chance.pick(choices);
    const deals = field.record.deals.map((written, number) => {
      if (number !== deal) return written;
      const plays = splitCards(written.plays).map((right, place) => (place === play ? card : right));
      return { ...written, plays: plays.join(' ') };
    });
    return { record: { ...field.record, deals }, position: `deal ${deal + 1}, play ${play + 1}` };
  };
}

/** The faults of a single play. */
export const playPlanters: Readonly<Record<string, Planter>> = {
  'a held card that is not legal': playing(({ held, legal }) => held.filter((card) => !legal.includes(card))),
  'a card not held': playing(({ held }, { rules }) => deckFor(rules.players).filter((card) => !held.includes(card))),
  'an unknown card': playing(() => ['X1', '10', 'r6', 'R', 'R66', 'U9']),
  'a card after the last': ({ record, scored, chance }) => {
    const complete = scored.deals.flatMap((deal, at) => (deal.complete ? [at] : []));
    if (complete.length === 0) return null;
    const at = chance.pick(complete);
    const deals = record.deals.map((deal, number) =>
      number === at ? { ...deal, plays: `${deal.plays} ${chance.pick(fullDeck)}` } : deal,
    );
    return {
      record: { ...record, deals },
      position: `deal ${at + 1}, play ${deckFor(record.deals[at]?.hands.length ?? 0).length + 1}`,
    };
  },
};
