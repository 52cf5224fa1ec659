import { randomUUID } from 'node:crypto';
import { profileContract } from '@lunette/account/contract';
import { cartContract } from '@lunette/cart/contract';
import { paymentContract, paymentProviderContract, savedCardContract } from '@lunette/checkout/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCustomer } from '../../../identity/testing/customer.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { payment, refund } from '../../schema.ts';
import { completeCheckout, FRAME, pay, readyToPay } from '../../testing/shopper.ts';
import { savedCard } from '../savedCards/savedCards.ts';
import type { CardVault } from './cardVault.ts';
import { connectPayments } from './paymentProviders.ts';
import { providerWorlds, type ProviderWorld } from './testing/providerWorlds.ts';
import type { Outcome } from './testing/standIn.ts';

const worlds = await providerWorlds();
type Person = Awaited<ReturnType<typeof newCustomer>>;

const withVault = worlds.flatMap((world) =>
  world.stand.vault ? [{ ...world, vault: world.stand.vault }] : [],
);
const without = worlds.filter(({ stand }) => !stand.vault);

/** The actions of a customer in a world: fills a cart, pays, and lists their cards. */
function inWorld({ app, stand }: Pick<ProviderWorld, 'app' | 'stand'>) {
  const shopper = async (person?: Person) => {
    const customer = person ?? (await newCustomer(app));
    await call(app, cartContract.addItem, { body: FRAME }, customer);
    return { ...customer, total: await completeCheckout(app, customer.token) };
  };
  const cardsOf = async ({ token }: { token: string }) =>
    (await call(app, savedCardContract.getSavedCards, { query: {} }, { token })).result;
  const statusOf = async ({ token }: { token: string }, { orderId }: { orderId: string }) =>
    (await call(app, paymentContract.getPayment, { params: { orderId } }, { token })).result;
  const rowOf = async (paymentId: string) => {
    const [row] = await app.db.select().from(payment).where(eq(payment.id, paymentId));
    if (!row) throw new Error(`There is no payment ${paymentId}`);
    return row;
  };
  /** A customer who has paid one order and asked the provider to save the card. */
  const payAndKeep = async (person?: Person) => {
    const ready = await shopper(person);
    const { result } = await pay(app, ready);
    const intentId = stand.intentOf(result.paymentId);
    stand.act(intentId, 'pay and keep');
    expect(await statusOf(ready, result)).toMatchObject({ status: 'paid', orderPlaced: true });
    return { ...ready, intentId };
  };
  /** A customer with a saved card and another full cart. */
  const regular = async (outcome: Outcome = 'succeeded') => {
    const kept = await payAndKeep();
    const [card] = await app.db.select().from(savedCard).where(eq(savedCard.customerId, kept.id));
    if (!card) throw new Error('No card was kept');
    stand.vault?.decide(card.token, outcome);
    return { ...(await shopper(kept)), card, cardToken: card.id };
  };
  return { shopper, cardsOf, statusOf, rowOf, payAndKeep, regular };
}

