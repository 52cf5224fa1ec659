import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The programs that this package brings along. */
export const BIN = join(import.meta.dirname, '../../node_modules/.bin');

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end and gives what it printed; when it fails, its own words are the error. */
export async function run(command: string, args: string[], { cwd, env }: RunOptions): Promise<string> {
  const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
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
