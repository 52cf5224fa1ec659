import { randomUUID } from 'node:crypto';
import type { Result } from '@lunette/api-client/contract';
import { cartContract, cartMoneyContract, type NewCartItem } from '@lunette/cart/contract';
import {
  addressContract,
  deliveryContract,
  paymentContract,
  PaymentMethodCode,
  UpiFlow,
} from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { sentinels } from '../../../../seed/sentinels.ts';
import { webhook, type FakeProvider } from '../../../checkout/testing/fakeProvider.ts';
import { anAddress } from '../../../checkout/testing/shopper.ts';
import { newAddress, newCustomer, solveCaptcha } from '../../../identity/testing/customer.ts';
import { call, guest, type TestGateway } from '../../../platform/testing/testGateway.ts';
import type { FakeBank } from '../fakeBank.ts';
import type { FakeFulfilment } from '../fakeFulfilment.ts';
import type { FakeTransport } from '../fakeTransport.ts';
import type { Random } from './random.ts';

/** The gateway under test, and the outside services that it calls. */
export interface TestSystem {
  app: TestGateway;
  provider: FakeProvider;
  outside: FakeFulfilment;
  transport: FakeTransport;
  bank: FakeBank;
  /** Events of the provider that no gateway has answered. */
  unanswered: ReturnType<typeof webhook>[];
}

/** An order with its shopper; the new orders of its exchanges belong to the run too. */
export interface Run {
  orderId: string;
  as: { token: string; country: 'IN' | 'US' };
  customerId: string | null;
}

/** The power of the glasses in a run. */
export const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const LATER = { sph: 'Call Me/Email Me for Power' };
const GLASSES = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision',
  packageId: 'clear-156',
} as const;
const GOODS: readonly ((random: Random) => NewCartItem)[] = [
  (random) => ({ productId: sentinels.inStockFrame, powerType: 'frame_only', quantity: 1 + random.below(3) }),
  (random) => ({ ...GLASSES, prescription: POWER, quantity: 1 + random.below(2) }),
  () => ({ ...GLASSES, packageId: 'thin-160', prescription: POWER }),
  () => ({ ...GLASSES, prescription: { right: LATER, left: LATER } }),
  (random) => ({ productId: sentinels.accessory, quantity: 1 + random.below(3) }),
  (random) => ({ productId: sentinels.solution, quantity: 1 + random.below(2) }),
  () => ({
    productId: sentinels.dailyLens,
    prescription: { left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' } },
  }),
  () => ({ productId: sentinels.membership }),
];
const COUNTRIES = ['IN', 'IN', 'US'] as const;
let made = 0;

/** Fills a cart, pays with a random method and returns the order; null if the store refuses it. */
export async function placeRandomOrder(system: TestSystem, random: Random): Promise<Run | null> {
  const { app } = system;
  const country = random.pick(COUNTRIES);
  const isCustomer = random.chance(50);
  const token = await guest(app, { country });
  const customer = isCustomer ? await newCustomer(app, { token, country }) : null;
  const as = { token: customer?.token ?? token, country };
  const items = Array.from({ length: 1 + random.below(3) }, () => random.pick(GOODS)(random));
  for (const body of items) await call(app, cartContract.addItem, { body }, as);
  const body = { address: anAddress(country) };
  await call(app, addressContract.saveShippingAddress, { body }, as);
  if (random.chance(30)) await applyVoucher(system, as, random);
  if (customer && random.chance(40)) await applyCredit(system, as, customer.id, random);
  const type = random.pick(['standard', 'standard', 'express'] as const);
  const delivery = { params: { type }, query: { shippingCountry: country } };
  const chosen = await call(app, deliveryContract.updateDeliveryOption, delivery, as);
  if (chosen.status !== 200) return null;
  const method = random.pick<PaymentMethodCode>(country === 'IN' ? ['cc', 'upi', 'cod'] : ['cc']);
  const offers = openOffers((await call(app, paymentContract.getPaymentMethods, { query: {} }, as)).result);
  const offer = offers.find(({ paymentMethod }) => paymentMethod === method) ?? offers[0];
  if (!offer) return null;
  const pay = payBy(offer, random);
  const key = { ...as, idempotencyKey: randomUUID() };
  const twice = await Promise.all([1, 2].map(() => call(app, paymentContract.payOrder, { body: pay }, key)));
  const placed = twice.find(({ status }) => status === 200);
  if (!placed) return null;
  const { orderId, paymentId } = placed.result;
  if (placed.result.status === 'created' && random.chance(80)) {
    const { id } = system.provider.intentOf(paymentId);
    await app.http.inject(webhook('payment.succeeded', system.provider.decide(id, 'succeeded')));
  }
  return { orderId, as, customerId: customer?.id ?? null };
}

/** The available payment methods, each with its total. */
export function openOffers({ paymentMethods }: Result<typeof paymentContract.getPaymentMethods>) {
  return paymentMethods.flatMap(({ id, available, total }) => {
    const known = PaymentMethodCode.options.find((code) => code === id);
    return available && known && total ? [{ paymentMethod: known, expectedTotal: total.value }] : [];
  });
}

/** The payment method of an offer; UPI has a random flow, sometimes with an unknown address. */
export function payBy(offer: ReturnType<typeof openOffers>[number], random: Random) {
  if (offer.paymentMethod !== 'upi') return offer;
  const flow = random.pick(UpiFlow.options);
  const vpa = flow === 'collect' ? `ananya.rao@${random.chance(85) ? 'nilgai' : 'nilgi'}` : '';
  return { ...offer, upi: { flow, vpa } };
}

async function applyVoucher({ app }: TestSystem, as: Run['as'], random: Random): Promise<void> {
  const code = `RUN-${(made += 1)}`;
  const amount = 1_00 + random.below(as.country === 'IN' ? 3_000_00 : 150_00);
  const currency = as.country === 'IN' ? 'INR' : 'USD';
  await app.db.execute(sql`
    INSERT INTO gift_voucher (code, country, currency_code, amount, balance)
    VALUES (${code}, ${as.country}, ${currency}, ${amount}, ${amount})`);
  const body = { giftVoucherCode: code, captcha: await solveCaptcha(app) };
  void (
    await call(app, cartMoneyContract.applyVoucher, { query: {}, body }, { ...as, headers: newAddress() })
  ).result;
}

async function applyCredit(
  { app }: TestSystem,
  as: Run['as'],
  customerId: string,
  random: Random,
): Promise<void> {
  const currency = as.country === 'IN' ? 'INR' : 'USD';
  for (const kind of random.pick([['credit'], ['wallet'], ['credit', 'wallet']]))
    await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance, kind)
      VALUES (${`RUN-SC-${(made += 1)}`}, ${customerId}, ${as.country}, ${currency}, ${1_00 + random.below(as.country === 'IN' ? 900_00 : 60_00)}, ${kind})`);
  await call(app, cartMoneyContract.applyStoreCredit, { query: {} }, as);
  await call(app, cartMoneyContract.applyWallet, undefined, as);
}
