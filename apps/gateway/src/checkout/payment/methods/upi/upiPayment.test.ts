import { randomUUID } from 'node:crypto';
import { paymentContract, upiContract, type UpiFlow } from '@lunette/checkout/contract';
import { cartContract } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newAddress, solveCaptcha } from '../../../../identity/testing/customer.ts';
import { LIMITS } from '../../../../platform/rateLimit/admit.ts';
import { call, guest, testGatewayApp } from '../../../../platform/testing/testGateway.ts';
import { payment, refund } from '../../../schema.ts';
import { enterOrderCode } from '../../../testing/enterOrderCode.ts';
import { fakeProvider, webhook } from '../../../testing/fakeProvider.ts';
import { CASH_FEE, completeCheckout, FRAME, pay, readyToPay, type Ready } from '../../../testing/shopper.ts';
import { timePasses } from '../../../testing/timePasses.ts';
import { maskVpa } from './maskVpa.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const VPA = 'ananya.rao@nilgai';
const byUpi = (flow: UpiFlow, vpa = flow === 'collect' ? VPA : '') =>
  ({ paymentMethod: 'upi', upi: { flow, vpa } }) as const;
const statusOf = async ({ token }: Ready, orderId: string) =>
  (await call(app, upiContract.getUpiStatus, { params: { orderId } }, { token })).result;
const paymentsIn = (orderId: string) =>
  app.db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(payment.createdAt);
const refundsIn = (orderId: string) => app.db.select().from(refund).where(eq(refund.orderId, orderId));

/** A shopper who has an open payment request in their app. */
async function asked(flow: UpiFlow = 'collect') {
  const ready = await readyToPay(app);
  const { result } = await pay(app, ready, byUpi(flow));
  return { ready, ...result, intent: provider.intentOf(result.paymentId) };
}

describe('a request to a UPI address', () => {
  test('PAY-01 PAY-05 a request is sent after the order is stored; it has its start and end, and shows two letters of the address', async () => {
    const { ready, orderId, status, upi, card, keptUntil, intent } = await asked();
    expect({ status, card }).toEqual({ status: 'created', card: null });
    expect(upi).toMatchObject({ flow: 'collect', vpa: 'an•••@nilgai', bank: 'Nilgai Bank', link: null });
    expect(Date.parse(upi?.expiresAt ?? '') - Date.parse(upi?.sentAt ?? '')).toBeCloseTo(300_000, -2);
    expect(Date.parse(keptUntil ?? '') - Date.parse(upi?.now ?? '')).toBeGreaterThan(29 * 60_000);
    expect(intent).toMatchObject({ vpa: VPA, payee: 'Lunette Eyewear', currencyCode: 'INR' });
    provider.decide(intent.id, 'succeeded');
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
    const order = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, ready);
    expect(order.result.orders[0]?.payments.paymentList[0]?.title).toBe('UPI, an•••@nilgai');
  });

  test('PAY-07 a declined request says so and charges nothing; it is sent again without entering the address', async () => {
    const { ready, orderId, intent } = await asked();
    provider.decide(intent.id, 'failed', 'request_declined');
    expect(await statusOf(ready, orderId)).toMatchObject({
      status: 'failed',
      orderPlaced: false,
      message: 'The request was declined in your UPI app. Nothing has been charged.',
      upi: { endedAt: expect.any(String) as string },
    });
    const again = (await pay(app, ready, { orderId, ...byUpi('collect', '') })).result;
    expect(again).toMatchObject({ status: 'created', upi: { vpa: 'an•••@nilgai' } });
    expect(provider.intentOf(again.paymentId)).toMatchObject({ vpa: VPA });
  });

  test('PAY-10 an expired request leaves the order to be paid, and a late approval still pays it', async () => {
    const { ready, orderId, intent } = await asked();
    provider.decide(intent.id, 'expired');
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'expired', orderCancelled: false });
    const yes = provider.decide(intent.id, 'succeeded');
    expect((await app.http.inject(webhook('payment.succeeded', yes))).statusCode).toBe(200);
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
  });

  test('a request to an account that does not exist leaves the order to be paid with another method', async () => {
    const ready = await readyToPay(app);
    const { result } = await pay(app, ready, byUpi('collect', 'ananya.rao@nilgi'));
    expect(result).toMatchObject({ status: 'failed' });
    expect(result.message).toContain('Please look at the part after the @.');
    expect((await pay(app, ready, { orderId: result.orderId, ...byUpi('qr') })).result.status).toBe(
      'created',
    );
  });

  test('ten clicks and repeated idempotency keys make one order and one request', async () => {
    const ready = await readyToPay(app);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay(app, ready, byUpi('collect'), key)),
    );
    const ids = new Set(answers.filter(({ status }) => status === 200).map(({ result }) => result.orderId));
    expect(ids.size).toBe(1);
    const [orderId = ''] = ids;
    const references = (await paymentsIn(orderId)).map(({ id }) => id);
    expect(references).toHaveLength(1);
    const made = [...provider.intents.values()].filter(({ reference }) => references.includes(reference));
    expect(made).toHaveLength(1);
  });
});

