import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { addressContract, paymentContract, PaymentMethodCode } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { productPrice, stock } from '../../catalog/schema.ts';
import { orders, stockMovement } from '../order/schema.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { payment } from '../schema.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import {
  anAddress,
  CASH_FEE,
  completeCheckout,
  FRAME,
  pay,
  readyToPay,
  type Ready,
} from '../testing/shopper.ts';

const MEMBERSHIP = { productId: sentinels.membership };
const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const pieces = async (productId: string) => {
  const [row] = await app.db
    .select()
    .from(stock)
    .where(eq(stock.productId, Number(productId)));
  return row?.quantity;
};
const setPieces = (productId: string, quantity: number) =>
  app.db
    .update(stock)
    .set({ quantity })
    .where(eq(stock.productId, Number(productId)));
const ordersOf = (orderIds: string[]) => new Set(orderIds).size;
const cartOf = async ({ token }: Ready) => (await call(app, cartContract.getCart, {}, { token })).result;
const countOrders = () => app.db.$count(orders);

describe('refusals of an order', () => {
  test('PAY-04 a payment without a session is refused: 401', async () => {
    const body = { paymentMethod: 'cc' as const, expectedTotal: 1 };
    expect((await call(app, paymentContract.payOrder, { body }, {})).status).toBe(401);
  });

  test('PAY-04 an empty cart, a missing address and a missing delivery are refused, each with its reason', async () => {
    const token = await guest(app);
    const attempt = async () => (await pay(app, { token, total: 1 })).problem.code;
    expect(await attempt()).toBe('cart_empty');
    await call(app, cartContract.addItem, { body: FRAME }, { token });
    expect(await attempt()).toBe('address_missing');
    await completeCheckout(app, token);
    expect(await attempt()).toBe('total_changed');
    expect((await cartOf({ token, total: 0 })).itemsQty).toBe(1);
  });

  test('PAY-04 a total that has changed since the shopper saw it refuses the order and returns the new one', async () => {
    const ready = await readyToPay(app, { items: [{ productId: sentinels.accessory, quantity: 3 }] });
    const id = Number(sentinels.accessory);
    await app.db
      .update(productPrice)
      .set({ selling: sql`selling + 100`, market: sql`market + 100` })
      .where(eq(productPrice.productId, id));
    const before = await countOrders();
    const { status, problem } = await pay(app, ready);
    expect([status, problem.code]).toEqual([409, 'total_changed']);
    expect(problem.detail).toContain('₹');
    expect(await countOrders()).toBe(before);
    const { totals } = await cartOf(ready);
    expect((await pay(app, { ...ready, total: totals.total })).status).toBe(200);
  });

  test('PAY-04 goods that were sold meanwhile refuse the order with their name; no stock is taken and nothing is charged', async () => {
    const ready = await readyToPay(app, {
      items: [FRAME, { productId: sentinels.fewPieces, powerType: 'frame_only', quantity: 2 }],
    });
    const kept = await pieces(FRAME.productId);
    await setPieces(sentinels.fewPieces, 1);
    const asked = provider.asked;
    const { status, problem } = await pay(app, ready);
    expect([status, problem.code]).toEqual([409, 'out_of_stock']);
    expect(problem.detail).toMatch(/^Juno, Burgundy is out of stock/);
    expect(await pieces(FRAME.productId)).toBe(kept);
    expect(provider.asked).toBe(asked);
    await setPieces(sentinels.fewPieces, 4);
  });

  test('PAY-01 cash on delivery above the limit is refused with the reason', async () => {
    const ready = await readyToPay(app, { items: [{ ...FRAME, quantity: 20 }] });
    const { status, problem } = await pay(app, ready, { paymentMethod: 'cod' });
    expect([status, problem.code]).toEqual([422, 'cash_on_delivery_unavailable']);
    expect(problem.detail).toBe('Cash on delivery is possible up to ₹20,000.');
  });

  test('PAY-01 a membership, and a service alone, cannot be paid in cash: no order is made', async () => {
    for (const items of [[FRAME, MEMBERSHIP], [MEMBERSHIP], [{ productId: sentinels.service }]]) {
      const ready = await readyToPay(app, { items });
      const methods = await call(app, paymentContract.getPaymentMethods, { query: {} }, ready);
      const reason = 'Cash on delivery is for goods that we bring to your door, and not for a membership.';
      expect(methods.result.paymentMethods[2]).toMatchObject({ id: 'cod', available: false, reason });
      const { problem } = await pay(app, ready, { paymentMethod: 'cod' });
      expect([problem.code, problem.detail]).toEqual(['cash_on_delivery_unavailable', reason]);
    }
  });

  test('PAY-04 the order of another guest can be neither paid nor read', async () => {
    const mine = await readyToPay(app);
    const { orderId } = (await pay(app, mine)).result;
    const stranger = await guest(app);
    expect((await pay(app, { token: stranger, total: mine.total }, { orderId })).problem.code).toBe(
      'order_not_found',
    );
    const asked = await call(app, paymentContract.getPayment, { params: { orderId } }, { token: stranger });
    expect(asked.problem.code).toBe('order_not_found');
  });
});

