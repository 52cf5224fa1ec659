import {
  cartContract,
  cartMoneyContract,
  waitingOrderContract,
  type NewCartItem,
} from '@lunette/cart/contract';
import { paymentContract, upiContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { stock } from '../../../catalog/schema.ts';
import { newAddress, newCustomer, signInAgain } from '../../../identity/testing/customer.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { call, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { orders, stockMovement } from '../../order/schema.ts';
import { payment, refund } from '../../schema.ts';
import { fakeProvider, webhook } from '../../testing/fakeProvider.ts';
import { piecesOnShelf } from '../../testing/piecesOnShelf.ts';
import { completeCheckout, FRAME, pay, readyToPay, type Ready } from '../../testing/shopper.ts';
import { timePasses } from '../../testing/timePasses.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const ACCESSORY = { productId: sentinels.accessory };
const SOLUTION = { productId: sentinels.solution };
const BY_UPI = { paymentMethod: 'upi', upi: { flow: 'qr', vpa: '' } } as const;
let made = 0;

const piecesOf = (productId: string) => piecesOnShelf(app.db, productId);
const setPieces = (productId: string, quantity: number) =>
  app.db
    .update(stock)
    .set({ quantity })
    .where(eq(stock.productId, Number(productId)));
const statusOf = async ({ token }: Pick<Ready, 'token'>, orderId: string, language: 'en' | 'ar' = 'en') =>
  (await call(app, paymentContract.getPayment, { params: { orderId } }, { token, language })).result;
const bagOf = async ({ token }: Pick<Ready, 'token'>) =>
  (await call(app, cartContract.getCart, {}, { token })).result;
const rowOf = async (orderId: string) => {
  const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error(`There is no order ${orderId}`);
  return row;
};
const refundsIn = async (orderId: string) => {
  const rows = await app.db.select().from(refund).where(eq(refund.orderId, orderId));
  return rows.map(({ status, reason }) => [status, reason]);
};
const mailsTo = (email: string) => app.sent.mail.filter(({ to }) => to.toLowerCase() === email);

/** Lets the payment succeed at the provider, and sends its webhook to a gateway. */
function succeed(paymentId: string) {
  const { id } = provider.intentOf(paymentId);
  return app.http.inject(webhook('payment.succeeded', provider.decide(id, 'succeeded')));
}

/** An order of a guest or a customer that expired while the bank had not decided. */
async function endedOrder({
  ready: given,
  items = [FRAME],
  by = {},
}: { ready?: Ready; items?: NewCartItem[]; by?: object } = {}) {
  const ready = given ?? (await readyToPay(app, { items }));
  const { orderId, paymentId } = (await pay(app, ready, by)).result;
  const email = `late${(made += 1)}@post.in`;
  const phone = `98221${10_000 + made}`;
  await app.db.execute(sql`
    UPDATE orders SET email = ${email}, address = address || ${JSON.stringify({ email, phone })}::jsonb WHERE id = ${orderId}`);
  provider.decide(provider.intentOf(paymentId).id, 'processing');
  await timePasses(app, orderId);
  expect((await rowOf(orderId)).status).toBe('cancelled');
  return { ready, orderId, paymentId, email };
}

/** Expects that the order stays cancelled, that all of the money is refunded once, and that its shopper gets a message. */
async function expectRefunded({ ready, orderId, email }: Awaited<ReturnType<typeof endedOrder>>) {
  await app.runJobs();
  await app.runJobs();
  expect(await refundsIn(orderId)).toEqual([['done', 'surplus']]);
  expect(await rowOf(orderId)).toMatchObject({ status: 'cancelled', placedAt: null });
  expect(await statusOf(ready, orderId)).toMatchObject({
    status: 'refunded',
    orderPlaced: false,
    orderCancelled: true,
    awaitsLateMoney: false,
    message: 'Your money came after the order had ended. We have sent it back.',
  });
  if (email !== '') expect(mailsTo(email).at(-1)?.text).toContain('so the order is not placed');
}

describe('PAY-10 a payment that arrives after its order has expired', () => {
  test.each([
    ['by card', {}],
    ['by UPI', BY_UPI],
  ])(
    'a late payment %s restores the order: goods, day, timeline and acts, and its shopper gets a message',
    async (_way, by) => {
      const before = await piecesOf(FRAME.productId);
      const expired = await endedOrder({ items: [FRAME, SOLUTION], by });
      await app.db
        .update(orders)
        .set({ createdAt: sql`created_at - interval '3 days'`, deliveryDate: sql`delivery_date - 3` })
        .where(eq(orders.id, expired.orderId));
      expect((await bagOf(expired.ready)).items).toHaveLength(2);
      expect(await piecesOf(FRAME.productId)).toBe(before);
      const early = (await rowOf(expired.orderId)).deliveryDate;
      const { upi, ...ended } = await statusOf(expired.ready, expired.orderId);
      expect(ended).toMatchObject({ orderCancelled: true, awaitsLateMoney: true });
      expect((await statusOf(expired.ready, expired.orderId)).upi?.endedAt).toBe(upi?.endedAt);
      await succeed(expired.paymentId);
      await app.runJobs();
      expect(await piecesOf(FRAME.productId)).toBe(before - 1);
      expect((await bagOf(expired.ready)).items).toEqual([]);
      const row = await rowOf(expired.orderId);
      expect(row).toMatchObject({ status: 'placed', reservedUntil: null });
      expect(row.deliveryDate > early).toBe(true);
      expect(await refundsIn(expired.orderId)).toEqual([]);
      expect(await statusOf(expired.ready, expired.orderId)).toMatchObject({
        status: 'paid',
        orderPlaced: true,
        orderCancelled: false,
        awaitsLateMoney: false,
        message: expect.stringMatching(
          /^Your payment came after its time was over\. .+your order is placed/,
        ) as string,
      });
      expect((await statusOf(expired.ready, expired.orderId, 'ar')).message).toMatch(
        /^وصلت دفعتك بعد انتهاء المهلة/,
      );
      const input = { params: { orderId: expired.orderId }, query: {} };
      const order = await call(app, orderContract.getOrder, input, { token: expired.ready.token });
      const acts = JSON.stringify(order.result.orders[0]);
      expect(acts).toContain('Taken up again, because its payment came late');
      expect(mailsTo(expired.email).at(-1)?.text).toContain('Your payment came after its time was over.');
      const moved = await app.db
        .select()
        .from(stockMovement)
        .where(eq(stockMovement.orderId, expired.orderId));
      expect(moved.map(({ reason }) => reason).toSorted()).toEqual([
        'ordered',
        'ordered',
        'ordered_again',
        'ordered_again',
        'released',
        'released',
      ]);
    },
  );

  test('a late payment places the order once, however often and from wherever the webhook is sent', async () => {
    const expired = await endedOrder({ by: BY_UPI });
    const input = { params: { orderId: expired.orderId } };
    await Promise.all([
      succeed(expired.paymentId),
      succeed(expired.paymentId),
      call(app, upiContract.getUpiStatus, input, { token: expired.ready.token }),
      statusOf(expired.ready, expired.orderId),
    ]);
    await succeed(expired.paymentId);
    await app.runJobs();
    expect(await rowOf(expired.orderId)).toMatchObject({ status: 'placed' });
    expect(await refundsIn(expired.orderId)).toEqual([]);
    expect(
      mailsTo(expired.email).filter(({ subject }) => subject.startsWith('Your Lunette order')),
    ).toHaveLength(1);
  });

  test('the open page finds the late payment when no webhook arrives', async () => {
    const expired = await endedOrder();
    provider.decide(provider.intentOf(expired.paymentId).id, 'succeeded');
    expect(await statusOf(expired.ready, expired.orderId)).toMatchObject({
      status: 'paid',
      orderPlaced: true,
    });
    await succeed(expired.paymentId);
    await app.runJobs();
    expect(await refundsIn(expired.orderId)).toEqual([]);
  });

  test('a scheduled job finds the late payment when no webhook arrives and no page is open', async () => {
    const expired = await endedOrder();
    provider.decide(provider.intentOf(expired.paymentId).id, 'succeeded');
    const endedBefore = async (hours: number, minutes: number) => {
      await app.db
        .update(payment)
        .set({ updatedAt: sql`now() - make_interval(hours => ${hours}, mins => ${minutes})` })
        .where(eq(payment.id, expired.paymentId));
      await enqueue(app.db, 'payment.find-overdue', {});
      await app.runJobs();
      await app.runJobs();
      return (await rowOf(expired.orderId)).status;
    };
    expect(await endedBefore(0, 10)).toBe('cancelled');
    expect(await endedBefore(25, 0)).toBe('cancelled');
    expect(await endedBefore(1, 0)).toBe('placed');
    expect(await refundsIn(expired.orderId)).toEqual([]);
  });

  test('one of two late payments restores the order; the other is refunded', async () => {
    const ready = await readyToPay(app);
    const collect = { paymentMethod: 'upi', upi: { flow: 'collect', vpa: 'ananya.rao@nilgai' } } as const;
    const first = (await pay(app, ready, collect)).result;
    const second = (await pay(app, ready, { ...BY_UPI, orderId: first.orderId })).result;
    provider.decide(provider.intentOf(second.paymentId).id, 'processing');
    await timePasses(app, first.orderId);
    expect((await rowOf(first.orderId)).status).toBe('cancelled');
    await Promise.all([succeed(first.paymentId), succeed(second.paymentId)]);
    await app.runJobs();
    expect(await statusOf(ready, first.orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
    expect(await refundsIn(first.orderId)).toEqual([['done', 'surplus']]);
  });

  test('restoring the order leaves what its shopper has changed or added in the cart', async () => {
    const expired = await endedOrder({ items: [FRAME, ACCESSORY] });
    const as = { token: expired.ready.token };
    const line = (await bagOf(expired.ready)).items.find(
      ({ productId }) => productId === ACCESSORY.productId,
    );
    const more = { params: { itemId: line?.id ?? '' }, query: { count: 1 } };
    expect((await call(app, cartContract.increaseItem, more, as)).status).toBe(200);
    await call(app, cartContract.addItem, { body: SOLUTION }, as);
    const changed = (await bagOf(expired.ready)).items.map(({ productId }) => productId);
    expect(changed).toHaveLength(3);
    await succeed(expired.paymentId);
    expect((await rowOf(expired.orderId)).status).toBe('placed');
    expect((await bagOf(expired.ready)).items.map(({ productId }) => productId)).toEqual(
      changed.filter((productId) => productId !== FRAME.productId),
    );
  });

  test('restoring the order spends its voucher and credit again; cancelling it then refunds all of it', async () => {
    const { token, id } = await newCustomer(app);
    const code = `GIFT-LATE-${(made += 1)}`;
    await app.db.execute(sql`
      INSERT INTO gift_voucher (code, country, currency_code, amount, balance) VALUES (${code}, 'IN', 'INR', 12000, 12000)`);
    await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance, kind)
      VALUES (${`SC-LATE-${made}`}, ${id}, 'IN', 'INR', 5000, 'credit')`);
    await call(app, cartContract.addItem, { body: FRAME }, { token });
    await call(
      app,
      cartMoneyContract.applyVoucher,
      { body: { giftVoucherCode: code } },
      { token, headers: newAddress() },
    );
    await call(app, cartMoneyContract.applyStoreCredit, {}, { token });
    const balances = async () => {
      const { rows } = await app.db.execute<{ voucher: number; credit: number }>(sql`
        SELECT (SELECT balance FROM gift_voucher WHERE code = ${code}) AS voucher,
          (SELECT sum(balance)::int FROM store_credit WHERE customer_id = ${id}) AS credit`);
      return rows[0];
    };
    const expired = await endedOrder({ ready: { token, total: await completeCheckout(app, token) } });
    expect(await balances()).toEqual({ voucher: 12_000, credit: 5_000 });
    await succeed(expired.paymentId);
    expect((await rowOf(expired.orderId)).status).toBe('placed');
    expect(await balances()).toEqual({ voucher: 0, credit: 0 });
  });
});

describe('PAY-10 a late payment is refunded', () => {
  test('when a piece is sold out, and then nothing else has changed', async () => {
    const expired = await endedOrder({ items: [FRAME, SOLUTION] });
    const [frames, bottles] = [await piecesOf(FRAME.productId), await piecesOf(SOLUTION.productId)];
    await setPieces(SOLUTION.productId, 0);
    await succeed(expired.paymentId);
    expect(await piecesOf(FRAME.productId)).toBe(frames);
    await setPieces(SOLUTION.productId, bottles);
    expect((await bagOf(expired.ready)).items).toHaveLength(2);
    await expectRefunded(expired);
  });

  test('when its voucher was spent meanwhile, and the goods stay in stock', async () => {
    const ready = await readyToPay(app);
    const code = `GIFT-LATE-${(made += 1)}`;
    await app.db.execute(sql`
      INSERT INTO gift_voucher (code, country, currency_code, amount, balance) VALUES (${code}, 'IN', 'INR', 12000, 12000)`);
    const as = { token: ready.token, headers: newAddress() };
    const { result } = await call(
      app,
      cartMoneyContract.applyVoucher,
      { body: { giftVoucherCode: code } },
      as,
    );
    const expired = await endedOrder({ ready: { ...ready, total: result.totals.total } });
    const before = await piecesOf(FRAME.productId);
    await app.db.execute(sql`UPDATE gift_voucher SET balance = 100 WHERE code = ${code}`);
    await succeed(expired.paymentId);
    expect(await piecesOf(FRAME.productId)).toBe(before);
    await expectRefunded(expired);
  });

  test.each(['that waits for its payment', 'that is placed'])(
    'when its shopper has another order of the goods %s',
    async (how) => {
      const expired = await endedOrder();
      const again = { token: expired.ready.token, total: await completeCheckout(app, expired.ready.token) };
      const placed = how === 'that is placed';
      await pay(app, again, placed ? { paymentMethod: 'cod' } : {});
      await succeed(expired.paymentId);
      await expectRefunded(expired);
    },
  );

  test('when the customer has ordered the goods on another device, or another shopper under the same number', async () => {
    const customer = await newCustomer(app);
    await call(app, cartContract.addItem, { body: FRAME }, customer);
    const owned = await endedOrder({
      ready: { token: customer.token, total: await completeCheckout(app, customer.token) },
    });
    const token = await signInAgain(app, customer.email);
    expect((await pay(app, { token, total: await completeCheckout(app, token) }, {})).status).toBe(200);
    const guests = await endedOrder();
    const other = (await pay(app, await readyToPay(app), { paymentMethod: 'cod' })).result;
    const { address } = await rowOf(guests.orderId);
    await app.db.update(orders).set({ address }).where(eq(orders.id, other.orderId));
    for (const expired of [owned, guests]) {
      await succeed(expired.paymentId);
      await expectRefunded(expired);
    }
  });

  test('when its shopper had cancelled the order', async () => {
    const ready = await readyToPay(app);
    const { orderId, paymentId } = (await pay(app, ready, BY_UPI)).result;
    await call(app, waitingOrderContract.recart, { params: { orderId } }, { token: ready.token });
    expect(await statusOf(ready, orderId)).toMatchObject({ orderCancelled: true, awaitsLateMoney: false });
    await succeed(paymentId);
    await expectRefunded({ ready, orderId, paymentId, email: '' });
  });

  test('when the order expired more than a day ago, or no longer has a name', async () => {
    const old = await endedOrder();
    await app.db
      .update(orders)
      .set({ expiredAt: sql`now() - interval '25 hours'` })
      .where(eq(orders.id, old.orderId));
    const nameless = await endedOrder();
    await app.db.update(orders).set({ email: '' }).where(eq(orders.id, nameless.orderId));
    for (const expired of [old, nameless]) {
      expect((await statusOf(expired.ready, expired.orderId)).awaitsLateMoney).toBe(false);
      await succeed(expired.paymentId);
    }
    await expectRefunded(old);
    await expectRefunded({ ...nameless, email: '' });
  });

  test('when its amount differs from that of the order', async () => {
    const expired = await endedOrder();
    const intent = provider.decide(provider.intentOf(expired.paymentId).id, 'succeeded');
    const less = { ...intent, amountMinor: intent.amountMinor - 100 };
    Object.assign(provider.intentOf(expired.paymentId), { amountMinor: less.amountMinor });
    await app.http.inject(webhook('payment.succeeded', less));
    await expectRefunded(expired);
  });
});

test('PAY-10 of a late payment and another tab that orders the same cart at that moment exactly one makes an order', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await piecesOf(FRAME.productId);
    const expired = await endedOrder();
    const again = { token: expired.ready.token, total: await completeCheckout(app, expired.ready.token) };
    const other = () => pay(app, again, { paymentMethod: 'cod' });
    const [answer] =
      turn % 2 === 0
        ? await Promise.all([other(), succeed(expired.paymentId)])
        : ((await Promise.all([succeed(expired.paymentId), other()])).toReversed() as [
            Awaited<ReturnType<typeof other>>,
          ]);
    await app.runJobs();
    const cameBack = (await rowOf(expired.orderId)).status === 'placed';
    const isOrdered = answer.status === 200 && answer.result.orderId !== expired.orderId;
    expect([cameBack, isOrdered].filter(Boolean)).toHaveLength(1);
    expect(await refundsIn(expired.orderId)).toEqual(cameBack ? [] : [['done', 'surplus']]);
    expect(await piecesOf(FRAME.productId)).toBe(before - 1);
    expect((await bagOf(expired.ready)).items).toEqual([]);
  }
});

test('PAY-10 of a late payment and another shopper who pay for the last piece one gets it, and the other is not charged', async () => {
  const last = { productId: sentinels.onePiece, powerType: 'without_power' as const };
  for (let turn = 0; turn < 4; turn += 1) {
    await setPieces(sentinels.onePiece, 1);
    const expired = await endedOrder({ items: [last] });
    const rival = await readyToPay(app, { items: [last] });
    const [answer] = await Promise.all([
      pay(app, rival, { paymentMethod: 'cod', expectedTotal: rival.total + 49 }),
      succeed(expired.paymentId),
    ]);
    await app.runJobs();
    const cameBack = (await rowOf(expired.orderId)).status === 'placed';
    expect([cameBack, answer.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await refundsIn(expired.orderId)).toEqual(cameBack ? [] : [['done', 'surplus']]);
    expect(await piecesOf(sentinels.onePiece)).toBe(0);
  }
});
