import { profileContract } from '@lunette/account/contract';
import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sessionContract } from '@lunette/session/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../../../seed/sentinels.ts';
import { stock } from '../../../../catalog/schema.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../../../platform/testing/testGateway.ts';
import { newCustomer } from '../../../../identity/testing/customer.ts';
import { payment } from '../../../schema.ts';
import { fakeProvider, webhook } from '../../../testing/fakeProvider.ts';
import { CASH_FEE, completeCheckout, FRAME, pay, readyToPay, type Ready } from '../../../testing/shopper.ts';
import { timePasses } from '../../../testing/timePasses.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const statusOf = async ({ token }: Ready, orderId: string) =>
  (await call(app, paymentContract.getPayment, { params: { orderId } }, { token })).result;
const orderOf = async ({ token }: Ready, orderId: string) =>
  (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token })).result.orders[0];
const pieces = async (productId = FRAME.productId) => {
  const [row] = await app.db
    .select()
    .from(stock)
    .where(eq(stock.productId, Number(productId)));
  return Number(row?.quantity);
};
const confirmations = (orderId: string) =>
  app.sent.mail.filter(({ subject }) => subject.endsWith(orderId)).length;

/** A shopper on the provider's page: the order exists and is not paid yet. */
async function atTheProvider() {
  const ready = await readyToPay(app);
  const { result } = await pay(app, ready);
  return { ready, ...result, intent: provider.intentOf(result.paymentId) };
}

