import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { publisher, type Subscriber, type Subscribers } from './events.ts';
import { testDatabase } from './testing/testDatabase.ts';

const { db, close } = await testDatabase(2, 'template1');
afterAll(close);
await db.execute(sql`CREATE TABLE note (text text)`);

const NOBODY: Subscribers = {
  onSignIn: [],
  onContactProven: [],
  onCustomersMerged: [],
  onCustomerDeleted: [],
  onOrderPlaced: [],
  onOrderEnded: [],
  onPaymentSettled: [],
  onRefundEnded: [],
  onItemsMoved: [],
  onGoodsForExchange: [],
  onOrderAct: [],
};

const PAID = { paymentId: '1', purpose: 'order', targetId: null, isPaid: true } as const;

const write =
  (text: string): Subscriber<'onPaymentSettled'> =>
  async ({ orderId }, { tx }) => {
    await tx.execute(sql`INSERT INTO note VALUES (${`${text} ${orderId}`})`);
  };

const notes = async () => {
  const { rows } = await db.execute<{ text: string }>(sql`DELETE FROM note RETURNING text`);
  return rows.map(({ text }) => text);
};

test('subscribers run one after the other, in their order, in the transaction of the event', async () => {
  const publish = publisher({ ...NOBODY, onPaymentSettled: [write('first'), write('second')] }, db);
  await db.transaction(async (tx) => {
    await publish(tx, 'onPaymentSettled', { ...PAID, orderId: '7' });
    expect(await db.$count(sql`note`)).toBe(0);
  });
  expect(await notes()).toEqual(['first 7', 'second 7']);
});

test('an error in a subscriber rolls everything of the event back, and later subscribers do not run', async () => {
  const later = vi.fn();
  const failing = () => Promise.reject(new Error('no stock'));
  const publish = publisher({ ...NOBODY, onPaymentSettled: [write('first'), failing, later] }, db);
  const done = db.transaction((tx) => publish(tx, 'onPaymentSettled', { ...PAID, orderId: '8' }));
  await expect(done).rejects.toThrow('no stock');
  expect(later).not.toHaveBeenCalled();
  expect(await notes()).toEqual([]);
});

test('a subscriber can publish in the same transaction', async () => {
  const outer: Subscriber<'onPaymentSettled'> = ({ orderId }, { tx, publish }) =>
    publish(tx, 'onOrderPlaced', { orderId, customerId: 'c', country: 'IN', membershipDays: 0 });
  const inner: Subscriber<'onOrderPlaced'> = async ({ customerId }, { tx }) => {
    await tx.execute(sql`INSERT INTO note VALUES (${customerId})`);
  };
  const publish = publisher({ ...NOBODY, onPaymentSettled: [outer], onOrderPlaced: [inner] }, db);
  await db.transaction((tx) => publish(tx, 'onPaymentSettled', { ...PAID, orderId: '9' }));
  expect(await notes()).toEqual(['c']);
});
