import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment, servers, startServers } from '@lunette/launch';
import { PORTS } from './ports.ts';

/** The folder of Linux whose files are in memory. */
const MEMORY = '/dev/shm';
const ROOM = 2 ** 31;

/** The data of a run are in memory where there is room: the disk of a busy machine can stop all calls for seconds. */
function dataHome(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** Starts the built store on separate ports and data, runs all journeys, and stops it again. */
const folder = mkdtempSync(join(dataHome(), 'lunette-e2e-'));
// The account of PostgreSQL must reach its data there.
chmodSync(folder, 0o755);
const env = ownEnvironment({
  ...PORTS,
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'error',
  LIMIT_CALLS: '60000',
  LIMIT_PAGES: '60000',
  LIMIT_NEW_SESSIONS: '12000',
  // A stall of a machine that also runs the browsers is no overload of the gateway.
  MAX_EVENT_LOOP_DELAY_MS: '20000',
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
