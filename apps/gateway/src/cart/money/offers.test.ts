import { cartContract, cartMoneyContract, cartOfferContract } from '@lunette/cart/contract';
import { paymentContract, paymentOfferContract } from '@lunette/checkout/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../../seed/bankOffers.ts';
import { demoVouchers } from '../../../seed/people/money.ts';
import { sentinels } from '../../../seed/sentinels.ts';
import { fakeProvider, webhook } from '../../checkout/testing/fakeProvider.ts';
import { CASH_FEE, FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { orders } from '../../checkout/order/schema.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newAddress } from '../../identity/testing/customer.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const OFFER = 'meridian-in';
const WHOLE = '10% off with Meridian Bank cards';

const apply = (token: string, offerId = OFFER) =>
  call(app, cartOfferContract.applyOffer, { body: { offerId } }, { token });
const remove = (token: string, offerId = OFFER) =>
  call(app, cartOfferContract.removeOffer, { params: { offerId } }, { token });
const offers = async (token: string) =>
  (await call(app, cartOfferContract.getPaymentOffer, undefined, { token })).result.offers;
const statusOf = async (token: string, orderId: string) =>
  (await call(app, paymentContract.getPayment, { params: { orderId } }, { token })).result;

/** A shopper who is ready to pay, with the offer on the cart. */
async function withOffer() {
  const ready = await readyToPay(app);
  const { result } = await apply(ready.token);
  return { token: ready.token, full: ready.total, total: result.totals.total };
}

describe('the offers', () => {
  test('CART-18 an offer that is unknown, of another country or not on the cart is not found; an empty cart takes no offer', async () => {
    const { token } = await readyToPay(app);
    for (const id of ['none', 'meridian-ae'])
      expect((await apply(token, id)).problem.code).toBe('offer_not_found');
    expect((await remove(token)).problem.code).toBe('offer_not_found');
    expect((await apply(await guest(app))).problem.code).toBe('cart_empty');
  });

  test('CART-18 paymentOffer lists each offer with its terms and its discount for this cart, or the reason why it has none', async () => {
    const token = await guest(app);
    await call(app, cartContract.addItem, { body: FRAME }, { token });
    const [coastline, meridian] = await offers(token);
    expect(meridian).toMatchObject({ id: OFFER, title: WHOLE, amount: 300, available: true, reason: null });
    expect(meridian?.terms).toBe(
      '10% off what the card pays, at most ₹750, from ₹1,500 up. For Meridian Bank cards that begin with 424242; one offer an order. Until 31 Dec 2036.',
    );
    expect(coastline).toMatchObject({ amount: 450, available: true });
    const american = { token: await guest(app, { country: 'US' }), country: 'US' as const };
    const inTheUs = (await call(app, cartOfferContract.getPaymentOffer, undefined, american)).result.offers;
    expect(inTheUs.find(({ id }) => id === 'meridian-us')?.terms).toContain('Until Dec 31, 2036.');
    const arabic = (await call(app, cartOfferContract.getPaymentOffer, undefined, { token, language: 'ar' }))
      .result.offers[1];
    expect(arabic).toMatchObject({ bank: 'بنك ميريديان', title: 'خصم 10% ببطاقات بنك ميريديان' });
    expect(arabic?.terms).toContain('بنك ميريديان');
    const poor = await guest(app);
    await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, { token: poor });
    expect((await offers(poor))[1]).toMatchObject({
      amount: 0,
      available: false,
      reason: 'This offer begins at ₹1,500 to pay by card.',
    });
  });

  test('CART-18 the terms of an offer name all beginnings of its card numbers, as the language of the shopper lists them', async () => {
    const token = await guest(app);
    await call(app, cartContract.addItem, { body: FRAME }, { token });
    await app.db.execute(
      sql`UPDATE bank_offer SET first_six = ARRAY['424242', '512345'] WHERE id = 'meridian-in'`,
    );
    expect((await offers(token))[1]?.terms).toContain('cards that begin with 424242 or 512345;');
    const arabic = await call(app, cartOfferContract.getPaymentOffer, undefined, { token, language: 'ar' });
    expect(arabic.result.offers[1]?.terms).toContain('424242 أو 512345');
    await app.db.execute(sql`UPDATE bank_offer SET first_six = ARRAY['424242'] WHERE id = 'meridian-in'`);
  });

  test('CART-18 applying it lowers the total after voucher and credit, one offer at a time; removing it restores the total', async () => {
    const { token, full } = await withOffer();
    const headers = newAddress();
    const body = { giftVoucherCode: demoVouchers.full };
    const { result } = await call(app, cartMoneyContract.applyVoucher, { body }, { token, headers });
    const left = full - 1_000;
    expect(result.totals.total).toBe(left * 0.9);
    expect(result.offer).toEqual({ id: OFFER, title: WHOLE, amount: left * 0.1, problem: null });
    expect(result.totals.discounts.map(({ type, code }) => [type, code])).toEqual([
      ['gv', undefined],
      ['implicit', 'offer'],
    ]);
    expect((await offers(token)).map(({ applied }) => applied)).toEqual([false, true]);
    expect((await remove(token)).result).toMatchObject({ offer: null, totals: { total: left } });
  });

  test('PAY-04 the calls list all payment offers, those enabled for this cart, and those of a card by its first digits', async () => {
    const token = await guest(app);
    const ids = async (answer: Promise<{ result: { offers: { id: string }[] } }>) =>
      (await answer).result.offers.map(({ id }) => id);
    const enabled = () => ids(call(app, paymentOfferContract.getEnabledOffers, undefined, { token }));
    expect(await ids(call(app, paymentOfferContract.getPaymentOffers, undefined, { token }))).toEqual([
      'coastline-in',
      OFFER,
    ]);
    expect(await enabled()).toEqual([]);
    await call(app, cartContract.addItem, { body: FRAME }, { token });
    expect(await enabled()).toEqual(['coastline-in', OFFER]);
    const card = (cardNumber: string) =>
      call(app, paymentOfferContract.getCardOffers, { query: { cardNumber } }, { token });
    expect(await ids(card(testCards.meridian))).toEqual([OFFER]);
    expect(await ids(card('555555'))).toEqual([]);
    expect((await card('4242424242424242')).status).toBe(422);
  });
});