/** One suite for every provider that saves cards. */
describe.each(withVault)('saved cards at $name', ({ stand, vault, app, other }) => {
  beforeEach(() => {
    stand.mode = 'up';
    stand.refundMode = 'done';
  });
  afterEach(() => {
    expect(stand.violations).toEqual([]);
  });
  const { shopper, cardsOf, statusOf, rowOf, payAndKeep, regular } = inWorld({ app, stand });
  /** The vault before any call, so that its circuit breaker is closed. */
  const port = (): CardVault => {
    const provider = connectPayments(app.settings).of('IN');
    if (!provider.vault) throw new Error('The provider has no vault');
    return provider.vault;
  };
  const chargesOf = (paymentId: string) => vault.charges(stand.intentOf(paymentId));
  const cardRows = ({ id }: { id: string }) =>
    app.db.select().from(savedCard).where(eq(savedCard.customerId, id));

  describe('saving a card', () => {
    test('the provider asks a customer, not a guest', async () => {
      const customer = (await pay(app, await shopper())).result;
      expect(vault.asks(stand.intentOf(customer.paymentId))).toBe(true);
      const guest = (await pay(app, await readyToPay(app))).result;
      expect(vault.asks(stand.intentOf(guest.paymentId))).toBe(false);
    });

    test('no card is saved without the consent that is given at the provider', async () => {
      const ready = await shopper();
      const { result } = await pay(app, ready);
      stand.act(stand.intentOf(result.paymentId), 'pay');
      expect(await statusOf(ready, result)).toMatchObject({ status: 'paid' });
      expect((await cardsOf(ready)).savedCards).toEqual([]);
    });

    test('its owner sees brand, last four digits and expiry month, and no answer has a token of the provider', async () => {
      const kept = await payAndKeep();
      const answer = await cardsOf(kept);
      expect(answer.savedCards).toMatchObject([
        { brand: 'Visa', last4: '4242', expiry: '2099-08', available: true },
      ]);
      const [row] = await cardRows(kept);
      const data = (await call(app, profileContract.getCustomerData, undefined, kept)).result;
      const seen = JSON.stringify([answer, data]);
      for (const secret of [...stand.secrets, row?.token ?? ''].filter(Boolean))
        expect(seen).not.toContain(secret);
    });

    test('the provider gets a customer once, by the id that they have here', async () => {
      const customer = await shopper();
      stand.mode = 'slow';
      await Promise.all([app, other, app].map((at) => pay(at, customer, {}, randomUUID())));
      stand.mode = 'up';
      await pay(other, await shopper(customer));
      expect(vault.customers(customer.id)).toHaveLength(1);
    });

    test('a webhook that is sent twice saves one card', async () => {
      const kept = await payAndKeep();
      const twice = [
        await app.http.inject(stand.webhook(kept.intentId)),
        await app.http.inject(stand.webhook(kept.intentId)),
      ];
      expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await cardsOf(kept)).savedCards).toHaveLength(1);
    });
  });

  describe('paying with a saved card', () => {
    test('one call places the order, and ten at two gateways charge once', async () => {
      const customer = await regular();
      const { cardToken } = customer;
      const key = randomUUID();
      const gateways = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? app : other));
      const answers = await Promise.all(gateways.map((at) => pay(at, customer, { cardToken }, key)));
      const [first] = answers.flatMap(({ status, result }) => (status === 200 ? [result] : []));
      expect(first).toMatchObject({ orderId: first?.orderId });
      expect(await statusOf(customer, first!)).toMatchObject({ status: 'paid', orderPlaced: true });
      expect(chargesOf(first!.paymentId)).toBe(1);
      expect(stand.opened(first!.paymentId)).toBe(1);
      expect(await rowOf(first!.paymentId)).toMatchObject({ cardLast4: '4242', savedCardId: cardToken });
    });

    test('a question of the bank has a page of its own or the provider’s frame, and the order is placed after it', async () => {
      const customer = await regular('requires_challenge');
      const { cardToken } = customer;
      const key = randomUUID();
      const { result } = await pay(app, customer, { cardToken }, key);
      expect(result).toMatchObject({ status: 'created', orderPlaced: false });
      expect(result.pageUrl ?? result.card?.frameUrl).toMatch(/^http/);
      expect((await pay(other, customer, { cardToken }, key)).result).toEqual(result);
      expect(await statusOf(customer, result)).toMatchObject({ status: 'created', pageUrl: result.pageUrl });
      stand.act(stand.intentOf(result.paymentId), 'pay');
      expect(await statusOf(customer, result)).toMatchObject({
        status: 'paid',
        orderPlaced: true,
        pageUrl: null,
      });
    });

    test('a page of the bank that was lost with its answer is requested again', async () => {
      const customer = await regular('requires_challenge');
      const { cardToken } = customer;
      const key = randomUUID();
      const { result } = await pay(app, customer, { cardToken }, key);
      const where = eq(payment.id, result.paymentId);
      if (result.pageUrl) await app.db.update(payment).set({ pageUrl: null }).where(where);
      expect((await pay(app, customer, { cardToken }, key)).result).toEqual(result);
    });

    test('a failed challenge of the bank leaves the order to be paid with another method', async () => {
      const customer = await regular('requires_challenge');
      const { result } = await pay(app, customer, { cardToken: customer.cardToken });
      stand.act(stand.intentOf(result.paymentId), 'decline');
      expect(await statusOf(customer, result)).toMatchObject({ status: 'failed', orderPlaced: false });
      const again = (await pay(app, customer, { orderId: result.orderId })).result;
      expect(again.pageUrl ?? again.card?.pageUrl).toMatch(/^http/);
    });

    test('a declined card shows the reason, and stays saved', async () => {
      const customer = await regular('failed');
      const { result } = await pay(app, customer, { cardToken: customer.cardToken });
      expect(result).toMatchObject({ status: 'failed', orderPlaced: false });
      expect(result.message).toMatch(/^Your bank declined the card\. Nothing has been charged\./);
      expect((await cardsOf(customer)).savedCards).toHaveLength(1);
    });

    test('a lost answer leaves the outcome open; pressing again finds it', async () => {
      const customer = await regular('no answer');
      const { cardToken, card } = customer;
      const key = randomUUID();
      const lost = await pay(app, customer, { cardToken }, key);
      expect(lost.problem).toMatchObject({ code: 'payment_unavailable' });
      vault.decide(card.token, 'succeeded');
      const again = await pay(other, customer, { cardToken }, key);
      expect(again.result).toMatchObject({ status: 'paid', orderPlaced: true });
      expect(chargesOf(again.result.paymentId)).toBe(1);
    });

    test('the provider’s webhook places the order without another press', async () => {
      const customer = await regular('no answer');
      await pay(app, customer, { cardToken: customer.cardToken });
      const [row] = await app.db.select().from(payment).where(eq(payment.savedCardId, customer.cardToken));
      const about = stand.webhook(row?.intentId ?? '');
      expect((await app.http.inject(about)).statusCode).toBe(200);
      expect(await rowOf(row?.id ?? '')).toMatchObject({ status: 'paid' });
    });

    test('a card of another customer is not charged', async () => {
      const [mine, theirs] = [await regular(), await regular()];
      const provider = connectPayments(app.settings).of('IN');
      const { id } = await provider.startCard({
        reference: randomUUID(),
        amountMinor: 429_900,
        currencyCode: 'INR',
        description: 'Lunette order 4000000001',
        language: 'en',
        firstSix: [],
        savedCard: { customer: mine.card.vaultCustomer, token: mine.card.token },
        returnUrl: 'http://localhost:3000/back',
      });
      const stolen = { customer: mine.card.vaultCustomer, token: theirs.card.token };
      const charged = await port().chargeCard(id, { ...stolen, returnUrl: 'http://localhost:3000/back' });
      expect(charged).toMatchObject({ status: 'failed', failureCode: 'card_removed' });
      expect(vault.charges(id)).toBe(0);
      expect((await pay(app, mine, { cardToken: theirs.cardToken })).problem.code).toBe('saved_card_unknown');
    });

    test('a card that the provider has deleted ends the payment with a message, and is not listed again', async () => {
      const customer = await regular();
      vault.drop(customer.card.token);
      const { result } = await pay(app, customer, { cardToken: customer.cardToken });
      expect(result).toMatchObject({ status: 'failed', orderPlaced: false });
      expect(result.message).toContain('This card is not saved any more. Nothing has been charged.');
      expect((await cardsOf(customer)).savedCards).toEqual([]);
      expect((await pay(app, customer, { orderId: result.orderId })).result.status).toBe('created');
    });

    test('a card that is typed after the bank’s question pays another payment, and the first is closed', async () => {
      const customer = await regular('requires_challenge');
      const asked = (await pay(app, customer, { cardToken: customer.cardToken })).result;
      const { orderId } = asked;
      const typed = (await pay(app, customer, { orderId })).result;
      expect(typed.paymentId).not.toBe(asked.paymentId);
      expect(typed.pageUrl ?? typed.card?.pageUrl).toMatch(/^http/);
      expect((await rowOf(asked.paymentId)).status).toBe('expired');
      const { cardToken } = customer;
      vault.decide(customer.card.token, 'succeeded');
      const saved = (await pay(app, customer, { orderId, cardToken })).result;
      expect(saved).toMatchObject({ status: 'paid', orderPlaced: true });
      expect((await rowOf(typed.paymentId)).status).toBe('expired');
      expect(await app.db.select().from(refund).where(eq(refund.orderId, orderId))).toEqual([]);
    });

    test('a payment that another tab has opened for a typed card is not charged to a saved one', async () => {
      const customer = await regular();
      const { token } = customer;
      const cart = (await call(app, cartContract.getCart, {}, { token })).result;
      const typed = (await pay(app, customer, { cartId: cart.id })).result;
      const { cardToken } = customer;
      const late = (await pay(other, customer, { cartId: cart.id, cardToken })).result;
      expect(late).toMatchObject({ paymentId: typed.paymentId, status: 'created' });
      expect(chargesOf(typed.paymentId)).toBe(0);
    });

    test('the payment is refunded like any other', async () => {
      const customer = await regular();
      const { result } = await pay(app, customer, { cardToken: customer.cardToken });
      const provider = connectPayments(app.settings).of('IN');
      const id = stand.intentOf(result.paymentId);
      const reference = randomUUID();
      const asked = { key: `refund-${reference}`, reference, amountMinor: 10_000, reason: 'returned' };
      const answers = [await provider.refund(id, asked), await provider.refund(id, asked)];
      expect(answers[1]).toEqual(answers[0]);
      expect(stand.refunds(id)).toEqual([10_000]);
      expect(await provider.findRefund(id, reference)).toMatchObject({ status: 'succeeded' });
      expect(await provider.getIntent(id)).toMatchObject({ status: 'succeeded', refundedMinor: 10_000 });
      expect((await app.http.inject(stand.webhook(id, 'refund'))).statusCode).toBe(200);
    });
  });

  describe('the cards at the provider', () => {
    test('the listed cards are the provider’s, and a card that it no longer has is deleted here', async () => {
      const { card, ...customer } = await regular();
      expect(await port().listCards(card.vaultCustomer)).toMatchObject([
        { token: card.token, brand: 'Visa', last4: '4242', expiry: '2099-08' },
      ]);
      const ask = () => call(app, paymentProviderContract.getProviderSavedCards, undefined, customer);
      expect((await ask()).result.savedCards).toHaveLength(1);
      vault.drop(card.token);
      expect((await ask()).result.savedCards).toEqual([]);
      expect(await cardRows(customer)).toEqual([]);
    });

    test('a card is deleted, a missing one is no error, and a card of another customer stays', async () => {
      const [mine, theirs] = [await regular(), await regular()];
      const { token, vaultCustomer } = mine.card;
      await port().deleteCard(vaultCustomer, token);
      expect(vault.has(token)).toBe(false);
      await port().deleteCard(vaultCustomer, token);
      await port().deleteCard(vaultCustomer, theirs.card.token);
      expect(vault.has(theirs.card.token)).toBe(true);
    });

    test('cards and customer are deleted with the account', async () => {
      const { card, ...customer } = await regular();
      await app.db.execute(sql`UPDATE orders SET status = 'cancelled' WHERE customer_id = ${customer.id}`);
      const body = { confirmation: 'DELETE' as const };
      const ended = await call(app, profileContract.deleteCustomer, { body }, customer);
      expect(ended.result).toMatchObject({ success: true, waitsForOrders: [] });
      await app.runJobs();
      expect(vault.has(card.token)).toBe(false);
      expect(vault.customers(customer.id).filter((id) => id !== customer.id)).toEqual([]);
      await port().deleteCard(card.vaultCustomer, card.token);
      await port().customers?.delete(card.vaultCustomer);
    });

    test('a customer who was deleted at the provider can still pay', async () => {
      const { card, ...customer } = await regular();
      await port().customers?.delete(card.vaultCustomer);
      const { result } = await pay(app, customer);
      expect(result.pageUrl ?? result.card?.pageUrl).toMatch(/^http/);
    });
  });
});

describe.each(without)('$name, which saves no cards', ({ stand, app }) => {
  const { shopper, cardsOf } = inWorld({ app, stand });

  test('the answer says that cards cannot be saved, and no card is saved', async () => {
    const customer = await shopper();
    expect(await cardsOf(customer)).toEqual({
      savedCards: [],
      full: 'Cards cannot be saved in this country. Your orders and refunds work as usual.',
    });
    const wanted = { cardToken: randomUUID() };
    expect((await pay(app, customer, wanted)).problem.code).toBe('saved_card_unknown');
    const { result } = await pay(app, customer);
    stand.act(stand.intentOf(result.paymentId), 'pay');
    await app.http.inject(stand.webhook(stand.intentOf(result.paymentId)));
    expect(await app.db.$count(savedCard)).toBe(0);
  });
});