describe('cash on delivery', () => {
  test('CHK-05 PAY-01 the order is placed at once, cash is due on delivery, and the cart is empty', async () => {
    const ready = await readyToPay(app);
    const before = await pieces(FRAME.productId);
    const { result } = await pay(app, ready, { paymentMethod: 'cod' });
    expect(result).toMatchObject({ status: 'cash_due', orderPlaced: true, card: null, message: null });
    expect(result.amount).toEqual({ value: ready.total + CASH_FEE, currencyCode: 'INR' });
    expect(result.orderId).toMatch(/^[1-9]\d{9}$/);
    expect(await cartOf(ready)).toMatchObject({ itemsQty: 0, items: [] });
    expect(await pieces(FRAME.productId)).toBe(Number(before) - 1);
  });

  test('the shopper gets one e-mail and one text message', async () => {
    await app.runJobs();
    const ready = await readyToPay(app);
    const [mails, texts] = [app.sent.mail.length, app.sent.sms.length];
    const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
    await app.runJobs();
    await app.runJobs();
    expect(app.sent.mail.slice(mails)).toMatchObject([
      { to: 'Ananya.Rao@post.in', subject: `Your Lunette order ${orderId}` },
    ]);
    expect(app.sent.sms.slice(texts)).toMatchObject([{ to: '+919822041377' }]);
    const [mail] = app.sent.mail.slice(mails);
    expect(mail?.html).toContain('Alder');
    expect(mail?.text).toContain('Cash on delivery fee: ₹49');
  });

  test('text that a shopper typed is never markup in the e-mail, and Arabic is written from right to left', async () => {
    const token = await guest(app, { country: 'SA' });
    const as = { token, country: 'SA' as const, language: 'ar' as const };
    await call(app, cartContract.addItem, { body: FRAME }, as);
    await completeCheckout(app, token, 'SA');
    const address = anAddress('SA', { firstName: '<img src=x onerror=alert(1)>' });
    const { result } = await call(app, addressContract.saveShippingAddress, { body: { address } }, as);
    const body = { paymentMethod: 'cod' as const, expectedTotal: result.cart.totals.total + 15 };
    expect(
      (await call(app, paymentContract.payOrder, { body }, { ...as, idempotencyKey: randomUUID() })).status,
    ).toBe(200);
    await app.runJobs();
    const mail = app.sent.mail.at(-1);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
    expect(app.sent.sms.at(-1)?.text).toMatch(/^لونيت: تم تسجيل طلبك/);
  });
});

