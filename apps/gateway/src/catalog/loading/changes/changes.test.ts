import {
  lensPackageContract,
  lensSupplyContract,
  productContract,
  carouselBannerContract,
  categoryContract,
  collectionContract,
} from '@lunette/catalog/contract';
import { prescriptionContract } from '@lunette/prescription/contract';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { call, testGatewayApp, type TestGateway } from '../../../platform/testing/testGateway.ts';
import * as schema from '../../schema.ts';

const first = await testGatewayApp();
const second = await testGatewayApp({ databaseUrl: first.databaseUrl });
const ID: string = sentinels.inStockFrame;

/** Tables that the gateways do not hold in memory: they query them each time. */
const NOT_HELD = ['stock_watch', 'delivery_zone'];

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
const held = [...tables.filter((name) => !NOT_HELD.includes(name)), 'configuration', 'page'];

test('every table of the catalogue has a trigger for insert, update, delete and truncate', async () => {
  const { rows } = await first.db.execute<{ table: string; events: string[] }>(sql`
    SELECT event_object_table AS "table", array_agg(DISTINCT event_manipulation::text) AS events
    FROM information_schema.triggers WHERE trigger_name LIKE 'catalogue_%' GROUP BY 1`);
  const events = new Map(rows.map((row) => [row.table, row.events.toSorted()]));
  for (const table of held)
    expect([table, events.get(table)]).toEqual([table, ['DELETE', 'INSERT', 'UPDATE']]);
  const { rows: truncate } = await first.db.execute<{ table: string }>(sql`
    SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgname = 'catalogue_truncate'`);
  expect(truncate.map(({ table }) => table).sort()).toEqual(held.toSorted());
});

const product = (app: TestGateway) => call(app, productContract.getProduct, { params: { id: ID } });
const listing = (app: TestGateway) =>
  call(app, categoryContract.getCategory, { params: { id: '2001' }, query: { 'page-size': '60' } } as never);
const search = (app: TestGateway) =>
  call(app, categoryContract.getSearch, { params: { q: 'quillon' }, query: {} } as never);
const lenses = (app: TestGateway) =>
  call(app, lensPackageContract.getLensPackages, {
    params: { pid: ID },
    query: { power_type: 'single_vision' },
  } as never);
const supplies = (app: TestGateway) =>
  call(app, lensSupplyContract.getSubscriptions, { params: { id: '300101' }, query: {} });
const powers = (app: TestGateway) =>
  call(app, prescriptionContract.getPowers, {
    params: { id: ID },
    query: { power_type: 'single_vision' },
  } as never);
const wire = (app: TestGateway) =>
  call(app, collectionContract.getCollection, { params: { slug: 'light-as-wire' } });
const banners = (app: TestGateway) =>
  call(app, carouselBannerContract.getCarouselBanners, { query: { category: '2001' } });
const home = (app: TestGateway) =>
  app.http.inject('/static/pages/home.json').then((answer) => ({ result: answer.body }));

const OF_MODEL = `(SELECT model_id FROM product WHERE id = ${ID})`;

/** For each table a change by plain SQL, and a call whose answer it changes. */
const CHANGES: Record<string, [string, (app: TestGateway) => Promise<{ result: unknown }>]> = {
  model: [
    `UPDATE model SET text = jsonb_set(text, '{en,name}', '"Quillon"') WHERE id = ${OF_MODEL}`,
    product,
  ],
  product: [`UPDATE product SET search_text = 'quillon ' || search_text WHERE id = ${ID}`, search],
  product_price: [`UPDATE product_price SET selling = selling - 100 WHERE product_id = ${ID}`, product],
  stock: [`UPDATE stock SET quantity = 0 WHERE product_id = ${ID}`, search],
  review: [`DELETE FROM review WHERE model_id = ${OF_MODEL}`, product],
  category: [
    `UPDATE category SET text = jsonb_set(text, '{en,title}', '"Quillons"') WHERE id = 2001`,
    listing,
  ],
  category_banner: [`UPDATE category_banner SET url = '/new' WHERE rank = 0`, banners],
  collection: [`UPDATE collection SET text = jsonb_set(text, '{en,title}', '"Quillons"')`, wire],
  lens_package: [`UPDATE lens_package SET warranty_months = warranty_months + 1`, lenses],
  lens_supply: [`UPDATE lens_supply SET percent = percent + 1`, supplies],
  lens_price: [`UPDATE lens_price SET amount = amount + 100`, lenses],
  coating: [`UPDATE coating SET lab_days = lab_days + 1`, lenses],
  package_coating: [`UPDATE package_coating SET included = NOT included`, lenses],
  power_range: [`UPDATE power_range SET rows = '[]' WHERE power_type = 'single_vision'`, powers],
  configuration: [
    `UPDATE configuration SET value = '24' WHERE key = 'category_page_size'`,
    async (app) => ({
      result: (await call(app, categoryContract.getCategory, { params: { id: '2001' }, query: {} } as never))
        .result,
    }),
  ],
  page: [`UPDATE page SET content = jsonb_set(content, '{title}', '"Quillon"') WHERE key = 'home'`, home],
};

test('the list has a change for each table', () => {
  expect(Object.keys(CHANGES).sort()).toEqual(held.toSorted());
});

test.each(Object.entries(CHANGES))(
  'a change of %s by plain SQL is visible at both gateways without a restart',
  async (_table, [change, read]) => {
    const before = await Promise.all([first, second].map(async (app) => (await read(app)).result));
    await first.db.execute(sql.raw(change));
    for (const [at, app] of [first, second].entries())
      await expect
        .poll(async () => (await read(app)).result, { timeout: 15_000, interval: 20 })
        .not.toEqual(before[at]);
  },
);

test('gateways whose database connections are closed still see a change', async () => {
  const before = (await product(first)).result;
  await first.db.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN %' AND pid <> pg_backend_pid()`);
  await first.db.execute(
    sql.raw(`UPDATE product_price SET selling = selling - 100 WHERE product_id = ${ID}`),
  );
  for (const app of [first, second])
    await expect
      .poll(async () => (await product(app)).result, { timeout: 15_000, interval: 20 })
      .not.toEqual(before);
});
