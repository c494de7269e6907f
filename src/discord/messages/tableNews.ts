import { type DealView, type Rules, suitOf, type Trick } from '../../game/index.ts';
import { textIn } from '../../text/index.ts';
import { cardText, suitText, weiseText } from './cardText.ts';
import { drinkingLines } from './drinkingLines.ts';
import { seatName, type Telling } from './scene.ts';
import { handWeiseAreNews, justScored, stoeckJustShown } from './scoredWeise.ts';

const breaksSuit = ({ cards: [first, ...others] }: Trick) =>
  first !== undefined && others.some((card) => suitOf(card) !== suitOf(first));

/** Where the play sets trump, that is in the first trick in which somebody didn't follow (rules.md §1.2). */
function trumpNews(telling: Telling, deal: DealView): string[] {
  const { scene, language } = telling;
  if (deal.contract !== null || deal.trump === null || deal.setBy === null) return [];
  const setting = [...deal.tricks, deal.trick].findIndex(breaksSuit);
  const newest = deal.trick.cards.length > 0 ? deal.tricks.length : deal.tricks.length - 1;
  if (setting !== newest) return [];
  const name = seatName(scene, deal.setBy, language);
  return [textIn(language).table.trumpSet({ name, suit: suitText(deal.trump, telling) })];
}

/** Once the next card lies there, a trick may be seen again only as the rules say (rules.md §3, `viewTricks`). */
function mayLookBack({ viewTricks }: Rules, number: number): boolean {
  return viewTricks === 'last' || number < 2;
}

function trickNews(telling: Telling, deal: DealView): string[] {
  const { scene, language } = telling;
  const trick = deal.lastTrick;
  if (!trick || trick.winner === null) return [];
  const { table } = textIn(language);
  const open = deal.trick.cards.length === 0 || mayLookBack(scene.table.rules, deal.tricks.length - 1);
  const cards = open ? ` ${trick.cards.map((card) => cardText(card, telling)).join(' ')}` : '';
  const weise = weiseText(trick.weise, telling);
  const { factor } = deal;
  return [
    `${table.lastTrick({ name: seatName(scene, trick.winner, language), points: trick.points * factor })}${cards}`,
    ...(trick.tableWeis > 0 ? [table.tableWeis({ weise, points: trick.tableWeis * factor })] : []),
    ...(trick.tableStoeck > 0 ? [table.tableStoeck({ points: trick.tableStoeck * factor })] : []),
  ];
}

function weisNews(telling: Telling, deal: DealView): string[] {
  const { scene, language } = telling;
  if (!handWeiseAreNews(deal)) return [];
  const { table } = textIn(language);
  return deal.seats.flatMap(({ laidOpen, declared }, seat) => {
    const name = seatName(scene, seat, language);
    if (laidOpen.length > 0) return [table.laidOpen({ name, weise: weiseText(laidOpen, telling) })];
    return declared.length > 0 ? [table.declared({ name, points: declared })] : [];
  });
}

function stoeckNews({ scene, language }: Telling, deal: DealView): string[] {
  const holder = stoeckJustShown(deal);
  return holder === null ? [] : [textIn(language).table.stoeckShown({ name: seatName(scene, holder, language) })];
}

function playedForNews({ scene, language }: Telling): string[] {
  const seat = scene.table.playedFor;
  return seat === null ? [] : [textIn(language).table.playedFor({ name: seatName(scene, seat, language) })];
}

/** What just happened: the last trick, trump set, Weise, Stöck, and what they ask for. */
export function newsLines(telling: Telling, deal: DealView): string[] {
  return [
    ...playedForNews(telling),
    ...trickNews(telling, deal),
    ...trumpNews(telling, deal),
    ...weisNews(telling, deal),
    ...stoeckNews(telling, deal),
    ...drinkingLines(telling, justScored(deal)),
  ];
}
