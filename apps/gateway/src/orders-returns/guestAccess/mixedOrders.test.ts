import type { Endpoint } from '@lunette/api-client/contract';
import { orderContract, paperContract, returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { returnPhoto } from '../returns/schema.ts';
import { shopperWhoReturns } from '../testing/returning.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const { delivered, begin } = shopperWhoReturns(app, provider);
const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const GLASSES = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision' as const,
  packageId: 'clear-156',
  prescription: POWER,
};

/** An order that waits for the lab, and the ids of its parts that a call can have. */
async function placed(): Promise<OrderParts> {
  const ready = await readyToPay(app, { items: [GLASSES] });
  const { orderId } = await payByCard(app, provider, ready);
  const [item] = await itemsOf(app.db, orderId);
  return { token: ready.token, orderId, itemId: item?.id ?? '' };
}

/** An order that was delivered, with a return, an invoice and a photo. */
async function returned(): Promise<OrderParts> {
  const order = await delivered();
  const { orderId, token, itemIds } = order;
  const { returnId, groupId } = await begin(order, 1);
  const papers = await call(app, paperContract.getPapers, { params: { orderId } }, { token });
  const itemId = itemIds[0] ?? '';
  const [photo] = await app.db
    .insert(returnPhoto)
    .values({ orderId, itemId, jpeg: Buffer.from('a photo') })
    .returning({ id: returnPhoto.id });
  const paperId = papers.result.papers[0]?.id ?? '';
  return { token, orderId, itemId, returnId, groupId, paperId, photoId: photo?.id ?? '' };
}

interface OrderParts {
  token: string;
  orderId: string;
  itemId: string;
  returnId?: string;
  groupId?: string;
  paperId?: string;
  photoId?: string;
}

const PARTS = ['itemId', 'returnId', 'groupId', 'paperId', 'photoId'] as const;
const pairs = [
  ['that waits for the lab', await placed(), await placed()],
  ['that was delivered', await returned(), await returned()],
] as const;

const QUERY: Record<string, string> = {
  from: 'single_vision',
  to: 'progressive',
  updateFrom: 'clear-156',
  updateTo: 'thin-160',
  type: 'single_vision',
  returnMode: 'warehouse',
  refundMethod: 'source',
};
/** Well-formed bodies with the ids of an order's parts, by call. */
const bodiesOf = ({ itemId, photoId = '' }: OrderParts): Record<string, object> => {
  const returnOf = (photos: string[]) => ({
    items: [{ itemId, quantity: 1, reason: photos.length > 0 ? 'broken' : 'other', photos }],
    returnMode: 'warehouse',
  });
  return {
    'POST /v2/orders/:orderId/cancel': {
      reason: 'changed_mind',
      refundMethod: 'source',
      items: [{ itemId, pieces: 1 }],
    },
    'POST /v2/orders/:orderId/return/preview': returnOf([]),
    'POST /v2/orders/:orderId/return': { ...returnOf(photoId ? [photoId] : []), preview: 'a-preview' },
    'POST /v2/orders/:orderId/refund/return': { itemId, refundMethod: 'source' },
    'PUT /v2/orders/:orderId/items/:itemId/prescription': { prescription: POWER },
    'PUT /v2/orders/:orderId/items/:itemId/powertype': { expectedDifference: 0 },
    'PUT /v2/orders/:orderId/items/:itemId/package': { expectedDifference: 0 },
    'PUT /v2/orders/:orderId/return/:returnId/pickup': { date: '2100-01-01', from: '09:00' },
  };
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const names = (contract: Endpoint, { ...parts }: OrderParts) =>
  PARTS.some((part) => contract.path.includes(`:${part}`) && parts[part] !== undefined) ||
  (nameOf(contract) in bodiesOf(parts) && !contract.form);
const table = app.mounted.filter(({ path }) => path.includes(':orderId'));

/** Makes a call for one order with the parts of another. */
async function ask(contract: Endpoint, own: OrderParts, other: OrderParts) {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'orderId' ? own.orderId : String(other[name as 'itemId'] ?? '1'),
  );
  const asked = Object.keys((contract.query as { shape?: object } | undefined)?.shape ?? {});
  const query = Object.fromEntries(asked.flatMap((name) => (QUERY[name] ? [[name, QUERY[name]]] : [])));
  const body = bodiesOf(other)[nameOf(contract)];
  return app.http.inject({
    method: contract.method,
    url: path,
    query,
    headers: {
      'x-country-code': 'IN',
      'x-session-token': own.token,
      'idempotency-key': `mixed-${crypto.randomUUID()}`,
    },
    ...(body && { payload: body }),
  });
}

/** Everything that its owner sees of an order. */
async function seen({ orderId, token }: OrderParts) {
  const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token });
  const { rows } = await app.db.execute(
    sql`SELECT id, return_id FROM return_photo WHERE order_id = ${orderId}`,
  );
  return [result, rows, await refundsOf(app.db, orderId)];
}

describe.each(pairs)('a part of an order %s, under another order of the caller', (_name, own, other) => {
  test.each(
    table
      .filter((contract) => names(contract, other))
      .map((contract) => [nameOf(contract), contract] as const),
  )('%s finds nothing', async (_call, contract) => {
    const before = [await seen(own), await seen(other)];
    const answer = await ask(contract, own, other);
    expect([404, 409, 422], answer.body).toContain(answer.statusCode);
    for (const part of [other.orderId, other.returnId].filter(Boolean))
      expect(answer.body).not.toContain(part);
    expect([await seen(own), await seen(other)]).toEqual(before);
  });
});

test('return details do not contain a return of another order, and a claim does not accept its photo', async () => {
  const [, own, other] = pairs[1];
  const params = { orderId: own.orderId, itemId: own.itemId };
  const { result } = await call(app, returnContract.getReturnDetails, { params }, { token: own.token });
  expect(result.returns.map(({ returnId }) => returnId)).not.toContain(other.returnId);
});
