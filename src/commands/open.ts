import { VARIANT_RULES, type Variant } from '../game/index.ts';
import { DEFAULT_OPTIONS, type Language, type OpenSeat, type Pace } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { mayNotOpen } from './mayOpen.ts';
import { notDone, sentence } from './refused.ts';

/** Options of `/molotow open`; null where nothing was said: then it is as the server has set it. */
export interface OpenOptions {
  readonly variant: Variant | null;
  readonly players: number | null;
  readonly computers: number | null;
  /** Of the public messages. */
  readonly language: Language | null;
  readonly pace: Pace | null;
}

function seatsFor(host: number, players: number, computers: number): OpenSeat[] {
  return Array.from({ length: players }, (_, seat): OpenSeat => {
    if (seat === 0) return host;
    return seat <= computers ? 'computer' : 'free';
  });
}

/** Opens a table in the caller's channel. */
export function open(house: House, caller: Caller, options: OpenOptions): Promise<Answer> {
  return house.opening(caller.server, async () => (await mayNotOpen(house, caller)) ?? seat(house, caller, options));
}

async function seat(house: House, caller: Caller, options: OpenOptions): Promise<Answer> {
  const set = await house.settings.serverSettings(caller.server);
  const usual = VARIANT_RULES[options.variant ?? set.variant];
  const rules = { ...usual, players: options.players ?? usual.players };
  const computers = options.computers ?? 0;
  if (computers >= rules.players) return sentence(textIn(caller.language).refusals['nobody-would-play']);
  const person = await house.people.enrol(caller.server, caller.person);
  const acted = await house.tables.open(
    { server: caller.server, id: house.newId() },
    {
      type: 'open',
      person,
      at: house.now(),
      channel: caller.channel,
      language: options.language ?? set.language ?? caller.language,
      rules,
      options: { ...DEFAULT_OPTIONS, pace: options.pace ?? set.pace },
      seats: seatsFor(person, rules.players, computers),
    },
  );
  return acted.kind === 'done' ? { show: 'table', loaded: acted.loaded } : notDone(caller, acted);
}
