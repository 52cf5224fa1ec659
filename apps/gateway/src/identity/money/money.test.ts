import { moneyContract } from '@lunette/account/contract';
import type { CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoCustomers } from '../../../seed/people/customers.ts';
import { demoStoreCredits, demoVouchers } from '../../../seed/people/money.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newAddress, newCustomer, signInAgain } from '../testing/customer.ts';

const app = await testGatewayApp();
const owner = await signInAgain(app, demoCustomers.repeat.email, { password: DEMO_PASSWORD });
const rupees = (value: number) => ({ value, currencyCode: 'INR' });

describe('store credit', () => {
  const creditOf = (code: string, token = owner) =>
    call(app, moneyContract.getStoreCredit, { params: { code } }, { token });

  test('MONEY-01 a guest has none; an unknown code and the code of another customer are not found', async () => {
    expect((await creditOf(demoStoreCredits.refund, await guest(app))).status).toBe(403);
    const stranger = await newCustomer(app);
    for (const answer of [
      await creditOf('SC-NONE-0000'),
      await creditOf(demoStoreCredits.refund, stranger.token),
    ])
      expect(answer.problem).toMatchObject({ status: 404, code: 'store_credit_not_found' });
  });

  test('MONEY-01 by code it has its balance and whether it has expired; the whole balance leaves out expired credit', async () => {
    expect((await creditOf(demoStoreCredits.refund.toLowerCase())).result).toEqual({
      code: demoStoreCredits.refund,
      balance: rupees(750),
      expiresOn: '2036-05-31',
      isExpired: false,
    });
    expect((await creditOf(demoStoreCredits.expired)).result.isExpired).toBe(true);
    const all = await call(app, moneyContract.getStoreCredits, undefined, { token: owner });
    expect(all.result.balance).toEqual(rupees(750));
    expect(all.result.storeCredits).toHaveLength(2);
  });

  test('MONEY-01 its orders are read page by page with numOfOrders, its history by order', async () => {
    const page = (query: object) =>
      call(app, moneyContract.getStoreCreditOrders, { query: query as never }, { token: owner });
    expect((await page({ pagesize: 51 })).status).toBe(422);
    const first = await page({ page: 0, pagesize: 1 });
    expect(first.result).toMatchObject({ numOfOrders: 2, orders: [{ amount: rupees(-150) }] });
    expect((await page({ page: 1, pagesize: 1 })).result.orders[0]).toMatchObject({ amount: rupees(900) });
    const history = await call(
      app,
      moneyContract.getStoreCreditHistory,
      { query: { orderId: '4521367890' } },
      { token: owner },
    );
    expect(history.result.entries).toMatchObject([{ reason: 'refund', amount: rupees(900) }]);
  });

  test('MONEY-01 what was paid by wallet is no movement of store credit', async () => {
    const { id, token } = await newCustomer(app);
    await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance, kind)
      VALUES ('WALLET-OF-ONE', ${id}, 'IN', 'INR', 5000, 'wallet')`);
    await app.db.execute(sql`
      INSERT INTO store_credit_entry (code, amount, order_id, reason)
      VALUES ('WALLET-OF-ONE', -20000, '4521367891', 'spent')`);
    const history = await call(app, moneyContract.getStoreCreditHistory, { query: {} }, { token });
    expect(history.result.entries).toEqual([]);
    const query = { page: 0, pagesize: 10 };
    const page = await call(app, moneyContract.getStoreCreditOrders, { query }, { token });
    expect(page.result).toEqual({ numOfOrders: 0, orders: [] });
  });

  test('MONEY-01 sms sends the codes of an order to the customer’s own number, at most three times an hour', async () => {
    const send = (orderId: string) =>
      call(app, moneyContract.sendStoreCreditSms, { query: { orderId } }, { token: owner });
    expect((await send('1234567890')).status).toBe(404);
    expect((await send('4521367890')).result).toEqual({ success: true });
    await app.runJobs();
    expect(app.sent.sms).toEqual([
      { to: '+919822041377', text: 'Lunette: your store credit SC-7KQ4-M2XD holds ₹750.' },
    ]);
    for (let time = 0; time < 2; time += 1) await send('4521367890');
    expect((await send('4521367890')).status).toBe(429);
    const unproven = await newCustomer(app);
    const refused = await call(
      app,
      moneyContract.sendStoreCreditSms,
      { query: { orderId: '4521367890' } },
      { token: unproven.token },
    );
    expect(refused.problem.code).toBe('telephone_unverified');
  });
});

describe('gift vouchers', () => {
  const ask = async (giftVoucherCode: string, country: CountryCode = 'IN') =>
    call(
      app,
      moneyContract.getGiftVoucher,
      { query: { giftVoucherCode } },
      { token: await guest(app, { country }), country, headers: newAddress() },
    );

  test('MONEY-02 a code that is unknown, malformed or of another country is refused', async () => {
    expect((await ask('GIFT-NONE-0000')).problem).toMatchObject({
      status: 404,
      code: 'gift_voucher_not_found',
    });
    expect((await ask("' OR 1=1 --")).status).toBe(422);
    expect((await ask(demoVouchers.dirham)).status).toBe(404);
  });

  test('MONEY-02 a valid code has its balance, in its own currency', async () => {
    expect((await ask(demoVouchers.used.toLowerCase())).result).toEqual({
      code: demoVouchers.used,
      balance: rupees(120),
      amount: rupees(500),
      expiresOn: null,
      isExpired: false,
    });
    expect((await ask(demoVouchers.expired)).result.isExpired).toBe(true);
    expect((await ask(demoVouchers.dirham, 'AE')).result.balance).toEqual({
      value: 200,
      currencyCode: 'AED',
    });
  });
});
