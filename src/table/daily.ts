import { createAlarms } from './alarms.ts';
import type { Clock } from './clock.ts';

const DAY = 24 * 60 * 60_000;

/** A job that runs once a day. */
export interface Daily {
  /** Runs it for the first time, now. */
  begin(): void;
  /** Resolves when it isn't running. */
  idle(): Promise<void>;
  /** It doesn't run again. */
  stop(): void;
}

/** The job may take its time, also more than a day, but must not reject. */
export function createDaily(clock: Clock, job: () => Promise<void>): Daily {
  const alarms = createAlarms(clock);
  let first = Promise.resolve();

  async function run(): Promise<void> {
    await job();
    alarms.set('day', DAY, run);
  }

  return {
    begin() {
      first = run();
    },
    async idle() {
      await first;
      await alarms.idle();
    },
    stop: alarms.stop,
  };
}
