import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from './freePorts.ts';
import { BIN, endsWithUs, run } from './run.ts';

/** The registry of the rehearsal, and the environment in which npm and pnpm use only this registry. */
export interface Registry {
  url: string;
  env: NodeJS.ProcessEnv;
}

/** Starts Verdaccio on loopback: it alone has our packages, and it gets all others from the registry of this machine. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const upstream = (await run('npm', ['config', 'get', 'registry'], { cwd: folder }))
    .trim()
    .split('\n')
    .at(-1);
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const settings = join(folder, 'verdaccio.yaml');
  writeFileSync(settings, verdaccioSettings(join(folder, 'storage'), String(upstream)));
  const user = join(folder, 'npmrc');
  writeFileSync(user, `registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`);
  const log = openSync(join(folder, 'verdaccio.log'), 'a');
  const child = spawn(join(BIN, 'verdaccio'), ['--config', settings, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: ['ignore', log, log],
    detached: true,
  });
  endsWithUs(child);
  const registry: Registry = {
    url,
    env: {
      ...process.env,
      // npm uses lower-case names for its settings, pnpm upper-case ones.
      NPM_CONFIG_USERCONFIG: user,
      npm_config_userconfig: user,
      npm_config_registry: url,
      npm_config_cache: join(folder, 'npm-cache'),
    },
  };
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const answer = await fetch(`${url}-/ping`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return registry;
    await wait(100);
  }
  throw new Error(`Verdaccio did not answer at ${url}; its words are in ${folder}/verdaccio.log`);
}

function verdaccioSettings(storage: string, upstream: string): string {
  return `storage: ${JSON.stringify(storage)}
uplinks:
  upstream: { url: ${JSON.stringify(upstream)}, maxage: 60m, timeout: 60s, max_fails: 20 }
packages:
  '@lunette/*': { access: $all, publish: $all, unpublish: $all }
  '**': { access: $all, proxy: upstream }
max_body_size: 50mb
log: { type: stdout, format: json, level: warn }
`;
}
