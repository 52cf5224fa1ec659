import { beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { pool, insert, migrateOn } = await databaseBefore('0057');
const cart = {
  id: '01950000-0000-7000-8000-000000000010',
  session_id: '01950000-0000-7000-8000-000000000020',
  country: 'IN',
};

beforeAll(async () => {
  await insert('cart', cart);
  await insert('cart_line', { cart_id: cart.id, product_id: '500101', quantity: 2, choice: 'choice' });
  await migrateOn();
});

test('earlier carts have no merge and their lines no device, and each owner can have a cart of saved goods besides', async () => {
  const { rows } = await pool.query(
    'SELECT kind, merge, quantity, client FROM cart JOIN cart_line ON cart_line.cart_id = cart.id',
  );
  expect(rows).toEqual([{ kind: 'shopping', merge: null, quantity: 2, client: null }]);
  const add = (kind: string) => insert('cart', { session_id: cart.session_id, country: 'IN', kind });
  await add('saved');
  await expect(add('saved')).rejects.toThrow('cart_open');
  await expect(add('wanted')).rejects.toThrow('cart_kind_check');
  await expect(pool.query(`UPDATE cart_line SET client = 'watch'`)).rejects.toThrow('client');
});
