import { moneyContract } from '@lunette/account/contract';
import { refundDay } from '@lunette/country-config';
import { refundContract, returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { stock } from '../../catalog/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { addRefund } from '../../checkout/payment/refunds/addRefund.ts';
import { storeAccount } from '../../checkout/payment/refunds/bank/storeAccount.ts';
import { openAccount, sealAccount } from '../../checkout/payment/refunds/bank/sealAccount.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { anonymiseOrder, endAccount } from '../../identity/account/deleteCustomer.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { fakeBank, sendPayoutEvent } from '../testing/fakeBank.ts';
import { FRAMES, shopperWhoReturns, type Delivered } from '../testing/returning.ts';

const bank = fakeBank();
const provider = await fakeProvider();
const first = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const app = await testGatewayApp({
  databaseUrl: first.databaseUrl,
  settings: { sandboxUrl: provider.url },
  services: bank.services(first.settings),
});
const { delivered, begin, move, details, preview, confirm, requestOf } = shopperWhoReturns(app, provider);
await app.db.update(stock).set({ quantity: 900 });
afterEach(() => {
  bank.mode = 'up';
  bank.answers = 'pending';
  bank.onCall = async () => undefined;
  bank.payouts.length = 0;
});

const ACCOUNT = { accountHolder: 'Ananya Rao', accountNumber: '4471 0031 8825', bankCode: 'kosh0000411' };
const OTHER = { ...ACCOUNT, accountNumber: '447100317777' };
const SERVICE = { headers: { 'x-service-token': 'test-service-token' } };

const cashOrder = (token = '') => delivered([FRAMES], { isCash: true, token });
const edit = ({ orderId, token }: Pick<Delivered, 'orderId' | 'token'>, body = ACCOUNT) =>
  call(app, refundContract.editNeft, { params: { orderId }, body }, { token });
const read = async ({ orderId, token }: Delivered) =>
  (await call(app, refundContract.getRefundDetails, { params: { orderId } }, { token })).result;
const credit = ({ orderId, token }: Delivered, refundId: string) =>
  call(app, refundContract.creditRefund, { params: { orderId, refundId } }, { token });
const accountsOf = async ({ orderId }: Delivered) =>
  (
    await app.db.execute<{ key_id: string; sealed: Buffer; last4: string; bank: string }>(
      sql`SELECT key_id, sealed, last4, bank FROM bank_account WHERE order_id = ${orderId} ORDER BY id`,
    )
  ).rows;
const statesOf = async ({ orderId }: Delivered) =>
  (await refundsOf(app.db, orderId)).map(({ method, status }) => `${method} ${status}`);
const lastRefund = async ({ orderId }: Delivered) => (await refundsOf(app.db, orderId)).at(-1)?.id ?? '';

/** A cash order with a returned piece, whose refund the bank is paying out. */
async function cameBack(token = '') {
  const order = await cashOrder(token);
  await edit(order);
  const { returnId } = await begin(order, 1, { refundMethod: 'neft' });
  for (const to of ['picked_up', 'received', 'inspected'] as const) await move(returnId, { to });
  return { ...order, returnId };
}

async function again() {
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  await app.runJobs();
}

describe('the bank account of an order', () => {
  test('ORD-07 another caller can neither set nor read it, and an order that was paid by card has none', async () => {
    const order = await cashOrder();
    expect((await edit({ ...order, token: await guest(app) })).status).toBe(404);
    expect(
      (await call(app, refundContract.editNeft, { params: { orderId: order.orderId }, body: ACCOUNT }))
        .status,
    ).toBe(401);
    const byCard = await delivered();
    expect((await edit(byCard)).problem.code).toBe('no_bank_account');
    const methods = await call(
      app,
      returnContract.getRefundMethods,
      { params: { orderId: byCard.orderId, itemId: byCard.itemIds[0] ?? '' }, query: {} },
      { token: byCard.token },
    );
    expect(methods.result.methods.map(({ id }) => id)).toEqual(['source', 'storecredit']);
  });

  test('ORD-07 faults are reported at each field, and nothing is stored', async () => {
    const order = await cashOrder();
    const { status, problem } = await edit(order, { ...ACCOUNT, accountNumber: '123', bankCode: 'X' });
    expect([status, problem.code]).toEqual([422, 'bank_account_invalid']);
    expect(problem.fields).toEqual({
      accountNumber: 'An account number has 9 to 18 digits.',
      bankCode: 'An IFSC is four letters, a zero and six letters or digits, such as ABCD0123456.',
    });
    expect(await accountsOf(order)).toEqual([]);
  });

  test('ORD-07 a form is accepted, stored encrypted with the name of its key, and only its last four digits are read back', async () => {
    const order = await cashOrder();
    const answer = await app.http.inject({
      method: 'POST',
      url: `/v2/orders/${order.orderId}/refund/neft`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-session-token': order.token,
        'x-country-code': 'IN',
      },
      payload: new URLSearchParams(ACCOUNT).toString(),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/4471|Ananya/);
    expect((await read(order)).bankAccount).toEqual({ last4: '8825', bank: 'KOSH' });
    const [row] = await accountsOf(order);
    if (!row) throw new Error('No account was stored');
    expect(row.key_id).toMatch(/^[0-9a-f]{8}$/);
    for (const part of ['4471', '0031', 'Ananya', 'KOSH0000411'])
      expect(row.sealed.includes(part), part).toBe(false);
    const sealed = { keyId: row.key_id, sealed: row.sealed };
    expect(openAccount(app.settings.secrets, order.orderId, sealed).accountNumber).toBe('447100318825');
    expect(() => openAccount(app.settings.secrets, 'another-order', sealed)).toThrow();
    const rotated = { bankAccounts: ['a-newer-key', ...app.settings.secrets.bankAccounts] };
    expect(openAccount(rotated, order.orderId, sealed).accountHolder).toBe('Ananya Rao');
    expect(sealAccount(rotated, order.orderId, ACCOUNT).keyId).not.toBe(row.key_id);
    expect(() => openAccount({ bankAccounts: ['a-newer-key'] }, order.orderId, sealed)).toThrow('not known');
  });

  test('ORD-07 a return with a refund to a bank account needs one, and its preview does not', async () => {
    const order = await cashOrder();
    const request = requestOf(order, 1, { refundMethod: 'neft' });
    const { result } = await preview(order, request);
    expect(result.payments[0]).toMatchObject({ method: 'neft', title: 'A bank account, by NEFT' });
    const refused = await confirm(order, request, result.token);
    expect([refused.status, refused.problem.code]).toEqual([422, 'bank_account_missing']);
    await edit(order);
    expect((await confirm(order, request, result.token)).status).toBe(200);
  });

  test('ORD-07 the day by which the bank shows a refund counts from the account that it has waited for', async () => {
    const order = await cashOrder();
    const [paid] = await paymentsOf(app.db, order.orderId);
    await app.db.transaction(async (tx) =>
      addRefund(tx, await lockOrder(tx, order.orderId), {
        key: 'waits-for-account',
        paymentId: paid?.id ?? null,
        amount: 1_000,
        method: 'neft',
        reason: 'returned',
      }),
    );
    await app.db.execute(sql`UPDATE refund SET due_on = current_date - 20 WHERE order_id = ${order.orderId}`);
    await edit(order);
    const [refund] = (await read(order)).refunds;
    expect(refund?.dueOn).toBe(refundDay('IN', 'neft', new Date()));
  });

  test('ORD-07 an account without a refund is deleted after a day, and one that a return waits for is not', async () => {
    const [unused, waiting] = [await cashOrder(), await cashOrder()];
    for (const order of [unused, waiting]) await edit(order);
    await begin(waiting, 1, { refundMethod: 'neft' });
    await app.db.execute(sql`UPDATE bank_account SET created_at = now() - interval '25 hours'`);
    await enqueue(app.db, 'payment.find-overdue', {});
    await app.runJobs();
    expect(await accountsOf(unused)).toEqual([]);
    expect(await accountsOf(waiting)).toHaveLength(1);
  });
});

describe('refunds to a bank account', () => {
  test('MONEY-01 ORD-07 a refund is paid once and notified with its day, and the account is deleted when it has arrived', async () => {
    const order = await cameBack();
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(bank.payouts).toHaveLength(1);
    expect(bank.payouts[0]?.account).toEqual({
      accountHolder: 'Ananya Rao',
      accountNumber: '447100318825',
      bankCode: 'KOSH0000411',
    });
    expect(await statesOf(order)).toEqual(['neft sent']);
    expect((await edit(order, OTHER)).problem.code, 'it is on its way').toBe('no_bank_account');
    const refundId = await lastRefund(order);
    expect(await sendPayoutEvent(app, refundId, 'succeeded', 'forged')).toBe(401);
    for (let times = 0; times < 2; times += 1)
      expect(await sendPayoutEvent(app, refundId, 'succeeded')).toBe(200);
    expect(await sendPayoutEvent(app, crypto.randomUUID(), 'succeeded')).toBe(200);
    expect(await statesOf(order)).toEqual(['neft done']);
    expect(await accountsOf(order)).toEqual([]);
    const { refunds, bankAccount } = await read(order);
    expect(refunds.at(-1)).toMatchObject({ title: 'To the bank account ending 8825', ways: [] });
    expect(bankAccount).toBeNull();
    expect((await details(order)).result.returns[0]).toMatchObject({
      status: 'refunded',
      payments: [{ title: 'To the bank account ending 8825', status: 'done' }],
    });
    const sent = app.sent.mail.filter(({ subject }) => subject.includes(order.orderId));
    expect(sent.map(({ subject }) => subject)).toContain(`Your money is on its way: order ${order.orderId}`);
    expect(JSON.stringify(app.sent)).not.toMatch(/447100318825|4471 0031/);
  });

  test('MONEY-01 a pay-out whose answer was lost is found, and the account stays as it was', async () => {
    const order = await cameBack();
    bank.mode = 'answer lost';
    await app.runJobs();
    expect(await statesOf(order)).toEqual(['neft due']);
    expect((await edit(order, OTHER)).problem.code).toBe('no_bank_account');
    bank.mode = 'up';
    await again();
    expect(await statesOf(order)).toEqual(['neft sent']);
    expect(bank.payouts.map(({ account }) => account.accountNumber)).toEqual(['447100318825']);
  });

  test('MONEY-01 an outage of the bank for a day only delays it, also when its job was lost', async () => {
    const order = await cameBack();
    bank.mode = 'down';
    await app.runJobs();
    await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs`);
    bank.mode = 'up';
    await expect
      .poll(
        async () => {
          await enqueue(app.db, 'payment.find-overdue', {});
          await again();
          return statesOf(order);
        },
        { timeout: 40_000, interval: 1_000 },
      )
      .toEqual(['neft sent']);
    expect(bank.payouts).toHaveLength(1);
  }, 60_000);

  test('MONEY-01 another account before the pay-out replaces the first; one that races with the pay-out pays one of them', async () => {
    const order = await cashOrder();
    await edit(order);
    const { returnId } = await begin(order, 1, { refundMethod: 'neft' });
    await edit(order, OTHER);
    expect((await accountsOf(order)).map(({ last4 }) => last4)).toEqual(['7777']);
    for (const to of ['picked_up', 'received', 'inspected'] as const) await move(returnId, { to });
    const [edited] = await Promise.all([edit(order), app.runJobs()]);
    await again();
    expect(bank.payouts).toHaveLength(1);
    const paidTo = bank.payouts[0]?.account.accountNumber.slice(-4);
    expect(paidTo).toBe(edited.status === 200 ? '8825' : '7777');
    expect((await refundsOf(app.db, order.orderId)).at(-1)?.accountLast4).toBe(paidTo);
  });
});

describe('an account that the bank refuses', () => {
  test('MONEY-01 RET-08 a guest gets a message, enters another account, and is paid there once', async () => {
    const order = await cameBack();
    await app.runJobs();
    await sendPayoutEvent(app, await lastRefund(order), 'failed');
    await app.runJobs();
    expect(await statesOf(order)).toEqual(['neft failed']);
    expect(await accountsOf(order)).toEqual([]);
    expect((await details(order)).result.returns[0]?.status).toBe('inspected');
    const { refunds, bankAccountOpen } = await read(order);
    expect(refunds[0]).toMatchObject({ status: 'failed', ways: ['neft'] });
    expect(refunds[0]?.text).toContain('give a bank account');
    expect(bankAccountOpen).toBe(true);
    const sent = app.sent.mail.filter(
      ({ subject }) => subject === `Where should we send your money? Order ${order.orderId}`,
    );
    expect(sent).toHaveLength(1);
    expect((await credit(order, refunds[0]?.id ?? '')).problem.code).toBe('no_customer');
    await Promise.all([edit(order, OTHER), edit(order, OTHER)]);
    await again();
    await sendPayoutEvent(app, await lastRefund(order), 'succeeded');
    expect(await statesOf(order)).toEqual(['neft failed', 'neft done']);
    expect(bank.payouts.map(({ account }) => account.accountNumber.slice(-4))).toEqual(['8825', '7777']);
    expect((await read(order)).refunds[0]?.text).toBe('It could not be sent, so we sent it in another way.');
  });

  test('MONEY-01 RET-08 a customer can choose store credit, and gets it once from two tabs', async () => {
    const { token } = await newCustomer(app);
    const order = await cameBack(token);
    bank.mode = 'refuses the call';
    await app.runJobs();
    expect(await statesOf(order)).toEqual(['neft failed']);
    const { refunds } = await read(order);
    expect(refunds[0]?.ways).toEqual(['neft', 'storecredit']);
    const id = refunds[0]?.id ?? '';
    const answers = await Promise.all([credit(order, id), credit(order, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statesOf(order)).toEqual(['neft failed', 'storecredit done']);
    const { result } = await call(app, moneyContract.getStoreCredits, undefined, { token });
    expect(result.balance).toEqual(refunds[0]?.amount);
    expect((await credit(order, crypto.randomUUID())).status).toBe(404);
  });

  test('MONEY-01 a guest with a closed card enters a bank account', async () => {
    const order = await delivered();
    provider.refundMode = 'closed';
    const { returnId } = await begin(order, 1);
    for (const to of ['picked_up', 'received', 'inspected'] as const) await move(returnId, { to });
    await app.runJobs();
    provider.refundMode = 'done';
    expect(await statesOf(order)).toEqual(['source failed']);
    expect((await edit(order)).status).toBe(200);
    await again();
    await sendPayoutEvent(app, await lastRefund(order), 'succeeded');
    expect(await statesOf(order)).toEqual(['source failed', 'neft done']);
  });

  test('MONEY-01 staff read the refunds that need another method, by page, only with the service token', async () => {
    const order = await cameBack();
    await app.runJobs();
    await sendPayoutEvent(app, await lastRefund(order), 'failed');
    const ask = (page: number, headers: Record<string, string>) =>
      call(
        app,
        refundContract.getStaffRefunds,
        { query: { status: 'failed', page, 'page-size': 1 } },
        { headers },
      );
    expect((await ask(0, {})).status).toBe(403);
    const all = [];
    const { total } = (await ask(0, SERVICE.headers)).result;
    for (let page = 0; page < total; page += 1)
      all.push(...(await ask(page, SERVICE.headers)).result.refunds);
    expect(all.find(({ orderId }) => orderId === order.orderId)).toMatchObject({
      method: 'neft',
      status: 'failed',
      failureCode: 'account_unknown',
      isGuest: true,
    });
    await edit(order, OTHER);
    expect((await ask(0, SERVICE.headers)).result.total).toBe(total - 1);
  });

  test('ORD-07 deleting the customer’s account deletes the bank account, and waits for a refund that could not be sent', async () => {
    const { token, id } = await newCustomer(app);
    const order = await cameBack(token);
    await app.runJobs();
    await sendPayoutEvent(app, await lastRefund(order), 'failed');
    expect(await app.db.transaction((tx) => endAccount({ tx, publish: app.publish }, id))).toEqual([
      order.orderId,
    ]);
    await app.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.orderId);
      await storeAccount(tx, app.settings, locked, await refundsOf(tx, order.orderId), ACCOUNT);
    });
    await app.db.transaction((tx) => anonymiseOrder(tx, order.orderId));
    expect(await accountsOf(order)).toEqual([]);
    expect((await refundsOf(app.db, order.orderId)).map(({ accountLast4 }) => accountLast4)).toEqual([
      null,
      null,
    ]);
  });
});
