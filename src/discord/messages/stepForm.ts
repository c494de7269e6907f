import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { encodePress, type STEP_INPUTS } from '../../commands/index.ts';
import { DRINKING_ACTS, type DrinkingStep, type Language, STEP_LIMITS } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';

type Field = (typeof STEP_INPUTS)[number];

/** A line to type; one that isn't required may be left empty. */
function input(field: Field, given: { value: string | undefined; longest: number; required: 'yes' | 'no' }) {
  return {
    type: ComponentType.TextInput as const,
    custom_id: field,
    style: TextInputStyle.Short,
    max_length: given.longest,
    required: given.required === 'yes',
    ...(given.value === undefined ? {} : { value: given.value }),
  };
}

function menu(field: Field, options: readonly { label: string; value: string; default: boolean }[]) {
  return { type: ComponentType.StringSelect as const, custom_id: field, options: [...options] };
}

/** The form for a step of the drinking mode, filled in with what stands there; null: a new one. */
export function stepForm(step: DrinkingStep | null, language: Language): APIModalInteractionResponseCallbackData {
  const { form } = textIn(language).admin;
  const label = (field: Field, component: APIComponentInLabel): APILabelComponent => {
    const hint = field === 'points' || field === 'title' ? form.hints[field] : null;
    return {
      type: ComponentType.Label,
      label: form.fields[field],
      ...(hint === null ? {} : { description: hint }),
      component,
    };
  };
  const intensities = Array.from({ length: STEP_LIMITS.intensity }, (_, below) => below + 1);
  return {
    custom_id: encodePress({ verb: 'editStep', step: step?.points ?? null }),
    title: form.title,
    components: [
      label('points', input('points', { value: step ? String(step.points) : undefined, longest: 4, required: 'yes' })),
      label('title', input('title', { value: step?.title, longest: STEP_LIMITS.title, required: 'no' })),
      label('sentence', input('sentence', { value: step?.sentence, longest: STEP_LIMITS.sentence, required: 'yes' })),
      label(
        'intensity',
        menu(
          'intensity',
          intensities.map((intensity) => ({
            label: form.intensity({ intensity }),
            value: String(intensity),
            default: intensity === (step?.intensity ?? 1),
          })),
        ),
      ),
      label(
        'act',
        menu(
          'act',
          DRINKING_ACTS.map((act) => ({ label: form.acts[act], value: act, default: act === (step?.act ?? 'drinks') })),
        ),
      ),
    ],
  };
}
