import * as z from 'zod';
import { componentSchema } from '../model/components.ts';
import type { Choice, Modal } from '../model/state.ts';

/** The data of an autocomplete answer (type 8); no data means no choices. */
export const choicesSchema = z
  .looseObject({
    choices: z.array(z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]) })).nullish(),
  })
  .nullish()
  .transform((data): { choices: readonly Choice[] } => ({ choices: data?.choices ?? [] }));

/** The data of a modal (type 9). */
export const modalSchema = z
  .looseObject({ custom_id: z.string(), title: z.string(), components: z.array(componentSchema) })
  .transform((data): Modal => ({ customId: data.custom_id, title: data.title, components: data.components }));
