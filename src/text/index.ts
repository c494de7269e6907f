export type { CardWords, Deck } from './cardWords.ts';
export type { PermissionName } from './catalogue.ts';
export {
  ADMIN_SUBCOMMANDS,
  type AdminSubcommand,
  type CommandText,
  type Option,
  SUBCOMMANDS,
  type Subcommand,
} from './commandsText.ts';
export { datesSearched, dateText } from './dates.ts';
export { deckOf } from './deckOf.ts';
export { RULES_PAGES, type RulesPage } from './guideWords.ts';
export { languageName } from './languageName.ts';
export { amount, signed } from './numbers.ts';
export {
  BOARD_PLACES,
  type BoardPlace,
  RECORD_COMMANDS,
  RECORD_SUBCOMMANDS,
  type RecordCommand,
  type RecordOption,
  type RecordSubcommand,
} from './recordsText.ts';
export { rulesPage } from './rulesPage.ts';
export type { Figures, RulesFacts } from './rulesWords.ts';
export { changeText, ruleText } from './ruleText.ts';
export { NUMBERED_ENDS, type NumberedEnd } from './settingsText.ts';
export { textIn } from './textIn.ts';
