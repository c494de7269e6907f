import { z } from 'zod';

/** Whether the one who has the Weis (hand) or took it (table) drinks, or hands out. */
export const DRINKING_ACTS = ['drinks', 'handsOut'] as const;

/** Short enough for all Weise of a trick to find room in one message (discord.md). */
export const STEP_LIMITS = { points: 1000, title: 30, sentence: 100, intensity: 5, steps: 10 } as const;

const line = (longest: number) => z.string().trim().min(1).max(longest);

export const drinkingStepSchema = z
  .strictObject({
    points: z.int().min(1).max(STEP_LIMITS.points),
    title: line(STEP_LIMITS.title),
    sentence: line(STEP_LIMITS.sentence),
    intensity: z.int().min(1).max(STEP_LIMITS.intensity),
    act: z.enum(DRINKING_ACTS),
  })
  .readonly();
/** What a Weis of at least so many points asks for (rules.md §4). */
export type DrinkingStep = z.infer<typeof drinkingStepSchema>;

/**
 * The highest step not above the points of a single Weis, foreign factor in, doubling of a last deal out (rules.md §4);
 * null if it is below all of them.
 */
export function stepFor(steps: readonly DrinkingStep[], points: number): DrinkingStep | null {
  const reached = steps.filter((step) => step.points <= points);
  return reached.reduce<DrinkingStep | null>((best, step) => (best && best.points >= step.points ? best : step), null);
}
