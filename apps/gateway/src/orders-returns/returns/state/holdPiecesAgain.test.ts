import { orderContract, returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stock } from '../../../catalog/schema.ts';
import { fakeProvider } from '../../../checkout/testing/fakeProvider.ts';
import { call, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { pickupEvent, fakeTransport, sendReturnEvent, warehouseEvent } from '../../testing/fakeTransport.ts';
import { FRAMES, shopperWhoReturns, type Delivered, type ReturnRequest } from '../../testing/returning.ts';
import { returnPhoto } from '../schema.ts';

const provider = await fakeProvider();
const settings = { sandboxUrl: provider.url };
const first = await testGatewayApp({ settings });
const app = await testGatewayApp({
  databaseUrl: first.databaseUrl,
  settings,
  services: fakeTransport().services(first.settings),
});
const { delivered, begin, cancel, eligible } = shopperWhoReturns(app, provider);
await app.db.update(stock).set({ quantity: 900 });

/** A return that is cancelled although the courier fetches its parcel, and the one that replaces it. */
async function replaced(pieces: number, change: (itemId: string) => Partial<ReturnRequest>, quantity = 1) {
  const order = await delivered([FRAMES]);
  const itemId = order.itemIds[0] ?? '';
  const { returnId, seen } = await begin(order, pieces);
  await app.runJobs();
  await cancel(order, returnId);
  const { returnId: second } = await begin(order, quantity, change(itemId));
  await app.runJobs();
  return { order, itemId, returnId, seen, second };
}

async function returnsOf({ orderId, token, itemIds }: Delivered) {
  const params = { orderId, itemId: itemIds[0] ?? '' };
  const { result } = await call(app, returnContract.getReturnDetails, { params }, { token });
  return (id: string) => result.returns.find(({ returnId }) => returnId === id);
}

async function refunded({ orderId }: Delivered) {
  const { rows } = await app.db.execute<{ sum: number }>(
    sql`SELECT coalesce(sum(amount), 0)::int AS sum FROM refund WHERE order_id = ${orderId}`,
  );
  return rows[0]?.sum;
}

test('RET-08 a piece of the other return that is not in the fetched parcel is released, and is not refunded if the courier loses that parcel', async () => {
  const { order, returnId, seen, second } = await replaced(2, () => ({}), 3);
  await sendReturnEvent(app, 'courier', pickupEvent(returnId));
  await app.runJobs();
  const now = await returnsOf(order);
  expect(now(returnId)).toMatchObject({ status: 'picked_up', items: [{ quantity: 2 }] });
  expect(now(second)?.status).toBe('cancelled');
  const mail = app.sent.mail.find(({ subject }) => subject === `Your return ${second} is cancelled`);
  expect(mail?.text).toContain(
    `A part of its goods is in your return ${returnId} now. You can start a new return of the rest`,
  );
  expect((await eligible(order))?.quantity).toBe(1);
  await sendReturnEvent(app, 'courier', pickupEvent(returnId, 'lost'));
  expect(await refunded(order)).toBe(Math.round(seen.total.value * 100));
  expect((await begin(order, 1)).status).toBe('label');
});

test('RET-08 the photos and the reason of the other return go over with its pieces', async () => {
  const order = await delivered([FRAMES]);
  const itemId = order.itemIds[0] ?? '';
  const { returnId } = await begin(order, 1);
  await cancel(order, returnId);
  const [photo] = await app.db
    .insert(returnPhoto)
    .values({ orderId: order.orderId, itemId, jpeg: Buffer.from('a photo') })
    .returning({ id: returnPhoto.id });
  const photos = [photo?.id ?? ''];
  const { returnId: second } = await begin(order, 1, {
    items: [{ itemId, quantity: 1, reason: 'wrong_item', photos }],
  });
  await sendReturnEvent(app, 'courier', pickupEvent(returnId));
  const now = await returnsOf(order);
  expect(now(returnId)?.items).toMatchObject([{ reason: 'wrong_item', photos }]);
  expect(now(second)?.items).toMatchObject([{ photos: [] }]);
});

test('RET-08 a parcel whose pieces are in a claim is recorded in the order, and a colleague gets one mail about it', async () => {
  const { order, itemId, returnId, second } = await replaced(1, (id) => ({
    items: [{ itemId: id, quantity: 1, reason: 'not_arrived' }],
  }));
  const { orderId, token } = order;
  const found = { itemId, counted: 1, accepted: 1, resellable: 1 };
  for (const status of ['picked_up', 'delivered'] as const) {
    await sendReturnEvent(app, 'courier', pickupEvent(returnId, status));
    await app.runJobs();
  }
  await sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, 'counted', found));
  await app.runJobs();
  const now = await returnsOf(order);
  expect([now(returnId)?.status, now(second)?.status]).toEqual(['cancelled', 'requested']);
  const mails = app.sent.mail.filter(
    ({ subject }) => subject === `Please look at return ${returnId} of order ${orderId}`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe(app.settings.mailFrom);
  expect(mails[0]?.text).toContain(second);
  const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token });
  const acts = result.orders[0]?.acts.filter(({ by }) => by === 'The courier').map(({ text }) => text);
  expect(acts).toEqual([`Return ${returnId} handed to the courier`]);
});
