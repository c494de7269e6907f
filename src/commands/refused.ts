import type { Acted, Refusal } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './house.ts';

export function sentence(text: string): Answer {
  return { show: 'sentence', text };
}

/** The reason, in the caller's language. */
export function refused(caller: Caller, refusal: Refusal): Answer {
  return sentence(textIn(caller.language).refusals[refusal]);
}

/** What a person is told when their command could not be carried out at all. */
export function notDone(caller: Caller, acted: Exclude<Acted, { kind: 'done' }>): Answer {
  const { faults } = textIn(caller.language);
  if (acted.kind === 'refused') return refused(caller, acted.refusal);
  return sentence(acted.kind === 'missing' ? faults.missingTable : faults.damagedTable);
}

/** The answer, but a sentence leaves the message it was asked from as it is. */
export function beside(answer: Answer): Answer {
  return answer.show === 'sentence' ? { show: 'aside', text: answer.text } : answer;
}
