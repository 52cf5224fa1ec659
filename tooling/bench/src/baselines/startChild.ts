import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a server of the benchmark in a separate process, like the store's servers. */
export async function startChild(file: string, address: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--conditions=@lunette/source', `${import.meta.dirname}/${file}`], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { pid } = child;
  if (!pid) throw new Error(`${file} could not be started.`);
  while (!(await fetch(address).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${file} has ended: see its own words above.`);
    await wait(50);
  }
  return {
    pid,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
