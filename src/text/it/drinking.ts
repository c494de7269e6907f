import type { DrinkingText } from '../drinkingText.ts';

export const drinking: DrinkingText = {
  steps: [
    {
      points: 20,
      title: 'Goccia',
      sentence: 'Un sorsetto di quello che vuoi, va bene anche l’acqua.',
      intensity: 1,
      act: 'drinks',
    },
    {
      points: 50,
      title: 'Sorso',
      sentence: 'Un sorso, non importa di cosa, anche acqua.',
      intensity: 2,
      act: 'drinks',
    },
    {
      points: 100,
      title: 'Passa parola',
      sentence: 'Scegli qualcuno: un sorso di quello che vuole, anche acqua.',
      intensity: 3,
      act: 'handsOut',
    },
    {
      points: 150,
      title: 'Doppio',
      sentence: 'Due sorsi, non importa di cosa, anche acqua.',
      intensity: 4,
      act: 'drinks',
    },
    {
      points: 200,
      title: 'Un giro per tutti',
      sentence: 'Tutti gli altri bevono un sorso, va bene anche l’acqua.',
      intensity: 5,
      act: 'handsOut',
    },
  ],
  instruction: {
    drinks: ({ title, name, intensity }) => `**${title}**: ${name} beve (forza ${intensity} su 5).`,
    handsOut: ({ title, name, intensity }) => `**${title}**: ${name} fa bere (forza ${intensity} su 5).`,
  },
  forbidden: 'Su questo server la modalità brindisi è vietata.',
  times: ({ count }) => `${count} volte`,
};
