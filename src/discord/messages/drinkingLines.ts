import { type DrinkingStep, stepFor } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { safeText } from './safeName.ts';
import { seatName, type Telling } from './scene.ts';
import type { ScoredWeis } from './scoredWeise.ts';

/** Characters; with more, a deal of many Weise would not fit into its message any more (4000, discord.md). */
const ROOM = 1000;

interface Instruction {
  readonly seat: ScoredWeis['seat'];
  readonly step: DrinkingStep;
  readonly count: number;
}

/** One entry for each seat and step. */
function instructionsFor(scored: readonly ScoredWeis[], steps: readonly DrinkingStep[]): Instruction[] {
  const instructions: Instruction[] = [];
  for (const { seat, points } of scored) {
    const step = stepFor(steps, points);
    if (!step) continue;
    const at = instructions.findIndex((each) => each.seat === seat && each.step === step);
    const count = (instructions[at]?.count ?? 0) + 1;
    instructions.splice(at < 0 ? instructions.length : at, 1, { seat, step, count });
  }
  return instructions;
}

/** What Weise of people that have just scored ask for, where the table plays so (rules.md §4); computers don't drink. */
export function drinkingLines({ scene, language }: Telling, scored: readonly ScoredWeis[]): string[] {
  const { drinking } = textIn(language);
  const ofPeople = scored.filter(({ seat }) => scene.table.seats[seat]?.kind === 'person');
  const lines = instructionsFor(ofPeople, scene.drinkingSteps).map(({ seat, step, count }) => {
    const { act, intensity } = step;
    const name = seatName(scene, seat, language);
    const instruction = drinking.instruction[act]({ title: safeText(step.title), name, intensity });
    return {
      short: `🥤 ${instruction}${count > 1 ? ` ${drinking.times({ count })}.` : ''}`,
      sentence: safeText(step.sentence),
    };
  });
  const whole = lines.map(({ short, sentence }) => `${short} ${sentence}`);
  return whole.join('\n').length <= ROOM ? whole : lines.map(({ short }) => short);
}
