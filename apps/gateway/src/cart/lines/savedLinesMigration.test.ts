import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { pool, insert, migrateOn } = await databaseBefore('0089');

const [ANA, BEN] = [randomUUID(), randomUUID()];
const aCart = (customer: string, status: string, { country = 'IN', kind = 'shopping' } = {}) => ({
  id: randomUUID(),
  session_id: randomUUID(),
  customer_id: customer,
  status,
  country,
  kind,
});
const aLine = ({ id: cart_id }: { id: string }, choice: string, quantity: number) => ({
  cart_id,
  product_id: '500101',
  choice,
  quantity,
});

test('the migration saves the lines of parked carts for later and leaves every other cart as it is', async () => {
  const carts = {
    parked: aCart(ANA, 'parked'),
    older: aCart(ANA, 'parked'),
    saved: aCart(ANA, 'open', { kind: 'saved' }),
    open: aCart(ANA, 'open'),
    ordered: aCart(BEN, 'ordered'),
    abroad: aCart(BEN, 'parked', { country: 'SG' }),
  };
  const { parked, older, saved, open, ordered, abroad } = carts;
  await insert('customer', ...[ANA, BEN].map((id) => ({ id, country: 'IN', email: `${id}@example.test` })));
  await insert('cart', ...Object.values(carts));
  await insert(
    'cart_line',
    aLine(parked, 'lens', 2),
    aLine(parked, 'case', 1),
    aLine(older, 'lens', 3),
    aLine(saved, 'lens', 1),
    aLine(saved, 'cloth', 1),
    aLine(open, 'lens', 5),
    aLine(ordered, 'lens', 6),
    aLine(abroad, 'lens', 7),
  );
  await migrateOn();
  const { rows } = await pool.query(`
    SELECT customer_id = '${ANA}' AS ana, country, kind, status, saved_lines, choice, quantity
    FROM cart JOIN cart_line ON cart_line.cart_id = cart.id ORDER BY quantity, choice`);
  const cart = (ana: boolean, kind: string, country = 'IN', status = 'open') => {
    return { ana, country, kind, status, saved_lines: [] };
  };
  expect(rows).toEqual([
    { ...cart(true, 'saved'), choice: 'case', quantity: 1 },
    { ...cart(true, 'saved'), choice: 'cloth', quantity: 1 },
    { ...cart(true, 'saved'), choice: 'lens', quantity: 3 },
    { ...cart(true, 'shopping'), choice: 'lens', quantity: 5 },
    { ...cart(false, 'shopping', 'IN', 'ordered'), choice: 'lens', quantity: 6 },
    { ...cart(false, 'saved', 'SG'), choice: 'lens', quantity: 7 },
  ]);
  expect((await pool.query('SELECT FROM cart')).rowCount).toBe(4);
  await expect(pool.query(`UPDATE cart SET status = 'parked'`)).rejects.toThrow('cart_status_check');
});
