/**
 * Runs one job at a time for each key, and of those that wait only the newest: what is shown is idempotent, so what
 * has been overtaken need not be shown any more.
 */
export interface Newest {
  put(key: string, job: () => Promise<void>): void;
  /** Holds a key's jobs back until `release`. */
  hold(key: string): void;
  release(key: string): void;
  /** Resolves when nothing runs, and nothing waits that isn't held back. */
  idle(): Promise<void>;
}

export function createNewest(onFault: (fault: unknown, key: string) => void): Newest {
  const waiting = new Map<string, () => Promise<void>>();
  const running = new Map<string, Promise<void>>();
  const held = new Set<string>();

  async function drain(key: string): Promise<void> {
    for (let job = waiting.get(key); job && !held.has(key); job = waiting.get(key)) {
      waiting.delete(key);
      await job().catch((fault) => onFault(fault, key));
    }
  }

  function run(key: string): void {
    if (held.has(key) || running.has(key) || !waiting.has(key)) return;
    const done = drain(key).then(() => {
      running.delete(key);
      run(key);
    });
    running.set(key, done);
  }

  return {
    put(key, job) {
      waiting.set(key, job);
      run(key);
    },
    hold(key) {
      held.add(key);
    },
    release(key) {
      held.delete(key);
      run(key);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
