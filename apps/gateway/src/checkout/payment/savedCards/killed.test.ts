import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newCustomer } from '../../../identity/testing/customer.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { gatewayKiller } from '../../../orders-returns/testing/simulation/killGateway.ts';
import { startTestSystem } from '../../../orders-returns/testing/simulation/startTestSystem.ts';
import { orders } from '../../order/schema.ts';
import { completeCheckout, FRAME, pay } from '../../testing/shopper.ts';
import { paymentsOf } from '../orderPayments.ts';
import { savedCard } from './savedCards.ts';

const system = await startTestSystem();
const { app, provider } = system;
const { vault } = provider;

/** The call of the provider before whose answer the gateway is killed. */
let killedAt: RegExp | null = null;
let isReached = false;
const killer = await gatewayKiller(system, async (method, path) => {
  if (method !== 'POST' || !killedAt?.test(path)) return;
  isReached = true;
  await new Promise(() => undefined);
});
const reached = async () => {
  await expect.poll(() => isReached, { interval: 5, timeout: 30_000 }).toBe(true);
};

/** A customer with a saved card and a full cart. */
async function regular() {
  const customer = await newCustomer(app);
  const card = { token: `card_${randomUUID()}`, brand: 'Visa', last4: '4242', expiry: '2099-08' };
  vault.cards.set(card.token, { ...card, customer: customer.id, first6: '424242', outcome: 'succeeded' });
  const owner = { customerId: customer.id, country: 'IN' as const, provider: 'sandbox' as const };
  const [saved] = await app.db
    .insert(savedCard)
    .values({ ...owner, ...card, vaultCustomer: customer.id })
    .returning();
  await call(app, cartContract.addItem, { body: FRAME }, customer);
  const total = await completeCheckout(app, customer.token);
  return { ...customer, total, cardToken: saved?.id ?? '', key: randomUUID() };
}

const ordersOf = (customerId: string) =>
  app.db.select().from(orders).where(eq(orders.customerId, customerId));
const ofOrder = (orderId: string, token: string) =>
  call(app, paymentContract.getPayment, { params: { orderId } }, { token });

test.each([
  ['the payment is opened and its answer', /\/payments\/v1\/intents$/, 0],
  ['the card is charged and its answer', /\/charge$/, 1],
] as const)(
  'PAY-01 a gateway that is killed between %s charges once; its customer presses again and gets one order',
  async (_when, at, charges) => {
    const customer = await regular();
    vault.charged = [];
    [killedAt, isReached] = [at, false];
    const { cardToken, key } = customer;
    const cutOff = await killer.kill({
      work: (there) => [pay(there.app, customer, { cardToken }, key)],
      until: reached,
    });
    killedAt = null;
    expect([cutOff, vault.charged.length]).toEqual([1, charges]);
    const twice = [
      await pay(app, customer, { cardToken }, key),
      await pay(app, customer, { cardToken }, key),
    ];
    const [placed] = await ordersOf(customer.id);
    for (const { result } of twice)
      expect(result).toMatchObject({ orderId: placed?.id, status: 'paid', orderPlaced: true });
    await app.runJobs();
    expect(await ordersOf(customer.id)).toHaveLength(1);
    expect((await paymentsOf(app.db, placed?.id ?? '')).map(({ status }) => status)).toEqual(['paid']);
    expect(vault.charged).toHaveLength(1);
    expect(provider.refunds).toEqual([]);
  },
  120_000,
);

test('PAY-01 a charge whose gateway was killed places its order without another press too', async () => {
  const customer = await regular();
  vault.charged = [];
  [killedAt, isReached] = [/\/charge$/, false];
  const { cardToken, key } = customer;
  await killer.kill({
    work: (there) => [pay(there.app, customer, { cardToken }, key)],
    until: reached,
  });
  killedAt = null;
  const [made] = await ordersOf(customer.id);
  expect(made?.status).toBe('pending_payment');
  await app.db.execute(sql`UPDATE payment SET updated_at = now() - interval '3 minutes'`);
  for (let turn = 0; turn < 3; turn += 1) {
    await enqueue(app.db, 'payment.find-overdue', {});
    await app.runJobs();
  }
  expect((await ofOrder(made?.id ?? '', customer.token)).result).toMatchObject({
    status: 'paid',
    orderPlaced: true,
  });
  expect(vault.charged).toHaveLength(1);
}, 120_000);
