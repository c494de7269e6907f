export type { Answer, Proof, TableLabel } from './answer.ts';
export { CHOSEN_VERBS, type ChosenVerb, decodePress, encodePress, type Press } from './customId.ts';
export type { Caller, House } from './house.ts';
export { press } from './press.ts';
export { slash, type Typed } from './slash.ts';
