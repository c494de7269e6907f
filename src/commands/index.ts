export {
  CARD_VERBS,
  type CardVerb,
  CHOSEN_VERBS,
  type ChosenVerb,
  decodePress,
  encodePress,
  PLAIN_VERBS,
  type PlainVerb,
  type Press,
} from './customId.ts';
