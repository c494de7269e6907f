import type { AdminText } from '../adminText.ts';

export const admin: AdminText = {
  onlyAdmins: 'Only those who manage the server may do that.',
  saved: 'Saved. It holds at once, also at tables that are being played.',
  drinking: {
    title: 'Drinking mode on this server',
    state: {
      allowed: 'Allowed: the host of a table may turn it on if everybody there is 18 or over.',
      forbidden: 'Forbidden: at no table.',
    },
    builtIn: 'The built-in texts are in use, in the language of the table:',
    own: 'Your own texts are in use, the same at every table:',
    step: ({ points, title, sentence, act, intensity }) =>
      `**from ${points}** · ${title} · ${act} · strength ${intensity}: ${sentence}`,
    allow: 'Allow',
    forbid: 'Forbid',
    defaults: 'Back to the built-in texts',
    choose: 'Change a step',
    newStep: 'New step',
    points: ({ points }) => `from ${points} points`,
  },
  form: {
    title: 'A step of the drinking mode',
    fields: {
      points: 'From so many points on',
      title: 'Title',
      sentence: 'Sentence',
      intensity: 'Strength',
      act: 'Whoever has the Weis',
    },
    hints: { points: 'The highest step counts that a single Weis reaches.', title: 'Empty: the step is taken away.' },
    acts: { drinks: 'drinks', handsOut: 'hands out' },
    intensity: ({ intensity }) => `${intensity} of 5`,
  },
  badStep: ({ most }) => `Not saved: points are a whole number from 1 to ${most}, and there must be a sentence.`,
  sameStep: ({ points }) => `Not saved: there is a step for ${points} points already.`,
  manySteps: ({ most }) => `Not saved: there is no room for more than ${most} steps.`,
  lastStep: 'Not saved: one step has to stay. You can also forbid the drinking mode.',
};
