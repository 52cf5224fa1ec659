import { cartContract, waitingOrderContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { completeCheckout, FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { orders } from '../../checkout/order/schema.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const cartOf = async (token: string) => (await call(app, cartContract.getCart, {}, { token })).result;
const recart = (token: string, orderId: string) =>
  call(app, waitingOrderContract.recart, { params: { orderId } }, { token });
const add = (token: string, productId: string) =>
  call(app, cartContract.addItem, { body: { productId } }, { token });
const statusOf = async (token: string, orderId: string) =>
  (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token })).result.orders[0]
    ?.status;

/** A guest whose card payment has begun: the cart has become a waiting order. */
async function waiting() {
  const ready = await readyToPay(app);
  const { result } = await pay(app, ready);
  return { ...ready, ...result, intentId: provider.intentOf(result.paymentId).id };
}

/** A customer on two devices; the payment was begun on the first. */
async function onTwoDevices() {
  const { token, email } = await newCustomer(app);
  const other = await signInAgain(app, email);
  await call(app, cartContract.addItem, { body: FRAME }, { token });
  const total = await completeCheckout(app, token);
  const { result } = await pay(app, { token, total });
  return { token, other, total, ...result };
}

describe('an order that is waiting for payment', () => {
  test('CART-19 its goods come back into a bag that is full of merged goods, whose oldest line is removed', async () => {
    const { token, orderId } = await waiting();
    await add(token, sentinels.accessory);
    await app.db.execute(sql`
      INSERT INTO cart_line (cart_id, product_id, quantity, choice)
      SELECT id, ${sentinels.solution}, 1, gen_random_uuid()::text FROM cart, generate_series(1, 99) n
      WHERE status = 'open' AND session_id = (SELECT session_id FROM orders WHERE id = ${orderId})`);
    expect((await recart(token, orderId)).status).toBe(200);
    const goods = (await cartOf(token)).items.map(({ productId }) => productId);
    expect([goods.length, goods.at(-1)]).toEqual([100, FRAME.productId]);
    expect(goods).not.toContain(sentinels.accessory);
  });

  test('CART-19 while it expires, every answer to its owner has either the order or its goods', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { token, orderId } = await waiting();
      await app.db
        .update(orders)
        .set({ reservedUntil: sql`now() - interval '1 second'` })
        .where(eq(orders.id, orderId));
      const answers: number[] = [];
      let isBack = false;
      // Each reading enqueues the end of the order again; while it does, a run of the jobs passes over it.
      const runJobs = async () => {
        while (!isBack) await app.runJobs();
      };
      const read = async () => {
        while (!isBack) {
          const some = await Promise.all([1, 2, 3, 4].map(() => cartOf(token)));
          answers.push(...some.map(({ items, waitingOrders }) => items.length + waitingOrders.length));
          isBack = some.every(({ items }) => items.length === 1);
        }
      };
      await Promise.all([runJobs(), read()]);
      expect(new Set(answers)).toEqual(new Set([1]));
    }
  });

  test('the cart of its session names it with goods, total and the time left; the cart of another session does not', async () => {
    const { token, orderId, total } = await waiting();
    const { items, waitingOrders } = await cartOf(token);
    expect(items).toEqual([]);
    expect(waitingOrders).toMatchObject([
      {
        orderId,
        total: { value: total, currencyCode: 'INR' },
        items: [{ productId: FRAME.productId, quantity: 1, modelName: 'Alder' }],
        startedOn: 'desktop',
        payment: 'open',
      },
    ]);
    const [{ secondsLeft = 0, keptUntil = '' } = {}] = waitingOrders;
    expect(secondsLeft).toBeGreaterThan(29 * 60);
    expect(secondsLeft).toBeLessThanOrEqual(30 * 60);
    expect(Math.abs(Date.parse(keptUntil) - Date.now() - secondsLeft * 1000)).toBeLessThan(5_000);
    expect((await cartOf(await guest(app))).waitingOrders).toEqual([]);
    await add(token, sentinels.accessory);
    const cleared = (await call(app, cartContract.clearCart, undefined, { token })).result;
    expect(cleared).toMatchObject({ items: [], waitingOrders: [{ orderId, payment: 'open' }] });
  });

  test('it is still named when goods are added, and a second waiting order is listed before it', async () => {
    const { token, orderId } = await waiting();
    expect((await add(token, sentinels.accessory)).result).toMatchObject({
      itemsQty: 1,
      waitingOrders: [{ orderId }],
    });
    const second = await pay(app, { token, total: await completeCheckout(app, token) });
    expect((await cartOf(token)).waitingOrders.map((order) => order.orderId)).toEqual([
      second.result.orderId,
      orderId,
    ]);
  });

  test('a customer sees it on every device until it is paid', async () => {
    const { token, other, orderId, paymentId } = await onTwoDevices();
    expect((await cartOf(other)).waitingOrders).toMatchObject([{ orderId }]);
    provider.decide(provider.intentOf(paymentId).id, 'succeeded');
    await call(app, paymentContract.getPayment, { params: { orderId } }, { token });
    expect((await cartOf(other)).waitingOrders).toEqual([]);
  });

  test('the cart says when the payment is pending at the bank and when the bank has refused it', async () => {
    const { token, orderId, intentId } = await waiting();
    const stateAfter = async (status: 'processing' | 'failed') => {
      provider.decide(intentId, status, 'card_declined');
      await call(app, paymentContract.getPayment, { params: { orderId } }, { token });
      return (await cartOf(token)).waitingOrders[0]?.payment;
    };
    expect(await stateAfter('processing')).toBe('pending');
    expect(await stateAfter('failed')).toBe('failed');
  });

  test('an expired one ends when its owner reads the cart, and its goods are in the cart again', async () => {
    const { token, orderId } = await waiting();
    await app.db
      .update(orders)
      .set({ reservedUntil: sql`now() - interval '1 second'` })
      .where(eq(orders.id, orderId));
    expect((await cartOf(token)).waitingOrders).toMatchObject([{ orderId, secondsLeft: 0 }]);
    await app.runJobs();
    expect(await cartOf(token)).toMatchObject({ itemsQty: 1, waitingOrders: [] });
    expect(await statusOf(token, orderId)).toBe('cancelled');
  });
});

