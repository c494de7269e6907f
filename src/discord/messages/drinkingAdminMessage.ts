import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { type Answer, encodePress, NEW_STEP } from '../../commands/index.ts';
import { type DrinkingStep, type Language, STEP_LIMITS } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { setByLine } from './adminMarks.ts';
import { type Button, block, button, type MessageBody, messageBody, rows } from './body.ts';
import { plainText, safeText } from './safeName.ts';

type Shown = Extract<Answer, { show: 'drinkingAdmin' }>;

function stepMenu(steps: readonly DrinkingStep[], language: Language): APIComponentInContainer {
  const { drinking } = textIn(language).admin;
  const there = steps.map(({ points, title }) => ({
    label: drinking.points({ points }),
    description: plainText(title),
    value: String(points),
  }));
  const another = steps.length < STEP_LIMITS.steps ? [{ label: drinking.newStep, value: NEW_STEP }] : [];
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: encodePress({ verb: 'chooseStep' }),
    placeholder: drinking.choose,
    options: [...there, ...another],
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

function adminButtons({ settings }: Shown, language: Language): Button[] {
  const { drinking } = textIn(language).admin;
  const change =
    settings.drinking === 'allowed'
      ? button({ verb: 'admin', act: 'forbidDrinking' }, { label: drinking.forbid, look: 'secondary' })
      : button({ verb: 'admin', act: 'allowDrinking' }, { label: drinking.allow, look: 'secondary' });
  const look = settings.drinkingSteps ? ('secondary' as const) : ('disabled' as const);
  return [
    change,
    button({ verb: 'admin', act: 'defaultSteps' }, { label: drinking.defaults, look }),
    button({ verb: 'admin', act: 'showSettings' }, { label: textIn(language).server.toSettings, look: 'secondary' }),
  ];
}

/** The drinking mode of a server, for those who run it: allowed or not, and what Weise ask for (rules.md §4). */
export function drinkingAdminMessage(shown: Shown, language: Language): MessageBody {
  const { admin, drinking } = textIn(language);
  const { drinkingSteps, drinking: state } = shown.settings;
  const steps = drinkingSteps ?? drinking.steps;
  const lines = steps.map((step) =>
    admin.drinking.step({
      ...step,
      act: admin.form.acts[step.act],
      title: safeText(step.title),
      sentence: safeText(step.sentence),
    }),
  );
  const setBySteps = setByLine(shown.setBy.get('drinkingSteps'), language);
  return messageBody([
    {
      type: ComponentType.Container,
      components: [
        ...block([`### ${admin.drinking.title}`, ...shown.notes.map((note) => `▸ **${note}**`)]),
        ...block([admin.drinking.state[state], setByLine(shown.setBy.get('drinking'), language)]),
        ...block([drinkingSteps ? admin.drinking.own : admin.drinking.builtIn, ...lines, setBySteps]),
        stepMenu(steps, language),
        ...rows(adminButtons(shown, language)),
      ],
    },
  ]);
}
