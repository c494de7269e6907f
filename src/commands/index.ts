export type { Answer, Proof, TableLabel } from './answer.ts';
export { CHOSEN_VERBS, type ChosenVerb, decodePress, encodePress, type Press } from './customId.ts';
export { END_INPUT, submit } from './form.ts';
export type { Caller, House } from './house.ts';
export { choose, isMenu } from './menu.ts';
export { press } from './press.ts';
export type { SettingField } from './settingsPages.ts';
export { slash, type Typed } from './slash.ts';
