import {
  differingFields,
  type RuleField,
  type RuleGroup,
  type Rules,
  type RulesChange,
  readChange,
  variantOf,
} from '../game/index.ts';
import { type Loaded, phaseOf, type TableRef } from '../table/index.ts';
import { changeText, type NumberedEnd, textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone, refused } from './refused.ts';
import { rulesOfTable } from './rules.ts';

interface Asked {
  readonly ref: TableRef;
  readonly page: RuleGroup;
}

/** The panel for the host while nobody plays; everybody else reads the rules. */
export async function settings(house: House, caller: Caller, { ref, page }: Asked): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const looked = await house.tables.look(ref);
  if (looked.kind !== 'done') return notDone(caller, looked);
  const { loaded } = looked;
  if (phaseOf(loaded.table) !== 'lobby') return refused(caller, loaded.table.ended ? 'table-ended' : 'not-in-lobby');
  if (person !== loaded.table.host) return rulesOfTable(house, caller, { ref, page: 'short' });
  return { show: 'settings', loaded, page, notes: [] };
}

/** A form for the number with which the game ends. */
export async function enterEnd(
  house: House,
  caller: Caller,
  { ref, end }: { readonly ref: TableRef; readonly end: NumberedEnd },
): Promise<Answer> {
  const found = await settings(house, caller, { ref, page: 'score' });
  return found.show === 'settings' ? { show: 'endForm', loaded: found.loaded, end } : found;
}

/** Swiss and German writing of thousands: 1'000, 1 000. */
const THOUSANDS = /[\s'’]/gu;

/** What was typed into the form; a number out of range is refused as the rules say. */
export async function typedEnd(
  house: House,
  caller: Caller,
  asked: { readonly ref: TableRef; readonly end: NumberedEnd; readonly typed: string },
): Promise<Answer> {
  const digits = asked.typed.replace(THOUSANDS, '');
  const change = /^\d{1,9}$/.test(digits) ? readChange('end', { [asked.end]: Number(digits) }) : null;
  if (change) return changeRules(house, caller, { ref: asked.ref, page: 'score', change });
  const found = await settings(house, caller, { ref: asked.ref, page: 'score' });
  return found.show === 'settings' ? { ...found, notes: [textIn(caller.language).settings.noNumber] } : found;
}

/** Everything back to how the game stands in the book. */
export async function resetRules(house: House, caller: Caller, { ref, page }: Asked): Promise<Answer> {
  const found = await settings(house, caller, { ref, page });
  if (found.show !== 'settings') return found;
  return changeRules(house, caller, { ref, page, change: { variant: variantOf(found.loaded.table.rules) } });
}

/** What has changed, and what had to change along with it. */
function changeNotes(caller: Caller, { before, after }: { before: Rules; after: Rules }, asked: RulesChange): string[] {
  const { settings: words } = textIn(caller.language);
  const texts = (fields: readonly RuleField[]) => fields.map((field) => changeText(after, field, caller.language));
  const fields = differingFields(after, before);
  // Another game changes everything: its name in the title says so.
  if ('variant' in asked) return fields.includes('players') ? [words.alsoChanged({ changes: texts(['players']) })] : [];
  const along = fields.filter((field) => field !== asked.field);
  return [
    ...(fields.includes(asked.field) ? [words.changed({ changes: texts([asked.field]) })] : []),
    ...(along.length > 0 ? [words.alsoChanged({ changes: texts(along) })] : []),
  ];
}

/** Changes the rules at once; the panel then shows them, or why they stayed as they were. */
export async function changeRules(
  house: House,
  caller: Caller,
  { ref, page, change }: Asked & { readonly change: RulesChange },
): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const looked = await house.tables.look(ref);
  if (looked.kind !== 'done') return notDone(caller, looked);
  const acted = await house.tables.act(ref, { type: 'changeRules', person, change });
  const panel = (loaded: Loaded, notes: readonly string[]): Answer => ({ show: 'settings', loaded, page, notes });
  if (acted.kind === 'done') {
    const changes = { before: looked.loaded.table.rules, after: acted.loaded.table.rules };
    return panel(acted.loaded, changeNotes(caller, changes, change));
  }
  if (acted.kind !== 'refused') return notDone(caller, acted);
  const { table } = acted.loaded;
  const mayGoOn = phaseOf(table) === 'lobby' && table.host === person;
  return mayGoOn ? panel(acted.loaded, [textIn(caller.language).refusals[acted.refusal]]) : notDone(caller, acted);
}
