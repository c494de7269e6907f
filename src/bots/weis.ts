import { signOf } from '../game/index.ts';
import type { Position } from './position.ts';

/** Whether to declare hand Weis: unless it counts the wrong way round (rules.md §2). */
export function weisFor({ rules, manner }: Position): 'declare' | 'keep' {
  const good = manner === 'hunt' ? 1 : -1;
  return signOf(rules.handWeis) === -good ? 'keep' : 'declare';
}
