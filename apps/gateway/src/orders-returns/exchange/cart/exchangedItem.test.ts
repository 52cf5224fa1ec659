import { categoryContract } from '@lunette/catalog/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { FRAME, payByCard, readyToPay } from '../../../checkout/testing/shopper.ts';
import { call, guest } from '../../../platform/testing/testGateway.ts';
import { exchangingStore } from '../../testing/exchanging.ts';

const { app, provider, delivered, begin } = await exchangingStore();
const headers = { 'x-service-type': 'exchange' };
const list = (query: { orderId: string; itemId: string }, token?: string) =>
  call(
    app,
    categoryContract.getCategory,
    { params: { id: 'eyeglasses' }, query: { page: 0, ...query } },
    { headers, ...(token && { token }) },
  );
const codeOf = async (...asked: Parameters<typeof list>) => {
  const { status, problem } = await list(...asked);
  return [status, problem.code];
};

test('CATG-09 RET-10 the owner of the item sees the same products as in the shop; for others the order is not found', async () => {
  const { orderId, itemId, token } = await delivered([FRAME]);
  await begin({ orderId, itemId, token, country: 'IN' });
  const plain = await call(
    app,
    categoryContract.getCategory,
    { params: { id: 'eyeglasses' }, query: { page: 0 } },
    {},
  );
  expect((await list({ orderId, itemId }, token)).result).toEqual(plain.result);
  const notFound = [404, 'order_not_found'];
  expect(await codeOf({ orderId, itemId })).toEqual(notFound);
  expect(await codeOf({ orderId, itemId }, await guest(app))).toEqual(notFound);
  expect(await codeOf({ orderId: '1000000000', itemId }, token)).toEqual(notFound);
});

test('CATG-09 an item of another order, one that is not a frame, and one that was not delivered are refused', async () => {
  const frameOrder = await delivered([FRAME]);
  const accessoryOrder = await delivered([{ productId: sentinels.accessory }]);
  expect(
    await codeOf({ orderId: frameOrder.orderId, itemId: accessoryOrder.itemId }, frameOrder.token),
  ).toEqual([404, 'item_not_found']);
  expect(await codeOf({ orderId: frameOrder.orderId, itemId: 'none' }, frameOrder.token)).toEqual([
    404,
    'item_not_found',
  ]);
  expect(
    await codeOf({ orderId: accessoryOrder.orderId, itemId: accessoryOrder.itemId }, accessoryOrder.token),
  ).toEqual([409, 'not_exchangeable']);
  const ready = await readyToPay(app, { items: [FRAME] });
  const { orderId } = await payByCard(app, provider, ready);
  const [item] = await itemsOf(app.db, orderId);
  expect(await codeOf({ orderId, itemId: item?.id ?? '' }, ready.token)).toEqual([409, 'not_exchangeable']);
});
