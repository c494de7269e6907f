export type { Answer, TableLabel } from './answer.ts';
export { CHOSEN_VERBS, type ChosenVerb, decodePress, encodePress, type Press } from './customId.ts';
export type { Caller, House } from './house.ts';
export { type OpenOptions, open } from './open.ts';
export { atTable, press } from './press.ts';
export { slash } from './slash.ts';
