import { randomUUID } from 'node:crypto';
import type { Args } from '@lunette/api-client/contract';
import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import {
  addressContract,
  deliveryContract,
  paymentContract,
  type NewAddress,
} from '@lunette/checkout/contract';
import type { CountryCode } from '@lunette/country-config';
import { sentinels } from '../../../seed/sentinels.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { call, guest } from '../../platform/testing/testGateway.ts';
import type { FakeProvider } from './fakeProvider.ts';

type HttpGateway = Pick<Gateway, 'http'>;

/** A frame that is always in stock, without lenses. */
export const FRAME: NewCartItem = { productId: sentinels.inStockFrame, powerType: 'frame_only' };

const PLACES: Record<CountryCode, Pick<NewAddress, 'phone' | 'city' | 'state' | 'postcode' | 'locality'>> = {
  IN: {
    phone: '9822041377',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
    locality: 'Koregaon Park',
  },
  SG: { phone: '81234567', city: 'Singapore', postcode: '238823' },
  AE: { phone: '501234567', city: 'Dubai', state: 'Dubai', locality: 'Al Barsha' },
  SA: { phone: '501234567', city: 'Riyadh', state: 'Riyadh', locality: 'Al Olaya' },
  US: { phone: '2125550123', city: 'New York', state: 'New York', postcode: '10001' },
};

/** An address to which the store delivers. */
export function anAddress(country: CountryCode = 'IN', change: Partial<NewAddress> = {}): NewAddress {
  return {
    firstName: 'Ananya',
    lastName: 'Rao',
    email: 'Ananya.Rao@post.in',
    addressline1: 'Flat 7, Lane 6',
    ...PLACES[country],
    country,
    ...change,
  };
}

/** A shopper who is ready to pay: the session's token and the total. */
export interface Ready {
  token: string;
  total: number;
}

/** Prepares a guest with goods, address and delivery option, who only has to pay. */
export async function readyToPay(
  app: HttpGateway,
  { items = [FRAME], country = 'IN' }: { items?: NewCartItem[]; country?: CountryCode } = {},
): Promise<Ready> {
  const token = await guest(app, { country });
  const as = { token, country };
  for (const body of items) await mustWork(call(app, cartContract.addItem, { body }, as));
  return { token, total: await completeCheckout(app, token, country) };
}

/** Sets address and standard delivery for the goods in the cart. Returns the total. */
export async function completeCheckout(
  app: HttpGateway,
  token: string,
  country: CountryCode = 'IN',
): Promise<number> {
  const as = { token, country };
  const body = { address: anAddress(country) };
  await mustWork(call(app, addressContract.saveShippingAddress, { body }, as));
  const chosen = { params: { type: 'standard' as const }, query: { shippingCountry: country } };
  const { result } = await call(app, deliveryContract.updateDeliveryOption, chosen, as);
  return result.cart.totals.total;
}

/** The fee of cash on delivery in India. */
export const CASH_FEE = 49;

type Pay = Partial<Args<typeof paymentContract.payOrder>['body']>;

/** Pays by card by default; the answer is not checked. */
export function pay(
  app: HttpGateway,
  { token, total }: Ready,
  change: Pay = {},
  idempotencyKey: string = randomUUID(),
) {
  const paymentMethod = change.paymentMethod ?? 'cc';
  const expectedTotal = paymentMethod === 'cod' ? total + CASH_FEE : total;
  return call(
    app,
    paymentContract.payOrder,
    { body: { paymentMethod, expectedTotal, ...change } },
    { token, idempotencyKey },
  );
}

/** Pays by card and lets the provider approve it: the order is placed. */
export async function payByCard(app: HttpGateway, provider: FakeProvider, ready: Ready) {
  const { result } = await pay(app, ready);
  provider.decide(provider.intentOf(result.paymentId).id, 'succeeded');
  const asked = { params: { orderId: result.orderId } };
  await mustWork(call(app, paymentContract.getPayment, asked, { token: ready.token }));
  return result;
}

async function mustWork(answer: Promise<{ result: unknown }>): Promise<void> {
  void (await answer).result;
}