const LENSES = {
  productId: sentinels.dailyLens,
  prescription: { left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' } },
};

/** Starts a card payment of contact lenses with a power. */
async function beginWithPower(token: string) {
  await call(app, cartContract.addItem, { body: LENSES }, { token });
  const { result } = await pay(app, { token, total: await completeCheckout(app, token) });
  return { token, ...result };
}

/** The personal data that an order and the carts of its session still have. */
async function leftOf(orderId: string) {
  const { rows } = await app.db.execute(sql`
    SELECT o.status, o.email, o.address->>'firstName' AS name,
      (SELECT count(*)::int FROM cart WHERE session_id = o.session_id) AS carts,
      (SELECT count(prescription)::int FROM order_item WHERE order_id = o.id)
        + (SELECT count(prescription)::int FROM cart_line JOIN cart ON cart.id = cart_id
          WHERE session_id = o.session_id) AS powers
    FROM orders o WHERE o.id = ${orderId}`);
  return rows[0];
}

describe('answers and webhooks of the provider', () => {
  test('PAY-01 PAY-04 a card payment starts at the provider: first the order, then the provider’s page, its frame and the return address', async () => {
    const { ready, orderId, status, orderPlaced, card, intent, amount } = await atTheProvider();
    expect([status, orderPlaced]).toEqual(['created', false]);
    expect(card).toEqual({
      pageUrl: `${provider.url}/pay/${intent.id}`,
      frameUrl: `${provider.url}/frame/${intent.id}`,
      origin: provider.url,
    });
    expect(intent).toMatchObject({ amountMinor: amount.value * 100, currencyCode: 'INR', language: 'en' });
    expect(intent.returnUrl).toBe(`http://localhost:3000/checkout/payment/confirm?orderId=${orderId}`);
    expect((await orderOf(ready, orderId))?.status).toBe('pending_payment');
  });

  test('PAY-04 the return address is on an allowed storefront only', async () => {
    const ready = await readyToPay(app);
    const send = (origin: string, returnTo: 'desktop' | 'mobilesite' = 'desktop') =>
      call(
        app,
        paymentContract.payOrder,
        { body: { paymentMethod: 'cc', expectedTotal: ready.total, returnTo } },
        { token: ready.token, idempotencyKey: randomUUID(), headers: { origin } },
      );
    const { result } = await send('https://evil.example');
    expect(provider.intentOf(result.paymentId).returnUrl).toMatch(
      /^http:\/\/localhost:3000\/checkout\/payment\/confirm\?orderId=\d{10}$/,
    );
  });

  test('CHK-05 a webhook before the shopper returns places the order; the cart is empty and one message is sent', async () => {
    const { ready, orderId, paymentId, intent } = await atTheProvider();
    const answer = await app.http.inject(
      webhook('payment.succeeded', provider.decide(intent.id, 'succeeded')),
    );
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(ready, orderId)).toMatchObject({
      status: 'paid',
      orderPlaced: true,
      card: null,
      paymentId,
    });
    expect((await call(app, cartContract.getCart, {}, { token: ready.token })).result.itemsQty).toBe(0);
    await app.runJobs();
    expect(confirmations(orderId)).toBe(1);
    expect((await orderOf(ready, orderId))?.payments.paymentList).toMatchObject([
      { method: 'cc', title: 'Card ending 4242', status: 'paid' },
    ]);
  });

  test('when the shopper returns before the webhook, only the provider’s answer counts, and the webhook then changes nothing', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'created', orderPlaced: false });
    const paid = provider.decide(intent.id, 'succeeded');
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
    await app.http.inject(webhook('payment.succeeded', paid));
    await app.runJobs();
    expect(confirmations(orderId)).toBe(1);
  });

  test('webhook, poll and return at the same moment settle one payment once', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    const paid = provider.decide(intent.id, 'succeeded');
    const settled = await Promise.all([
      ...[1, 2, 3].map(() =>
        app.http.inject(webhook('payment.succeeded', paid)).then(({ statusCode }) => statusCode),
      ),
      ...[1, 2, 3].map(() => statusOf(ready, orderId).then(({ orderPlaced }) => orderPlaced)),
    ]);
    expect(settled).toEqual([200, 200, 200, true, true, true]);
    await app.runJobs();
    expect(confirmations(orderId)).toBe(1);
    const item = (await orderOf(ready, orderId))?.items[0];
    expect(item?.statusHistory.map(({ status }) => status)).toEqual(['placed']);
  });

  test('a webhook that is sent twice, and webhooks in the wrong order, leave a paid order paid', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    const early = provider.decide(intent.id, 'failed', 'card_declined');
    const paid = provider.decide(intent.id, 'succeeded');
    const twice = webhook('payment.succeeded', paid);
    await app.http.inject(twice);
    await app.http.inject(twice);
    await app.http.inject(webhook('payment.failed', early));
    await app.http.inject(webhook('payment.expired', { ...paid, status: 'expired' }));
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
    expect(provider.refunds.filter(({ id }) => id === intent.id)).toEqual([]);
  });

  test('a webhook that arrives before the answer to the gateway’s own request still finds its payment', async () => {
    const { ready, orderId, paymentId, intent } = await atTheProvider();
    await app.db.update(payment).set({ intentId: null }).where(eq(payment.id, paymentId));
    await app.http.inject(webhook('payment.succeeded', provider.decide(intent.id, 'succeeded')));
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
  });

  test('a forged, altered, old or unreadable webhook is refused and changes nothing', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    const lie = { ...intent, status: 'succeeded' as const };
    const good = webhook('payment.succeeded', lie);
    const refused = [
      webhook('payment.succeeded', lie, { secret: 'guessed' }),
      webhook('payment.succeeded', lie, { at: Date.now() - 3_600_000 }),
      { ...good, payload: good.payload.replace('INR', 'USD') },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, headers: { ...good.headers, 'x-sandbox-signature': 't=1,v1=zz' } },
      { ...good, headers: { ...good.headers, 'x-sandbox-signature': '' } },
    ];
    for (const request of refused) {
      const { statusCode, json } = await app.http.inject(request);
      expect([statusCode, json<{ code: string }>().code]).toEqual([401, 'signature_invalid']);
    }
    const nonsense = webhook('payment.succeeded', { ...lie, status: 'fine' as 'created' });
    expect((await app.http.inject(nonsense)).statusCode).toBe(422);
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'created', orderPlaced: false });
  });

  test('a webhook of an unknown payment is accepted and ignored', async () => {
    const { intent } = await atTheProvider();
    for (const reference of ['someone-else', randomUUID()]) {
      const stray = { ...intent, id: `pi_${randomUUID()}`, reference, status: 'succeeded' as const };
      expect((await app.http.inject(webhook('payment.succeeded', stray))).statusCode).toBe(200);
    }
  });

  test('a payment of a different amount does not place the order and is refunded', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    await app.http.inject(
      webhook('payment.succeeded', { ...provider.decide(intent.id, 'succeeded'), amountMinor: 100 }),
    );
    await app.runJobs();
    expect((await statusOf(ready, orderId)).orderPlaced).toBe(false);
    expect(provider.refunds.some(({ id }) => id === intent.id)).toBe(true);
  });

  test('a payment is pending until the bank answers', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    provider.decide(intent.id, 'processing');
    expect(await statusOf(ready, orderId)).toMatchObject({
      status: 'pending',
      orderPlaced: false,
      message: null,
    });
    expect((await pay(app, ready, { orderId, paymentMethod: 'cod' })).problem.code).toBe('payment_pending');
    provider.decide(intent.id, 'succeeded');
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
  });
});

