import type { DrinkingText } from '../drinkingText.ts';

export const drinking: DrinkingText = {
  steps: [
    {
      points: 20,
      title: 'Une goutte',
      sentence: 'Une petite gorgée de n’importe quoi, de l’eau aussi.',
      intensity: 1,
      act: 'drinks',
    },
    {
      points: 50,
      title: 'Une gorgée',
      sentence: 'Une gorgée, peu importe de quoi, de l’eau aussi.',
      intensity: 2,
      act: 'drinks',
    },
    {
      points: 100,
      title: 'Fais passer',
      sentence: 'Choisis quelqu’un : une gorgée de n’importe quoi, de l’eau aussi.',
      intensity: 3,
      act: 'handsOut',
    },
    {
      points: 150,
      title: 'Double',
      sentence: 'Deux gorgées, peu importe de quoi, de l’eau aussi.',
      intensity: 4,
      act: 'drinks',
    },
    {
      points: 200,
      title: 'Tournée générale',
      sentence: 'Tous les autres prennent une gorgée, de l’eau aussi.',
      intensity: 5,
      act: 'handsOut',
    },
  ],
  instruction: {
    drinks: ({ title, name, intensity }) => `**${title}** : ${name} boit (force ${intensity} sur 5).`,
    handsOut: ({ title, name, intensity }) => `**${title}** : ${name} distribue (force ${intensity} sur 5).`,
  },
  forbidden: 'Le mode apéro est interdit sur ce serveur.',
  times: ({ count }) => `${count} fois`,
};
