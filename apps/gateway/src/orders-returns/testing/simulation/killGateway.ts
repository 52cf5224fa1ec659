import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import { freePort } from '../../../platform/database/postgres/freePort.ts';
import { spawnGateway } from '../../../platform/testing/spawnGateway.ts';
import type { TestSystem } from './placeRandomOrder.ts';
import { httpOf, outsideServer, type OnAnswer } from './outsideServer.ts';

/** The name of the killed gateway's database connections. */
const NAME = 'killed-gateway';

/** The work of a gateway in a separate process, and the event after which the process is killed with SIGKILL. */
interface KilledWork {
  work: (there: TestSystem) => Promise<unknown>[];
  until: () => Promise<unknown>;
}

/** Kills gateways. */
export interface Killer {
  /** Returns the number of calls that were interrupted. The workers of the gateway run all due jobs. */
  kill: (killed: KilledWork) => Promise<number>;
}

/** Prepares the outside services of gateways that are killed; they stop with the test file. */
export async function gatewayKiller(system: TestSystem, onAnswer?: OnAnswer): Promise<Killer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lunette-simulation-'));
  const sandboxUrl = await outsideServer(system, onAnswer);
  const { app } = system;
  const { secrets } = app.settings;
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: `${app.databaseUrl}?application_name=${NAME}`,
    DATABASE_REPLICA_URL: undefined,
    SANDBOX_URL: sandboxUrl,
    PAYMENT_KEY: secrets.paymentKey,
    PAYMENT_WEBHOOK_SECRET: secrets.paymentWebhook,
    LAB_KEY: secrets.labKey,
    LAB_WEBHOOK_SECRET: secrets.labWebhook,
    COURIER_KEY: secrets.courierKey,
    COURIER_WEBHOOK_SECRET: secrets.courierWebhook,
    WAREHOUSE_KEY: secrets.warehouseKey,
    WAREHOUSE_WEBHOOK_SECRET: secrets.warehouseWebhook,
    BANK_KEY: secrets.bankKey,
    BANK_WEBHOOK_SECRET: secrets.bankWebhook,
    BANK_ACCOUNT_KEYS: secrets.bankAccounts.join(','),
    POS_KEY: secrets.posKey,
    CODE_SECRET: secrets.codes,
    CAPTCHA_SECRET: secrets.captcha,
    SERVICE_TOKEN: secrets.serviceToken,
    LIMIT_CALLS: '1000000',
    LIMIT_NEW_SESSIONS: '1000000',
    LIMIT_UNPAID_ORDERS: '1000000',
  };
  const running = new Set<ChildProcess>();
  afterAll(() => {
    // A test that has timed out may have left its gateway running.
    for (const gateway of running) gateway.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function kill({ work, until }: KilledWork): Promise<number> {
    // Uses any free port, because test files run in parallel and a fixed port would conflict.
    const port = await freePort(0);
    const gateway = spawnGateway({ ...env, GATEWAY_PORT: String(port) });
    const left = once(gateway, 'exit');
    running.add(gateway);
    try {
      await isReady(gateway, port);
      const there = { ...system, app: { ...app, http: httpOf(port), runJobs: () => Promise.resolve() } };
      const calls = work(there);
      const done = Promise.allSettled(calls);
      // If a call fails, `until` is not awaited any longer.
      const hasFailed = new Promise((resolve) => void calls.map((call) => call.catch(resolve)));
      await Promise.race([until(), hasFailed]);
      gateway.kill('SIGKILL');
      return (await done).filter(({ status }) => status === 'rejected').length;
    } finally {
      gateway.kill('SIGKILL');
      await left;
      running.delete(gateway);
      await afterKill(system);
    }
  }
  return { kill };
}

async function isReady(gateway: ChildProcess, port: number): Promise<void> {
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.ok, {
      timeout: 60_000,
    })
    .toBe(true);
  // If the process had exited, another gateway would have answered on this port.
  expect(gateway.exitCode).toBeNull();
}

/**
 * Waits until the connections of the killed gateway are closed, and does at once what otherwise takes a minute: its jobs are
 * released, and its begun calls can be retried.
 */
async function afterKill({ app: { db } }: TestSystem): Promise<void> {
  const open = () =>
    db.$count(sql`pg_stat_activity WHERE datname = current_database() AND application_name = ${NAME}`);
  await expect.poll(open, { timeout: 30_000 }).toBe(0);
  await db.execute(
    sql`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = now(), attempts = 0`,
  );
  await db.execute(sql`UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL`);
  await db.execute(
    sql`UPDATE idempotency SET created_at = created_at - interval '2 minutes' WHERE answer IS NULL`,
  );
  await db.execute(sql`UPDATE order_item SET lab_until = lab_until - interval '1 minute'`);
  await db.execute(sql`UPDATE order_return SET transport_until = transport_until - interval '1 minute'`);
  await db.execute(sql`UPDATE payment SET starting_until = starting_until - interval '1 minute'`);
}
