import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { ACCEPTED } from './cardSteps.ts';
import { caller, fillCart, type Buying, type Call } from './cartByCall.ts';

/** A service that never runs out of stock, so that it does not affect the other journeys. */
const SERVICE = '600101';

interface Placing extends Buying {
  /** The session that buys; without it, a new session of a guest. */
  token?: string;
  /** By card and paid at once, unless another method is given. */
  method?: 'cc' | 'cod';
}

interface Paying {
  orderId: string;
  orderPlaced: boolean;
  card: { pageUrl: string } | null;
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

/** Fills the cart and starts its payment. */
async function begin(call: Call, { method = 'cc', ...buying }: Placing): Promise<Paying> {
  const total = await fillCart(call, buying);
  const { paymentMethods } = await call<{
    paymentMethods: { id: string; fee?: { value: number } | null }[];
  }>('GET', '/v2/carts/payment/methods');
  const fee = paymentMethods.find(({ id }) => id === method)?.fee?.value ?? 0;
  return call('POST', '/v2/orderpayment', { paymentMethod: method, expectedTotal: total + fee });
}
