import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The programs of this package's dependencies. */
export const BIN = join(import.meta.dirname, '../../node_modules/.bin');

const started = new Set<ChildProcess>();

/** The working directory and the environment of a program. */
export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end and returns its output; if it fails, throws an error with its output. */
export async function run(command: string, args: string[], { cwd, env }: RunOptions): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  endsWithUs(child);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const output = printed.join('');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code} in ${cwd}:\n${output}`);
  return output;
}

/** Registers a program with its own process group (`detached`), so that it is stopped with the rehearsal. */
export function endsWithUs(child: ChildProcess): void {
  started.add(child);
  child.once('exit', () => started.delete(child));
}

/** Ends every registered program that still runs, with its child processes. */
export async function stopStarted(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      if (!child.pid) return;
      const gone = once(child, 'exit');
      process.kill(-child.pid);
      await gone;
    }),
  );
}
