import { z } from 'zod';

export const ADMIN_ACTS = ['allowDrinking', 'forbidDrinking', 'defaultSteps'] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** What those who run a server press, under `/molotow-admin`. */
export type AdminPress =
  | { readonly verb: 'admin'; readonly act: AdminAct }
  /** A menu of the steps of the drinking mode; which one comes with the interaction. */
  | { readonly verb: 'chooseStep' }
  /** Opens the form for the step of so many points, null for a new one; the form that is sent bears the same. */
  | { readonly verb: 'editStep'; readonly step: number | null };

/** In the menu and the custom id: a step that isn't there yet. */
export const NEW_STEP = 'new';

const stepSchema = z.union([
  z.literal(NEW_STEP).transform(() => null),
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number),
]);

export const adminPressSchema = z.union([
  z.tuple([z.literal('admin'), z.enum(ADMIN_ACTS)]).transform(([verb, act]): AdminPress => ({ verb, act })),
  z.tuple([z.literal('chooseStep')]).transform(([verb]): AdminPress => ({ verb })),
  z.tuple([z.literal('editStep'), stepSchema]).transform(([verb, step]): AdminPress => ({ verb, step })),
]);

/** The step that was chosen from the menu; undefined for anything that isn't one. */
export function readStep(chosen: string): number | null | undefined {
  return stepSchema.safeParse(chosen).data;
}

/** The parts of its custom id. */
export function adminParts(press: AdminPress): readonly (string | number)[] {
  if (press.verb === 'admin') return [press.verb, press.act];
  return press.verb === 'chooseStep' ? [press.verb] : [press.verb, press.step ?? NEW_STEP];
}
