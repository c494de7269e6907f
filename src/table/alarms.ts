import type { Clock } from './clock.ts';

/** One timer a key; what it runs may take its time and is waited for, but must not reject. */
export interface Alarms {
  /** Replaces the key's timer. */
  set(key: string, ms: number, run: () => Promise<void>): void;
  cancel(key: string): void;
  isSet(key: string): boolean;
  /** Resolves when nothing that was set off is still running. */
  idle(): Promise<void>;
  /** Cancels all timers, and takes no more. */
  stop(): void;
}

export function createAlarms(clock: Clock): Alarms {
  const timers = new Map<string, () => void>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function cancel(key: string): void {
    timers.get(key)?.();
    timers.delete(key);
  }

  function setOff(key: string, run: () => Promise<void>): void {
    timers.delete(key);
    const done = run().finally(() => running.delete(done));
    running.add(done);
  }

  return {
    set(key, ms, run) {
      cancel(key);
      if (stopped) return;
      timers.set(
        key,
        clock.after(Math.max(0, ms), () => setOff(key, run)),
      );
    },
    cancel,
    isSet: (key) => timers.has(key),
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    stop() {
      stopped = true;
      for (const key of [...timers.keys()]) cancel(key);
    },
  };
}
