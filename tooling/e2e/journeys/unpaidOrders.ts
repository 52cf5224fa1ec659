import { STORE } from '../ports.ts';

/** Places orders that nobody pays from one network as a script would: by the gateway's calls. */
export async function placeUnpaidOrders(count: number, network: Record<string, string>): Promise<void> {
  for (let index = 0; index < count; index += 1) await placeOne(network);
}

/** Something that never runs out of stock, for the other journeys. */
const SERVICE = '600101';

async function placeOne(network: Record<string, string>): Promise<void> {
  let token: string | null = null;
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${STORE.gateway}${path}`, {
      method,
      headers: {
        ...network,
        'x-country-code': 'IN',
        'accept-language': 'en',
        'x-api-client': 'desktop',
        ...(token && { 'x-session-token': token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { result: Record<string, unknown> }).result;
  };
  token = (await call('POST', '/v2/sessions')).id as string;
  await call('POST', '/v2/carts', { productId: SERVICE });
  const address = {
    firstName: 'Ananya',
    lastName: 'Rao',
    email: 'nobody@post.example',
    phone: '9822041377',
    addressline1: 'Flat 7, Lane 6',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
    locality: 'Koregaon Park',
    country: 'IN',
  };
  await call('POST', '/v2/carts/shippingAddress', { address });
  const chosen = await call(
    'POST',
    '/v2/carts/expressdelivery/updateDeliveryOption/standard?shippingCountry=IN',
  );
  const { totals } = chosen.cart as { totals: { total: number } };
  await call('POST', '/v2/orderpayment', { paymentMethod: 'cc', expectedTotal: totals.total });
}
