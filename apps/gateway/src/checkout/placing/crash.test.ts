import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Args, Endpoint, Result } from '@lunette/api-client/contract';
import { cartContract } from '@lunette/cart/contract';
import { addressContract, deliveryContract, paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sessionContract } from '@lunette/session/contract';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { freePort } from '../../platform/database/postgres/freePort.ts';
import { startPostgres } from '../../platform/database/postgres/startPostgres.ts';
import { spawnGateway } from '../../platform/testing/spawnGateway.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { anAddress, CASH_FEE } from '../testing/shopper.ts';

const SHOPPERS = 24;
const dataDir = mkdtempSync(join(process.env.TEST_DATA_DIR ?? tmpdir(), 'lunette-crash-'));
// The operating-system account of the database must be able to access it.
chmodSync(dataDir, 0o755);
const provider = await fakeProvider();
const port = await freePort(7510);
const postgresPort = await freePort(7511);
let gateway = await startGateway();

afterAll(async () => {
  const left = once(gateway, 'exit');
  if (gateway.kill('SIGTERM')) await left;
  (await startPostgres({ dataDir, port: postgresPort })).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a gateway that is killed with -9 while orders are placed loses none, duplicates none and charges for none that does not exist', async () => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => readyToPay(index)));
  const before = await pieces();
  const known = await countOrders();
  const left = once(gateway, 'exit');
  const acknowledged = await payDuring(shoppers, () => gateway.kill('SIGKILL'));
  await left;
  expect(acknowledged.length).toBeGreaterThanOrEqual(SHOPPERS / 4);
  gateway = await startGateway();
  await expectWhole(shoppers, acknowledged, { before, known });
}, 120_000);

test('a database that is killed and restarted while orders are placed loses none and duplicates none', async () => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => readyToPay(index)));
  const before = await pieces();
  const known = await countOrders();
  const { pid } = await startPostgres({ dataDir, port: postgresPort });
  const acknowledged = await payDuring(shoppers, () => process.kill(pid, 'SIGKILL'));
  await databaseBack();
  await expectWhole(shoppers, acknowledged, { before, known });
}, 120_000);

test('a gateway that is stopped twice at once, or while it starts, exits cleanly and stops its database', async () => {
  expect(await stopTwice(gateway)).toBe(0);
  const early = await startPostgres({ dataDir, port: postgresPort });
  expect(early.how, 'the first was gone').toBe('started');
  early.stop();
  gateway = beginGateway();
  await expect.poll(databaseIsReady, { interval: 5, timeout: 30_000 }).toBe(true);
  expect(await stopTwice(gateway)).toBe(0);
  expect((await startPostgres({ dataDir, port: postgresPort })).how, 'the second was gone').toBe('started');
}, 120_000);

/**
 * Whether the database is ready, from its own file only: checking the server in another way deletes the file of a starting
 * one.
 */
function databaseIsReady(): boolean {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) && readFileSync(file, 'utf8').includes('ready');
}

/** Stops a process twice, as a terminal and the launcher do. Resolves with the exit code. */
async function stopTwice(of: ChildProcess): Promise<number | null> {
  const left = once(of, 'exit');
  of.kill('SIGINT');
  of.kill('SIGTERM');
  await left;
  return of.exitCode;
}

interface Shopper {
  token: string;
  paymentMethod: 'cc' | 'cod';
  expectedTotal: number;
  idempotencyKey: string;
}

/**
 * Calls `strike` when a quarter of the shoppers has an answer, while others wait for theirs and the last ones have only
 * just pressed the button: however busy the machine is, none of these has been answered. Resolves with the orders that were
 * acknowledged.
 */
async function payDuring(shoppers: Shopper[], strike: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const pay = async (shopper: Shopper) => acknowledged.push(await payFor(shopper));
  const first = shoppers.slice(SHOPPERS / 4);
  const last = shoppers.slice(0, SHOPPERS / 4);
  let done = false;
  const early = Promise.allSettled(first.map(pay));
  void early.then(() => (done = true));
  while (!done && acknowledged.length < SHOPPERS / 4) await sleep(2);
  const late = Promise.allSettled(last.map(pay));
  strike();
  await Promise.all([early, late]);
  return acknowledged;
}

