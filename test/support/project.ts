import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A project in a folder of its own, with a space in its name, that has our scripts; gone after the test. */
export interface Project {
  readonly folder: string;
  /** Writes a file; one that begins with `#!` can be run. */
  write(file: string, content: string): Promise<void>;
}

/** `files` of ours are copied into it, beside `scripts`. */
export async function makeProject(files: readonly string[] = []): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'molotow project-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755); // some tests run as another user
  for (const file of ['scripts', ...files]) await cp(file, join(folder, file), { recursive: true });
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content, { mode: content.startsWith('#!') ? 0o755 : 0o644 });
  };
  return { folder, write };
}

/** The same with our installed packages, so that set-up finds nothing to do. */
export async function makeInstalledProject(files: readonly string[] = []): Promise<Project> {
  const project = await makeProject(['package.json', 'package-lock.json', ...files]);
  await symlink(join(process.cwd(), 'node_modules'), join(project.folder, 'node_modules'));
  return project;
}

export interface Running {
  readonly child: ChildProcess;
  /** Everything printed so far, standard output and errors in one. */
  readonly printed: () => string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly uid?: number;
}

/** Runs a command in the project, in a process group of its own, with no environment but PATH, HOME and what is given. */
export function run({ folder }: Project, command: readonly string[], { env, uid }: RunOptions = {}): Running {
  const [program = '', ...args] = command;
  const { PATH, HOME } = process.env;
  const user = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(program, args, { cwd: folder, env: { PATH, HOME, ...env }, detached: true, ...user });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', (code) => resolve(code));
    child.once('error', reject);
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, printed: () => text, ended };
}
