import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment, servers, startServers } from '@lunette/launch';
import { PORTS } from './ports.ts';

/** Starts the built store on separate ports and data, runs all journeys, and stops it again. */
const folder = mkdtempSync(join(tmpdir(), 'lunette-e2e-'));
const env = ownEnvironment({
  ...PORTS,
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'error',
  LIMIT_CALLS: '60000',
  LIMIT_PAGES: '60000',
  LIMIT_NEW_SESSIONS: '12000',
  // Lab and courier do only what a journey tells them, and nothing by themselves.
  FULFILMENT_DAY_SECONDS: '0',
  SERVICE_TOKEN: randomBytes(32).toString('base64url'),
  // Each journey has a network of its own, as a load balancer in front would report.
  TRUST_PROXY: 'loopback',
});
async function walk(): Promise<number> {
  const running = await startServers(servers({ dev: false }, env), env);
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], { env, stdio: 'inherit' });
  await running.stop();
  return status ?? 1;
}

try {
  process.exitCode = await walk();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
