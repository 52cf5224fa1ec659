import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@lunette/api-client/contract';
import { paperContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refundsOf } from '../checkout/payment/refunds/refunds.ts';
import { FRAME } from '../checkout/testing/shopper.ts';
import { call } from '../platform/testing/testGateway.ts';
import { returnsOf } from './returns/orderReturns.ts';
import { exchangingStore } from './testing/exchanging.ts';
import { FRAMES, shopperWhoReturns } from './testing/returning.ts';

const { app, provider, delivered, begin } = await exchangingStore();
const returning = shopperWhoReturns(app, provider);
/** Two shoppers with delivered goods; the first has begun a return and an exchange. */
const hers = await returning.delivered([FRAMES]);
const begunReturn = await returning.begin(hers, 1);
const exchanged = await delivered([FRAME]);
const exchange = (await begin(exchanged)).result;
const stranger = await returning.delivered([FRAMES]);
await app.db.execute(sql`
  INSERT INTO return_photo (id, order_id, item_id, jpeg)
  VALUES ('01950000-0000-7000-8000-000000000077', ${hers.orderId}, ${hers.itemIds[0]}, '\\x00')`);
const returnsNow = () => returnsOf(app.db, hers.orderId);
const [stored] = await returnsNow();
const paper = await call(
  app,
  paperContract.getPapers,
  { params: { orderId: hers.orderId } },
  { token: hers.token },
);

/** Parts of the first shopper's orders, by the name of their parameter in a call. */
const HERS: Record<string, string> = {
  itemId: hers.itemIds[0] ?? '',
  returnId: begunReturn.returnId,
  groupId: begunReturn.groupId,
  photoId: '01950000-0000-7000-8000-000000000077',
  exchangeId: exchange.id,
  paperId: paper.result.papers[0]?.id ?? '',
};
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const BODIES: Record<string, object> = {
  'PUT /v2/orders/:orderId/return/:returnId/pickup': { date: '2100-01-01', from: '09:00' },
  'POST /v2/orders/:orderId/exchange/:exchangeId/confirm': { preview: 'a-preview' },
  'PUT /v2/orders/:orderId/items/:itemId/prescription': { prescription: { right: { sph: '-1.00' } } },
};
const QUERY = 'updateFrom=clear-156&updateTo=thin-160&from=single_vision&to=progressive&ids=100101&count=1';

const ofParts = app.mounted.filter(
  ({ path }) => path.includes('/:orderId/') && Object.keys(HERS).some((part) => path.includes(`:${part}`)),
);

test.each(ofParts.map((contract) => [nameOf(contract), contract] as const))(
  '%s does not find a part of another shopper’s order under the caller’s own order',
  async (name, { method, path }) => {
    const url = path.replace(/:(\w+)/g, (_, part: string) =>
      part === 'orderId' ? stranger.orderId : encodeURIComponent(HERS[part] ?? ''),
    );
    const body = BODIES[name] ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
    const answer = await app.http.inject({
      method,
      url: `${url}?${QUERY}`,
      headers: {
        'x-country-code': 'IN',
        'x-session-token': stranger.token,
        'idempotency-key': randomUUID(),
      },
      ...(body && { payload: body }),
    });
    expect(answer.statusCode, answer.body).toBe(404);
  },
);

test('none of the parts has changed', async () => {
  expect(Object.values(HERS).every((id) => id !== '')).toBe(true);
  expect(ofParts.length).toBeGreaterThan(15);
  expect(await returnsNow()).toEqual([stored]);
  expect(await refundsOf(app.db, hers.orderId)).toEqual([]);
});
