export type { CardWords, Deck } from './cardWords.ts';
export type { Catalogue, PermissionName } from './catalogue.ts';
export { type CommandText, OPTIONS, type Option, SUBCOMMANDS, type Subcommand } from './commandsText.ts';
export { amount, signed } from './numbers.ts';
export { rulesText } from './rulesText.ts';
export type { RulesFacts } from './rulesWords.ts';
export { textIn } from './textIn.ts';
