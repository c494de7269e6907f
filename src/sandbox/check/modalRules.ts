import * as z from 'zod';
import { COMPONENT, type Component, componentSchema } from '../model/components.ts';
import { duplicates, selectBreaches } from './componentRules.ts';
import { type Located, located } from './located.ts';
import { schemaBreaches } from './schemaRules.ts';
import { type Breach, fatal } from './violations.ts';

/** A modal has at most five components (discord.md, Components and limits). */
const MAX_COMPONENTS = 5;
const CHOICES: readonly number[] = [COMPONENT.stringSelect, COMPONENT.checkboxGroup];

export function modalBreaches(data: unknown): readonly Breach[] {
  const bySchema = schemaBreaches('modal', data);
  const read = z.looseObject({ components: z.array(componentSchema) }).safeParse(data);
  if (!read.success) return bySchema;
  const all = located(read.data.components);
  const count = read.data.components.length;
  return [
    ...bySchema,
    ...(count > MAX_COMPONENTS
      ? [fatal('too-many-components', 'components', `${count} of at most ${MAX_COMPONENTS}.`)]
      : []),
    ...duplicates(all, 'custom_id', 'duplicate-custom-id'),
    ...all.flatMap(oneBreaches),
  ];
}

function oneBreaches({ component, where }: Located): readonly Breach[] {
  if (CHOICES.includes(component.type)) return selectBreaches(component, where);
  if (component.type === COMPONENT.textInput) return textInputBreaches(component, where);
  if (component.type === COMPONENT.row && !component.components?.[0]?.label) {
    return [fatal('modal', where, 'A text input in a row needs a label.')];
  }
  return [];
}

function textInputBreaches({ value, min_length, max_length }: Component, where: string): readonly Breach[] {
  const [min, max] = [min_length ?? 0, max_length ?? 4000];
  const length = typeof value === 'string' ? value.length : 0;
  return [
    ...(min > max ? [fatal('modal', where, `min_length ${min} is above max_length ${max}.`)] : []),
    ...(length > max ? [fatal('modal', where, `The value has ${length} of at most ${max} characters.`)] : []),
  ];
}
