import { paymentContract, paymentProviderContract } from '@lunette/checkout/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { enterOrderCode } from '../../testing/enterOrderCode.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { pay, readyToPay } from '../../testing/shopper.ts';
import { payment } from '../../schema.ts';
import { mergeOpeners } from './mergeOpeners.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

/** A guest's order whose payment page is open, and a caller who has entered its code. */
async function openedOrder() {
  const owner = await readyToPay(app);
  const { result } = await pay(app, owner);
  const reader = { token: await guest(app), total: owner.total };
  await enterOrderCode(app, result.orderId, reader.token);
  return { owner, reader, opened: result, orderId: result.orderId };
}

const read = async (orderId: string, as: { token: string }) =>
  (await call(app, paymentContract.getPayment, { params: { orderId } }, as)).result;

test('PAY-04 a caller with the code of an order does not get the payment page that its owner has opened', async () => {
  const { owner, reader, opened, orderId } = await openedOrder();
  expect(await read(orderId, reader)).toMatchObject({ status: 'created', card: null, pageUrl: null });
  const token = (as: { token: string }) =>
    call(app, paymentProviderContract.getClientToken, { query: { orderId } }, as);
  expect((await token(reader)).problem.code).toBe('no_card_payment');
  expect((await read(orderId, owner)).card).toEqual(opened.card);
  expect((await token(owner)).status).toBe(200);
});

test('PAY-04 a caller with the code of an order pays it on a page of their own, and the owner’s page ends', async () => {
  const { owner, reader, opened, orderId } = await openedOrder();
  const own = (await pay(app, reader, { orderId })).result;
  expect(own.paymentId).not.toBe(opened.paymentId);
  expect(own.card?.pageUrl).toContain('/pay/');
  expect(provider.intentOf(opened.paymentId).status).toBe('expired');
  expect((await read(orderId, reader)).card).toEqual(own.card);
  expect((await read(orderId, owner)).card).toBeNull();
  provider.decide(provider.intentOf(own.paymentId).id, 'succeeded');
  expect(await read(orderId, owner)).toMatchObject({ status: 'paid', orderPlaced: true });
});

test('a payment that an account has opened is that of the account into which it is merged', async () => {
  const { orderId } = await openedOrder();
  const ofOrder = eq(payment.orderId, orderId);
  const [from, into] = [crypto.randomUUID(), crypto.randomUUID()];
  await app.db.update(payment).set({ openerId: from }).where(ofOrder);
  await app.db.transaction((tx) => mergeOpeners({ from, into, language: 'en' }, { tx }));
  expect(await app.db.select({ openerId: payment.openerId }).from(payment).where(ofOrder)).toEqual([
    { openerId: into },
  ]);
});
