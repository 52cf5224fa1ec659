import { cartMoneyContract } from '@lunette/cart/contract';
import { orderContract, refundContract, upgradeContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { fakeProvider, webhook } from '../../checkout/testing/fakeProvider.ts';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { shopperWhoReturns } from '../testing/returning.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const cancel = shopperWhoCancels(app);
const { readyOf } = shopperWhoReturns(app, provider);
let made = 0;

const GLASSES = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision' as const,
  packageId: 'clear-156',
  prescription: { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } },
};
/** The price of the other lenses, which is paid by card. */
const DIFFERENCE = 1_100;

/** Glasses that voucher or store credit have paid in full, and whose better lenses were then paid by card. */
async function upgraded({ isCustomer }: { isCustomer: boolean }) {
  const customer = isCustomer ? await newCustomer(app) : null;
  const { token, total } = customer
    ? await readyOf(customer.token, [GLASSES])
    : await readyToPay(app, { items: [GLASSES] });
  const code = `COVERS-${(made += 1)}`;
  if (customer) {
    await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance)
      VALUES (${code}, ${customer.id}, 'IN', 'INR', 9000000)`);
    await call(app, cartMoneyContract.applyStoreCredit, {}, { token });
  } else {
    await app.db.execute(sql`
      INSERT INTO gift_voucher (code, country, currency_code, amount, balance)
      VALUES (${code}, 'IN', 'INR', 9000000, 9000000)`);
    const body = { giftVoucherCode: code };
    await call(app, cartMoneyContract.applyVoucher, { body, query: {} }, { token });
  }
  const { orderId } = (await pay(app, { token, total: 0 }, { paymentMethod: 'none' })).result;
  const [item] = await itemsOf(app.db, orderId);
  const itemId = item?.id ?? '';
  const change = {
    params: { orderId, itemId },
    query: { updateFrom: 'clear-156', updateTo: 'thin-160' },
    body: { expectedDifference: DIFFERENCE },
  };
  await call(app, upgradeContract.updatePackage, change, { token });
  const paid = (await paymentsOf(app.db, orderId)).find(({ purpose }) => purpose === 'amendment');
  const { id } = provider.intentOf(paid?.id ?? '');
  await app.http.inject(webhook('payment.succeeded', provider.decide(id, 'succeeded')));
  const reasons = async () =>
    (await call(app, orderContract.getCancelReasons, { params: { orderId }, query: {} }, { token })).result;
  const refunds = async () => {
    await app.runJobs();
    const { result } = await call(
      app,
      refundContract.getRefundDetails,
      { params: { orderId }, query: {} },
      { token },
    );
    return result.refunds.map(({ method, title, amount }) => [method, title, amount.value]);
  };
  return { token, orderId, itemId, total, reasons, refunds };
}

const CARD = ['source', 'To the card ending 4242', DIFFERENCE];

test('ORD-06 a guest whose voucher has paid all but the better lenses gets their price to the card, and the rest on the voucher', async () => {
  const { token, orderId, total, reasons, refunds } = await upgraded({ isCustomer: false });
  expect(await reasons()).toMatchObject({
    refundMethods: [{ id: 'source', title: 'To the card ending 4242' }],
    refundAmount: { value: DIFFERENCE },
    tenders: [
      { tender: 'paid', title: 'Card ending 4242', amount: { value: DIFFERENCE } },
      { tender: 'voucher', amount: { value: total } },
    ],
  });
  const { result } = await cancel(orderId, token, { refundMethod: 'source' });
  expect(result.orders[0]?.status).toBe('cancelled');
  expect(await refunds()).toEqual([['source', 'To your gift voucher', total], CARD]);
});

test('ORD-06 a customer whose store credit has paid all but the better lenses can have their price on the card', async () => {
  const { token, orderId, total, reasons, refunds } = await upgraded({ isCustomer: true });
  const asked = await reasons();
  expect(asked.refundMethods.map(({ id }) => id)).toEqual(['source', 'storecredit']);
  expect(asked.reasons.map(({ id }) => id)).toContain('wrong_power');
  await cancel(orderId, token, { refundMethod: 'source' });
  expect(await refunds()).toEqual([['storecredit', 'As store credit', total], CARD]);
});

test('MONEY-01 if such an order comes back undelivered, the price of the lenses goes to the card', async () => {
  const { orderId, itemId } = await upgraded({ isCustomer: true });
  await app.db.execute(
    sql`INSERT INTO item_status_history (item_id, status) VALUES (${itemId}, 'returned_to_sender')`,
  );
  await enqueue(app.db, 'order.take-back', { orderId });
  await app.runJobs();
  expect(await refundsOf(app.db, orderId)).toMatchObject([
    { method: 'storecredit', paymentId: null },
    { method: 'source', amount: DIFFERENCE * 100, status: 'done' },
  ]);
});
