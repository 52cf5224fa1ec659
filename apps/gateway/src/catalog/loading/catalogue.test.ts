import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { testGatewayApp } from '../../platform/testing/testGateway.ts';
import { isEmpty, positionsIn } from '../listing/filtering/bitSet.ts';
import type { Catalogue } from '../catalogue.ts';
import { pruneChanges, readVersion } from './changes/catalogueVersion.ts';
import { readCatalogue } from './readCatalogue.ts';

const app = await testGatewayApp();
const { refresh, current } = app.catalogue;
const ONE = Number(sentinels.onePiece);
const changes = async () =>
  (await app.db.execute<{ count: number }>(sql`SELECT count(*)::int FROM catalogue_change`)).rows[0]?.count;

/** The whole content of a catalogue, in a form that can be compared. */
function contentOf({ products, ratings, index, names, version, ...rest }: Catalogue) {
  const sets = Object.values(index.countries).map(({ sold, selling, bands }) => ({
    sold: positionsIn(sold),
    selling,
    bands: bands.map(positionsIn),
  }));
  const inOrder = <V>(map: ReadonlyMap<string, V>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const attributes = Object.values(index.attributes).map((all) =>
    inOrder(all).flatMap(([value, bits]) => (isEmpty(bits) ? [] : [[value, ...positionsIn(bits)]])),
  );
  const options = Object.values(index.options).map((all) =>
    all.filter(({ goods }) => !isEmpty(goods)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const { keys, letterKeys, goods, named } = index.words;
  const words = { keys, letterKeys, goods: inOrder(goods), named: inOrder(named) };
  const modelNames = Object.values(names).map((all) =>
    inOrder(all).filter(([, { modelIds }]) => modelIds.length > 0),
  );
  const sortedRatings = [...ratings].sort(([a], [b]) => a - b);
  return { ...rest, products, sortedRatings, sets, attributes, options, words, modelNames, version };
}

async function expectSaysTheTables(catalogue: Catalogue): Promise<void> {
  const read = Object.entries(contentOf(await readCatalogue(app.db)));
  const held: Record<string, unknown> = contentOf(catalogue);
  for (const [part, content] of read) expect([part, held[part]]).toEqual([part, content]);
}

test('a write that does not change the catalogue keeps the same object, with everything that is cached for it', async () => {
  const first = await refresh();
  const logged = await changes();
  await app.db.execute(sql`UPDATE stock SET quantity = quantity + 1 WHERE quantity > 0`);
  await app.db.execute(sql`UPDATE product_price SET selling = selling`);
  expect(await changes()).toBe(logged);
  expect(await refresh()).toBe(first);
});

test('prices, stock and reviews are applied by product: products and index stay, and their content is that of the tables', async () => {
  const first = await refresh();
  await app.db.transaction(async (tx) => {
    await tx.execute(
      sql`UPDATE product_price SET selling = selling - 100 WHERE product_id % 3 = 0 AND selling > 100`,
    );
    await tx.execute(sql`DELETE FROM product_price WHERE product_id % 7 = 0 AND country = 'SA'`);
    await tx.execute(sql`UPDATE stock SET quantity = 0 WHERE product_id = ${ONE}`);
    await tx.execute(sql`UPDATE review SET rating = 6 - rating WHERE id % 2 = 0`);
  });
  const second = await refresh();
  expect(second).not.toBe(first);
  expect(second.version).toBe(first.version + 1);
  expect(second.products).toBe(first.products);
  expect(second.byId.get(ONE)?.inStock).toBe(false);
  await expectSaysTheTables(second);
});

test('names, traits and words are applied by product, and the content of the catalogue is that of the tables', async () => {
  const first = await refresh();
  const searched = first.index.words.goods.size;
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`
      UPDATE product SET search_text = 'zirkon ' || search_text, colour_family = 'blue', sku = 'zirkon' WHERE id = ${ONE}`);
    await tx.execute(sql`
      UPDATE model SET text = jsonb_set(text, '{en,name}', '"Zirkon"'), gender = 'unisex', brand = 'zirkon'
      WHERE id = (SELECT model_id FROM product WHERE id = ${ONE})`);
    await tx.execute(sql`UPDATE product_price SET selling = 100 WHERE product_id = ${ONE}`);
  });
  const second = await refresh();
  expect(second.byId.get(ONE)).toBe(first.byId.get(ONE));
  expect(second.index.words.goods.size).toBeGreaterThan(searched);
  await expectSaysTheTables(second);
});

test('a new product, or another rank of one, makes a new list of products', async () => {
  const first = await refresh();
  await app.db.execute(sql`UPDATE product SET rank = 0 WHERE id = ${ONE}`);
  const second = await refresh();
  expect(second.byId.get(ONE)).not.toBe(first.byId.get(ONE));
  expect(second.products[0]?.id).toBe(ONE);
  await app.db.execute(sql`
    INSERT INTO product SELECT (jsonb_populate_record(product, '{"id": 7, "sku": "seven"}')).* FROM product WHERE id = ${ONE}`);
  expect((await refresh()).byId.get(7)?.sku).toBe('seven');
});

test('old changes are removed from the log, and the version row names the last one removed', async () => {
  await app.db.execute(sql`
    INSERT INTO catalogue_change (table_name, ids, changed_at) VALUES ('page', NULL, now() - interval '2 days')`);
  await app.db.execute(sql`INSERT INTO catalogue_change (table_name, ids) VALUES ('page', NULL)`);
  const { version } = await readVersion(app.db);
  await pruneChanges(app.db);
  expect(await readVersion(app.db)).toEqual({ version, pruned: version - 1 });
});

test('a change that is no longer in the log makes the gateway read the whole catalogue', async () => {
  const first = await refresh();
  await app.db.execute(sql`UPDATE catalogue_version SET version = version + 1, pruned_version = version + 1`);
  const second = await refresh();
  expect(second.version).toBe(first.version + 1);
  expect(second.products).not.toBe(first.products);
  expect(current()).toBe(second);
});

test('a version that has decreased, as on a replica that is behind, makes the gateway read the whole catalogue', async () => {
  const first = await refresh();
  await app.db.execute(sql`UPDATE catalogue_version SET version = version - 1`);
  const second = await refresh();
  expect(second.version).toBe(first.version - 1);
  expect(second.products).not.toBe(first.products);
});
