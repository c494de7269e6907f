import type { RecordAnswer } from '../../commands/index.ts';
import { GRACE_DAYS, type Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, button, type MessageBody, messageBody, rows } from './body.ts';

type Shown<Show extends RecordAnswer['show']> = Extract<RecordAnswer, { show: Show }>;

/** What is kept of people and why, for one reader, and what they can decide. */
export function privacyMessage({ isMember, keepGames, notes }: Shown<'privacy'>, language: Language): MessageBody {
  const { data, board } = textIn(language).records;
  const everywhere = isMember
    ? button({ verb: 'askLeave' }, { label: data.leave, look: 'secondary' })
    : button({ verb: 'joinEverywhere' }, { label: board.join, look: 'secondary' });
  return messageBody([
    ...block(notes.map((note) => `▸ **${note}**`)),
    ...data.privacy.flatMap((paragraph) => block([paragraph])),
    ...block([data.howLong({ days: keepGames, grace: GRACE_DAYS })]),
    ...block([isMember ? data.isIn : data.isOut]),
    ...rows([everywhere]),
  ]);
}

/** Asks before somebody is forgotten, twice, or leaves the boards of everywhere. */
export function forgettingMessage(asked: Shown<'forgetting'>['asked'], language: Language): MessageBody {
  const { data } = textIn(language).records;
  const [text, verb, label] = {
    once: [data.ask, 'askForget', data.forget] as const,
    twice: [data.sure, 'forgetMe', data.reallyForget] as const,
    leave: [data.askLeave, 'leaveEverywhere', data.leave] as const,
  }[asked];
  return messageBody([...block([text]), ...rows([button({ verb }, { label, look: 'secondary' })])]);
}
