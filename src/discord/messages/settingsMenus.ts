import { type APIComponentInContainer, type APISelectMenuOption, ComponentType } from 'discord.js';
import { encodePress, type SettingField } from '../../commands/index.ts';
import {
  differingFields,
  houseRules,
  type RuleField,
  type Rules,
  ruleChoices,
  VARIANT_RULES,
  VARIANTS,
  variantOf,
} from '../../game/index.ts';
import type { Language, TableId } from '../../table/index.ts';
import { ruleText, textIn } from '../../text/index.ts';
import { block } from './body.ts';

/** A table's rules, and the language they are told in. */
export interface Menus {
  readonly id: TableId;
  readonly rules: Rules;
  readonly language: Language;
}

function menu(id: TableId, field: SettingField, options: APISelectMenuOption[]): APIComponentInContainer {
  const select = {
    type: ComponentType.StringSelect as const,
    custom_id: encodePress({ verb: 'setRule', table: id, field }),
    options,
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

/** The game that the rules start from. */
export function gameMenu({ id, rules, language }: Menus): APIComponentInContainer[] {
  const { settings, variants } = textIn(language);
  const options = VARIANTS.map((variant) => ({
    label: variants[variant],
    value: variant,
    default: variant === variantOf(rules),
  }));
  return [...block([`**${settings.game}**`]), menu(id, 'game', options)];
}

/** A field and its values; where it differs from the book, what stands there. */
export function fieldMenu({ id, rules, language }: Menus, field: RuleField): APIComponentInContainer[] {
  const { settings, variants } = textIn(language);
  const book = VARIANT_RULES[variantOf(rules)];
  const variant = variants[variantOf(rules)];
  const isSame = (others: Rules, other: Rules) => !differingFields(others, other).includes(field);
  const options = ruleChoices(rules, field).possible.map(({ value }) => {
    const chosen = { ...rules, [field]: value };
    return {
      label: ruleText(chosen, field, language),
      value: JSON.stringify(value),
      default: isSame(chosen, rules),
      ...(isSame(chosen, book) ? { description: settings.asIn({ variant }) } : {}),
    };
  });
  const instead = settings.instead({ variant, value: ruleText(book, field, language) });
  const mark = houseRules(rules).includes(field) ? ` ✏️ ${instead}` : '';
  return [...block([`**${settings.fields[field]}**${mark}`]), menu(id, field, options)];
}
