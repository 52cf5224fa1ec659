import { randomUUID } from 'node:crypto';
import { profileContract } from '@lunette/account/contract';
import { cartContract, cartOfferContract } from '@lunette/cart/contract';
import { paymentContract, paymentProviderContract, savedCardContract } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testCards } from '../../../../seed/bankOffers.ts';
import { staffSession } from '../../../identity/testing/staff.ts';
import { newCustomer, signInAgain } from '../../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { enterOrderCode } from '../../testing/enterOrderCode.ts';
import { fakeProvider, webhook } from '../../testing/fakeProvider.ts';
import type { FakeCard } from '../../testing/fakeVault.ts';
import { completeCheckout, FRAME, pay, readyToPay } from '../../testing/shopper.ts';
import { mergeSavedCards } from './forgetCards.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const { vault } = provider;
beforeEach(() => {
  provider.mode = 'up';
  vault.charged = [];
});

const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-08`;
type Person = Awaited<ReturnType<typeof newCustomer>>;

const cardsOf = async ({ token }: { token: string }, query = {}) =>
  (await call(app, savedCardContract.getSavedCards, { query }, { token })).result.savedCards;
const remove = ({ token, email }: Person, cardToken: string, query = {}) =>
  call(
    app,
    savedCardContract.deleteSavedCard,
    { params: { cardToken }, query: { emailId: email, ...query } },
    { token },
  );
const statusOf = async ({ token }: { token: string }, orderId: string) =>
  (await call(app, paymentContract.getPayment, { params: { orderId } }, { token })).result;

/** A customer whose cart is ready to be paid. */
async function shopper(person?: Person) {
  const customer = person ?? (await newCustomer(app));
  await call(app, cartContract.addItem, { body: FRAME }, customer);
  return { ...customer, total: await completeCheckout(app, customer.token) };
}

/** Pays with a new card that its owner asks the provider to save. */
async function payAndKeep(person?: Person, change: Partial<FakeCard> = {}) {
  const ready = await shopper(person);
  const { result } = await pay(app, ready);
  const intent = provider.intentOf(result.paymentId);
  const card: FakeCard = {
    token: `card_${randomUUID()}`,
    customer: ready.id,
    brand: 'Visa',
    first6: '424242',
    last4: '4242',
    expiry: NEXT_YEAR,
    outcome: 'succeeded',
    ...change,
  };
  vault.cards.set(card.token, card);
  intent.savedCard = card;
  provider.decide(intent.id, 'succeeded', undefined, card.first6 ?? undefined);
  const paid = provider.intents.get(intent.id);
  if (!paid) throw new Error('The intent is gone');
  await app.http.inject(webhook('payment.succeeded', paid));
  const [saved] = await cardsOf(ready);
  if (!saved) throw new Error('No card was kept');
  return { ...ready, ...saved, orderId: result.orderId, intent: paid, token: ready.token, atProvider: card };
}

/** A customer with a saved card and another full cart. */
async function regular(change: Partial<FakeCard> = {}) {
  const kept = await payAndKeep(undefined, change);
  vault.charged = [];
  const { total } = await shopper(kept);
  return { ...kept, total };
}

describe('saving a card', () => {
  test('PAY-08 the provider asks a customer, never a guest; the list shows brand, last four digits and expiry month of the card', async () => {
    const guest_ = await pay(app, await readyToPay(app));
    expect(provider.intentOf(guest_.result.paymentId)).toMatchObject({ customer: null });
    const kept = await payAndKeep();
    expect(kept.intent).toMatchObject({ customer: kept.id });
    const answer = await call(app, savedCardContract.getSavedCards, { query: {} }, kept);
    const [{ daysLeft, lastUsedAt, ...shown } = kept] = answer.result.savedCards;
    expect(shown).toEqual({
      cardToken: kept.cardToken,
      brand: 'Visa',
      last4: '4242',
      expiry: NEXT_YEAR,
      available: true,
      reason: null,
    });
    expect(daysLeft).toBeGreaterThan(200);
    expect(Date.parse(lastUsedAt ?? '')).toBeGreaterThan(0);
    const words = JSON.stringify(answer.result);
    for (const secret of [kept.atProvider.token, kept.id, '424242']) expect(words).not.toContain(secret);
  });

  test('PAY-08 only the signed-in owner of an order is asked: whoever pays it with its code gets a payment without the owner’s cards', async () => {
    const owner = await shopper();
    const { orderId, paymentId } = (await pay(app, owner)).result;
    const readers = [{ token: await guest(app) }, await newCustomer(app)];
    for (const { token } of readers) {
      await enterOrderCode(app, orderId, token);
      const { result } = await pay(app, { token, total: owner.total }, { orderId });
      expect(result.paymentId).not.toBe(paymentId);
      expect(provider.intentOf(result.paymentId)).toMatchObject({ customer: null });
    }
    expect(provider.intentOf(paymentId)).toMatchObject({ customer: owner.id, status: 'expired' });
  });

  test('PAY-08 with twenty cards the answer says that no more can be saved, and the provider does not ask until one is removed', async () => {
    const kept = await payAndKeep();
    await app.db.execute(sql`
      INSERT INTO saved_card (customer_id, country, vault_customer, token, brand, last4, expiry)
      SELECT ${kept.id}, 'IN', ${kept.id}, 'card_' || n, 'Visa', '4242', ${NEXT_YEAR} FROM generate_series(2, 20) n`);
    const list = async () => (await call(app, savedCardContract.getSavedCards, { query: {} }, kept)).result;
    const { savedCards, full } = await list();
    expect([savedCards.length, full]).toEqual([
      20,
      '20 cards are saved, and no more can be. Please remove one first.',
    ]);
    const next = (await pay(app, await shopper(kept))).result;
    expect(provider.intentOf(next.paymentId)).toMatchObject({ customer: null });
    expect((await remove(kept, kept.cardToken)).result.full).toBeNull();
    const after = (await pay(app, await shopper(kept))).result;
    expect(provider.intentOf(after.paymentId)).toMatchObject({ customer: kept.id });
  });

  test('PAY-08 a webhook that is sent twice saves one card, and a late one does not restore a removed card', async () => {
    const kept = await payAndKeep();
    await app.http.inject(webhook('payment.succeeded', kept.intent));
    expect(await cardsOf(kept)).toHaveLength(1);
    await remove(kept, kept.cardToken);
    await app.db.execute(sql`DELETE FROM saved_card WHERE id = ${kept.cardToken}`);
    await app.http.inject(webhook('payment.succeeded', kept.intent));
    expect(await cardsOf(kept)).toEqual([]);
  });
});

test.each([
  ['a month that is none', { expiry: '2029-13' }],
  ['a year of two digits', { expiry: '08/29' }],
  ['no last digits', { last4: '' }],
  ['a token that is too long', { token: 'x'.repeat(101) }],
  ['a brand without an end', { brand: 'V'.repeat(10_000) }],
])('PAY-01 a card with %s is not saved, and its payment is valid all the same', async (_what, change) => {
  const ready = await shopper();
  const { result } = await pay(app, ready);
  const intent = provider.intentOf(result.paymentId);
  const card = { token: 'card_odd', customer: ready.id, brand: 'Visa', last4: '4242', expiry: NEXT_YEAR };
  intent.savedCard = { ...card, ...change };
  provider.decide(intent.id, 'succeeded');
  expect((await app.http.inject(webhook('payment.succeeded', intent))).statusCode).toBe(200);
  expect(await statusOf(ready, result.orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
  expect(await cardsOf(ready)).toEqual([]);
});

describe('the calls of saved cards', () => {
  test('PAY-08 ROUTE-20 the calls refuse guests, other customers, another provider and another address', async () => {
    const kept = await payAndKeep();
    const nobody = { token: await guest(app) };
    expect((await call(app, savedCardContract.getSavedCards, { query: {} }, nobody)).status).toBe(403);
    const stranger = await newCustomer(app);
    expect(await cardsOf(stranger)).toEqual([]);
    expect((await remove(stranger, kept.cardToken)).problem.code).toBe('saved_card_unknown');
    const restore = { params: { cardToken: kept.cardToken } };
    expect((await call(app, savedCardContract.restoreSavedCard, restore, stranger)).status).toBe(404);
    expect((await remove(kept, kept.cardToken, { gatewayId: 'XX' })).problem.code).toBe('gateway_unknown');
    expect((await remove(kept, kept.cardToken, { emailId: 'a@b.in' })).problem.code).toBe('email_wrong');
    expect((await remove(kept, 'nothing')).status).toBe(404);
    const foreign = { query: { orderId: kept.orderId } };
    expect((await call(app, savedCardContract.getSavedCards, foreign, stranger)).status).toBe(404);
    expect(await cardsOf(kept)).toHaveLength(1);
  });

  test('PAY-08 the calls refuse staff, and staff cannot pay with a card that a customer has saved', async () => {
    const kept = await regular();
    const { token } = await staffSession(app, 'salesman');
    const staff = { ...kept, token };
    expect((await call(app, savedCardContract.getSavedCards, { query: {} }, staff)).status).toBe(403);
    expect((await remove(staff, kept.cardToken)).status).toBe(403);
    expect((await call(app, paymentProviderContract.getProviderSavedCards, undefined, staff)).status).toBe(
      403,
    );
    expect((await pay(app, staff, { cardToken: kept.cardToken })).problem.code).toBe('customers_only');
  });

  test('PAY-08 a removed card disappears at once, can be restored, and is deleted at the provider after ten seconds', async () => {
    const kept = await payAndKeep();
    expect((await remove(kept, kept.cardToken)).result.savedCards).toEqual([]);
    const params = { cardToken: kept.cardToken };
    const restored = await call(app, savedCardContract.restoreSavedCard, { params }, kept);
    expect(restored.result.savedCards).toMatchObject([{ cardToken: kept.cardToken }]);
    await remove(kept, kept.cardToken);
    await app.runJobs();
    expect(vault.cards.has(kept.atProvider.token)).toBe(true);
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await app.runJobs();
    expect(vault.cards.has(kept.atProvider.token)).toBe(false);
    expect((await call(app, savedCardContract.restoreSavedCard, { params }, kept)).status).toBe(404);
  });

  test('PAY-08 filterByOffer lists the cards to which the offer in the total applies; without an offer it lists all', async () => {
    const person = await newCustomer(app);
    await payAndKeep(person);
    await payAndKeep(person, { first6: testCards.coastline, last4: '0077' });
    await shopper(person);
    expect(await cardsOf(person, { filterByOffer: 'true' })).toHaveLength(2);
    await call(app, cartOfferContract.applyOffer, { body: { offerId: 'coastline-in' } }, person);
    expect(await cardsOf(person)).toHaveLength(2);
    expect(await cardsOf(person, { filterByOffer: 'true' })).toMatchObject([{ last4: '0077' }]);
    provider.mode = 'down';
    const filtered = { query: { filterByOffer: true } };
    const asked = await call(app, savedCardContract.getSavedCards, filtered as never, person);
    expect(asked.problem.code).toBe('payment_unavailable');
  });
});

describe('paying with a saved card', () => {
  test('PAY-01 a saved card places the order with one call, and ten calls charge it once', async () => {
    const customer = await regular();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay(app, customer, { cardToken: customer.cardToken }, key)),
    );
    const placed = answers.filter(({ status }) => status === 200).map(({ result }) => result);
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await statusOf(customer, placed[0]?.orderId ?? '')).toMatchObject({
      status: 'paid',
      orderPlaced: true,
    });
    expect(vault.charged).toHaveLength(1);
  });

  test('PAY-01 PAY-08 an unpaid order lists the cards of its country and is paid with one of them, whatever store the page shows', async () => {
    const person = await regular();
    const { orderId } = (await pay(app, person)).result;
    const country = 'US' as const;
    const inUs = { token: await signInAgain(app, person.email, { country }), country };
    const listed = async (query: { orderId?: string }) =>
      (await call(app, savedCardContract.getSavedCards, { query }, inUs)).result.savedCards;
    expect(await listed({})).toEqual([]);
    expect(await listed({ orderId })).toMatchObject([{ cardToken: person.cardToken }]);
    const { cardToken, total: expectedTotal } = person;
    const { result } = await call(
      app,
      paymentContract.payOrder,
      { body: { paymentMethod: 'cc', expectedTotal, orderId, cardToken } },
      { ...inUs, idempotencyKey: randomUUID() },
    );
    expect(result).toMatchObject({ orderId, status: 'paid' });
    expect(vault.charged).toHaveLength(1);
  });

  test('PAY-01 a question of the bank is shown in the provider’s frame, and a refusal leaves the order to be paid', async () => {
    const asked = await regular({ outcome: 'requires_challenge' });
    const { result } = await pay(app, asked, { cardToken: asked.cardToken });
    expect(result).toMatchObject({ status: 'created', card: { frameUrl: expect.any(String) as string } });
    provider.decide(provider.intentOf(result.paymentId).id, 'succeeded');
    expect((await statusOf(asked, result.orderId)).orderPlaced).toBe(true);

    const refused = await regular({ outcome: 'failed' });
    const failed = (await pay(app, refused, { cardToken: refused.cardToken })).result;
    expect(failed).toMatchObject({ status: 'failed', orderPlaced: false });
    expect(failed.message).toBe(
      'Your bank declined the card. Nothing has been charged. Please try another card.',
    );
    const again = (await pay(app, refused, { orderId: failed.orderId })).result;
    expect(again).toMatchObject({ status: 'created', orderId: failed.orderId });
  });

  test('PAY-08 another customer’s card, an expired one, a removed one, and another method are refused; nothing is ordered', async () => {
    const customer = await regular();
    const stranger = await payAndKeep();
    const code = async (change: object) => (await pay(app, customer, change)).problem.code;
    expect(await code({ cardToken: stranger.cardToken })).toBe('saved_card_unknown');
    expect(await code({ cardToken: customer.cardToken, paymentMethod: 'cod' })).toBe('saved_card_method');
    await app.db.execute(sql`UPDATE saved_card SET expiry = '2024-01' WHERE id = ${customer.cardToken}`);
    expect(await cardsOf(customer)).toMatchObject([
      { available: false, reason: 'This card ended in 01/24. Please use another one.' },
    ]);
    expect(await code({ cardToken: customer.cardToken })).toBe('saved_card_expired');
    await remove(customer, customer.cardToken);
    expect(await code({ cardToken: customer.cardToken })).toBe('saved_card_unknown');
    expect((await call(app, cartContract.getCart, {}, customer)).result.items).toHaveLength(1);
    const guest_ = await readyToPay(app);
    expect((await pay(app, guest_, { cardToken: customer.cardToken })).status).toBe(403);
  });

  test('PAY-08 a card that is deleted while it pays ends the payment with a message, and is not listed again', async () => {
    const customer = await regular();
    vault.cards.delete(customer.atProvider.token);
    const { result } = await pay(app, customer, { cardToken: customer.cardToken });
    expect(result).toMatchObject({ status: 'failed', orderPlaced: false });
    expect(result.message).toContain('This card is not saved any more. Nothing has been charged.');
    expect(await cardsOf(customer)).toEqual([]);
    expect((await pay(app, customer, { orderId: result.orderId })).result.status).toBe('created');
  });

  test('PAY-01 a lost answer leaves the outcome open; pressing again finds it, and the order is paid once', async () => {
    const customer = await regular({ outcome: 'no answer' });
    const key = randomUUID();
    const lost = await pay(app, customer, { cardToken: customer.cardToken }, key);
    expect(lost.problem).toMatchObject({ code: 'payment_unavailable' });
    expect(lost.problem.detail).toContain('charged once at most');
    vault.cards.set(customer.atProvider.token, { ...customer.atProvider, outcome: 'succeeded' });
    const again = await pay(app, customer, { cardToken: customer.cardToken }, key);
    expect(again.result).toMatchObject({ status: 'paid', orderPlaced: true });
    expect(vault.charged).toHaveLength(1);
    await remove(customer, customer.cardToken);
    expect((await pay(app, customer, { cardToken: customer.cardToken }, key)).result.orderId).toBe(
      again.result.orderId,
    );
  });
});

describe('the account', () => {
  test('PAY-08 saved cards are in the data export without the provider’s token', async () => {
    const kept = await payAndKeep();
    const data = (await call(app, profileContract.getCustomerData, undefined, kept)).result;
    expect(data).toMatchObject({ savedCards: [{ brand: 'Visa', last4: '4242', expiry: NEXT_YEAR }] });
    expect(JSON.stringify(data)).not.toContain(kept.atProvider.token);
  });

  test('PAY-08 saved cards are deleted at the provider with the account, also when it does not answer at first', async () => {
    const kept = await payAndKeep();
    await app.db.execute(sql`UPDATE orders SET status = 'cancelled' WHERE customer_id = ${kept.id}`);
    const ended = await call(app, profileContract.deleteCustomer, { body: { confirmation: 'DELETE' } }, kept);
    expect(ended.result).toMatchObject({ success: true, waitsForOrders: [] });
    provider.mode = 'down';
    await app.runJobs().catch(() => undefined);
    expect(vault.cards.has(kept.atProvider.token)).toBe(true);
    provider.mode = 'up';
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await expect
      .poll(
        async () => {
          await app.runJobs().catch(() => undefined);
          return vault.cards.has(kept.atProvider.token);
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .toBe(false);
  });

  test('PAY-08 a card that is saved after its account was deleted is deleted at the provider', async () => {
    const ready = await shopper();
    const { result } = await pay(app, ready);
    const intent = provider.intentOf(result.paymentId);
    const card = { token: 'card_late', customer: ready.id, brand: 'Visa', first6: '424242', last4: '4242' };
    vault.cards.set(card.token, { ...card, expiry: NEXT_YEAR, outcome: 'succeeded' });
    await app.db.execute(sql`UPDATE orders SET customer_id = NULL WHERE id = ${result.orderId}`);
    intent.savedCard = { ...card, expiry: NEXT_YEAR };
    await app.http.inject(webhook('payment.succeeded', provider.decide(intent.id, 'succeeded')));
    await app.runJobs();
    expect(vault.cards.has(card.token)).toBe(false);
  });

  test('PAY-08 two merged accounts have the cards of both, and each card still pays', async () => {
    const [from, into] = [await payAndKeep(), await regular()];
    const { db: tx, publish, catalogDb } = { ...app, catalogDb: app.db };
    await mergeSavedCards({ from: from.id, into: into.id, language: 'en' }, { tx, publish, catalogDb });
    expect(await cardsOf(into)).toHaveLength(2);
    const { result } = await pay(app, into, { cardToken: from.cardToken });
    expect(result).toMatchObject({ status: 'paid', orderPlaced: true });
  });
});

describe('the provider’s own calls', () => {
  test('PAY-03 API-10 a client token opens the card payment of the caller’s order, and both ids read its status', async () => {
    const ready = await shopper();
    const none = await call(
      app,
      paymentProviderContract.getClientToken,
      { query: {} },
      await newCustomer(app),
    );
    expect(none.problem.code).toBe('no_card_payment');
    const { result } = await pay(app, ready);
    const query = { orderId: result.orderId };
    const mine = await call(app, paymentProviderContract.getClientToken, { query }, ready);
    expect(mine.result).toMatchObject({ paymentId: result.paymentId });
    expect(result.card?.pageUrl).toContain(mine.result.clientToken);
    const latest = await call(app, paymentProviderContract.getClientToken, { query: {} }, ready);
    expect(latest.result).toEqual(mine.result);
    const stranger = await newCustomer(app);
    expect((await call(app, paymentProviderContract.getClientToken, { query }, stranger)).status).toBe(404);

    const { paymentRefId, paymentId } = mine.result;
    const asked = { params: { paymentRefId }, query: { paymentId } };
    expect((await call(app, paymentProviderContract.getProviderPayment, asked, stranger)).status).toBe(404);
    const wrong = { ...asked, params: { paymentRefId: 'pi_other' } };
    expect((await call(app, paymentProviderContract.getProviderPayment, wrong, ready)).status).toBe(404);
    provider.decide(paymentRefId, 'succeeded');
    const paid = await call(app, paymentProviderContract.getProviderPayment, asked, ready);
    expect(paid.result).toMatchObject({ status: 'paid', orderPlaced: true });
  });

  test('PAY-06 initiating the SDK returns the open payment, opens no other one, and is refused once that has ended', async () => {
    const ready = await shopper();
    const { result } = await pay(app, ready);
    const query = { orderId: result.orderId };
    const initiate = (as: Parameters<typeof call>[3]) =>
      call(app, paymentProviderContract.initiateSdk, { query }, as);
    const token = await call(app, paymentProviderContract.getClientToken, { query }, ready);
    expect((await initiate(ready)).result).toEqual({ initiated: true, ...token.result });
    expect((await initiate(ready)).result).toEqual({ initiated: true, ...token.result });
    expect((await initiate(await newCustomer(app))).status).toBe(404);
    provider.decide(token.result.paymentRefId, 'succeeded');
    await call(app, paymentContract.getPayment, { params: query }, ready);
    expect((await initiate(ready)).problem).toMatchObject({ status: 409, code: 'no_card_payment' });
  });

  test('PAY-03 the saved cards are read at the provider, and one that it no longer has is deleted', async () => {
    const kept = await payAndKeep();
    const ask = () => call(app, paymentProviderContract.getProviderSavedCards, undefined, kept);
    expect((await ask()).result.savedCards).toMatchObject([{ last4: '4242' }]);
    vault.cards.delete(kept.atProvider.token);
    expect((await ask()).result.savedCards).toEqual([]);
    expect(await cardsOf(kept)).toEqual([]);
  });
});
