import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { enqueue, startJobs } from './jobs.ts';
import { messageJobs } from '../messages/messages.ts';
import { testGatewayApp } from '../testing/testGateway.ts';

const ends = Promise.withResolvers<void>();
const paidBack: unknown[] = [];
const queues = {
  money: { 'payment.refund': async (payload: unknown) => void paidBack.push(payload) },
  other: { 'mail.send': () => ends.promise },
};
const app = await testGatewayApp({ jobs: { ...messageJobs, ...queues.money, ...queues.other } });
const probe = async () => {
  const answer = await app.http.inject('/ready/jobs');
  return { code: answer.statusCode, ...answer.json<{ queues: { all: Record<string, number> } }>() };
};

test('the probe fails for a queue whose due jobs are not taken, and not for jobs for later or jobs that fail', async () => {
  expect(await probe()).toMatchObject({ code: 200, queues: { all: { waiting: 0, oldestSeconds: 0 } } });
  await enqueue(app.db, 'payment.refund', {}, { runAt: new Date(Date.now() + 3_600_000) });
  expect(await probe()).toMatchObject({ code: 200, queues: { all: { waiting: 0 } } });
  await enqueue(app.db, 'payment.refund', {}, { runAt: new Date(Date.now() - 90_000) });
  const hung = await probe();
  expect(hung).toMatchObject({ code: 503, queues: { all: { waiting: 1, running: 0, failed: 0 } } });
  expect(hung.queues.all.oldestSeconds).toBeGreaterThanOrEqual(90);
  const metrics = (await app.http.inject('/metrics')).body;
  expect(metrics).toContain('lunette_jobs{queue="all",state="waiting"} 1');
  expect(metrics).toMatch(/lunette_jobs_oldest_seconds\{queue="all"\} 9\d/);
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`);
  expect(await probe()).toMatchObject({ code: 200, queues: { all: { waiting: 0, failed: 2 } } });
});

test('a refund is sent while every worker of the messages hangs', async () => {
  await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs`);
  const log = pino({ level: 'error' });
  const { pool, close } = openDatabase(app.databaseUrl, { size: 5, log });
  const worker = await startJobs(app, pool, queues, {});
  for (let mail = 0; mail < 8; mail += 1) await enqueue(app.db, 'mail.send', {});
  await expect.poll(async () => (await probe()).queues.all.running, { timeout: 10_000 }).toBe(2);
  await enqueue(app.db, 'payment.refund', { paymentId: 'one' });
  await expect.poll(() => paidBack, { timeout: 10_000 }).toEqual([{ paymentId: 'one' }]);
  await expect.poll(async () => (await probe()).queues.all).toMatchObject({ running: 2, waiting: 6 });
  ends.resolve();
  await worker.stop();
  await close();
});
