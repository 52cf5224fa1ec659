import { expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';
import { insertOldOrder, OLD } from '../../testing/oldOrder.ts';

const before = await databaseBefore('0071');
const { pool, insert, migrateOn } = before;
const customer = '01950000-0000-7000-8000-000000000071';

test('existing payments have no saved card, and a customer of a provider is deleted with the account', async () => {
  await insertOldOrder(before);
  const paid = { order_id: OLD.orderId, method: 'cc', status: 'paid', amount: 700, currency_code: 'INR' };
  await insert('payment', { ...paid, intent_id: 'pi_1' });
  await insert('customer', { id: customer, country: 'IN', email: 'a@post.in' });
  await migrateOn();
  const { rows } = await pool.query('SELECT saved_card_id FROM payment');
  expect(rows).toEqual([{ saved_card_id: null }]);
  const known = { provider: 'stripe', id: 'cus_1', customer_id: customer };
  await insert('vault_customer', known);
  await expect(insert('vault_customer', known)).rejects.toThrow('vault_customer_pkey');
  await expect(insert('vault_customer', { ...known, provider: 'another' })).rejects.toThrow('provider_check');
  await pool.query('DELETE FROM customer');
  expect((await pool.query('SELECT FROM vault_customer')).rowCount).toBe(0);
});