describe('taking its goods back', () => {
  test('CART-19 without a session it is refused: 401; for another owner’s order: 404', async () => {
    const { orderId } = await waiting();
    expect((await recart('', orderId)).status).toBe(401);
    expect((await recart(await guest(app), orderId)).status).toBe(404);
    expect((await recart((await newCustomer(app)).token, orderId)).status).toBe(404);
  });

  test('CART-19 the goods are in the cart again beside newer ones, with the checkout as it was; a second call changes nothing', async () => {
    const { token, orderId, intentId, total } = await waiting();
    await add(token, sentinels.accessory);
    const back = (await recart(token, orderId)).result;
    expect(back.items.map(({ productId }) => productId).sort()).toEqual(
      [FRAME.productId, sentinels.accessory].sort(),
    );
    expect(back.waitingOrders).toEqual([]);
    expect(provider.intents.get(intentId)?.status).toBe('expired');
    expect(await statusOf(token, orderId)).toBe('cancelled');
    expect((await recart(token, orderId)).result.items).toHaveLength(2);
    expect((await pay(app, { token, total: back.totals.total })).result.orderId).not.toBe(orderId);
    expect(back.totals.total).toBeGreaterThan(total);
  });

  test('when the same goods were added again, the line with more pieces is kept', async () => {
    const token = await guest(app);
    const more = { productId: sentinels.accessory, quantity: 3 };
    await call(app, cartContract.addItem, { body: more }, { token });
    const total = await completeCheckout(app, token);
    const { orderId } = (await pay(app, { token, total })).result;
    await add(token, sentinels.accessory);
    expect((await recart(token, orderId)).result).toMatchObject({ itemsQty: 3, itemsCount: 1 });
  });

  test('a customer takes back on one device what was begun on another', async () => {
    const { token, other, orderId } = await onTwoDevices();
    expect((await recart(other, orderId)).result).toMatchObject({ itemsQty: 1, waitingOrders: [] });
    expect(await cartOf(token)).toMatchObject({ itemsQty: 1, waitingOrders: [] });
  });

  test('an order that was paid meanwhile stays an order: 409', async () => {
    const { token, orderId, intentId } = await waiting();
    provider.decide(intentId, 'succeeded');
    const { status, problem } = await recart(token, orderId);
    expect([status, problem.code]).toEqual([409, 'order_placed']);
    expect(await statusOf(token, orderId)).toBe('placed');
    expect((await cartOf(token)).itemsQty).toBe(0);
  });

  test('while the payment is pending or the provider is down, the order keeps waiting, with the reason: 409, 503', async () => {
    const { token, orderId, intentId } = await waiting();
    provider.mode = 'down';
    const unheard = await recart(token, orderId);
    provider.mode = 'up';
    expect([unheard.status, unheard.problem.code]).toEqual([503, 'payment_unavailable']);
    provider.decide(intentId, 'processing');
    const { status, problem } = await recart(token, orderId);
    expect([status, problem.code]).toEqual([409, 'payment_pending']);
    expect((await cartOf(token)).waitingOrders).toMatchObject([{ orderId, payment: 'pending' }]);
  });

  test('CART-19 calls from two tabs at once bring the goods back once', async () => {
    const { token, orderId } = await waiting();
    const answers = await Promise.all([1, 2, 3].map(() => recart(token, orderId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await cartOf(token)).toMatchObject({ itemsQty: 1, itemsCount: 1 });
  });
});

describe('two tabs that pay', () => {
  test('PAY-04 the later one gets the same order, whatever payment method each has chosen', async () => {
    for (const [first, second] of [
      ['cod', 'cc'],
      ['cc', 'cod'],
    ] as const) {
      const ready = await readyToPay(app);
      const won = await pay(app, ready, { paymentMethod: first });
      const lost = await pay(app, ready, { paymentMethod: second });
      expect([lost.status, lost.result.orderId]).toEqual([200, won.result.orderId]);
      expect(lost.result.orderPlaced).toBe(first === 'cod');
    }
  });

  test('PAY-04 at the same moment and with different methods they get one order', async () => {
    const ready = await readyToPay(app);
    const before = await app.db.$count(orders);
    const methods = ['cc', 'cod', 'cc', 'cod'] as const;
    const answers = await Promise.all(methods.map((paymentMethod) => pay(app, ready, { paymentMethod })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ result }) => result.orderId)).size).toBe(1);
    expect(await app.db.$count(orders)).toBe(before + 1);
  });

  test('PAY-04 a customer’s other device that is later gets the same order', async () => {
    const { other, total, orderId } = await onTwoDevices();
    expect((await pay(app, { token: other, total }, { paymentMethod: 'cod' })).result.orderId).toBe(orderId);
  });

  test('PAY-04 a tab that still shows the older cart gets its order, not an order of what was added since', async () => {
    const ready = await readyToPay(app);
    const { id: cartId } = await cartOf(ready.token);
    const { orderId } = (await pay(app, ready, { cartId })).result;
    await add(ready.token, sentinels.accessory);
    await completeCheckout(app, ready.token);
    expect((await pay(app, ready, { cartId })).result.orderId).toBe(orderId);
    expect((await cartOf(ready.token)).itemsQty).toBe(1);
  });

  test('PAY-04 another session’s cart id leads to no order', async () => {
    const ready = await readyToPay(app);
    const { id: cartId } = await cartOf(ready.token);
    await pay(app, ready, { cartId });
    const stranger = await pay(app, { token: await guest(app), total: ready.total }, { cartId });
    expect([stranger.status, stranger.problem.code]).toEqual([422, 'cart_empty']);
  });
});
