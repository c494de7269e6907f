import { FIELDS_OF, RULE_FIELDS, RULE_GROUPS, type RuleField, type RuleGroup } from '../game/index.ts';

/** What a menu of the settings panel chooses: a field of the rules, or the game they start from. */
export const SETTING_FIELDS = ['game', ...RULE_FIELDS] as const;
export type SettingField = 'game' | RuleField;

/** The page of the panel on which a choice stands. */
export function groupOf(field: SettingField): RuleGroup {
  return RULE_GROUPS.find((group) => field !== 'game' && FIELDS_OF[group].includes(field)) ?? 'table';
}
