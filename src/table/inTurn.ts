/** Runs jobs of one key one after the other, those of different keys side by side. */
export interface InTurn {
  <T>(key: string, job: () => Promise<T>): Promise<T>;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
}

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();

  function run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const result = (last.get(key) ?? Promise.resolve()).then(job);
    const settled = result.catch(() => undefined);
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return result;
  }

  return Object.assign(run, {
    async idle() {
      while (last.size > 0) await Promise.all(last.values());
    },
  });
}
