import { ComponentType } from 'discord.js';
import {
  FIELDS_OF,
  hasMeaning,
  houseRules,
  RULE_GROUPS,
  type RuleGroup,
  ruleChoices,
  variantOf,
} from '../../game/index.ts';
import type { Language, Table } from '../../table/index.ts';
import { NUMBERED_ENDS, textIn } from '../../text/index.ts';
import { type Button, block, button, type Line, type MessageBody, messageBody, rows, small } from './body.ts';
import { rulesLine } from './rulesLine.ts';
import { fieldMenu, gameMenu, type Menus } from './settingsMenus.ts';

/** How the panel is shown. */
export interface SettingsShown {
  readonly page: RuleGroup;
  readonly language: Language;
  /** What has just happened. */
  readonly notes: readonly string[];
}

type Panel = Menus & { readonly page: RuleGroup };

/** Fields that mean nothing now, and why there isn't more to choose from. */
function whyNotLines({ rules, page, language }: Panel): Line[] {
  const { settings, refusals } = textIn(language);
  const unused = FIELDS_OF[page].filter((field) => !hasMeaning(rules, field)).map((field) => settings.fields[field]);
  const reasons = FIELDS_OF[page].flatMap((field) => ruleChoices(rules, field).refusals);
  return [
    unused.length > 0 ? small(settings.unused({ fields: unused })) : null,
    ...[...new Set(reasons)].map((reason) => small(refusals[reason])),
  ];
}

function pageButtons({ id, page, language }: Panel): Button[] {
  const { groups } = textIn(language).settings;
  return RULE_GROUPS.map((group) =>
    button(
      { verb: 'settings', table: id, page: group },
      { label: groups[group], look: group === page ? 'primary' : 'secondary' },
    ),
  );
}

function moreButtons({ id, page, rules, language }: Panel): Button[] {
  const { settings, variants } = textIn(language);
  const end = NUMBERED_ENDS.find((each) => page === 'score' && each in rules.end);
  const back = button(
    { verb: 'resetRules', table: id, page },
    {
      label: settings.back({ variant: variants[variantOf(rules)] }),
      look: houseRules(rules).length > 0 ? 'secondary' : 'disabled',
    },
  );
  if (!end) return [back];
  return [button({ verb: 'enterEnd', table: id, end }, { label: settings.enter[end], look: 'secondary' }), back];
}

/** The panel in which the host changes the rules, for their eyes alone: pages of menus, as a phone shows them best. */
export function settingsMessage({ id, rules }: Table, { page, language, notes }: SettingsShown): MessageBody {
  const panel: Panel = { id, rules, language, page };
  const fields = FIELDS_OF[page].filter((field) => hasMeaning(rules, field));
  const title = `### ${textIn(language).settings.title}`;
  return messageBody([
    {
      type: ComponentType.Container,
      components: [
        ...block([title, rulesLine(rules, language), ...notes.map((note) => `▸ **${note}**`)]),
        ...(page === 'table' ? gameMenu(panel) : []),
        ...fields.flatMap((field) => fieldMenu(panel, field)),
        ...block(whyNotLines(panel)),
        ...rows(moreButtons(panel)),
        ...rows(pageButtons(panel)),
      ],
    },
  ]);
}
