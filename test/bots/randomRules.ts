import { PRESET_RULES, PRESETS, type Rules, refusedRules } from '../../src/game/index.ts';

/** Every field that changes how cards should be played, and its values. */
export const OPTIONS = {
  players: [3, 4, 5, 6, 7, 8, 9],
  trump: ['play', 'announced'],
  gaissBock: [true, false],
  slalom: [true, false],
  gaissSix: [0, 11],
  undertrump: ['when-void', 'last-resort', 'free', 'forced'],
  mustFollow: [true, false],
  eights: [0, 8],
  handWeis: ['minus', 'plus', 'off'],
  compareWeis: ['none', 'best', 'best-points'],
  weisValues: ['swiss', 'vorarlberg'],
  crossWeis: [true, false],
  tableWeis: [true, false],
  foreignFactor: [1, 2],
  stoeck: ['minus', 'plus', 'off'],
  tableStoeck: [true, false],
  match: ['minus-257', 'none'],
  slate: ['tens', 'points', 'sticks'],
  awards: ['three', 'zero-sum'],
} as const;

type Below = (bound: number) => number;

/** A preset with about a third of the options drawn anew; again until the rules can be played. */
export function randomRules(below: Below): Rules {
  for (;;) {
    const preset = PRESETS[below(PRESETS.length)] ?? 'classic';
    const drawn = Object.entries(OPTIONS)
      .filter(([field]) => field === 'players' || below(3) === 0)
      .map(([field, values]) => [field, values[below(values.length)]]);
    const rules: Rules = { ...PRESET_RULES[preset], ...Object.fromEntries(drawn), end: { deals: 10 }, firstLead: 'R7' };
    if (refusedRules(rules) === null) return rules;
  }
}
