import { type Rules, refusedRules, VARIANT_RULES, type Variant } from '../game/index.ts';
import type { Language, OpenSeat, Pace, ServerSettings } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { mayNotOpen } from './mayOpen.ts';
import { notDone, refused, sentence } from './refused.ts';
import { threadFor } from './threadFor.ts';

/** Options of `/molotow open`; null where nothing was said: then it is as the server has set it. */
export interface OpenOptions {
  readonly variant: Variant | null;
  readonly players: number | null;
  readonly computers: number | null;
  /** Of the public messages. */
  readonly language: Language | null;
  readonly pace: Pace | null;
  /** Whether the table shall have a thread of its own. */
  readonly thread: boolean;
  /** Whether others may take a computer's seat between deals. */
  readonly takeSeats: boolean;
}

function seatsFor(host: number, players: number, computers: number): OpenSeat[] {
  return Array.from({ length: players }, (_, seat): OpenSeat => {
    if (seat === 0) return host;
    return seat <= computers ? 'computer' : 'free';
  });
}

function rulesFor({ variant, players }: OpenOptions, set: ServerSettings): Rules {
  const usual = VARIANT_RULES[variant ?? set.variant];
  return { ...usual, players: players ?? usual.players };
}

/** Opens a table in the caller's channel, or in a thread there. */
export function open(house: House, caller: Caller, options: OpenOptions): Promise<Answer> {
  return house.opening(caller.server, async () => (await mayNotOpen(house, caller)) ?? seat(house, caller, options));
}

async function seat(house: House, caller: Caller, options: OpenOptions): Promise<Answer> {
  const set = await house.settings.serverSettings(caller.server);
  const rules = rulesFor(options, set);
  const computers = options.computers ?? 0;
  const refusal = refusedRules(rules);
  if (refusal) return refused(caller, refusal);
  if (computers >= rules.players) return sentence(textIn(caller.language).refusals['nobody-would-play']);
  const person = await house.people.enrol(caller.server, caller.person);
  const language = options.language ?? set.language ?? caller.language;
  // A thread that stayed empty would be left behind: all else has been looked at by now.
  const { thread, note } = options.thread ? await threadFor(house, caller, language) : { thread: null, note: null };
  const acted = await house.tables.open(
    { server: caller.server, id: house.newId() },
    {
      type: 'open',
      person,
      at: house.now(),
      channel: thread ?? caller.channel,
      language,
      rules,
      options: { pace: options.pace ?? set.pace, takeSeats: options.takeSeats },
      seats: seatsFor(person, rules.players, computers),
    },
  );
  if (acted.kind !== 'done') return notDone(caller, acted);
  const place = thread === null ? 'here' : 'thread';
  return { show: 'opened', loaded: acted.loaded, place, calls: set.openingRole, note };
}
