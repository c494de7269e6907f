export type { CardWords, Deck } from './cardWords.ts';
export type { PermissionName } from './catalogue.ts';
export { type Option, SUBCOMMANDS, type Subcommand } from './commandsText.ts';
export { amount } from './numbers.ts';
export { rulesText } from './rulesText.ts';
export type { RulesFacts } from './rulesWords.ts';
export { textIn } from './textIn.ts';
