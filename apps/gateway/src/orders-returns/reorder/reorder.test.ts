import { randomUUID } from 'node:crypto';
import { cartContract, reorderContract, type NewCartItem } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { orderItem } from '../../checkout/order/schema.ts';
import { FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { newPicture } from '../../cart/testing/prescriptionPictures.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { withCode } from '../testing/callers.ts';

const app = await testGatewayApp();
const SUN = { productId: sentinels.fewPieces, powerType: 'frame_only' as const };

async function ordered(items: NewCartItem[] = [FRAME, SUN]) {
  const ready = await readyToPay(app, { items });
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  return { token: ready.token, orderId };
}
const again = (token: string, orderId: string, idempotencyKey: string = randomUUID()) =>
  call(app, reorderContract.reorderOwn, { params: { orderId } }, { token, idempotencyKey });
const byMail = (token: string, orderId: string, emailId: string) =>
  call(app, reorderContract.reorder, { body: { orderId, emailId } }, { token, idempotencyKey: randomUUID() });

test('CART-16 another caller’s order is found only with its e-mail address, and attempts are limited', async () => {
  const { orderId } = await ordered([FRAME]);
  const stranger = await guest(app);
  expect((await again(stranger, orderId)).problem.code).toBe('order_not_found');
  expect((await byMail(stranger, orderId, 'guess@post.in')).problem.code).toBe('order_not_found');
  expect((await byMail(stranger, orderId, 'ananya.rao@POST.in')).result.itemsQty).toBe(1);
  for (let time = 0; time < 5; time += 1) await byMail(stranger, orderId, 'guess@post.in');
  expect((await byMail(stranger, orderId, 'ananya.rao@post.in')).status).toBe(429);
});

test('CART-16 its goods are put into the cart with their choices, once for each press', async () => {
  const { token, orderId } = await ordered();
  const key = randomUUID();
  const [first, second] = await Promise.all([again(token, orderId, key), again(token, orderId, key)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.result.missing).toEqual([]);
  const { result } = await call(app, cartContract.getCart, {}, { token });
  expect(result.items.map(({ productId, powerType, quantity }) => [productId, powerType, quantity])).toEqual([
    [FRAME.productId, 'frame_only', 1],
    [SUN.productId, 'frame_only', 1],
  ]);
});

test('CART-16 contact lenses for one eye are ordered again with the e-mail address; their power is entered later', async () => {
  const right = { sph: '-2.00', bc: '8.6', dia: '14.2', boxes: '2' };
  const lenses = { productId: sentinels.dailyLens, prescription: { left: { boxes: '0' }, right } };
  const { orderId } = await ordered([lenses]);
  const { result } = await byMail(await guest(app), orderId, 'ananya.rao@post.in');
  expect(result.missing).toEqual([]);
  expect(result.items).toMatchObject([
    {
      quantity: 2,
      inStock: true,
      prescription: { left: { boxes: '0' }, right: { sph: 'Call Me/Email Me for Power', boxes: '2' } },
    },
  ]);
  expect(result.items[0]?.prescription?.left).toEqual({ boxes: '0' });
});

test('CART-16 glasses with a picture of their power are ordered again: the picture by their owner, the power later by others', async () => {
  const glasses = { ...FRAME, powerType: 'single_vision' as const, packageId: 'clear-156' };
  const power = { right: { sph: '-1.25' }, left: { sph: '-1.25' } };
  const { token, orderId } = await ordered([{ ...glasses, prescription: power }]);
  const picture = { imageFileName: await newPicture(app, token) };
  await app.db.update(orderItem).set({ prescription: picture }).where(eq(orderItem.orderId, orderId));
  expect((await again(token, orderId)).result.items).toMatchObject([{ prescription: picture }]);
  const later = { sph: 'Call Me/Email Me for Power' };
  const reader = (await withCode(app, orderId)).token ?? '';
  const ofOthers = [
    await again(reader, orderId),
    await byMail(await guest(app), orderId, 'ananya.rao@post.in'),
  ];
  for (const { result } of ofOthers) {
    expect(result.missing).toEqual([]);
    expect(result.items.map(({ prescription }) => prescription)).toEqual([{ right: later, left: later }]);
  }
});

test('CART-16 one item of it can be ordered alone; an unknown item is not found', async () => {
  const { token, orderId } = await ordered();
  const { result: order } = await call(app, orderContract.getOrder, { params: { orderId } }, { token });
  const sun = order.orders[0]?.items.find(({ productId }) => productId === SUN.productId)?.id ?? '';
  const ask = (itemId: string) =>
    call(
      app,
      reorderContract.reorderOwn,
      { params: { orderId }, query: { itemId } },
      { token, idempotencyKey: randomUUID() },
    );
  expect((await ask(sun)).result.items.map(({ productId }) => productId)).toEqual([SUN.productId]);
  expect((await ask('00000000-0000-4000-8000-000000000000')).problem.code).toBe('item_not_found');
});

test('CART-16 sold-out goods are named and the rest is put into the cart; an order with none left is refused', async () => {
  const { token, orderId } = await ordered();
  const alone = await ordered([SUN]);
  await app.db
    .update(stock)
    .set({ quantity: 0 })
    .where(eq(stock.productId, Number(SUN.productId)));
  const { result } = await again(token, orderId);
  expect(result.missing).toEqual(['Juno, Burgundy']);
  expect(result.items.map(({ productId }) => productId)).toEqual([FRAME.productId]);
  expect((await again(alone.token, alone.orderId)).problem).toMatchObject({
    status: 422,
    detail: 'Nothing in this order is available any more.',
  });
});
