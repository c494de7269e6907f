import { z } from 'zod';
import type { ServerSetting } from '../table/index.ts';

export const ADMIN_ACTS = [
  'allowDrinking',
  'forbidDrinking',
  'defaultSteps',
  'showDrinking',
  'showSettings',
  'showTables',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Server settings that have a menu, as they stand in the panel. */
export const PANEL_SETTINGS = [
  'variant',
  'language',
  'deck',
  'pace',
  'mostTables',
  'openingRole',
  'channels',
  'keepGames',
] as const satisfies readonly ServerSetting[];
export type PanelSetting = (typeof PANEL_SETTINGS)[number];

export const ADMIN_VERBS = ['admin', 'setServer', 'endTable', 'chooseStep', 'editStep'] as const;

/** What those who run a server press, under `/molotow-admin`. */
export type AdminPress =
  | { readonly verb: 'admin'; readonly act: AdminAct }
  /** A menu of the panel; what is chosen comes with the interaction. */
  | { readonly verb: 'setServer'; readonly setting: PanelSetting }
  /** The menu of open tables. */
  | { readonly verb: 'endTable' }
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
  z
    .tuple([z.literal('setServer'), z.enum(PANEL_SETTINGS)])
    .transform(([verb, setting]): AdminPress => ({ verb, setting })),
  z.tuple([z.enum(['chooseStep', 'endTable'])]).transform(([verb]): AdminPress => ({ verb })),
  z.tuple([z.literal('editStep'), stepSchema]).transform(([verb, step]): AdminPress => ({ verb, step })),
]);

/** The step that was chosen from the menu; undefined for anything that isn't one. */
export function readStep(chosen: string): number | null | undefined {
  return stepSchema.safeParse(chosen).data;
}

/** The parts of its custom id. */
export function adminParts(press: AdminPress): readonly (string | number)[] {
  switch (press.verb) {
    case 'admin':
      return [press.verb, press.act];
    case 'setServer':
      return [press.verb, press.setting];
    case 'editStep':
      return [press.verb, press.step ?? NEW_STEP];
    default:
      return [press.verb];
  }
}