describe('paying again', () => {
  test('CHK-05 a declined card leaves orderPlaced false and gives the reason; another card then pays the same order', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    const before = await pieces();
    await app.http.inject(webhook('payment.failed', provider.decide(intent.id, 'failed', 'card_declined')));
    const declined = await statusOf(ready, orderId);
    expect(declined).toMatchObject({ status: 'failed', orderPlaced: false, card: null });
    expect(declined.message).toBe(
      'Your bank declined the card. Nothing has been charged. Please try another card.',
    );
    expect((await orderOf(ready, orderId))?.status).toBe('payment_failed');
    const again = (await pay(app, ready, { orderId })).result;
    expect(again).toMatchObject({ orderId, status: 'created', message: null });
    expect(again.paymentId).not.toBe(declined.paymentId);
    provider.decide(provider.intentOf(again.paymentId).id, 'succeeded');
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
    expect(await pieces()).toBe(before);
  });

  test('PAY-04 Back from the page of the provider and Pay again continue the same payment', async () => {
    const { ready, orderId, paymentId, card } = await atTheProvider();
    const asked = provider.asked;
    expect((await pay(app, ready, { orderId })).result).toMatchObject({ orderId, paymentId, card });
    expect(provider.asked).toBe(asked);
  });

  test('PAY-04 an order with a membership is not placed by changing from card to cash', async () => {
    const ready = await readyToPay(app, { items: [FRAME, { productId: sentinels.membership }] });
    const { orderId } = (await pay(app, ready)).result;
    const methods = await call(app, paymentContract.getPaymentMethods, { query: { orderId } }, ready);
    expect(methods.result.paymentMethods[2]).toMatchObject({ id: 'cod', available: false });
    const { problem } = await pay(app, ready, { orderId, paymentMethod: 'cod' });
    expect(problem.code).toBe('cash_on_delivery_unavailable');
    expect((await orderOf(ready, orderId))?.status).toBe('payment_failed');
  });

  test('PAY-04 Back and cash on delivery close the card payment first and add the fee', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    expect(
      (await pay(app, ready, { orderId, paymentMethod: 'cod', expectedTotal: ready.total })).problem.code,
    ).toBe('total_changed');
    const { result } = await pay(app, ready, { orderId, paymentMethod: 'cod' });
    expect(result).toMatchObject({
      status: 'cash_due',
      orderPlaced: true,
      amount: { value: ready.total + CASH_FEE },
    });
    expect(provider.intents.get(intent.id)?.status).toBe('expired');
    expect((await orderOf(ready, orderId))?.finalTotal).toContainEqual({
      id: 'payment_fee',
      value: CASH_FEE,
    });
  });

  test('a card that was charged while the shopper changed to cash pays the order: there is no second payment', async () => {
    const { ready, orderId, intent, paymentId } = await atTheProvider();
    provider.decide(intent.id, 'succeeded');
    const { result } = await pay(app, ready, { orderId, paymentMethod: 'cod' });
    expect(result).toMatchObject({ paymentId, status: 'paid', orderPlaced: true });
    expect(await app.db.$count(payment, eq(payment.orderId, orderId))).toBe(1);
  });

  test('PAY-04 two tabs that pay again at once open one payment', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    await app.http.inject(webhook('payment.failed', provider.decide(intent.id, 'failed', 'expired_card')));
    const answers = await Promise.all([1, 2, 3].map(() => pay(app, ready, { orderId })));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const open = await app.db.$count(
      payment,
      sql`${payment.orderId} = ${orderId} AND ${payment.status} = 'created'`,
    );
    expect(open).toBe(1);
  });

  test('the charge of a declined card that succeeds late, after another card has paid, is refunded', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    await app.http.inject(webhook('payment.failed', provider.decide(intent.id, 'failed', 'card_declined')));
    const second = (await pay(app, ready, { orderId })).result;
    provider.decide(provider.intentOf(second.paymentId).id, 'succeeded');
    await statusOf(ready, orderId);
    await app.http.inject(webhook('payment.succeeded', provider.decide(intent.id, 'succeeded')));
    await app.runJobs();
    await app.runJobs();
    expect(provider.refunds.filter(({ id }) => id === intent.id)).toMatchObject([
      { amountMinor: intent.amountMinor },
    ]);
    expect(await statusOf(ready, orderId)).toMatchObject({
      paymentId: second.paymentId,
      status: 'paid',
      orderPlaced: true,
    });
  });
});

