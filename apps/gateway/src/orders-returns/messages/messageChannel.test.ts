import { cartContract } from '@lunette/cart/contract';
import { consentContract } from '@lunette/session/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { completeCheckout, FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import { customer } from '../../identity/account/schema.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { notifyShopper } from './notifyShopper.ts';

const app = await testGatewayApp();
const OF_THE_ORDER = '+919822041377';

/** A customer with these WhatsApp decisions, in the given order. */
async function shopper(...decisions: boolean[]) {
  const { token, id } = await newCustomer(app);
  for (const optingValue of decisions)
    await call(app, consentContract.setWhatsAppConsent, { body: { optingValue } }, { token });
  await call(app, cartContract.addItem, { body: FRAME }, { token });
  return { id, ready: { token, total: await completeCheckout(app, token) } };
}

/** Places an order and sends one more message about it; returns how each text was sent, besides the e-mails. */
async function texts(ready: Parameters<typeof pay>[1]) {
  app.sent.sms.length = 0;
  app.sent.whatsapp.length = 0;
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  await app.runJobs();
  const order = await findOrder(app.db, orderId);
  if (!order) throw new Error('There is no order');
  await notifyShopper(app.db, order, { subject: 'It is on its way', lines: [], key: `moved-${orderId}` });
  await app.runJobs();
  expect(app.sent.mail.filter(({ subject }) => subject === 'It is on its way')).toHaveLength(1);
  app.sent.mail.length = 0;
  const to = (channel: 'sms' | 'whatsapp') => app.sent[channel].map((message) => message.to);
  return { sms: to('sms'), whatsapp: to('whatsapp') };
}

test('ACCT-04 a customer who chose WhatsApp gets messages about an order there instead of by text message, at the number of the order or the verified one of the account', async () => {
  const { ready } = await shopper(true);
  expect(await texts(ready)).toEqual({ sms: [], whatsapp: [OF_THE_ORDER, OF_THE_ORDER] });
  for (const [telephone, telephoneVerifiedAt, to] of [
    ['9000000001', new Date(), '+919000000001'],
    ['9000000002', null, OF_THE_ORDER],
  ] as const) {
    const other = await shopper(true);
    await app.db
      .update(customer)
      .set({ phoneCode: '+91', telephone, telephoneVerifiedAt })
      .where(eq(customer.id, other.id));
    expect(await texts(other.ready)).toEqual({ sms: [], whatsapp: [to, to] });
  }
});

test('ACCT-04 a customer who did not choose WhatsApp, or no longer does, gets text messages, and so does a guest', async () => {
  const byText = { sms: [OF_THE_ORDER, OF_THE_ORDER], whatsapp: [] };
  expect(await texts((await shopper()).ready)).toEqual(byText);
  expect(await texts((await shopper(true, false)).ready)).toEqual(byText);
  expect(await texts(await readyToPay(app))).toEqual(byText);
});
