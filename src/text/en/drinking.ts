import type { DrinkingText } from '../drinkingText.ts';

export const drinking: DrinkingText = {
  steps: [
    { points: 20, title: 'A drop', sentence: 'A small sip of anything, water too.', intensity: 1, act: 'drinks' },
    { points: 50, title: 'A sip', sentence: 'A sip of anything, water too.', intensity: 2, act: 'drinks' },
    {
      points: 100,
      title: 'Pass it on',
      sentence: 'Choose somebody: a sip of anything, water too.',
      intensity: 3,
      act: 'handsOut',
    },
    { points: 150, title: 'Double', sentence: 'Two sips of anything, water too.', intensity: 4, act: 'drinks' },
    {
      points: 200,
      title: 'A round for all',
      sentence: 'Everybody else takes a sip of anything, water too.',
      intensity: 5,
      act: 'handsOut',
    },
  ],
  instruction: {
    drinks: ({ title, name, intensity }) => `**${title}**: ${name} drinks (strength ${intensity} of 5).`,
    handsOut: ({ title, name, intensity }) => `**${title}**: ${name} hands out (strength ${intensity} of 5).`,
  },
  forbidden: 'The drinking mode is forbidden on this server.',
  times: ({ count }) => `${count} times`,
};
