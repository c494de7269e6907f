import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The bot as people run it, a process of its own. */
export interface BotProcess {
  /** Everything printed so far, standard output and errors in one. */
  printed(): string;
  /** Resolves when it lets people in; rejects if it ends before. */
  ready(): Promise<void>;
  /** Its exit code. */
  ended(): Promise<number | null>;
  /** SIGTERM. */
  stop(): void;
  /** SIGKILL: nothing of it is left when this resolves. */
  kill(): Promise<void>;
}

/** Starts `src/index.ts` with these settings and nothing else of our environment. Whoever starts it kills it. */
export function startProcess(settings: Readonly<Record<string, string>>): BotProcess {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/index.ts'], { env });
  let text = '';
  const closed = once(child, 'close').then(([code]) => code as number | null);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  return {
    printed: () => text,
    ready: () => untilReady(child, closed, () => text),
    ended: () => closed,
    stop: () => void child.kill('SIGTERM'),
    kill,
  };
}

function untilReady(child: ChildProcess, closed: Promise<unknown>, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (printed().includes('ready: people can play')) resolve();
    };
    child.stdout?.on('data', look);
    look();
    void closed.then(() => reject(new Error(`the bot ended: ${printed()}`)));
  });
}
