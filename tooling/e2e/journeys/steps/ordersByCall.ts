import { randomInt, randomUUID } from 'node:crypto';
import type { NewCartItem } from '@lunette/cart/contract';
import { expect, type Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { ACCEPTED } from './cardSteps.ts';

/** A service that never runs out of stock, so that it does not affect the other journeys. */
const SERVICE = '600101';

const HOMES = {
  IN: {
    phone: '9822041377',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
    locality: 'Koregaon Park',
  },
  AE: { phone: '501234567', city: 'دبي', state: 'Dubai', locality: 'البرشاء' },
};
const PEOPLE = {
  en: { firstName: 'Ananya', lastName: 'Rao', addressline1: 'Flat 7, Lane 6' },
  ar: { firstName: 'نورة', lastName: 'العتيبي', addressline1: 'شقة 7، شارع 6' },
};

interface Placing {
  goods: NewCartItem[];
  /** The session that buys; without it, a new session of a guest. */
  token?: string;
  country?: keyof typeof HOMES;
  language?: keyof typeof PEOPLE;
  email?: string;
  /** By card and paid at once, unless another method is given. */
  method?: 'cc' | 'cod';
}

interface Paying {
  orderId: string;
  orderPlaced: boolean;
  card: { pageUrl: string } | null;
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** The session of a page's visitor in a store; opens one if there is none. */
export async function sessionOf(page: Page, country: keyof typeof HOMES = 'IN'): Promise<string> {
  const cookie = `clientV1_${country.toLowerCase()}`;
  const read = async () => (await page.context().cookies()).find(({ name }) => name === cookie)?.value ?? '';
  if ((await read()) === '')
    await page.request.post('/api/v2/sessions', { headers: { 'x-country-code': country } });
  return read();
}

/** Places an order with the gateway's calls, as it would be before a journey begins; returns its number. */
export async function placeOrder(placing: Placing): Promise<string> {
  const { country = 'IN', language = 'en' } = placing;
  const network = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const call = caller({ ...network, 'x-country-code': country, 'accept-language': language });
  const ask = await call(placing.token);
  const begun = await begin(ask, placing);
  const { orderId } = begun;
  if (begun.card === null) return orderId;
  const card = { number: ACCEPTED, expires: '08 / 29', code: '123', name: 'Ananya Rao' };
  await fetch(`${begun.card.pageUrl}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const status = () => ask<Paying>('GET', `/v2/orderpayment/${orderId}/status`);
  await expect.poll(async () => (await status()).orderPlaced).toBe(true);
  return orderId;
}

/** Places orders that stay unpaid from one network, as a script would. */
export async function placeUnpaidOrders(count: number, network: Record<string, string>): Promise<void> {
  const call = caller({ ...network, 'x-country-code': 'IN', 'accept-language': 'en' });
  for (let index = 0; index < count; index += 1)
    await begin(await call(), { goods: [{ productId: SERVICE }] });
}

/** Calls of the gateway as a storefront sends them, in the given session or a new one. */
function caller(headers: Record<string, string>) {
  return async (given?: string): Promise<Call> => {
    let token = given;
    const call: Call = async <T>(method: string, path: string, body?: object) => {
      const answer = await fetch(`${STORE.gateway}${path}`, {
        method,
        headers: {
          ...headers,
          'x-api-client': 'desktop',
          'idempotency-key': randomUUID(),
          ...(token && { 'x-session-token': token }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return ((await answer.json()) as { result: T }).result;
    };
    token ??= (await call<{ id: string }>('POST', '/v2/sessions')).id;
    return call;
  };
}

/** Puts goods into the cart and goes through the checkout as far as the payment, which it starts. */
async function begin(call: Call, placing: Placing): Promise<Paying> {
  const { goods, country = 'IN', language = 'en', email = 'nobody@post.example', method = 'cc' } = placing;
  for (const item of goods) await call('POST', '/v2/carts', item);
  const address = { ...PEOPLE[language], ...HOMES[country], country, email };
  await call('POST', '/v2/carts/shippingAddress', { address });
  const option = `/v2/carts/expressdelivery/updateDeliveryOption/standard?shippingCountry=${country}`;
  const { cart } = await call<{ cart: { totals: { total: number } } }>('POST', option);
  const { paymentMethods } = await call<{
    paymentMethods: { id: string; fee?: { value: number } | null }[];
  }>('GET', '/v2/carts/payment/methods');
  const fee = paymentMethods.find(({ id }) => id === method)?.fee?.value ?? 0;
  return call('POST', '/v2/orderpayment', { paymentMethod: method, expectedTotal: cart.totals.total + fee });
}
