import { beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';

const { pool, migrateOn } = await databaseBefore('0026');
const changes = async () =>
  (
    await pool.query<object>(
      'SELECT version::int, table_name AS "table", ids FROM catalogue_change ORDER BY id',
    )
  ).rows;

beforeAll(async () => {
  await pool.query(`
    INSERT INTO model (id, slug, classification, brand, text, launched_on, rank)
    VALUES (1, 'alder', 'eyeframe', 'lunette', '{}', '2026-01-01', 1);
    INSERT INTO product (id, model_id, sku, slug, style, picture, text, rank, search_text)
    SELECT id, 1, 'sku' || id, 'alder', 'black', 'frames/alder', '{}', id, 'alder' FROM generate_series(1, 3) AS id;
    INSERT INTO product_price (country, product_id, market, selling)
    SELECT 'IN', id, 2000, 1000 FROM generate_series(1, 3) AS id;
    INSERT INTO stock (product_id, quantity) VALUES (1, 2), (2, 0), (3, NULL);`);
  await migrateOn();
});

test('existing rows have version 1, and their changes are logged by product', async () => {
  expect((await pool.query<object>('SELECT version::int FROM catalogue_version')).rows).toEqual([
    { version: 1 },
  ]);
  expect(await changes()).toEqual([]);
  await pool.query('UPDATE product_price SET selling = 900 WHERE product_id > 1');
  expect(await changes()).toEqual([{ version: 2, table: 'product_price', ids: [2, 3] }]);
});

test('all changes of one transaction have one version; a rolled-back one has none', async () => {
  await pool.query('DELETE FROM catalogue_change');
  await pool.query(
    `BEGIN; UPDATE model SET rank = 2; UPDATE product SET rank = rank + 1 WHERE id = 1; COMMIT`,
  );
  await pool.query(`BEGIN; UPDATE model SET rank = 3; ROLLBACK`);
  await pool.query('UPDATE model SET rank = 2');
  expect(await changes()).toEqual([
    { version: 3, table: 'model', ids: [1] },
    { version: 3, table: 'product', ids: [1] },
  ]);
});

test('changes of stock are logged only when goods sell out or are in stock again', async () => {
  await pool.query('DELETE FROM catalogue_change');
  await pool.query('UPDATE stock SET quantity = 1 WHERE product_id = 1');
  expect(await changes()).toEqual([]);
  await pool.query('UPDATE stock SET quantity = 1 - quantity WHERE product_id < 3');
  await pool.query('TRUNCATE stock');
  expect(await changes()).toEqual([
    { version: 4, table: 'stock', ids: [1] },
    { version: 4, table: 'stock', ids: [2] },
    { version: 5, table: 'stock', ids: null },
  ]);
});
