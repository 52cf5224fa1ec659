import { request } from 'undici';
import type { LoadRequest } from '../load/load.ts';
import { STORE } from './ports.ts';

const COUNTRY = {
  'x-country-code': 'IN',
  'accept-language': 'en',
  'x-api-client': 'desktop',
} as const;

const ADDRESS = {
  firstName: 'Ananya',
  lastName: 'Rao',
  phone: '9822041377',
  email: 'ananya.rao@post.example',
  addressline1: 'Neelkanth Residency, Lane 6',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN',
};

/** A call of the gateway with the headers of a storefront. */
export const call = (
  method: LoadRequest['method'],
  path: string,
  body?: unknown,
  token?: string,
): LoadRequest => ({
  method,
  path,
  body,
  headers: token ? { ...COUNTRY, 'x-session-token': token } : COUNTRY,
});

/** A new guest's session token. */
export async function guest(): Promise<string> {
  return (await answer<{ id: string }>(call('POST', '/v2/sessions'))).id;
}

/** The call that adds one piece to a guest's cart. */
export const addToCart = (token: string, productId: number): LoadRequest =>
  call('POST', '/v2/carts', { productId: String(productId) }, token);

/** Creates a guest with one piece in the cart who is ready to pay, and returns the call that places the order. */
export async function readyToPay(productId: number): Promise<LoadRequest> {
  const token = await guest();
  await answer(addToCart(token, productId));
  await answer(call('POST', '/v2/carts/shippingAddress', { address: ADDRESS }, token));
  const option = '/v2/carts/expressdelivery/updateDeliveryOption/standard?pincode=411001&shippingCountry=IN';
  const { cart } = await answer<{ cart: { totals: { total: number } } }>(
    call('POST', option, undefined, token),
  );
  const { paymentMethods } = await answer<{
    paymentMethods: { id: string; fee?: { value: number } | null }[];
  }>(call('GET', '/v2/carts/payment/methods', undefined, token));
  const fee = paymentMethods.find(({ id }) => id === 'cod')?.fee?.value ?? 0;
  const order = call(
    'POST',
    '/v2/orderpayment',
    { paymentMethod: 'cod', expectedTotal: cart.totals.total + fee },
    token,
  );
  return { ...order, headers: { ...order.headers, 'idempotency-key': crypto.randomUUID() } };
}

async function answer<T>({ method, path, headers, body }: LoadRequest): Promise<T> {
  const { statusCode, body: text } = await request(`${STORE.gateway}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = (await text.json()) as { result: T };
  if (statusCode >= 400) throw new Error(`${method} ${path}: ${statusCode} ${JSON.stringify(json)}`);
  return json.result;
}
