import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Starts a gateway in its own process, from its bundle as an operator does, with these variables added to the environment. */
export function spawnGateway(env: NodeJS.ProcessEnv, stdio: StdioOptions = 'ignore'): ChildProcess {
  return spawn(process.execPath, [join(inject('gatewayBundle'), 'main.js')], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, ...env },
    stdio,
  });
}