describe('exactly one order', () => {
  test('PAY-04 a double click on Pay with one key makes one order and one payment', async () => {
    const ready = await readyToPay(app);
    const key = randomUUID();
    const answers = await Promise.all([
      pay(app, ready, {}, key),
      pay(app, ready, {}, key),
      pay(app, ready, {}, key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { orderId, paymentId } = answers[0].result;
    expect(answers.every(({ result }) => result.orderId === orderId && result.paymentId === paymentId)).toBe(
      true,
    );
    expect(await app.db.$count(payment, eq(payment.orderId, orderId))).toBe(1);
  });

  test('PAY-04 two tabs that pay the same cart with two keys get the same order', async () => {
    const ready = await readyToPay(app);
    const before = await countOrders();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => pay(app, ready, { paymentMethod: 'cod' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(ordersOf(answers.map(({ result }) => result.orderId))).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  test('PAY-04 of shoppers who pay at once for the last piece exactly one gets it', async () => {
    const last = { productId: sentinels.onePiece, powerType: 'without_power' as const };
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => readyToPay(app, { items: [last] })));
    const answers = await Promise.all(shoppers.map((ready) => pay(app, ready, { paymentMethod: 'cod' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(
      losers.every(({ problem }) => problem.code === 'out_of_stock' && problem.detail.startsWith('Marram')),
    ).toBe(true);
    expect(await pieces(sentinels.onePiece)).toBe(0);
    const sold = await app.db
      .select()
      .from(stockMovement)
      .where(eq(stockMovement.productId, sentinels.onePiece));
    expect(sold).toMatchObject([{ quantity: -1, reason: 'ordered' }]);
  });

  test('PAY-04 orders of the same goods in a different order of lines do not deadlock', async () => {
    const goods = [FRAME, { productId: sentinels.accessory }, { productId: sentinels.solution }];
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        readyToPay(app, { items: index % 2 ? goods : goods.toReversed() }),
      ),
    );
    const answers = await Promise.all(shoppers.map((ready) => pay(app, ready, { paymentMethod: 'cod' })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(ordersOf(answers.map(({ result }) => result.orderId))).toBe(8);
  });

  test('PAY-04 an invalid key makes no order, and a key that was used makes no order of another request', async () => {
    const ready = await readyToPay(app);
    const before = await countOrders();
    expect((await pay(app, ready, {}, 'short')).problem).toMatchObject({
      status: 422,
      code: 'idempotency_key_invalid',
    });
    expect(await countOrders()).toBe(before);
    const key = randomUUID();
    await pay(app, ready, { paymentMethod: 'cod' }, key);
    expect((await pay(app, ready, {}, key)).problem).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(await countOrders()).toBe(before + 1);
  });

  test('PAY-04 a key that was refused can be tried again', async () => {
    const ready = await readyToPay(app);
    const key = randomUUID();
    const before = await pieces(FRAME.productId);
    await setPieces(FRAME.productId, 0);
    expect((await pay(app, ready, { paymentMethod: 'cod' }, key)).status).toBe(409);
    await setPieces(FRAME.productId, before ?? 1);
    expect((await pay(app, ready, { paymentMethod: 'cod' }, key)).result.orderPlaced).toBe(true);
  });

  test('PAY-04 the same key after a lost answer returns the same order and starts no second payment', async () => {
    const ready = await readyToPay(app);
    const key = randomUUID();
    const { orderId } = (await pay(app, ready, {}, key)).result;
    const again = (await pay(app, ready, {}, key)).result;
    expect(again.orderId).toBe(orderId);
    expect(await app.db.$count(payment, eq(payment.orderId, orderId))).toBe(1);
  });

  test('PAY-04 goods that are added while an order is being paid are in a new cart', async () => {
    const ready = await readyToPay(app);
    const { orderId } = (await pay(app, ready)).result;
    const { result } = await call(
      app,
      cartContract.addItem,
      { body: { productId: sentinels.accessory } },
      { token: ready.token },
    );
    expect(result.items.map(({ productId }) => productId)).toEqual([sentinels.accessory]);
    const order = await call(
      app,
      orderContract.getOrder,
      { params: { orderId }, query: {} },
      { token: ready.token },
    );
    expect(order.result.orders[0]?.items.map(({ productId }) => productId)).toEqual([FRAME.productId]);
  });
});

describe('the reservation of an unpaid order', () => {
  const reservationOf = async (orderId: string) => {
    const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
    return { from: Number(order?.createdAt), until: Number(order?.reservedUntil) };
  };
  const makeOlder = (orderId: string, minutes: number) =>
    app.db
      .update(orders)
      .set({
        createdAt: sql`created_at - make_interval(mins => ${minutes})`,
        reservedUntil: sql`now() + interval '1 minute'`,
      })
      .where(eq(orders.id, orderId));
  const byCode = { paymentMethod: 'upi', upi: { flow: 'qr', vpa: '' } } as const;

  test('another payment reserves the goods for 30 minutes, but for no longer than two hours after the order', async () => {
    const ready = await readyToPay(app);
    const { orderId } = (await pay(app, ready)).result;
    await makeOlder(orderId, 60);
    const before = Date.now();
    expect((await pay(app, ready, { orderId, ...byCode })).status).toBe(200);
    expect((await reservationOf(orderId)).until).toBeGreaterThanOrEqual(before + 30 * 60_000);
    await makeOlder(orderId, 50);
    expect((await pay(app, ready, { orderId })).status).toBe(200);
    const { from, until } = await reservationOf(orderId);
    expect(until - from).toBe(2 * 60 * 60_000);
    await makeOlder(orderId, 11);
    const late = await pay(app, ready, { orderId, ...byCode });
    expect([late.status, late.problem.code]).toEqual([409, 'order_cancelled']);
  });

  test('paying without an offer continues the open payment of an order that has none', async () => {
    const ready = await readyToPay(app);
    const { orderId, paymentId } = (await pay(app, ready)).result;
    const before = await reservationOf(orderId);
    const again = await pay(app, ready, { orderId, withoutOffer: true });
    expect(again.result).toMatchObject({ paymentId, status: 'created' });
    expect(await reservationOf(orderId)).toEqual(before);
  });
});

describe('payment methods', () => {
  test('every payment method of the contract can be stored', async () => {
    const { rows } = await app.db.execute<{ rule: string }>(
      sql`SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = 'payment_method_check'`,
    );
    const stored = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, code]) => code);
    expect(stored.toSorted()).toEqual([...PaymentMethodCode.options, 'exchange'].toSorted());
  });

  test('CART-17 an unpaid order whose amount due has become zero is placed when it is paid again', async () => {
    const ready = await readyToPay(app);
    const { orderId } = (await pay(app, ready)).result;
    const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
    const { subTotal = 0, shipping = 0 } = order?.totals ?? {};
    const discount = { type: 'gv' as const, code: 'GOODWILL', amount: subTotal + shipping };
    const totals = { ...order!.totals, discounts: [discount], totalDiscount: discount.amount, total: 0 };
    await app.db.update(payment).set({ status: 'failed' }).where(eq(payment.orderId, orderId));
    await app.db
      .update(orders)
      .set({ status: 'payment_failed', totals, total: 0 })
      .where(eq(orders.id, orderId));
    const { result } = await call(
      app,
      paymentContract.getPaymentMethods,
      { query: { orderId } },
      { token: ready.token },
    );
    expect(result.paymentMethods.map(({ id }) => id)).toEqual(['none']);
    const again = await pay(app, ready, { orderId, paymentMethod: 'none', expectedTotal: 0 });
    expect(again.result).toMatchObject({ method: 'none', status: 'paid', orderPlaced: true });
  });
});
