import {
  type Preference,
  type PreferenceChange,
  type Preferences,
  readingLanguage,
  readPreference,
} from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';

/** The panel speaks the language that has just been chosen there. */
function panel({ discords }: Caller, preferences: Preferences, state: 'opened' | 'saved'): Answer {
  const language = readingLanguage(preferences, discords);
  return {
    show: 'preferences',
    preferences,
    language,
    note: state === 'saved' ? textIn(language).preferences.saved : null,
  };
}

/** What somebody has set for themselves. */
export async function preferences(house: House, caller: Caller): Promise<Answer> {
  return panel(caller, await house.tastes.of(caller.person.id), 'opened');
}

/** Keeps a change at once. */
export async function prefer(house: House, caller: Caller, change: PreferenceChange): Promise<Answer> {
  return panel(caller, await house.tastes.change(caller.person.id, change), 'saved');
}

/** A choice from one of the panel's menus. */
export async function choosePreference(
  house: House,
  caller: Caller,
  { name, chosen }: { readonly name: Preference; readonly chosen: string },
): Promise<Answer> {
  const change = readPreference(name, chosen);
  return change ? prefer(house, caller, change) : sentence(textIn(caller.language).faults.unknownButton);
}
