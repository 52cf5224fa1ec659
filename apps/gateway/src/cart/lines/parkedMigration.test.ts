import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { pool, insert, migrateOn } = await databaseBefore('0073');

const aCart = (status: string, country: string) => ({
  id: randomUUID(),
  session_id: randomUUID(),
  country,
  status,
});

test('the migration parks a cart that was put aside before, and leaves every other cart as it is', async () => {
  await insert('cart', aCart('kept', 'IN'), aCart('open', 'SG'), aCart('ordered', 'AE'));
  await migrateOn();
  const { rows } = await pool.query<{ country: string; status: string }>(
    'SELECT country, status FROM cart ORDER BY country',
  );
  expect(rows).toEqual([
    { country: 'AE', status: 'ordered' },
    { country: 'IN', status: 'parked' },
    { country: 'SG', status: 'open' },
  ]);
  await expect(pool.query(`UPDATE cart SET status = 'kept'`)).rejects.toThrow('cart_status_check');
});