describe('a UPI code', () => {
  test('PAY-07 a code is a link while it can be paid, and a new code withdraws the previous one', async () => {
    const { ready, orderId, upi, amount, intent } = await asked('qr');
    expect(upi).toMatchObject({ flow: 'qr', vpa: null, link: `upi://pay?tr=${intent.id}` });
    const generate = () =>
      call(
        app,
        upiContract.generateQr,
        { params: { orderId }, body: { expectedTotal: amount.value } },
        { token: ready.token, idempotencyKey: randomUUID() },
      );
    expect((await generate()).result.paymentId).toBe(provider.intentOf(intent.reference).reference);
    provider.decide(intent.id, 'expired');
    const next = (await generate()).result;
    expect(next.upi?.link).not.toBe(upi?.link);
    provider.decide(provider.intentOf(next.paymentId).id, 'succeeded');
    for (const endpoint of [upiContract.getQrStatus, upiContract.getJuspayStatus])
      expect((await call(app, endpoint, { params: { orderId } }, ready)).result).toMatchObject({
        status: 'paid',
        upi: { link: null },
      });
  });

  test('of a code and the request of an earlier tab that are both paid one is refunded', async () => {
    const { ready, orderId, intent, amount } = await asked();
    const code = (await pay(app, ready, { orderId, ...byUpi('qr') })).result;
    expect(provider.intentOf(intent.reference).status).toBe('expired');
    const both = [intent.id, provider.intentOf(code.paymentId).id];
    await Promise.all(
      both.map((id) => app.http.inject(webhook('payment.succeeded', provider.decide(id, 'succeeded')))),
    );
    await app.runJobs();
    const paid = await paymentsIn(orderId);
    expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(paid.filter(({ surplus }) => surplus)).toHaveLength(1);
    const back = await refundsIn(orderId);
    expect(back.map((row) => [row.amount, row.status])).toEqual([[Math.round(amount.value * 100), 'done']]);
    expect(await statusOf(ready, orderId)).toMatchObject({ orderPlaced: true });
  });

  test('switching the method while a request is open withdraws it, and its late approval is refunded', async () => {
    const { ready, orderId, intent } = await asked();
    const cash = await pay(app, ready, {
      orderId,
      paymentMethod: 'cod',
      expectedTotal: ready.total + CASH_FEE,
    });
    expect(cash.result).toMatchObject({ status: 'cash_due', orderPlaced: true });
    const late = provider.decide(intent.id, 'succeeded');
    const event = webhook('payment.succeeded', late);
    await Promise.all([app.http.inject(event), app.http.inject(event)]);
    await app.runJobs();
    expect(await refundsIn(orderId)).toHaveLength(1);
    expect(provider.intentOf(intent.reference).refundedMinor).toBe(intent.amountMinor);
  });
});

