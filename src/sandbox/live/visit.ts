import { may } from '../model/guilds.ts';
import type { Message, User } from '../model/state.ts';
import type { Change } from '../model/world.ts';
import { isSeenBy, type Stage } from '../people/interact.ts';
import { perform, type Visitor } from './deeds.ts';
import { pageMessage } from './pageMessage.ts';
import { placeFor } from './place.ts';
import type { Ask, Offer, Result, ToPage } from './protocol.ts';

/** Where visitors come to, and what is offered to them. */
export interface Home {
  readonly guildId: string;
  readonly offer: Offer | null;
}

/** One person before one open page. */
export interface Visit {
  readonly answer: (ask: Ask) => Promise<void>;
  readonly leave: () => void;
}

/** Shows a person the place, and from now on whatever they see of what happens; nothing else is ever told. */
export function enter(stage: Stage, user: User, { home, tell }: { home: Home; tell: (told: ToPage) => void }): Visit {
  const { world } = stage;
  const visitor: Visitor = { user, modal: null };
  const showPlace = () => {
    const place = placeFor(stage, world.state.users.get(user.id) ?? user, home);
    if (place !== null) tell({ place });
  };
  const leave = world.subscribe((change) => {
    if (!('message' in change)) return isAboutPlace(change) ? showPlace() : undefined;
    const told = toldOf(stage, user, change);
    if (told !== null) tell(told);
  });
  showPlace();
  return {
    answer: async ({ ask, deed }) => tell({ reply: ask, result: await resultOf(() => perform(stage, visitor, deed)) }),
    leave,
  };
}

/** Interactions are told to nobody: who acted gets the reply. */
function isAboutPlace(change: Change): boolean {
  return !('interaction' in change);
}

function toldOf(stage: Stage, user: User, change: Extract<Change, { message: Message }>): ToPage | null {
  const { message } = change;
  const channel = stage.world.state.channels.get(message.channelId);
  if (channel === undefined || !may(stage.world, channel, { userId: user.id, permission: 'ViewChannel' })) return null;
  if (message.visibleTo !== null && message.visibleTo !== user.id) return null;
  const isThere = change.type !== 'message-deleted' && isSeenBy(message, user.id);
  return isThere
    ? { message: pageMessage(message, user.id) }
    : { gone: { id: message.id, channelId: message.channelId } };
}

/** What can't be done is told to who wanted it, in the words of the person they act as. */
async function resultOf(perform: () => Promise<Result>): Promise<Result> {
  try {
    return await perform();
  } catch (fault) {
    return { refused: fault instanceof Error ? fault.message : String(fault) };
  }
}
