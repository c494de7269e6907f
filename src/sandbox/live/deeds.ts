import { addChannel } from '../model/channels.ts';
import { createMessage } from '../model/messages.ts';
import type { Message, User } from '../model/state.ts';
import type { OpenModal, Outcome, Stage } from '../people/interact.ts';
import { createPerson, type Person } from '../people/person.ts';
import { reachOf } from '../people/reach.ts';
import { pageMessage } from './pageMessage.ts';
import { personCalled, setLocale } from './people.ts';
import type { Deed, History, Result, Told } from './protocol.ts';

const PER_PAGE = 50;
/** Discord's channel names: small letters, no spaces. */
const NOT_IN_CHANNEL_NAMES = /[^\p{L}\p{N}_-]+/gu;

/** The person behind one open page, and the form that stands open before them. */
export interface Visitor {
  readonly user: User;
  modal: OpenModal | null;
}

/** Does what a person does in the page. Throws where Discord's client would offer nothing to do. */
export async function perform(stage: Stage, visitor: Visitor, deed: Deed): Promise<Result> {
  const { world } = stage;
  const { user } = visitor;
  const reach = reachOf(world, user);
  const person = createPerson(stage, user);
  switch (deed.do) {
    case 'history': {
      const seen = reach.messagesIn(reach.channel(deed.channel));
      return { history: historyOf(seen, { before: deed.before, personId: user.id }) };
    }
    case 'say': {
      const channel = reach.channel(deed.channel);
      const sender = { authorId: user.id, visibleTo: null, cause: null, flags: 0 };
      createMessage(world, { body: { content: deed.text }, files: [], channel, ...sender });
      return {};
    }
    case 'dismiss':
      person.dismiss(deed.message);
      return {};
    case 'addChannel': {
      const name = deed.name.toLowerCase().replaceAll(NOT_IN_CHANNEL_NAMES, '-');
      addChannel(world, { guildId: homeOf(stage, user), kind: 'text', name });
      return {};
    }
    case 'addPerson':
      personCalled(world, homeOf(stage, user), { name: deed.name, language: deed.locale });
      return {};
    case 'setLocale':
      setLocale(world, homeOf(stage, user), { user, locale: deed.locale });
      return {};
    case 'autocomplete':
      return { outcome: { answered: 'choices', choices: await person.autocomplete(deed.channel, deed.line, deed) } };
    default:
      return { outcome: told(stage, visitor, await interactionOf(person, visitor, deed)) };
  }
}

type Interacting = Extract<Deed, { do: 'command' | 'click' | 'select' | 'submit' }>;

async function interactionOf(person: Person, visitor: Visitor, deed: Interacting): Promise<Outcome> {
  switch (deed.do) {
    case 'command':
      return person.command(deed.channel, deed.line, deed.values);
    case 'click':
      return person.click(deed.message, deed.button);
    case 'select':
      return person.select(deed.message, deed.menu, deed.values);
    case 'submit':
      if (visitor.modal === null) throw new Error('This form is no longer open.');
      return person.submit(visitor.modal, deed.values);
  }
}

/** The outcome for the page; a form that it opens is remembered, to be submitted. */
function told({ world }: Stage, visitor: Visitor, outcome: Outcome): Told {
  if (outcome.answered !== 'failed') visitor.modal = outcome.modal ?? null;
  const { message, ...rest } = outcome;
  const shown = message && world.state.messages.get(message.id);
  return { ...rest, ...(shown ? { message: pageMessage(shown, visitor.user.id) } : {}) };
}

function historyOf(seen: readonly Message[], page: { before: string | null; personId: string }): History {
  const end = page.before === null ? seen.length : seen.findIndex(({ id }) => id === page.before);
  const from = Math.max(0, end - PER_PAGE);
  return {
    messages: seen.slice(from, Math.max(0, end)).map((one) => pageMessage(one, page.personId)),
    hasMore: from > 0,
  };
}

function homeOf({ world }: Stage, user: User): string {
  const home = [...world.state.guilds.values()].find(({ members }) => members.has(user.id));
  if (home === undefined) throw new Error(`${user.name} is on no server.`);
  return home.id;
}