describe('expiry of an unpaid order', () => {
  test('an unpaid order expires: its goods return to stock and its lines to the cart, and nothing is due', async () => {
    const before = await pieces();
    const { ready, orderId, intent } = await atTheProvider();
    expect(await pieces()).toBe(before - 1);
    await timePasses(app, orderId);
    expect(await pieces()).toBe(before);
    expect(provider.intents.get(intent.id)?.status).toBe('expired');
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'expired', orderPlaced: false });
    expect((await orderOf(ready, orderId))?.status).toBe('cancelled');
    const { result } = await call(app, cartContract.getCart, {}, { token: ready.token });
    expect(result.items.map(({ productId }) => productId)).toEqual([FRAME.productId]);
    expect((await pay(app, ready, { orderId })).problem.code).toBe('order_cancelled');
    expect((await pay(app, ready)).result.orderId).not.toBe(orderId);
  });

  test('goods that were added meanwhile stay in the cart, and the address is still known', async () => {
    const { ready, orderId } = await atTheProvider();
    await call(app, cartContract.addItem, { body: FRAME }, { token: ready.token });
    await timePasses(app, orderId);
    const { result } = await call(app, cartContract.getCart, {}, { token: ready.token });
    expect(result).toMatchObject({ itemsQty: 1, itemsCount: 1 });
  });

  test('an expired order whose account was deleted, or whose guest session has ended, leaves no cart, address or power', async () => {
    const customer = await newCustomer(app);
    const theirs = await beginWithPower(customer.token);
    const guests = await beginWithPower(await guest(app));
    const body = { confirmation: 'DELETE' as const };
    await call(app, profileContract.deleteCustomer, { body }, customer);
    await call(app, sessionContract.logout, { body: {} }, { token: guests.token });
    for (const { orderId } of [theirs, guests]) {
      const held = await pieces(LENSES.productId);
      await timePasses(app, orderId);
      expect(await pieces(LENSES.productId)).toBe(held + 2);
      // The deletion of the account waits for its open order.
      await enqueue(app.db, 'session.delete-waiting', {});
      await app.runJobs();
      expect(await leftOf(orderId)).toEqual({
        status: 'cancelled',
        email: '',
        name: '—',
        carts: 1,
        powers: 0,
      });
    }
  });

  test('an order that is paid after its account was deleted keeps its address, so that it can be sent', async () => {
    const customer = await newCustomer(app);
    const { orderId, paymentId } = await beginWithPower(customer.token);
    const body = { confirmation: 'DELETE' as const };
    await call(app, profileContract.deleteCustomer, { body }, customer);
    provider.decide(provider.intentOf(paymentId).id, 'succeeded');
    await timePasses(app, orderId);
    expect(await leftOf(orderId)).toMatchObject({ status: 'placed', name: 'Ananya' });
  });

  test('money that comes after an expired order was anonymised is refunded, and its card is not stored', async () => {
    const customer = await newCustomer(app);
    const { orderId, paymentId } = await beginWithPower(customer.token);
    const { id } = provider.intentOf(paymentId);
    provider.decide(id, 'processing');
    await call(app, profileContract.deleteCustomer, { body: { confirmation: 'DELETE' } }, customer);
    await timePasses(app, orderId);
    await enqueue(app.db, 'session.delete-waiting', {});
    await app.runJobs();
    await app.http.inject(webhook('payment.succeeded', provider.decide(id, 'succeeded')));
    const [late] = await app.db.select().from(payment).where(eq(payment.id, paymentId));
    expect(late).toMatchObject({ status: 'paid', surplus: true, cardFirst6: null, cardLast4: null });
  });

  test('an order that the provider reports as paid when its time is over is placed and does not expire', async () => {
    const { ready, orderId, intent } = await atTheProvider();
    provider.decide(intent.id, 'succeeded');
    await timePasses(app, orderId);
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
  });

  test('a payment that arrives after the order has expired and the goods are gone is refunded once, and the shopper sees that', async () => {
    const { ready, orderId, intent, paymentId } = await atTheProvider();
    provider.decide(intent.id, 'processing');
    await timePasses(app, orderId);
    expect(await statusOf(ready, orderId)).toMatchObject({
      status: 'expired',
      orderPlaced: false,
      orderCancelled: true,
      message:
        'This order can no longer be paid: its time is over, or its goods were taken back. What you had chosen is in your bag again.',
    });
    const late = webhook('payment.succeeded', provider.decide(intent.id, 'succeeded'));
    const before = await pieces();
    const setPieces = (quantity: number) =>
      app.db
        .update(stock)
        .set({ quantity })
        .where(eq(stock.productId, Number(FRAME.productId)));
    await setPieces(0);
    await app.http.inject(late);
    await setPieces(before);
    expect((await statusOf(ready, orderId)).message).toBe(
      'Your money came after the order had ended. We are sending it back.',
    );
    await app.runJobs();
    await app.http.inject(late);
    await app.runJobs();
    expect(provider.refunds.filter(({ id }) => id === intent.id)).toMatchObject([
      { amountMinor: intent.amountMinor, key: `refund-${paymentId}` },
    ]);
    expect(await statusOf(ready, orderId)).toMatchObject({ status: 'refunded', orderPlaced: false });
    expect((await statusOf(ready, orderId)).message).toBe(
      'Your money came after the order had ended. We have sent it back.',
    );
  });

  test('a scheduled job asks the provider about payments without news', async () => {
    const { ready, orderId, paymentId, intent } = await atTheProvider();
    provider.decide(intent.id, 'succeeded');
    await app.db
      .update(payment)
      .set({ updatedAt: sql`now() - interval '5 minutes'` })
      .where(eq(payment.id, paymentId));
    await enqueue(app.db, 'payment.find-overdue', {});
    await app.runJobs();
    await app.runJobs();
    expect((await orderOf(ready, orderId))?.status).toBe('placed');
  });
});
