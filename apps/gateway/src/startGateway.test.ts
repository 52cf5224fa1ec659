import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './platform/settings/settings.ts';
import { startPostgres } from './platform/database/postgres/startPostgres.ts';
import { startGateway, type StartedGateway } from './startGateway.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lunette-start-'));
chmodSync(dataDir, 0o755);
const settings = {
  ...readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }),
  port: 0,
  postgresPort: 0,
  limits: { calls: 1_000_000, newSessions: 1_000_000, unpaidOrders: 1_000_000 },
};
const running: StartedGateway[] = [];

/** The server of the same data folder, created beforehand because only a test's server may skip the disk. */
const server = () =>
  startPostgres({ dataDir, port: 0, settings: { fsync: 'off', synchronous_commit: 'off' } });

async function start(): Promise<StartedGateway> {
  const gateway = await startGateway(settings);
  running.push(gateway);
  return gateway;
}

const createSession = ({ address }: StartedGateway, language: string) =>
  fetch(`${address}/v2/sessions`, { method: 'POST', headers: { 'accept-language': language } });

/** How many parts of the demo store were seeded, and how many customers exist. */
async function seedRuns(): Promise<{ parts: number; customers: number }> {
  const client = new Client((await server()).url('lunette'));
  await client.connect();
  const { rows } = await client.query<{ parts: number; customers: number }>(
    'SELECT (SELECT count(*)::int FROM seed_run) AS parts, (SELECT count(*)::int FROM customer) AS customers',
  );
  await client.end();
  return rows[0] ?? { parts: 0, customers: 0 };
}

afterAll(async () => {
  for (const gateway of running) await gateway.stop().catch(() => undefined);
  (await server()).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the first start seeds the store; a second gateway beside it and a later start do not', async () => {
  await server();
  const first = await start();
  const second = await start();
  expect((await fetch(`${second.address}/ready`)).status).toBe(200);
  expect(await seedRuns()).toEqual({ parts: 8, customers: 9 });
  await first.stop();
  expect((await fetch(`${second.address}/ready`)).status, 'the database goes on for the second').toBe(200);
  await second.stop();
  running.length = 0;
  const later = await start();
  expect(await seedRuns()).toEqual({ parts: 8, customers: 9 });
  expect((await fetch(`${later.address}/v2/utility/redis?keys=category_page_size`)).status).toBe(200);
}, 120_000);

test('a gateway that cannot listen stops the database server that it has started', async () => {
  for (const gateway of running.splice(0)) await gateway.stop();
  const occupier = createServer().listen(0, '127.0.0.1');
  await once(occupier, 'listening');
  const { port } = occupier.address() as AddressInfo;
  await expect(startGateway({ ...settings, port })).rejects.toThrow('EADDRINUSE');
  occupier.close();
  expect((await server()).how).toBe('started');
  await start();
}, 60_000);

test('while an operator’s database is down, calls answer 503 with a message; they work again when it is up', async () => {
  const database = await server();
  const gateway = await startGateway({ ...settings, databaseUrl: database.url('lunette') });
  const ask = () => createSession(gateway, 'ar');
  expect((await ask()).status).toBe(200);
  for (const own of running.splice(0)) await own.stop();
  database.stop();
  const refused = await ask();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: 'unavailable',
    detail: 'تعذّر الوصول إلى المتجر حالياً. يُرجى المحاولة بعد قليل.',
  });
  expect((await fetch(`${gateway.address}/ready`)).status).toBe(503);
  expect((await fetch(`${gateway.address}/health`)).status).toBe(200);
  await startPostgres({ dataDir, port: database.port, settings: { fsync: 'off' } });
  await expect.poll(async () => (await ask()).status, { timeout: 30_000, interval: 100 }).toBe(200);
  await gateway.stop();
});

test('its own PostgreSQL, killed three times during calls, is started again within seconds for both gateways', async () => {
  const gateway = await start();
  const beside = await start();
  const statuses = new Set<number>();
  const calling = new AbortController();
  const status = async () => (await createSession(gateway, 'en')).status;
  const shop = async () => {
    while (!calling.signal.aborted) statuses.add(await status());
  };
  const shoppers = [shop(), shop(), shop()];
  for (let turn = 0; turn < 3; turn += 1) {
    const { pid } = await server();
    expect(await status()).toBe(200);
    process.kill(pid, 'SIGKILL');
    await expect.poll(status, { timeout: 5_000, interval: 1 }).toBe(503);
    await expect.poll(status, { timeout: 15_000, interval: 100 }).toBe(200);
    expect((await createSession(beside, 'en')).status).toBe(200);
    expect((await server()).how).toBe('adopted');
    expect((await server()).pid).not.toBe(pid);
  }
  calling.abort();
  await Promise.all(shoppers);
  expect([...statuses].sort()).toEqual([200, 503]);
}, 90_000);
