import type { DrinkingText } from '../drinkingText.ts';

export const drinking: DrinkingText = {
  steps: [
    {
      points: 20,
      title: 'Schlückchen',
      sentence: 'Ein kleiner Schluck von irgendetwas, Wasser gilt auch.',
      intensity: 1,
      act: 'drinks',
    },
    { points: 50, title: 'Schluck', sentence: 'Ein Schluck, egal wovon, auch Wasser.', intensity: 2, act: 'drinks' },
    {
      points: 100,
      title: 'Weiterreichen',
      sentence: 'Such jemanden aus: ein Schluck von irgendetwas, auch Wasser.',
      intensity: 3,
      act: 'handsOut',
    },
    { points: 150, title: 'Doppelt', sentence: 'Zwei Schlucke, egal wovon, auch Wasser.', intensity: 4, act: 'drinks' },
    {
      points: 200,
      title: 'Runde für alle',
      sentence: 'Alle anderen nehmen einen Schluck, Wasser gilt auch.',
      intensity: 5,
      act: 'handsOut',
    },
  ],
  instruction: {
    drinks: ({ title, name, intensity }) => `**${title}**: ${name} trinkt (Stärke ${intensity} von 5).`,
    handsOut: ({ title, name, intensity }) => `**${title}**: ${name} verteilt (Stärke ${intensity} von 5).`,
  },
  forbidden: 'Auf diesem Server ist der Trinkmodus verboten.',
  times: ({ count }) => `${count}-mal`,
};
