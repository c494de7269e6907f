import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { type Answer, encodePress } from '../../commands/index.ts';
import { PREFERENCE_VALUES, type Preference, readPreference } from '../../table/index.ts';
import { languageName, textIn } from '../../text/index.ts';
import { type Button, block, button, type MessageBody, messageBody, rows } from './body.ts';

type Shown = Extract<Answer, { show: 'preferences' }>;

/** Chosen from a menu each. */
const MENUS = ['language', 'deck', 'suits', 'ranks'] as const satisfies readonly Preference[];
/** Two values each: a button says which one holds, and pressing it takes the other. */
const TOGGLES = ['pings', 'play', 'size', 'colours', 'cards'] as const satisfies readonly Preference[];

/** So that their labels stay whole on a phone. */
const TOGGLES_PER_ROW = 2;

function valueText(name: Preference, value: string, { language }: Shown): string {
  const values: Readonly<Record<string, string | undefined>> = textIn(language).preferences.values[name];
  const text = values[value];
  if (text !== undefined) return text;
  const change = readPreference(name, value);
  if (change?.name !== 'language' || change.value === 'discord') throw new Error(`no text for ${name} ${value}`);
  return languageName(change.value);
}

function menu(name: (typeof MENUS)[number], shown: Shown): APIComponentInContainer[] {
  const options = PREFERENCE_VALUES[name].map((value) => ({
    label: valueText(name, value, shown),
    value,
    default: value === shown.preferences[name],
  }));
  const select = {
    type: ComponentType.StringSelect as const,
    custom_id: encodePress({ verb: 'choosePreference', name }),
    options,
  };
  const { names } = textIn(shown.language).preferences;
  return [...block([`**${names[name]}**`]), { type: ComponentType.ActionRow, components: [select] }];
}

function toggle(name: (typeof TOGGLES)[number], shown: Shown): Button {
  const now = shown.preferences[name];
  const other = readPreference(
    name,
    PREFERENCE_VALUES[name].find((value) => value !== now),
  );
  if (!other) throw new Error(`${name} has one value only`);
  const label = `${textIn(shown.language).preferences.names[name]}: ${valueText(name, now, shown)}`;
  const look = now === PREFERENCE_VALUES[name][0] ? 'secondary' : 'primary';
  return button({ verb: 'prefer', change: other }, { label, look });
}

/** What somebody sets for themselves, for their eyes alone; it holds on every server. */
export function preferencesMessage(shown: Shown): MessageBody {
  const { title, intro } = textIn(shown.language).preferences;
  return messageBody([
    {
      type: ComponentType.Container,
      components: [
        ...block([`### ${title}`, intro, shown.note && `▸ **${shown.note}**`]),
        ...MENUS.flatMap((name) => menu(name, shown)),
        ...rows(
          TOGGLES.map((name) => toggle(name, shown)),
          TOGGLES_PER_ROW,
        ),
      ],
    },
  ]);
}