describe('paying with an offer', () => {
  test('CART-18 PAY-04 only cards of the offer may pay: the provider gets that limit, and such a card places the order', async () => {
    const { token, total } = await withOffer();
    const { result } = await pay(app, { token, total });
    const intent = provider.intentOf(result.paymentId);
    expect(intent).toMatchObject({ amountMinor: total * 100, firstSix: [testCards.meridian] });
    provider.decide(intent.id, 'succeeded', undefined, testCards.meridian);
    expect(await statusOf(token, result.orderId)).toMatchObject({
      status: 'paid',
      orderPlaced: true,
      offer: null,
    });
  });

  test('CART-18 money of another card is returned with the reason, and the order can be paid without the offer', async () => {
    const { token, total, full } = await withOffer();
    const { orderId, paymentId, offer } = (await pay(app, { token, total })).result;
    expect(offer).toEqual({ title: WHOLE, without: { value: full, currencyCode: 'INR' } });
    const { id } = provider.intentOf(paymentId);
    const stranger = provider.decide(id, 'succeeded', undefined, '555555');
    await app.http.inject(webhook('payment.succeeded', stranger));
    await app.runJobs();
    expect(provider.refunds.filter((refund) => refund.id === id)).toMatchObject([
      { amountMinor: total * 100 },
    ]);
    const refused = await statusOf(token, orderId);
    expect(refused).toMatchObject({ orderPlaced: false, status: 'refunded' });
    expect(refused.message).toMatch(/^This card is not part of the offer/);
    const again = { orderId, withoutOffer: true };
    expect((await pay(app, { token, total }, again)).problem.code).toBe('total_changed');
    const second = (await pay(app, { token, total: full }, again)).result;
    expect(second).toMatchObject({ orderId, offer: null, amount: { value: full } });
    const plain = provider.intentOf(second.paymentId);
    expect(plain.firstSix).toEqual([]);
    provider.decide(plain.id, 'succeeded', undefined, '555555');
    expect(await statusOf(token, orderId)).toMatchObject({ status: 'paid', orderPlaced: true });
  });

  test('CART-18 continuing without the offer first closes the open payment', async () => {
    const { token, total, full } = await withOffer();
    const { orderId, paymentId } = (await pay(app, { token, total })).result;
    const { result } = await pay(app, { token, total: full }, { orderId, withoutOffer: true });
    expect(result.paymentId).not.toBe(paymentId);
    expect(provider.intentOf(paymentId).status).toBe('expired');
  });

  test('CART-18 cash on delivery does not take an offer for cards, and the payment method shows the higher price', async () => {
    const { token, full, total } = await withOffer();
    const ways = await call(app, paymentContract.getPaymentMethods, { query: {} }, { token });
    expect(ways.result.paymentMethods.map((way) => way.total?.value)).toEqual([full, total, full + CASH_FEE]);
    const { result } = await pay(app, { token, total: full }, { paymentMethod: 'cod' });
    expect(result).toMatchObject({ orderPlaced: true, amount: { value: full + CASH_FEE } });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, result.orderId));
    expect(order?.totals).not.toHaveProperty('offer');
  });
});
