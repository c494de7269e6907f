import type { Redis } from 'ioredis';

/**
 * Lets a connection die with its so-and-so-manieth command: before Redis does it, or after, with the answer lost. Nothing comes through afterwards.
 * Answers how many commands it has seen.
 */
export async function dying(redis: Redis, last: number, when: 'before' | 'after'): Promise<() => number> {
  await redis.ping(); // what it says to begin with doesn't count
  const send = redis.sendCommand.bind(redis);
  let seen = 0;
  redis.sendCommand = (command, stream) => {
    seen += 1;
    if (seen > last || (seen === last && when === 'before')) return Promise.reject(new Error('died'));
    const answer = Promise.resolve(send(command, stream));
    return seen === last ? answer.then(() => Promise.reject(new Error('died'))) : answer;
  };
  return () => seen;
}
