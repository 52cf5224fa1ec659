import { describe, expect, test } from 'vitest';
import { pickups, moveDuePickups } from '../courier/pickups.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { deliverDue, signatureOf } from '../webhooks/webhooks.ts';
import { handleDueReturns } from './returns.ts';

const ITEM = '01950000-0000-7000-8000-000000000001';
const BOOKING = {
  orderId: '1300482917',
  labelCode: 'R40029117',
  pickup: { date: '2026-11-24', from: '12:00', to: '15:00' },
  from: {
    name: 'Ananya Rao',
    lines: 'Flat 7',
    city: 'Pune',
    postcode: '411001',
    country: 'IN',
    phone: '+919822041377',
  },
  webhookUrl: 'http://127.0.0.1:4000/v2/courier/return-webhook',
};
const GOODS = {
  orderId: '1300482917',
  labelCode: 'R40029117',
  kind: 'parcel',
  storeCode: null,
  items: [{ itemId: ITEM, name: 'Alder', quantity: 2, reason: 'changed_mind', isMadeToMeasure: false }],
  webhookUrl: 'http://127.0.0.1:4000/v2/warehouse/webhook',
};
const pickupUrl = '/courier/v1/collections/by-reference/40029117';
const goods = '/warehouse/v1/returns/by-reference/40029117';

/** The sandbox with a shop that accepts every webhook. */
async function world(dayMs = 60_000) {
  const sandbox = await testSandbox({ dayMs });
  const received: { status: string; signed: boolean; items?: object[]; reason?: string | null }[] = [];
  const shop = (async (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const secret = sandbox.settings.webhookSecrets[url.includes('/warehouse/') ? 'warehouse' : 'courier'];
    const signed = headers['x-sandbox-signature'] === signatureOf(secret, body, sandbox.now());
    received.push({ ...(JSON.parse(body) as (typeof received)[number]), signed });
    return new Response('{}');
  }) as unknown as typeof fetch;
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const key = url.startsWith('/warehouse') ? 'test-warehouse-key' : 'test-courier-key';
    const headers = { authorization: `Bearer ${key}` };
    const answer = await sandbox.http.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<{ id: string; steps: object[] }>() };
  };
  const days = async (count: number) => {
    sandbox.wait(count * dayMs + 1);
    moveDuePickups(sandbox);
    handleDueReturns(sandbox);
    await deliverDue(sandbox, shop);
  };
  const press = (url: string, reason?: string) =>
    sandbox.http.inject({
      method: 'POST',
      url: `/fulfilment/${url}`,
      ...(reason !== undefined && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ reason }).toString(),
      }),
    });
  return { ...sandbox, received, ask, days, press };
}