describe('failures', () => {
  test('an approval after the order has expired and its goods were ordered again is refunded to its account, and the shopper gets a message', async () => {
    const { ready, orderId, intent } = await asked();
    await timePasses(app, orderId);
    expect(await statusOf(ready, orderId)).toMatchObject({ orderCancelled: true });
    expect((await pay(app, ready, byUpi('qr'))).result.orderId).not.toBe(orderId);
    await app.http.inject(webhook('payment.succeeded', provider.decide(intent.id, 'succeeded')));
    await app.runJobs();
    expect(provider.intentOf(intent.reference).refundedMinor).toBe(intent.amountMinor);
    expect(await statusOf(ready, orderId)).toMatchObject({
      status: 'refunded',
      orderCancelled: true,
      message: 'Your money came after the order had ended. We have sent it back.',
    });
  });

  test('a forged webhook changes nothing', async () => {
    const { ready, orderId, intent } = await asked();
    const forged = webhook('payment.succeeded', { ...intent, status: 'succeeded' }, { secret: 'guessed' });
    expect((await app.http.inject(forged)).statusCode).toBe(401);
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'created' });
  });

  test('an address is masked whatever its length', () => {
    expect(['a@nilgai', 'ab@nilgai', 'ananya.rao@nilgai'].map(maskVpa)).toEqual([
      ...['a•••@nilgai', 'ab•••@nilgai', 'an•••@nilgai'],
    ]);
  });
});

describe('UPI addresses', () => {
  const validate = async (token: string, vpa: string) =>
    call(app, upiContract.validateVpa, { body: { vpa } }, { token });

  test('PAY-05 the provider returns the owner of an account, or that there is none', async () => {
    const { token } = await readyToPay(app);
    expect((await validate(token, '  Ananya.Rao@NILGAI ')).result).toEqual({
      isValidVpa: true,
      name: 'Ananya S. Rao',
      bank: 'Nilgai Bank',
    });
    expect((await validate(token, 'ananya.rao@nilgi')).result).toMatchObject({ isValidVpa: false });
  });

  test('PAY-05 the address for an unpaid order is checked by the order’s country, for those who may pay it only', async () => {
    const { orderId } = await asked('qr');
    const as = { token: await guest(app, { country: 'US' }), country: 'US' as const };
    const check = (body: { vpa: string; orderId?: string }) =>
      call(app, upiContract.validateVpa, { body }, as);
    expect((await check({ vpa: VPA, orderId })).status).toBe(404);
    await enterOrderCode(app, orderId, as.token);
    expect((await check({ vpa: VPA })).problem).toMatchObject({ code: 'upi_unavailable' });
    expect((await check({ vpa: VPA, orderId })).result).toMatchObject({ isValidVpa: true });
  });

  test('a text that cannot be a UPI address is refused with a message, however long or strange it is', async () => {
    const ready = await readyToPay(app);
    for (const vpa of [
      '',
      'ananya',
      '@nilgai',
      'a b@nilgai',
      'an\u0007ya@nilgai',
      `${'a'.repeat(10_000)}@nilgai`,
    ]) {
      const { status, problem } = await validate(ready.token, vpa);
      expect([status, problem?.detail]).toEqual([
        422,
        'A UPI address looks like name@bank. Please look at it again.',
      ]);
      expect((await pay(app, ready, byUpi('collect', vpa))).status).toBe(422);
    }
    expect((await pay(app, ready, byUpi('collect'))).result.status).toBe('created');
  });

  test('a caller who tries many addresses gets a captcha', async () => {
    const { token } = await readyToPay(app);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await validate(token, `name${turn}@nilgai`)).status);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 403]);
  });

  test('requests to many addresses need a captcha like checks of them, with an order and without', async () => {
    const headers = newAddress();
    const ready = await readyToPay(app);
    const send = (change: object, captcha?: string) =>
      call(
        app,
        paymentContract.payOrder,
        { body: { ...byUpi('collect'), expectedTotal: ready.total, captcha, ...change } },
        { token: ready.token, headers, idempotencyKey: randomUUID() },
      );
    const { orderId } = (await send(byUpi('collect', 'first@nilgai'))).result;
    const { free } = LIMITS.vpa;
    for (let turn = 1; turn < free.account; turn += 1)
      expect((await send({ orderId, ...byUpi('collect', `name${turn}@nilgai`) })).status).toBe(200);
    const next = { orderId, ...byUpi('collect', 'next@nilgai') };
    expect((await send(next)).problem).toMatchObject({ status: 403, code: 'captcha_required' });
    expect((await send({ orderId, ...byUpi('qr') })).status).toBe(200);
    expect((await send(next, await solveCaptcha(app))).status).toBe(200);
    // The open request continues, so the repeated call sends none and needs no captcha.
    expect((await send(next)).status).toBe(200);
    await call(app, cartContract.addItem, { body: FRAME }, ready);
    const placing = { expectedTotal: await completeCheckout(app, ready.token) };
    expect((await send(placing)).problem.code).toBe('captcha_required');
    expect((await send(placing, await solveCaptcha(app))).result.status).toBe('created');
  });

  test('an address gets a limited number of requests an hour, whoever sends them, and a code still pays', async () => {
    const vpa = 'flooded@nilgai';
    const send = async (ready: Ready, flow: UpiFlow) =>
      call(
        app,
        paymentContract.payOrder,
        { body: { ...byUpi(flow, vpa), expectedTotal: ready.total } },
        { token: ready.token, headers: newAddress(), idempotencyKey: randomUUID() },
      );
    for (let turn = 0; turn < 20; turn += 1)
      expect((await send(await readyToPay(app), 'collect')).status).toBe(200);
    const ready = await readyToPay(app);
    expect((await send(ready, 'collect')).problem).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      detail: expect.stringMatching(/^Many payment requests went to this UPI address/) as string,
    });
    expect((await send(ready, 'qr')).result.status).toBe('created');
  });
});

