import type { SetBy } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { type Line, small } from './body.ts';
import { safeName } from './safeName.ts';

/** A time as Discord shows it to each reader: how long ago. */
export function ago(at: number): string {
  return `<t:${Math.floor(at / 1000)}:R>`;
}

/** Who set it, and when; null for what was never set. */
export function setByLine(setBy: SetBy | undefined, language: Language): Line {
  if (!setBy) return null;
  const { server, people } = textIn(language);
  const name = setBy.name === null ? people.someone : safeName(setBy.name);
  return small(server.setBy({ name, when: ago(setBy.at) }));
}
