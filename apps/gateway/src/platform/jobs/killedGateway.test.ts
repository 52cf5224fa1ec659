import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { enqueue } from './jobs.ts';
import { spawnGateway } from '../testing/spawnGateway.ts';
import { testDatabase } from '../testing/testDatabase.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lunette-killed-'));
const database = await testDatabase();
const processes: ChildProcess[] = [];

afterAll(async () => {
  for (const gateway of processes) gateway.kill('SIGKILL');
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** A text message service that takes messages and answers none of them before `answerAll` is called. */
async function textProvider() {
  const taken: string[] = [];
  const held: ServerResponse[] = [];
  let answers = false;
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      taken.push((JSON.parse(body) as { to: string }).to);
      if (answers) answer(response);
      else held.push(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerAll: () => {
      answers = true;
      held.forEach(answer);
    },
    close: () => server.close().closeAllConnections(),
  };
}

/** Starts a gateway in its own process, as an operator runs several; resolves when it is up. */
async function startProcess(sandboxUrl: string): Promise<ChildProcess> {
  const gateway = spawnGateway(
    {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      GATEWAY_PORT: '0',
      SANDBOX_URL: sandboxUrl,
      LOG_LEVEL: 'info',
    },
    ['ignore', 'pipe', 'inherit'],
  );
  processes.push(gateway);
  await new Promise<void>((resolve, reject) => {
    gateway.once('exit', () => reject(new Error('the gateway did not start')));
    gateway.stdout?.on('data', (lines: Buffer) => {
      if (lines.toString().includes('the gateway is up')) resolve();
    });
  });
  return gateway;
}

test('jobs of a gateway that is killed during its work are done by the other one within a minute, each once', async () => {
  const [mute, well] = [await textProvider(), await textProvider()];
  const gateway = await startProcess(mute.url);
  await startProcess(well.url);
  const numbers = ['+919822041371', '+919822041372', '+919822041373', '+919822041374', '+919822041375'];
  for (const to of numbers) await enqueue(database.db, 'sms.send', { to, text: 'Hello' });
  await expect.poll(() => Math.min(mute.taken.length, well.taken.length), { timeout: 10_000 }).toBe(2);
  gateway.kill('SIGKILL');
  const killedAt = Date.now();
  well.answerAll();
  const left = () => database.db.$count(sql`graphile_worker._private_jobs`);
  await expect.poll(left, { timeout: 60_000, interval: 500 }).toBe(0);
  expect(Date.now() - killedAt).toBeLessThan(60_000);
  expect([...well.taken].sort()).toEqual(numbers);
  mute.close();
  well.close();
}, 120_000);
