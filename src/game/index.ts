export { bookingsOf } from './accounts.ts';
export {
  ALL_SUITS,
  type Card,
  cardName,
  cardNames,
  cardOf,
  DECK_SIZE,
  parseCard,
  RANK,
  RANKS,
  type Rank,
  rankOf,
  type Seat,
  SUITS,
  type Suit,
  suitOf,
} from './card.ts';
export { changeRules, type RulesChange } from './changeRules.ts';
export { CONTRACTS, type Contract, contractsAllowed, isSixHigh, trumpOfContract } from './contract.ts';
export {
  announce,
  copyDeal,
  type Deal,
  type Dealt,
  isDealComplete,
  keepBack,
  legalInto,
  NONE,
  play,
  playedCard,
  startDeal,
  startDealt,
  TRUMP_STRENGTH,
} from './deal.ts';
export {
  type Decision,
  decideGame,
  GAME_REFUSALS,
  type GameCommand,
  legalCards,
  refusedCard,
} from './decideGame.ts';
export { deckFor, handSize, removedCards } from './deck.ts';
export { fitsSeed } from './fitsSeed.ts';
export { evolveGame, type Game, type GameEvent, isAnnouncing, type PlayedDeal, startGame, turnOf } from './game.ts';
export { gameAt, type Moment } from './gameAt.ts';
export { houseRules } from './houseRules.ts';
export { mostWins, type Outcome } from './outcome.ts';
export { placesOf } from './places.ts';
export { cardPoints, LAST_TRICK, rankPoints, trickPoints } from './points.ts';
export { type RulesPatch, readChange, readRules, rulesPatch } from './readRules.ts';
export { type GameRecord, RecordError, recordOf } from './record.ts';
export { ruleChoices } from './ruleChoices.ts';
export { FIELDS_OF, RULE_GROUPS, type RuleGroup } from './ruleGroups.ts';
export { hasMeaning } from './ruleMeaning.ts';
export {
  dealCount,
  differingFields,
  type End,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PRESET_RULES,
  PRESETS,
  type Preset,
  RULE_FIELDS,
  RULE_VALUES,
  type RuleField,
  type Rules,
} from './rules.ts';
export { RULES_REFUSALS, type RulesRefusal, refusedRules } from './rulesRefused.ts';
export { MATCH, type SeatScore, STOECK, scoreDeal, signOf } from './score.ts';
export { scoreRecord } from './scoreRecord.ts';
export { commitment, drawDeckFromSeed, handsFromSeed, isSeed, type Seed } from './shuffle.ts';
export { type Draw, writtenFor } from './slate.ts';
export { standingsOf } from './standings.ts';
export { COUNT, cardsIn, KTH } from './suitMask.ts';
export { type Trick, trickOf } from './tricks.ts';
export { VARIANT_RULES, VARIANTS, type Variant, variantOf } from './variants.ts';
export { type DealView, type OwnView, type SeatView, type TrickView, trickView, type View, viewOf } from './view.ts';
export { cardsOfWeis, tableWeisPoints, type Weis } from './weis.ts';
