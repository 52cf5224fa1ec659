import { randomUUID } from 'node:crypto';
import { orderContract, refundContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { shopperWithPapers } from '../testing/papers.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const { anOrder, papersOf } = shopperWithPapers(app, provider);
const ACCESSORY = { productId: sentinels.accessory };
const SOLUTION = { productId: sentinels.solution };
const MEMBERSHIP = { productId: sentinels.membership };
type PlacedOrder = Awaited<ReturnType<typeof anOrder>>;

const refunded = async ({ orderId, ...as }: PlacedOrder) => {
  const { result } = await call(app, refundContract.getRefundDetails, { params: { orderId }, query: {} }, as);
  return result.total.value;
};
/** The invoiced amount less the credited one. */
const billed = async (order: PlacedOrder) =>
  (await papersOf(order)).papers.reduce(
    (sum, { kind, amount }) => sum + (kind === 'invoice' ? amount.value : -amount.value),
    0,
  );
const previewOf = async ({ orderId, ...as }: PlacedOrder, items?: string) => {
  const query = items ? { items } : {};
  return (await call(app, orderContract.getCancelReasons, { params: { orderId }, query }, as)).result;
};
const cancel = ({ orderId, ...as }: PlacedOrder, items?: { itemId: string; pieces: number }[]) => {
  const body = { reason: 'changed_mind' as const, refundMethod: 'source' as const, ...(items && { items }) };
  const request = { params: { orderId }, body };
  return call(app, orderContract.cancelOrder, request, { ...as, idempotencyKey: randomUUID() });
};

test('ORD-06 goods beside a membership are cancelled one by one: with the last ones all shipping is refunded and credited', async () => {
  const membership = (await anOrder([MEMBERSHIP], 'US')).total;
  const order = await anOrder([ACCESSORY, SOLUTION, MEMBERSHIP], 'US');
  expect(order.shipping).toBeGreaterThan(0);
  await app.runJobs();
  const accessory = (await previewOf(order)).items[0]?.itemId ?? '';
  const { kept } = await previewOf(order, `${accessory}:1`);
  expect(kept?.amount.value).toBeGreaterThan(0);
  expect((await cancel(order, [{ itemId: accessory, pieces: 1 }])).status).toBe(200);
  await app.runJobs();
  // The shipping of the first goods is on an invoice until the last ones are cancelled.
  expect(await billed(order)).toBeCloseTo(membership + (kept?.amount.value ?? 0), 5);
  expect((await previewOf(order)).kept).toBeNull();
  const { result } = await cancel(order);
  expect(result.orders[0]?.status).toBe('placed');
  await app.runJobs();
  expect(await refunded(order)).toBeCloseTo(order.total - membership, 5);
  expect(await billed(order)).toBeCloseTo(membership, 5);
});

test('the mail about a membership alone promises neither a parcel nor a cancellation', async () => {
  const { orderId } = await anOrder([MEMBERSHIP]);
  const beside = await anOrder([ACCESSORY, MEMBERSHIP]);
  await app.runJobs();
  const [alone, together] = [orderId, beside.orderId].map(
    (id) => app.sent.mail.find(({ subject }) => subject.includes(id))?.text ?? '',
  );
  expect(together).toMatch(/It arrives by .*You can cancel free of charge/s);
  expect(alone).toContain(orderId);
  expect(alone).not.toMatch(/arrives|cancel/);
});

test('ORD-06 if the only goods beside a membership are cancelled, their shipping is refunded and never invoiced', async () => {
  const membership = (await anOrder([MEMBERSHIP])).total;
  const order = await anOrder([ACCESSORY, MEMBERSHIP]);
  expect(order.shipping).toBeGreaterThan(0);
  expect((await previewOf(order)).total?.value).toBeCloseTo(order.total - membership, 5);
  expect((await cancel(order)).status).toBe(200);
  await app.runJobs();
  expect(await refunded(order)).toBeCloseTo(order.total - membership, 5);
  expect(await billed(order)).toBeCloseTo(membership, 5);
  expect((await papersOf(order)).papers.map(({ kind }) => kind)).toEqual(['invoice']);
});
