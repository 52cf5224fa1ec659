import { paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { call, testGatewayApp } from '../../../../platform/testing/testGateway.ts';
import { payment } from '../../../schema.ts';
import { fakeProvider } from '../../../testing/fakeProvider.ts';
import { pay, readyToPay, type Ready } from '../../../testing/shopper.ts';
import { timePasses } from '../../../testing/timePasses.ts';

/** A gateway with its own provider, so that no circuit breaker is open from the test before. */
async function world() {
  const provider = await fakeProvider();
  return { provider, app: await testGatewayApp({ settings: { sandboxUrl: provider.url } }) };
}
type App = Awaited<ReturnType<typeof world>>['app'];

const [down, gone, overdue, hanging, silent] = [
  await world(),
  await world(),
  await world(),
  await world(),
  await world(),
];

const statusOf = async (app: App, { token }: Ready, orderId: string) =>
  (await call(app, paymentContract.getPayment, { params: { orderId } }, { token })).result;
const orderStatus = async (app: App, { token }: Ready, orderId: string) =>
  (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token })).result.orders[0]
    ?.status;

test('when the provider is down, the order is kept, nothing is charged, and it can be paid later', async () => {
  const { app, provider } = down;
  provider.mode = 'down';
  const ready = await readyToPay(app);
  const { result } = await pay(app, ready);
  expect(result).toMatchObject({ status: 'failed', orderPlaced: false, card: null });
  expect(result.message).toMatch(/^Payments cannot be reached at the moment\. Nothing has been charged\./);
  const [row] = await app.db.select().from(payment).where(eq(payment.id, result.paymentId));
  expect(row?.failureCode).toBe('provider_unavailable');
  expect(await orderStatus(app, ready, result.orderId)).toBe('payment_failed');
  provider.mode = 'up';
  const again = (await pay(app, ready, { orderId: result.orderId })).result;
  expect(again.status).toBe('created');
  provider.decide(provider.intentOf(again.paymentId).id, 'succeeded');
  expect(await statusOf(app, ready, result.orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
});

test('a provider that goes down during a payment leaves the payment as it was, and no second method opens', async () => {
  const { app, provider } = gone;
  const ready = await readyToPay(app);
  const { orderId, paymentId } = (await pay(app, ready)).result;
  provider.decide(provider.intentOf(paymentId).id, 'succeeded');
  provider.mode = 'down';
  expect(await statusOf(app, ready, orderId)).toMatchObject({ status: 'created', orderPlaced: false });
  const other = await pay(app, ready, { orderId, paymentMethod: 'cod' });
  expect([other.status, other.problem.code]).toEqual([503, 'payment_unavailable']);
  expect(await app.db.$count(payment, eq(payment.orderId, orderId))).toBe(1);
});

test('an order whose time is over waits a while for the provider, then expires without its answer', async () => {
  const { app, provider } = overdue;
  const ready = await readyToPay(app);
  const { orderId } = (await pay(app, ready)).result;
  provider.mode = 'down';
  await timePasses(app, orderId, 1);
  expect(await orderStatus(app, ready, orderId)).toBe('pending_payment');
  await timePasses(app, orderId, 20);
  expect(await orderStatus(app, ready, orderId)).toBe('cancelled');
});

test('a provider that does not answer is given up in time: the shopper gets an answer and the order is kept', async () => {
  const { app, provider } = hanging;
  provider.mode = 'hanging';
  const ready = await readyToPay(app);
  const begun = Date.now();
  const { result } = await pay(app, ready);
  expect(Date.now() - begun).toBeLessThan(paymentContract.payOrder.timeout ?? 0);
  expect(result).toMatchObject({ status: 'failed', orderPlaced: false });
  expect(await orderStatus(app, ready, result.orderId)).toBe('payment_failed');
});

test('PAY-10 a provider that does not answer delays no payment page: an open payment, and one whose order has expired, are shown as they were last known', async () => {
  const { app, provider } = silent;
  const ready = await readyToPay(app);
  const { orderId, paymentId } = (await pay(app, ready)).result;
  const { id } = provider.intentOf(paymentId);
  const toldInTime = async () => {
    const begun = Date.now();
    provider.mode = 'hanging';
    const told = await statusOf(app, ready, orderId);
    provider.mode = 'up';
    expect(Date.now() - begun).toBeLessThan(5_000);
    return told;
  };
  expect(await toldInTime()).toMatchObject({ status: 'created', orderCancelled: false });
  provider.decide(id, 'processing');
  await timePasses(app, orderId);
  expect(await toldInTime()).toMatchObject({ orderCancelled: true, awaitsLateMoney: true });
  provider.decide(id, 'succeeded');
  await expect.poll(() => statusOf(app, ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
});
