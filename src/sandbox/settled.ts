import { SECOND } from './clock.ts';
import { FLAGS } from './model/state.ts';
import type { World } from './model/world.ts';
import type { Patience } from './people/until.ts';
import type { RequestLog } from './rest/requestLog.ts';

/** How long (real time) nothing may have happened: the bot's own thinking between two requests can't be seen. */
const QUIET = 50;
const DEFAULT_PATIENCE: Patience = { within: 20 * SECOND };

/**
 * Resolves when every interaction has its answer, no answer is still "thinking…", no request is in flight and nothing
 * has moved for a moment. Rejects with what is still open when patience ends.
 */
export function settled(world: World, log: RequestLog, { within } = DEFAULT_PATIENCE): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(quiet);
      clearTimeout(limit);
      unsubscribe();
      unhear();
    };
    const rest = () => {
      if (openMatters(world, log).length > 0) return;
      stop();
      resolve();
    };
    const wake = () => {
      clearTimeout(quiet);
      quiet = setTimeout(rest, QUIET);
    };
    const limit = setTimeout(() => {
      stop();
      reject(
        new Error(
          `The sandbox did not settle within ${within} ms: ${openMatters(world, log).join(', ') || 'never quiet'}.`,
        ),
      );
    }, within);
    let quiet = setTimeout(rest, QUIET);
    const unsubscribe = world.subscribe(wake);
    const unhear = log.onActivity(wake);
  });
}

function openMatters(world: World, log: RequestLog): readonly string[] {
  const { interactions, messages } = world.state;
  const open = [...interactions.values()].filter(({ status }) => status === 'open');
  const thinking = messages.all().filter(({ flags }) => (flags & FLAGS.loading) !== 0);
  return [
    ...open.map(({ type, commandName }) => `unanswered ${type} ${commandName ?? ''}`.trim()),
    ...thinking.map(({ id }) => `message ${id} is still thinking`),
    ...(log.inFlight() === 0 ? [] : [`${log.inFlight()} requests in flight`]),
  ];
}
