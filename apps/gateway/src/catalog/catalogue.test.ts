import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import type { Queries } from '../platform/database/database.ts';
import { testGatewayApp } from '../platform/testing/testGateway.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';

const app = await testGatewayApp();
const ONE = Number(sentinels.onePiece);

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

/** The database, which counts how often its tables were looked at, and how often read. */
let looks = 0;
const read = vi.fn(app.db.transaction.bind(app.db));
const db = {
  transaction: read,
  execute: async (query: SQL) => {
    const answer = await app.db.execute(query);
    looks += 1;
    return answer;
  },
} as unknown as Queries;

/** The catalogue as it is answered once a change has had its time: first the old one, while the tables are looked at. */
async function later(last: Catalogue, change?: SQL): Promise<Catalogue> {
  if (change) await app.db.execute(change);
  vi.advanceTimersByTime(16_000);
  const before = looks;
  expect(await catalogueOf(db)).toBe(last);
  await expect.poll(() => looks).toBeGreaterThan(before);
  if (change) await expect.poll(() => catalogueOf(db)).not.toBe(last);
  return catalogueOf(db);
}

test('a catalogue whose tables have not changed stays the very same, with all that was made from it', async () => {
  const first = await catalogueOf(db);
  expect(await later(first)).toBe(first);
  await app.db.execute(sql`UPDATE stock SET quantity = quantity + 1 WHERE quantity > 0`);
  expect(await later(first)).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a new price, the last piece, a review and another page size make another catalogue', async () => {
  const first = await catalogueOf(db);
  const priced = await later(
    first,
    sql`UPDATE product_price SET selling = selling - 100 WHERE product_id = ${ONE}`,
  );
  expect(priced.byId.get(ONE)?.prices.IN?.selling).toBe((first.byId.get(ONE)?.prices.IN?.selling ?? 0) - 100);
  const sold = await later(priced, sql`UPDATE stock SET quantity = 0 WHERE product_id = ${ONE}`);
  expect([priced.byId.get(ONE)?.inStock, sold.byId.get(ONE)?.inStock]).toEqual([true, false]);
  const reviewed = await later(
    sold,
    sql`UPDATE review SET rating = 6 - rating WHERE id = (SELECT min(id) FROM review)`,
  );
  expect(reviewed.ratings).not.toEqual(sold.ratings);
  const sized = await later(
    reviewed,
    sql`UPDATE configuration SET value = '24' WHERE key = 'category_page_size'`,
  );
  expect([reviewed.pageSize, sized.pageSize]).toEqual([15, 24]);
});
