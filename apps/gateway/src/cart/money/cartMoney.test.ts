import { randomUUID } from 'node:crypto';
import { cartContract, cartMoneyContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { dateIn } from '@lunette/country-config';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { demoVouchers } from '../../../seed/people/money.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { CASH_FEE, completeCheckout, FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { timePasses } from '../../checkout/testing/timePasses.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { LIMITS } from '../../platform/rateLimit/admit.ts';
import { VOUCHER_DAYS } from '../../identity/money/storeCredit.ts';
import { newAddress, newCustomer } from '../../identity/testing/customer.ts';
import { shopperWhoCancels } from '../../orders-returns/testing/cancelling.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const cancel = shopperWhoCancels(app);
let made = 0;

async function aVoucher(balance: number, country = 'IN', expires: string | null = null): Promise<string> {
  const code = `GIFT-TEST-${(made += 1)}`;
  await app.db.execute(sql`
    INSERT INTO gift_voucher (code, country, currency_code, amount, balance, expires_on)
    VALUES (${code}, ${country}, 'INR', ${Math.max(balance, 1)}, ${balance}, ${expires}::date)`);
  return code;
}

/** A customer with store credit and money in the wallet, in minor units. */
async function rich(credit: { credit?: number[]; wallet?: number }): Promise<string> {
  const { token, id } = await newCustomer(app);
  const rows = [
    ...(credit.credit ?? []).map((balance) => [balance, 'credit']),
    ...(credit.wallet ? [[credit.wallet, 'wallet']] : []),
  ];
  for (const [balance, kind] of rows)
    await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance, kind)
      VALUES (${`SC-TEST-${(made += 1)}`}, ${id}, 'IN', 'INR', ${balance}, ${kind})`);
  return token;
}

const balanceOf = async (code: string) => {
  const { rows } = await app.db.execute(sql`
    SELECT balance, (SELECT count(*)::int FROM gift_voucher_entry entry WHERE entry.code = voucher.code) AS entries
    FROM gift_voucher voucher WHERE code = ${code}`);
  return rows[0];
};
/** The day in India so many days from today. */
const day = (days: number): string => dateIn('IN', new Date(Date.now() + days * DAY_MS));
const setLastDay = (code: string, last: string | null) =>
  app.db.execute(sql`UPDATE gift_voucher SET expires_on = ${last}::date WHERE code = ${code}`);
async function lastDayOf(code: string) {
  const { rows } = await app.db.execute<{ last: string | null }>(
    sql`SELECT expires_on::text AS last FROM gift_voucher WHERE code = ${code}`,
  );
  return rows[0]?.last;
}
const apply = (token: string, giftVoucherCode: string, headers = newAddress()) =>
  call(app, cartMoneyContract.applyVoucher, { body: { giftVoucherCode } }, { token, headers });
const credit = (token: string) => call(app, cartMoneyContract.applyStoreCredit, {}, { token });
const cartOf = async (token: string) => (await call(app, cartContract.getCart, {}, { token })).result;
const put = (token: string, item = FRAME) => call(app, cartContract.addItem, { body: item }, { token });

async function filled(token?: string) {
  const shopper = token ?? (await guest(app));
  const { result } = await put(shopper);
  return { token: shopper, total: result.totals.total };
}

describe('a gift voucher', () => {
  test('CART-17 CART-24 an unknown, expired or empty code and an empty cart are refused with a message, and nothing changes', async () => {
    const { token, total } = await filled();
    const refusal = async (code: string) => (await apply(token, code)).problem;
    expect(await refusal('GIFT-NONE-0000')).toMatchObject({ status: 404, code: 'gift_voucher_not_found' });
    expect((await refusal(demoVouchers.dirham)).code).toBe('gift_voucher_not_found');
    expect(await refusal(demoVouchers.expired)).toMatchObject({
      status: 422,
      detail: 'This voucher has expired, so it takes nothing off.',
    });
    expect((await refusal(await aVoucher(0))).code).toBe('gift_voucher_empty');
    expect((await apply(token, "' OR 1=1 --")).status).toBe(422);
    expect((await apply(await guest(app), demoVouchers.full)).problem.code).toBe('cart_empty');
    expect(await cartOf(token)).toMatchObject({ giftVoucher: null, totals: { total } });
  });

  test('CART-17 guessing codes: first a captcha, then the session is limited after ten tries and the address after twenty', async () => {
    const { token } = await filled();
    const { account, address, free } = LIMITS.voucher;
    const guess = async (time: number, by: string, headers = newAddress()) =>
      (await apply(by, `GUESS-${time}`, headers)).status;
    for (let time = 0; time < account; time += 1)
      expect(await guess(time, token)).toBe(time < free.account ? 404 : 403);
    expect((await apply(token, demoVouchers.full)).status).toBe(429);
    const headers = newAddress();
    for (let time = 0; time < address; time += 1)
      expect(await guess(time, await guest(app), headers)).toBe(time < free.address ? 404 : 403);
    expect((await apply((await filled()).token, demoVouchers.full, headers)).status).toBe(429);
    expect((await apply((await filled()).token, demoVouchers.full)).status).toBe(200);
  });

  test('CART-17 CART-03 it lowers the total, the cart shows what is left on it, and it can be removed', async () => {
    const { token, total } = await filled();
    const code = await aVoucher(12_000);
    const { result } = await apply(token, code.toLowerCase());
    expect(result.giftVoucher).toEqual({ code, used: 120, left: 0, problem: null });
    expect(result.totals).toMatchObject({
      total: total - 120,
      discounts: [{ type: 'gv', amount: 120, label: 'Gift voucher' }],
    });
    const removed = (await call(app, cartMoneyContract.removeVoucher, undefined, { token })).result;
    expect(removed).toMatchObject({ giftVoucher: null, totals: { total } });
    expect(await balanceOf(code)).toMatchObject({ balance: 12_000, entries: 0 });
  });

  test('CART-17 CART-24 a voucher that was used up meanwhile stays on the cart with the reason why it takes nothing off', async () => {
    const { token, total } = await filled();
    const code = await aVoucher(12_000);
    await apply(token, code);
    await app.db.execute(sql`UPDATE gift_voucher SET balance = 0 WHERE code = ${code}`);
    expect(await cartOf(token)).toMatchObject({
      giftVoucher: { code, used: 0, problem: 'Nothing is left on this voucher.' },
      totals: { total, discounts: [] },
    });
  });
});

describe('store credit and wallet', () => {
  test('CART-17 a guest and a customer without any are refused with the reason', async () => {
    expect((await credit((await filled()).token)).problem.code).toBe('sign_in_required');
    expect((await credit((await filled(await rich({}))).token)).problem.code).toBe('store_credit_empty');
  });

  test('CART-17 CART-02 voucher, store credit and wallet are applied in this order: gv, sc, wallet, never below zero', async () => {
    const { token, total } = await filled(await rich({ credit: [10_000, 5_000], wallet: 90_000_000 }));
    await apply(token, await aVoucher(12_000));
    const { result } = await credit(token);
    expect(result.storeCredit).toEqual({ applied: true, balance: 150, used: 150 });
    const whole = (await call(app, cartMoneyContract.applyWallet, undefined, { token })).result;
    expect(whole.totals.discounts.map(({ type, code, amount }) => [type, code, amount])).toEqual([
      ['gv', undefined, 120],
      ['sc', undefined, 150],
      ['sc', 'wallet', Math.round((total - 270) * 100) / 100],
    ]);
    expect(whole).toMatchObject({ walletApplied: true, totals: { total: 0 } });
  });

  test('MONEY-03 the wallet is applied only when it is asked for and the stored setting is ON', async () => {
    const { token, total } = await filled(await rich({ wallet: 5_000 }));
    const set = (value: string) =>
      app.db.execute(sql`
        UPDATE configuration SET value = jsonb_build_object('apply', ${value}::text) WHERE key = 'cart_wallet'`);
    const asked = (applyWallet: 'true' | 'false') =>
      call(app, cartContract.getCart, { query: { applyWallet } }, { token });
    expect(await cartOf(token)).toMatchObject({
      walletApplied: false,
      wallet: { balance: 50, applied: false },
    });
    expect((await asked('true')).result).toMatchObject({
      walletApplied: true,
      totals: { total: total - 50 },
    });
    expect((await cartOf(token)).walletApplied).toBe(false);
    await set('OFF');
    expect((await asked('true')).result).toMatchObject({
      walletApplied: false,
      wallet: null,
      totals: { total },
    });
    expect((await call(app, cartMoneyContract.applyWallet, undefined, { token })).problem.code).toBe(
      'wallet_off',
    );
    await set('ON');
    const query = { applyWallet: 'true' };
    const body = { giftVoucherCode: await aVoucher(1_000) };
    const both = await call(
      app,
      cartMoneyContract.applyVoucher,
      { query, body },
      { token, headers: newAddress() },
    );
    expect(both.result.totals.total).toBe(total - 60);
  });
});

describe('an order', () => {
  test('CART-17 placing it spends the amounts, and the order and its mail show them', async () => {
    const token = await rich({ credit: [10_000, 5_000] });
    await put(token);
    const code = await aVoucher(12_000);
    await apply(token, code);
    await credit(token);
    const total = await completeCheckout(app, token);
    const { orderId } = (await pay(app, { token, total }, { paymentMethod: 'cod' })).result;
    expect(await balanceOf(code)).toEqual({ balance: 0, entries: 1 });
    const left = await app.db.execute(sql`
      SELECT sum(amount)::int AS spent FROM store_credit_entry WHERE order_id = ${orderId} AND reason = 'spent'`);
    expect(left.rows[0]).toEqual({ spent: -15_000 });
    const order = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token });
    expect(order.result.orders[0]?.amount.discounts).toMatchObject([
      { type: 'gv', amount: 120, label: 'Gift voucher' },
      { type: 'sc', amount: 150, label: 'Store credit' },
    ]);
    await app.runJobs();
    const text = app.sent.mail.at(-1)?.text;
    expect(text).toContain('Gift voucher: −₹120');
    expect(text).toContain('Store credit: −₹150');
  });

  test('CART-17 covered in full it needs no payment provider: it is placed at once and only once, as both answers say', async () => {
    const ready = await readyToPay(app);
    const code = await aVoucher(90_000_000);
    await apply(ready.token, code);
    const { result: ways } = await call(app, paymentContract.getPaymentMethods, { query: {} }, ready);
    expect(ways.paymentMethods.map(({ id }) => id)).toEqual(['none']);
    const asked = provider.asked;
    const key = randomUUID();
    const covered = { token: ready.token, total: 0 };
    const answers = await Promise.all([1, 2].map(() => pay(app, covered, { paymentMethod: 'none' }, key)));
    expect(answers.map(({ result }) => [result.status, result.orderPlaced, result.amount.value])).toEqual([
      ['paid', true, 0],
      ['paid', true, 0],
    ]);
    expect(provider.asked).toBe(asked);
    expect(await balanceOf(code)).toEqual({ balance: 90_000_000 - ready.total * 100, entries: 1 });
    const { orderId } = answers[0]?.result ?? { orderId: '' };
    const order = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, ready);
    expect(order.result.orders[0]?.payments.paymentList).toMatchObject([
      { method: 'none', title: 'Nothing left to pay', status: 'paid' },
    ]);
  });

  test('CART-17 the method `none` is refused while something is left to pay', async () => {
    const ready = await readyToPay(app);
    expect((await pay(app, ready, { paymentMethod: 'none' })).problem.code).toBe('payment_needed');
  });

  test('CART-17 of sessions that spend one voucher at the same time one succeeds; the others get a message and lose nothing', async () => {
    const code = await aVoucher(12_000);
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => readyToPay(app)));
    for (const { token } of shoppers) await apply(token, code);
    const answers = await Promise.all(
      shoppers.map(({ token, total }) => pay(app, { token, total: total - 120 }, { paymentMethod: 'cod' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const lost = answers.flatMap((answer) => (answer.status === 409 ? [answer.problem.code] : []));
    expect(lost.every((reason) => reason === 'voucher_spent' || reason === 'total_changed')).toBe(true);
    expect(await balanceOf(code)).toEqual({ balance: 0, entries: 1 });
    const loser = shoppers[answers.findIndex(({ status }) => status === 409)];
    if (!loser) throw new Error('nobody lost');
    expect((await cartOf(loser.token)).totals.total).toBe(loser.total);
    expect((await pay(app, loser, { paymentMethod: 'cod' })).status).toBe(200);
  });

  test('CART-17 an unpaid one gives its voucher back once, and the cart has the voucher again', async () => {
    const ready = await readyToPay(app);
    const code = await aVoucher(12_000);
    const total = (await apply(ready.token, code)).result.totals.total;
    const { orderId } = (await pay(app, { ...ready, total })).result;
    expect(await balanceOf(code)).toEqual({ balance: 0, entries: 1 });
    for (const minutes of [1, 2]) await timePasses(app, orderId, minutes);
    expect(await balanceOf(code)).toEqual({ balance: 12_000, entries: 2 });
    expect(await cartOf(ready.token)).toMatchObject({ giftVoucher: { code, used: 120 }, totals: { total } });
  });

  test('CART-17 an unpaid one that gives its voucher back after its last day makes it valid until the end of today', async () => {
    const ready = await readyToPay(app);
    const code = await aVoucher(12_000, 'IN', day(0));
    const total = (await apply(ready.token, code)).result.totals.total;
    const { orderId } = (await pay(app, { ...ready, total })).result;
    await setLastDay(code, day(-1));
    await timePasses(app, orderId);
    expect(await lastDayOf(code)).toBe(day(0));
    expect((await cartOf(ready.token)).giftVoucher).toEqual({ code, used: 120, left: 0, problem: null });
  });

  test.each([
    ['that has expired', -1, VOUCHER_DAYS],
    ['that would expire soon', 3, VOUCHER_DAYS],
    ['that is valid for longer', VOUCHER_DAYS + 1, VOUCHER_DAYS + 1],
    ['that never expires', null, null],
  ])('CART-17 a refund to the voucher of a guest %s can be spent', async (_what, before, after) => {
    const ready = await readyToPay(app);
    const code = await aVoucher(90_000_000);
    await apply(ready.token, code);
    const { orderId } = (await pay(app, { ...ready, total: 0 }, { paymentMethod: 'none' })).result;
    await setLastDay(code, before === null ? null : day(before));
    expect((await cancel(orderId, ready.token)).status).toBe(200);
    await app.runJobs();
    expect(await balanceOf(code)).toMatchObject({ balance: 90_000_000 });
    expect(await lastDayOf(code)).toBe(after === null ? null : day(after));
    expect((await apply((await filled()).token, code)).status).toBe(200);
  });

  test('CART-17 paid with another method later, the order keeps what voucher and credit have paid', async () => {
    const ready = await readyToPay(app, { items: [{ productId: sentinels.accessory }] });
    const total = (await apply(ready.token, await aVoucher(1_000))).result.totals.total;
    const { orderId } = (await pay(app, { ...ready, total })).result;
    const cash = await pay(app, { ...ready, total }, { orderId, paymentMethod: 'cod' });
    expect(cash.result).toMatchObject({ orderPlaced: true, amount: { value: total + CASH_FEE } });
  });
});