describe('a return', () => {
  test('is refused without the key of the shop, and if it is incomplete', async () => {
    const { http, ask } = await world();
    for (const url of [pickupUrl, goods])
      expect((await http.inject({ method: 'PUT', url, payload: {} })).statusCode).toBe(401);
    expect((await ask('PUT', pickupUrl, { ...BOOKING, pickup: { date: 'soon' } })).status).toBe(422);
    expect((await ask('PUT', goods, { ...GOODS, items: [] })).status).toBe(422);
    expect((await ask('GET', '/warehouse/v1/returns/ret_none')).status).toBe(404);
    expect((await ask('GET', '/courier/v1/collections/col_none')).status).toBe(404);
  });

  test('is fetched on its day, delivered, counted and accepted on schedule, and each webhook is signed', async () => {
    const { ask, days, received, database } = await world();
    await ask('PUT', pickupUrl, BOOKING);
    await ask('PUT', goods, GOODS);
    expect(JSON.stringify(pickups.all({ database }))).not.toContain('Ananya');
    await days(2);
    expect(received).toEqual([]);
    for (const count of [1, 1, 1, 1]) await days(count);
    expect(received.map(({ status, signed }) => [status, signed])).toEqual([
      ['picked_up', true],
      ['delivered', true],
      ['counted', true],
      ['inspected', true],
    ]);
    expect(received.at(-1)?.items).toEqual([{ itemId: ITEM, counted: 2, accepted: 2, resellable: 2 }]);
  });

  test('is booked once, can be moved to another day until the courier has it, and cannot be stopped afterwards', async () => {
    const { ask, days } = await world();
    const [one, two] = [await ask('PUT', pickupUrl, BOOKING), await ask('PUT', pickupUrl, BOOKING)];
    expect(two.body).toEqual(one.body);
    const later = { ...BOOKING, pickup: { ...BOOKING.pickup, date: '2026-11-26' } };
    await ask('PUT', pickupUrl, later);
    await days(3);
    const found = () => ask('GET', `/courier/v1/collections/${one.body.id}`);
    expect((await found()).body).toMatchObject({ status: 'booked', pickupDate: '2026-11-26' });
    await days(2);
    expect((await found()).body).toMatchObject({ status: 'picked_up' });
    expect((await ask('PUT', pickupUrl, BOOKING)).status).toBe(409);
    expect((await ask('POST', `/courier/v1/collections/${one.body.id}/cancel`)).status).toBe(409);
  });

  test('does not change by itself if the length of a day is 0; the page counts one piece fewer and refuses with a reason', async () => {
    const { ask, days, received, press, http } = await world(0);
    const { id: parcel } = (await ask('PUT', pickupUrl, BOOKING)).body;
    const { id } = (await ask('PUT', goods, GOODS)).body;
    await days(100);
    expect(received).toEqual([]);
    expect((await press(`warehouse/${id}/count`)).statusCode, 'nothing is there yet').toBe(409);
    for (const url of [`collection/${parcel}/next`, `collection/${parcel}/next`])
      expect((await press(url)).statusCode).toBe(303);
    expect((await press(`warehouse/${id}/count-fewer`)).statusCode).toBe(303);
    expect((await press(`warehouse/${id}/count`)).statusCode, 'counted once').toBe(409);
    expect((await press(`warehouse/${id}/refuse`, 'x')).statusCode).toBe(422);
    expect((await press(`warehouse/${id}/refuse`, 'Worn for weeks.')).statusCode).toBe(303);
    await days(0);
    expect(received.map(({ status }) => status)).toEqual(['picked_up', 'delivered', 'counted', 'refused']);
    expect(received.at(-1)).toMatchObject({
      items: [{ counted: 1, accepted: 0, resellable: 0 }],
      reason: 'Worn for weeks.',
    });
    const page = await http.inject({ url: '/fulfilment' });
    expect(page.body).toContain('Return R40029117: refused');
    expect(
      (
        await http.inject({
          method: 'POST',
          url: `/fulfilment/warehouse/${id}/count`,
          remoteAddress: '192.0.2.7',
        })
      ).statusCode,
    ).toBe(403);
  });

  test('that is handed in at a store is counted there, and a claim is inspected without goods', async () => {
    const { ask, days, received } = await world();
    await ask('PUT', goods, { ...GOODS, kind: 'store', storeCode: 'PNQ01' });
    await ask('PUT', `${goods}8`, { ...GOODS, kind: 'claim' });
    for (const count of [1, 1]) await days(count);
    expect(received.map(({ status }) => status)).toEqual(['counted', 'inspected', 'inspected']);
    expect(received.find(({ items }) => JSON.stringify(items).includes('"resellable":0'))).toBeDefined();
  });

  test('is not fetched if the courier does not come, until another day is booked', async () => {
    const { ask, days, press, received } = await world();
    const { id } = (await ask('PUT', pickupUrl, BOOKING)).body;
    for (const status of [303, 409]) expect((await press(`collection/${id}/miss`)).statusCode).toBe(status);
    await days(10);
    expect(received).toMatchObject([{ status: 'missed', pickup: { date: '2026-11-24', from: '12:00' } }]);
    const later = { ...BOOKING, pickup: { ...BOOKING.pickup, date: '2026-11-26' } };
    await ask('PUT', pickupUrl, later);
    await days(6);
    expect(received.map(({ status }) => status)).toEqual(['missed', 'picked_up']);
    expect((await press(`collection/${id}/miss`)).statusCode).toBe(409);
    const { id: brought } = (await ask('PUT', `${pickupUrl}8`, { ...BOOKING, pickup: null })).body;
    expect((await press(`collection/${brought}/miss`)).statusCode, 'nobody was to come').toBe(409);
    const { id: other } = (await ask('PUT', `${pickupUrl}9`, BOOKING)).body;
    await press(`collection/${other}/miss`);
    expect((await ask('POST', `/courier/v1/collections/${other}/cancel`)).status).toBe(200);
  });

  test('can be lost by the courier after it was fetched, and nothing is counted then', async () => {
    const { ask, days, press, received } = await world(0);
    const { id } = (await ask('PUT', pickupUrl, BOOKING)).body;
    await ask('PUT', goods, GOODS);
    expect((await press(`collection/${id}/lose`)).statusCode).toBe(409);
    await press(`collection/${id}/next`);
    expect((await press(`collection/${id}/lose`)).statusCode).toBe(303);
    expect((await press(`collection/${id}/next`)).statusCode).toBe(409);
    await days(100);
    expect(received.map(({ status }) => status)).toEqual(['picked_up', 'lost']);
  });
});
