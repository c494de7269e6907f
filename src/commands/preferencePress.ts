import { z } from 'zod';
import { PREFERENCES, type Preference, type PreferenceChange, readPreference } from '../table/index.ts';

/** What people press in the panel of their own settings. */
export type PreferencePress =
  | { readonly verb: 'prefer'; readonly change: PreferenceChange }
  /** A menu; what is chosen comes with the interaction. */
  | { readonly verb: 'choosePreference'; readonly name: Preference };

export const preferencePressSchema = z.union([
  z.tuple([z.literal('prefer'), z.string(), z.string()]).transform(([verb, name, value], context): PreferencePress => {
    const change = readPreference(name, value);
    if (change) return { verb, change };
    context.addIssue({ code: 'custom', message: 'no such preference' });
    return z.NEVER;
  }),
  z
    .tuple([z.literal('choosePreference'), z.enum(PREFERENCES)])
    .transform(([verb, name]): PreferencePress => ({ verb, name })),
]);

export const isPreferencePress = (press: { readonly verb: string }): press is PreferencePress =>
  press.verb === 'prefer' || press.verb === 'choosePreference';

/** The parts of its custom id. */
export function preferenceParts(press: PreferencePress): readonly string[] {
  if (press.verb === 'choosePreference') return [press.verb, press.name];
  return [press.verb, press.change.name, press.change.value];
}
