import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { savedCardContract } from '@lunette/checkout/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newCustomer } from '../../../identity/testing/customer.ts';
import { call, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { orders } from '../../order/schema.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { completeCheckout, FRAME, pay } from '../../testing/shopper.ts';
import { savedCard } from './savedCards.ts';

const provider = await fakeProvider();
const { vault } = provider;
const settings = { sandboxUrl: provider.url };
const app = await testGatewayApp({ settings });
const second = await testGatewayApp({ settings, databaseUrl: app.databaseUrl });
const gateways = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? app : second));

/** A customer with a saved card and a full cart. */
async function regular() {
  const customer = await newCustomer(app);
  const card = { token: `card_${randomUUID()}`, brand: 'Visa', last4: '4242', expiry: '2099-08' };
  vault.cards.set(card.token, { ...card, customer: customer.id, first6: '424242', outcome: 'succeeded' });
  const owner = { customerId: customer.id, vaultCustomer: customer.id, country: 'IN' as const };
  const [saved] = await app.db
    .insert(savedCard)
    .values({ ...owner, ...card, provider: 'sandbox' })
    .returning();
  await call(app, cartContract.addItem, { body: FRAME }, customer);
  const total = await completeCheckout(app, customer.token);
  return { ...customer, total, cardToken: saved?.id ?? '', atProvider: card.token };
}
type Regular = Awaited<ReturnType<typeof regular>>;

const remove = (at: typeof app, { cardToken, email, token }: Regular) =>
  call(
    at,
    savedCardContract.deleteSavedCard,
    { params: { cardToken }, query: { emailId: email } },
    { token },
  );
const restore = (at: typeof app, { cardToken, token }: Regular) =>
  call(at, savedCardContract.restoreSavedCard, { params: { cardToken } }, { token });
const cardsOf = async ({ token }: Regular) =>
  (await call(app, savedCardContract.getSavedCards, { query: {} }, { token })).result.savedCards;
const tenSecondsPass = async () => {
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  await app.runJobs();
};

test('PAY-08 ten calls that remove a card, and ten that restore it, at two gateways take effect once', async () => {
  const customer = await regular();
  for (const { status } of await Promise.all(gateways.map((at) => remove(at, customer))))
    expect([200, 404]).toContain(status);
  expect(await cardsOf(customer)).toEqual([]);
  const restored = await Promise.all(gateways.map((at) => restore(at, customer)));
  expect(restored.filter(({ status }) => status === 200)).toHaveLength(1);
  await tenSecondsPass();
  expect(vault.cards.has(customer.atProvider)).toBe(true);
  expect(await cardsOf(customer)).toHaveLength(1);
});

test('PAY-08 a card that is removed at one gateway and restored at the other is either complete or gone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const customer = await regular();
    await remove(app, customer);
    await Promise.all([restore(app, customer), remove(second, customer)]);
    const isThere = (await cardsOf(customer)).length === 1;
    await tenSecondsPass();
    expect(vault.cards.has(customer.atProvider)).toBe(isThere);
    expect(await cardsOf(customer)).toHaveLength(isThere ? 1 : 0);
  }
});

test('PAY-01 PAY-08 a card that is removed while ten payments use it pays one order or none, and is gone', async () => {
  for (let round = 0; round < 3; round += 1) {
    const customer = await regular();
    vault.charged = [];
    const key = randomUUID();
    const { cardToken } = customer;
    const [removed, ...paid] = await Promise.all([
      remove(second, customer),
      ...gateways.map((at) => pay(at, customer, { cardToken }, key)),
    ]);
    expect(removed.status).toBe(200);
    const made = await app.db.select().from(orders).where(eq(orders.customerId, customer.id));
    expect(made.length).toBeLessThanOrEqual(1);
    expect(vault.charged).toHaveLength(made.length);
    for (const { status } of paid) expect([200, 409, 422]).toContain(status);
    await tenSecondsPass();
    expect(await cardsOf(customer)).toEqual([]);
    expect(vault.cards.has(customer.atProvider)).toBe(false);
  }
});
