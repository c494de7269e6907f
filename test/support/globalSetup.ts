import type { TestProject } from 'vitest/node';
import { startRedisServer } from './redisServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Unix socket of the run's one `redis-server`. */
    redisPath: string;
  }
}

/** One `redis-server` for the whole run; the files keep apart by key prefix (`testRedis`). */
export async function setup(project: TestProject): Promise<() => void> {
  const server = await startRedisServer();
  project.provide('redisPath', server.path);
  return server.stop;
}
