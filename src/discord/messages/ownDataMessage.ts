import type { RecordAnswer } from '../../commands/index.ts';
import { GRACE_DAYS, type Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, button, type MessageBody, messageBody, rows } from './body.ts';

type Shown<Show extends RecordAnswer['show']> = Extract<RecordAnswer, { show: Show }>;

/** What is kept of people and why, for one reader, and what they can decide. */
export function privacyMessage({ isMember, keepGames, notes }: Shown<'privacy'>, language: Language): MessageBody {
  const { data, board } = textIn(language).records;
  const everywhere = isMember
    ? button({ verb: 'leaveEverywhere' }, { label: data.leave, look: 'secondary' })
    : button({ verb: 'joinEverywhere' }, { label: board.join, look: 'secondary' });
  return messageBody([
    ...block(notes.map((note) => `▸ **${note}**`)),
    ...data.privacy.flatMap((paragraph) => block([paragraph])),
    ...block([data.howLong({ days: keepGames, grace: GRACE_DAYS })]),
    ...block([isMember ? data.isIn : data.isOut]),
    ...rows([everywhere]),
  ]);
}

/** Asks whether somebody wants to be forgotten; the second time it is done. */
export function forgettingMessage(asked: Shown<'forgetting'>['asked'], language: Language): MessageBody {
  const { data } = textIn(language).records;
  const [text, verb, label] =
    asked === 'once'
      ? [data.ask, 'askForget' as const, data.forget]
      : [data.sure, 'forgetMe' as const, data.reallyForget];
  return messageBody([...block([text]), ...rows([button({ verb }, { label, look: 'secondary' })])]);
}
