import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The programs that this package brings along. */
export const BIN = join(import.meta.dirname, '../../node_modules/.bin');

const started = new Set<ChildProcess>();

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end and returns its output; if it fails, its output is the error. */
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

/** A program with a process group of its own (`detached`) does not outlive the rehearsal. */
export function endsWithUs(child: ChildProcess): void {
  started.add(child);
  child.once('exit', () => started.delete(child));
}

/** Ends every program that still runs, with all that it has started itself. */
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
