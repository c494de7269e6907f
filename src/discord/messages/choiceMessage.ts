import { ComponentType } from 'discord.js';
import { type Answer, encodePress, type TableLabel } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, type MessageBody, messageBody } from './body.ts';
import { cutLabel } from './cutLabel.ts';
import { plainName } from './safeName.ts';

/** A table in a menu: the names of those who sit there, and its own. */
export function tableOption({ id, names }: TableLabel) {
  const label = names.length === 0 ? id : names.map(plainName).join(', ');
  return { label: cutLabel(label), value: id, description: id };
}

/** A menu of tables, at most 25 (discord.md); the names of those who sit there tell them apart. */
export function choiceMessage(choice: Extract<Answer, { show: 'choice' }>, language: Language): MessageBody {
  const { faults } = textIn(language);
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: encodePress({ verb: 'choose', goal: choice.goal }),
    placeholder: faults.chooseTable,
    options: choice.tables.map(tableOption),
  };
  return messageBody([...block([faults.severalTables]), { type: ComponentType.ActionRow, components: [menu] }]);
}
