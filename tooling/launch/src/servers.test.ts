import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ownEnvironment, servers, startServers, type Running, type Server } from './servers.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lunette-launch-'));
const file = join(folder, 'server.mjs');
writeFileSync(
  file,
  `import { createServer } from 'node:http';
createServer((_, answer) => answer.end('ours')).listen(process.env.PORT, process.env.HOST);
process.once('SIGTERM', () => process.exit(0));`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const started: Running[] = [];

/** Starts a small server at an address, in the same way as the servers of the store. */
async function start(address: string): Promise<Running> {
  const { hostname, port } = new URL(address);
  const small: Server = { name: 'small', folder: '', file, address, ready: address };
  const running = await startServers([small], { ...process.env, PORT: port, HOST: hostname });
  started.push(running);
  return running;
}

const strangers: HttpServer[] = [];
afterEach(async () => {
  for (const running of started.splice(0)) await running.stop();
  for (const stranger of strangers.splice(0)) stranger.close().closeAllConnections();
});

/** Starts a server that does not belong to the store; returns its port. */
async function stranger(host: string): Promise<number> {
  const server = createServer((_, answer) => answer.end('theirs')).listen(0, host);
  strangers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

test('no server is started if another one already answers at its address', async () => {
  const address = `http://127.0.0.1:${await stranger('127.0.0.1')}`;
  await expect(start(address)).rejects.toThrow(
    `Something already answers at ${address}: stop it or choose other ports.`,
  );
});

test.each(['127.0.0.1', 'localhost', '0.0.0.0'])(
  'another server that listens on every address prevents a start with HOST %s',
  async (HOST) => {
    const GATEWAY_PORT = String(await stranger('0.0.0.0'));
    const gateway = servers({ dev: false }, { GATEWAY_PORT, HOST }).find(({ name }) => name === 'gateway');
    await expect(start(gateway?.address ?? '')).rejects.toThrow('Something already answers');
  },
);

test('a server on the same port of another address does not prevent a start', async () => {
  const address = `http://127.0.0.2:${await stranger('127.0.0.1')}`;
  await start(address);
  expect(await (await fetch(address)).text()).toBe('ours');
});

test('servers can be started again as soon as they are stopped', async () => {
  const address = `http://127.0.0.1:${await stranger('127.0.0.1')}`;
  await new Promise((resolve) => strangers.pop()?.close(resolve));
  for (let time = 0; time < 3; time++) {
    const running = await start(address);
    expect(await (await fetch(address)).text()).toBe('ours');
    await running.stop();
  }
});

test('a separate store gets its settings, and no setting that points to an operator’s services', () => {
  const operators = {
    DATABASE_URL: 'postgres://shop/live',
    DATABASE_REPLICA_URL: 'postgres://shop/replica',
    DATABASE_DIRECT_URL: 'postgres://shop/direct',
    DATABASE_POOLER: 'transaction',
    GATEWAY_URL: 'https://api.example',
    SMTP_HOST: 'mail.example',
  };
  expect(ownEnvironment({ DATA_DIR: '/own' }, { ...operators, DATA_DIR: '/live', PATH: '/bin' })).toEqual({
    DATA_DIR: '/own',
    PATH: '/bin',
  });
  expect(ownEnvironment({ DATABASE_URL: 'postgres://own' }, operators)).toEqual({
    DATABASE_URL: 'postgres://own',
  });
});

test('all code that starts a separate store gives it an environment made by ownEnvironment', () => {
  const starters = globSync('tooling/*/{*.ts,src/**/*.ts}', { cwd: ROOT })
    .filter((path) => !path.startsWith('tooling/launch/'))
    .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))
    .filter(({ text }) => text.includes('startServers('));
  expect(starters.map(({ path }) => path)).toContain('tooling/e2e/run.ts');
  for (const { path, text } of starters) {
    expect(text, path).toContain('ownEnvironment(');
    expect(text, path).not.toContain('process.env');
  }
});
