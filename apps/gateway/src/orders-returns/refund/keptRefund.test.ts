import { randomUUID } from 'node:crypto';
import { moneyContract } from '@lunette/account/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { formatMoney, fromMinor } from '@lunette/country-config';
import { refundContract } from '@lunette/orders-returns/contract';
import { identityContract } from '@lunette/session/contract';
import { expect, test } from 'vitest';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { addRefund } from '../../checkout/payment/refunds/addRefund.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { readyToPay } from '../../checkout/testing/shopper.ts';
import { linkFor, newAddress, newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const EMAIL = 'ananya.rao@post.in';

/** A guest of a country without bank accounts, whose card was closed before its refund. */
async function guestWithClosedCard() {
  const country = 'SG' as const;
  const { token, total } = await readyToPay(app, { country });
  const as = { token, country };
  const body = { paymentMethod: 'cc' as const, expectedTotal: total };
  const { orderId, paymentId } = (
    await call(app, paymentContract.payOrder, { body }, { ...as, idempotencyKey: randomUUID() })
  ).result;
  provider.decide(provider.intentOf(paymentId).id, 'succeeded');
  void (await call(app, paymentContract.getPayment, { params: { orderId } }, as)).result;
  provider.refundMode = 'closed';
  await app.db.transaction(async (tx) =>
    addRefund(tx, await lockOrder(tx, orderId), {
      key: `kept-${orderId}`,
      paymentId,
      amount: 1_200,
      method: 'source',
      reason: 'cancelled',
    }),
  );
  await app.runJobs();
  await app.runJobs();
  return { ...as, orderId };
}

const detailsOf = async ({ orderId, ...as }: { orderId: string; token: string; country: 'SG' }) =>
  (await call(app, refundContract.getRefundDetails, { params: { orderId }, query: {} }, as)).result;

test('MONEY-01 a guest without a method for the refund gets a message, staff are asked to call, and a later account receives it', async () => {
  const guest = await guestWithClosedCard();
  const { orderId, country } = guest;
  const amount = formatMoney(fromMinor(1_200, 'SGD'));
  const about = app.sent.mail.filter(({ subject }) => subject.includes(orderId));
  const toShopper = about.find(({ subject }) => subject.startsWith('Your money could not be sent back'));
  expect(toShopper?.text).toContain('somebody calls or writes to you');
  expect(toShopper?.text).toContain('can take the money as store credit');
  const toColleague = about.filter(
    ({ subject }) => subject === `Please call about the refund of order ${orderId}`,
  );
  expect(toColleague).toHaveLength(1);
  expect(toColleague[0]).toMatchObject({ to: app.settings.mailFrom });
  for (const fact of [amount, 'Ananya Rao', '81234567', EMAIL, 'English'])
    expect(toColleague[0]?.text).toContain(fact);
  const [kept] = (await detailsOf(guest)).refunds;
  expect(kept).toMatchObject({ status: 'failed', ways: [] });
  expect(kept?.text).toContain('An account with the e-mail address of the order');

  const { token } = await newCustomer(app, { email: EMAIL, token: guest.token, country });
  const as = { token, country, headers: newAddress() };
  const proof = { body: { token: await linkFor(app, EMAIL) } };
  const { status } = await call(app, identityContract.verifyEmail, proof, as);
  expect(status).toBe(200);
  const customer = { orderId, country, token: await signInAgain(app, EMAIL, { country }) };
  const [open] = (await detailsOf(customer)).refunds;
  expect(open).toMatchObject({ ways: ['storecredit'] });
  expect(open?.text).toContain('take it as store credit');
  const params = { orderId, refundId: open?.id ?? '' };
  void (await call(app, refundContract.creditRefund, { params }, customer)).result;
  const { balance } = (await call(app, moneyContract.getStoreCredits, undefined, customer)).result;
  expect(balance).toEqual({ value: 12, currencyCode: 'SGD' });
});
