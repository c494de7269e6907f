import { type DrinkingStep, drinkingStepSchema, STEP_LIMITS } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { drinkingAdmin, notForAdmins } from './admin.ts';
import { readStep } from './adminPress.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { keepSetting } from './keepSetting.ts';
import { sentence } from './refused.ts';

/** The fields of the form for a step. */
export const STEP_INPUTS = ['points', 'title', 'sentence', 'intensity', 'act'] as const;
type StepInput = (typeof STEP_INPUTS)[number];

/** The server's own steps; before it has any, those built in are there to be changed. */
async function stepsOf(house: House, { server, language }: Caller): Promise<readonly DrinkingStep[]> {
  const { drinkingSteps } = await house.settings.serverSettings(server);
  return drinkingSteps ?? textIn(language).drinking.steps;
}

/** The form for the step from these points on; null, or a step that has gone meanwhile: for a new one. */
export async function stepForm(house: House, caller: Caller, points: number | null): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  const steps = await stepsOf(house, caller);
  return { show: 'stepForm', step: steps.find((step) => step.points === points) ?? null };
}

/** A choice from the menu of steps. */
export async function chooseStep(house: House, caller: Caller, chosen: string): Promise<Answer> {
  const points = readStep(chosen);
  if (points === undefined) return sentence(textIn(caller.language).faults.unknownButton);
  return stepForm(house, caller, points);
}

interface Sent {
  /** Points of the step that the form was opened for; null for a new one. */
  readonly replaces: number | null;
  readonly typed: ReadonlyMap<string, string>;
}

/** The step in a form; null if anything in it can't be. */
function readForm({ typed }: Sent): DrinkingStep | null {
  const field = (name: StepInput) => typed.get(name) ?? '';
  const parsed = drinkingStepSchema.safeParse({
    points: Number(field('points').trim() || Number.NaN),
    title: field('title'),
    sentence: field('sentence'),
    intensity: Number(field('intensity')),
    act: field('act'),
  });
  return parsed.data ?? null;
}

/** The steps as they are to be kept, or why not. A form without a title takes its step away. */
function changed(
  caller: Caller,
  steps: readonly DrinkingStep[],
  sent: Sent,
): { readonly steps: readonly DrinkingStep[] } | { readonly reason: string } {
  const { admin } = textIn(caller.language);
  const others = steps.filter(({ points }) => points !== sent.replaces);
  if (sent.typed.get('title')?.trim() === '') {
    return others.length > 0 ? { steps: others } : { reason: admin.lastStep };
  }
  const step = readForm(sent);
  if (!step) return { reason: admin.badStep({ most: STEP_LIMITS.points }) };
  if (others.some(({ points }) => points === step.points)) return { reason: admin.sameStep({ points: step.points }) };
  if (others.length >= STEP_LIMITS.steps) return { reason: admin.manySteps({ most: STEP_LIMITS.steps }) };
  return { steps: [...others, step].sort((a, b) => a.points - b.points) };
}

/** What was sent with the form for a step; the panel says what became of it. */
export async function saveStep(house: House, caller: Caller, sent: Sent): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  const change = changed(caller, await stepsOf(house, caller), sent);
  if ('reason' in change) return drinkingAdmin(house, caller, [change.reason]);
  await keepSetting(house, caller, { name: 'drinkingSteps', value: change.steps });
  return drinkingAdmin(house, caller, [textIn(caller.language).admin.saved]);
}
