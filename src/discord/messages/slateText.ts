import type { Rules } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, textIn } from '../../text/index.ts';

/** Not the bar of the keyboard: two of those hide what stands between them in Discord. */
const STICK = '❘';
const POTATO = '○';
/** More couldn't be counted at a glance. */
const MOST_SIGNS = 20;
const GROUP = 5;

/** Lines for sticks, circles for potatoes, as they stand on a slate (rules.md §3, sticks). */
function signs(written: number): string {
  const count = Math.abs(written);
  if (count === 0 || count > MOST_SIGNS) return '';
  const sign = written > 0 ? STICK : POTATO;
  const groups = Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => Math.min(GROUP, count - group * GROUP));
  return ` ${groups.map((size) => sign.repeat(size)).join(' ')}`;
}

/** What stands on the slate: sticks and potatoes are named and drawn, all else is a number. */
export function slateText(rules: Rules, written: number, language: Language): string {
  if (rules.slate !== 'sticks') return amount(written);
  return `${textIn(language).amounts.sticks(written)}${signs(written)}`;
}