describe('the payment methods', () => {
  const ask = async (token: string, query: object, country = 'IN' as const, version: 2 | 4 | 5 = 2) => {
    const { getPaymentMethods, getPaymentMethodsV4, getPaymentMethodsV5 } = paymentContract;
    const endpoint = { 2: getPaymentMethods, 4: getPaymentMethodsV4, 5: getPaymentMethodsV5 }[version];
    return call(app, endpoint, { query }, { token, country });
  };
  const idsOf = ({ result }: Awaited<ReturnType<typeof ask>>) => result?.paymentMethods.map(({ id }) => id);

  test('PAY-02 the answer has all methods, only the requested ones, or none for an unknown name', async () => {
    const { token } = await readyToPay(app);
    for (const version of [2, 4, 5] as const) {
      expect(idsOf(await ask(token, {}, 'IN', version))).toEqual(['upi', 'cc', 'cod']);
      expect(idsOf(await ask(token, { paymentMethod: 'upi' }, 'IN', version))).toEqual(['upi']);
    }
    expect(idsOf(await ask(token, { methodTypes: 'CARD,COD' }, 'IN', 4))).toEqual(['cc', 'cod']);
    expect((await ask(token, { paymentMethod: 'bitcoin' })).problem?.code).toBe('payment_method_unknown');
    expect((await ask(token, { isSalesman: true })).problem?.code).toBe('staff_only');
  });

  test('PAY-02 the provider’s methods are null outside India, where UPI is neither shown nor accepted', async () => {
    const ready = await readyToPay(app, { country: 'AE' });
    const as = { token: ready.token, country: 'AE' as const };
    for (const endpoint of [paymentContract.getPaymentMethodsV4, paymentContract.getPaymentMethodsV5])
      expect((await call(app, endpoint, { query: {} }, as)).result).toBeNull();
    const body = { ...byUpi('qr'), expectedTotal: ready.total };
    const refused = await call(
      app,
      paymentContract.payOrder,
      { body },
      { ...as, idempotencyKey: randomUUID() },
    );
    expect(refused.problem?.code).toBe('upi_unavailable');
  });
});
