import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../order/schema.ts';
import { testGatewayApp } from '../../platform/testing/testGateway.ts';
import { pay, readyToPay } from '../testing/shopper.ts';

let textsAreDown = false;
const sent: string[] = [];
const letters: string[] = [];
const app = await testGatewayApp({
  services: {
    messages: {
      mail: async ({ subject, text }) => {
        sent.push(subject);
        letters.push(text);
      },
      sms: async () => {
        if (textsAreDown) throw new Error('no network');
        sent.push('text');
      },
      whatsapp: async () => void sent.push('whatsapp'),
    },
  },
});

const order = async () => (await pay(app, await readyToPay(app), { paymentMethod: 'cod' })).result.orderId;
const waiting = async () => {
  const { rows } = await app.db.execute<{ task: string; priority: number }>(
    sql`SELECT task_identifier AS task, priority FROM graphile_worker.jobs ORDER BY id`,
  );
  return rows;
};

test('an order enqueues its message in its transaction, with a lower priority than codes that somebody waits for', async () => {
  await order();
  expect(await waiting()).toEqual([{ task: 'order.confirm', priority: 10 }]);
  await app.runJobs();
  expect(sent).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

test('the link in the e-mail opens the order in the country and the language in which it was placed', async () => {
  const orderId = await order();
  await app.runJobs();
  expect(letters.at(-1)).toContain(`order-summary?orderId=${orderId}&country=IN&language=en`);
  expect(letters.at(-1)).toMatch(/Tax in it, 5%: ₹[\d,.]+/);
});

test('an order whose message cannot be enqueued is not placed, and its cart stays', async () => {
  await app.db.execute(
    sql`ALTER TABLE graphile_worker._private_jobs ADD CONSTRAINT closed CHECK (false) NOT VALID`,
  );
  const ready = await readyToPay(app);
  const before = await app.db.$count(orders);
  expect((await pay(app, ready, { paymentMethod: 'cod' })).status).toBe(500);
  expect(await app.db.$count(orders)).toBe(before);
  await app.db.execute(sql`ALTER TABLE graphile_worker._private_jobs DROP CONSTRAINT closed`);
  expect((await pay(app, ready, { paymentMethod: 'cod' })).result.orderPlaced).toBe(true);
  await app.runJobs();
});

test('a text message that cannot be sent is retried separately; the e-mail is not sent twice', async () => {
  sent.length = 0;
  textsAreDown = true;
  const orderId = await order();
  await app.runJobs();
  textsAreDown = false;
  const mail = `Your Lunette order ${orderId}`;
  expect(sent).toEqual([mail]);
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'`);
  await app.runJobs();
  expect(sent).toEqual([mail, 'text']);
});

test('cash orders are all placed, and one recipient gets messages about ten of them an hour', async () => {
  await app.db.execute(sql`DELETE FROM tries WHERE name = 'order-confirm:recipient'`);
  sent.length = 0;
  const placed = [];
  for (let number = 0; number < 12; number += 1) placed.push(await order());
  await app.runJobs();
  expect(new Set(placed).size).toBe(12);
  expect(sent.filter((subject) => subject === 'text')).toHaveLength(10);
  expect(sent.filter((subject) => subject !== 'text')).toHaveLength(10);
});
