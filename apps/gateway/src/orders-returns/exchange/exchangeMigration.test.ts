import { beforeAll, expect, test } from 'vitest';
import { insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0048');
const { pool, insert, migrateOn } = before;
const cart = { session_id: OLD.sessionId, country: 'IN' };

beforeAll(async () => {
  await insertOldOrder(before);
  await insert('cart', cart);
  await insert('payment', {
    order_id: OLD.orderId,
    method: 'cc',
    status: 'paid',
    amount: 700,
    currency_code: 'INR',
  });
  await migrateOn();
});

test('existing carts and orders are for shopping, and one of each kind can be open', async () => {
  const { rows } = await pool.query('SELECT DISTINCT kind FROM cart');
  expect(rows).toEqual([{ kind: 'shopping' }]);
  const { rows: orders } = await pool.query('SELECT exchange_of FROM orders');
  expect(orders).toEqual([{ exchange_of: null }]);
  const { rows: payments } = await pool.query('SELECT origin_id, origin_method FROM payment');
  expect(payments).toEqual([{ origin_id: null, origin_method: null }]);
  const add = (kind: string) => insert('cart', { ...cart, kind });
  await add('exchange');
  await expect(add('exchange')).rejects.toThrow('cart_open');
  await expect(add('shopping')).rejects.toThrow('cart_open');
});

test('the deletion of a cart finds its exchanges by an index, whatever their status', async () => {
  const client = await pool.connect();
  await client.query('SET enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT FROM order_exchange WHERE cart_id = '${OLD.itemId}'`,
  );
  client.release(true);
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('order_exchange_cart_id');
});
