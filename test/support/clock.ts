import type { Clock } from '../../src/table/index.ts';

/** A clock that only a test moves; its timers run in order, in the test's own turn. */
export interface TestClock extends Clock {
  /** Moves on and runs what has become due, also what that sets. */
  advance(ms: number): void;
  /** Milliseconds until the next timer; null if there is none. */
  untilNext(): number | null;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export function testClock(start = Date.UTC(2026, 9, 1)): TestClock {
  let now = start;
  const timers = new Set<Timer>();

  const next = (): Timer | undefined => [...timers].sort((a, b) => a.at - b.at)[0];

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    untilNext() {
      const timer = next();
      return timer ? timer.at - now : null;
    },
    advance(ms) {
      const end = now + ms;
      for (let timer = next(); timer && timer.at <= end; timer = next()) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = end;
    },
  };
}
