import { randomUUID } from 'node:crypto';
import type { NewCartItem } from '@lunette/cart/contract';
import type { Page } from '@playwright/test';
import { STORE } from '../../ports.ts';

/** The frame Alder in clear distance lenses, whose power is sent later. */
export const ALDER: NewCartItem = {
  productId: '100101',
  powerType: 'single_vision',
  packageId: 'clear-156',
};

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

/** The goods of a cart, and who buys them where. */
export interface Buying {
  goods: NewCartItem[];
  country?: keyof typeof HOMES;
  language?: keyof typeof PEOPLE;
  email?: string;
  /** Without it, the number of the store's address. */
  phone?: string;
}

/** A call of the gateway in one session; answers its `result`. */
export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** The session of a page's visitor in a store; opens one if there is none. */
export async function sessionOf(page: Page, country: keyof typeof HOMES = 'IN'): Promise<string> {
  const cookie = `clientV1_${country.toLowerCase()}`;
  const read = async () => (await page.context().cookies()).find(({ name }) => name === cookie)?.value ?? '';
  if ((await read()) === '')
    await page.request.post('/api/v2/sessions', { headers: { 'x-country-code': country } });
  return read();
}

/** Calls of the gateway as a storefront sends them, in the given session or a new one. */
export function caller(headers: Record<string, string>) {
  return async (given?: string): Promise<Call> => {
    let token = given;
    const call: Call = async <T>(method: string, path: string, body?: object) => {
      const answer = await fetch(`${STORE.gateway}${path}`, {
        method,
        headers: {
          'x-api-client': 'desktop',
          ...headers,
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

/** Puts goods into the cart, and gives address and delivery; returns the total of the cart. */
export async function fillCart(call: Call, buying: Buying): Promise<number> {
  const { goods, country = 'IN', language = 'en', email = 'nobody@post.example', phone } = buying;
  for (const item of goods) await call('POST', '/v2/carts', item);
  const address = { ...PEOPLE[language], ...HOMES[country], country, email, ...(phone && { phone }) };
  await call('POST', '/v2/carts/shippingAddress', { address });
  const option = `/v2/carts/expressdelivery/updateDeliveryOption/standard?shippingCountry=${country}`;
  const { cart } = await call<{ cart: { totals: { total: number } } }>('POST', option);
  return cart.totals.total;
}
