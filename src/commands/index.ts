export type { Answer, TableLabel } from './answer.ts';
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
export type { Caller, House } from './house.ts';
export { type OpenOptions, open } from './open.ts';
export { atTable, press } from './press.ts';
export { slash } from './slash.ts';