/** Lets every shopper try again with the same key, as a storefront does, and then expects consistent data. */
async function expectWhole(
  shoppers: Shopper[],
  acknowledged: string[],
  { before, known }: { before: number; known: number },
) {
  // Another gateway can take over a reserved key without an answer after a minute.
  await query(`UPDATE idempotency SET created_at = created_at - interval '2 minutes' WHERE answer IS NULL`);
  const orderIds = await Promise.all(shoppers.map(payFor));
  expect(orderIds).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(orderIds).size).toBe(SHOPPERS);
  expect(await countOrders()).toBe(known + SHOPPERS);
  expect(await pieces()).toBe(before - SHOPPERS);
  const own = shoppers.map(async ({ token }, index) => {
    const params = { orderId: orderIds[index] ?? '' };
    return (await send(orderContract.getOrder, { params, query: {} }, token)).orders[0]?.items.length;
  });
  expect(await Promise.all(own)).toEqual(shoppers.map(() => 1));
  const live = await query(
    `SELECT order_id FROM payment WHERE status IN ('created', 'cash_due') GROUP BY order_id HAVING count(*) = 1`,
  );
  expect(live.map(({ order_id }) => order_id)).toEqual(expect.arrayContaining(orderIds));
  const payments = new Set((await query('SELECT id FROM payment')).map(({ id }) => id));
  expect([...provider.intents.values()].every(({ reference }) => payments.has(reference))).toBe(true);
  expect(new Set([...provider.intents.values()].map(({ reference }) => reference)).size).toBe(
    provider.intents.size,
  );
}

async function startGateway(): Promise<ChildProcess> {
  const child = beginGateway();
  await ready(child);
  return child;
}

function beginGateway(): ChildProcess {
  return spawnGateway({
    // The test kills its database: it must not be that of the person who runs the test.
    DATABASE_URL: undefined,
    DATABASE_REPLICA_URL: undefined,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(port),
    POSTGRES_PORT: String(postgresPort),
    SANDBOX_URL: provider.url,
    PAYMENT_KEY: 'test-payment-key',
    PAYMENT_WEBHOOK_SECRET: 'test-webhook-secret',
    LIMIT_CALLS: '1000000',
    LIMIT_NEW_SESSIONS: '1000000',
    LIMIT_UNPAID_ORDERS: '1000000',
  });
}

async function ready(of: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && of.exitCode === null; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The gateway did not come up');
}

async function databaseBack(): Promise<void> {
  // The last processes of the old server take a moment to exit; until then a new server is refused.
  for (let tries = 0; tries < 50; tries += 1) {
    const started = await startPostgres({ dataDir, port: postgresPort }).catch(() => null);
    if (started) return ready(gateway);
    await sleep(200);
  }
  throw new Error('The database did not come back');
}

async function query(words: string): Promise<Record<string, string>[]> {
  const { url } = await startPostgres({ dataDir, port: postgresPort });
  const client = new Client({ connectionString: url('lunette') });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(words);
  await client.end();
  return rows;
}

async function pieces(): Promise<number> {
  return Number(
    (await query(`SELECT quantity FROM stock WHERE product_id = ${sentinels.dailyLens}`))[0]?.quantity,
  );
}

async function countOrders(): Promise<number> {
  return Number((await query('SELECT count(*) AS number FROM orders'))[0]?.number);
}

async function send<E extends Endpoint>(
  contract: E,
  args: Args<E>,
  token?: string,
  key?: string,
): Promise<Result<E>> {
  const {
    params = {},
    query: search = {},
    body,
  } = (args ?? {}) as Record<'params' | 'query', Record<string, string>> & { body?: unknown };
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(`http://127.0.0.1:${port}${path}?${new URLSearchParams(search).toString()}`, {
    method: contract.method,
    headers: {
      'x-country-code': 'IN',
      ...(token && { 'x-session-token': token }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { result: Result<E> }).result;
}

async function readyToPay(index: number): Promise<Shopper> {
  const { id: token } = await send(sessionContract.createSession, undefined);
  const prescription = { left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '1' } };
  await send(cartContract.addItem, { body: { productId: sentinels.dailyLens, prescription } }, token);
  await send(addressContract.saveShippingAddress, { body: { address: anAddress() } }, token);
  const chosen = { params: { type: 'standard' as const }, query: { shippingCountry: 'IN' as const } };
  const { cart } = await send(deliveryContract.updateDeliveryOption, chosen, token);
  const paymentMethod = index % 2 ? 'cc' : 'cod';
  const expectedTotal = cart.totals.total + (paymentMethod === 'cod' ? CASH_FEE : 0);
  return { token, paymentMethod, expectedTotal, idempotencyKey: randomUUID() };
}

async function payFor({ token, paymentMethod, expectedTotal, idempotencyKey }: Shopper): Promise<string> {
  const body = { paymentMethod, expectedTotal };
  return (await send(paymentContract.payOrder, { body }, token, idempotencyKey)).orderId;
}
