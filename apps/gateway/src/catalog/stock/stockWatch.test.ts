import { stockWatchContract } from '@lunette/catalog/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const SOLD_OUT: string = sentinels.outOfStock;

const watch = async (email: string, productId = SOLD_OUT, as: CallAs = {}) =>
  call(
    app,
    stockWatchContract.watchStock,
    { params: { productId }, body: { email } },
    { token: await guest(app, as), ...as },
  );
const waiting = async () =>
  (await app.db.execute<{ email: string }>(sql`SELECT email FROM stock_watch ORDER BY id`)).rows;
async function sendNotifications() {
  await app.db.transaction((tx) => enqueue(tx, 'stock.tell', {}));
  await app.runJobs();
}

describe('refusals', () => {
  test('PDP-09 unknown goods, goods in stock and an invalid address are refused', async () => {
    expect((await watch('a@post.in', '999999')).status).toBe(404);
    const there = await watch('a@post.in', sentinels.inStockFrame);
    expect(there.status).toBe(409);
    expect(there.problem.code).toBe('in_stock');
    const odd = await watch('nobody at all');
    expect(odd.status).toBe(422);
    expect(odd.problem.fields?.email).toMatch(/address/);
    expect(await waiting()).toEqual([]);
  });
});

test('PDP-09 a shopper gets one message when the goods are back, in their language, and the request is deleted', async () => {
  expect((await watch(' Meera@Post.in ')).result).toEqual({ saved: true, email: 'meera@post.in' });
  await watch('meera@post.in');
  await watch('noura@barid.sa', SOLD_OUT, { country: 'SA', language: 'ar' });
  expect(await waiting()).toHaveLength(2);
  await sendNotifications();
  expect(app.sent.mail).toEqual([]);
  await app.db.execute(sql`UPDATE stock SET quantity = 3 WHERE product_id = ${Number(SOLD_OUT)}`);
  await sendNotifications();
  await app.runJobs();
  expect(app.sent.mail.map(({ to }) => to).sort()).toEqual(['meera@post.in', 'noura@barid.sa']);
  const [english, arabic] = ['meera@post.in', 'noura@barid.sa'].map((to) =>
    app.sent.mail.find((mail) => mail.to === to),
  );
  expect(english?.subject).toMatch(/Thistle.* is back$/);
  expect(english?.text).toContain(`-${SOLD_OUT}?country=IN&language=en`);
  expect(arabic?.subject).toMatch(/^عاد /);
  await sendNotifications();
  expect(app.sent.mail).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});
