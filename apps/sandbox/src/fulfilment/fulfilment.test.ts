import { describe, expect, test } from 'vitest';
import { moveDueParcels, parcels } from '../courier/parcels.ts';
import { advanceDueJobs } from '../lab/jobs.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { deliverDue, signatureOf } from '../webhooks/webhooks.ts';

const ITEM = '01950000-0000-7000-8000-000000000001';
const OTHER_ITEM = '01950000-0000-7000-8000-000000000002';
const PARCEL = '01950000-0000-7000-8000-000000000002';
const JOB = {
  orderId: '1300482917',
  hasLenses: true,
  prescription: { right: { sph: '-2.25' } },
  webhookUrl: 'http://127.0.0.1:4000/v2/lab/webhook',
};
const BOOKING = {
  reference: PARCEL,
  orderId: '1300482917',
  expectedDate: '2026-11-26',
  to: {
    name: 'Ananya Rao',
    lines: 'Flat 7',
    city: 'Pune',
    postcode: '411001',
    country: 'IN',
    phone: '+919822041377',
  },
  webhookUrl: 'http://127.0.0.1:4000/v2/courier/webhook',
};

/** The sandbox with a shop that accepts every webhook. */
async function world(dayMs = 60_000) {
  const sandbox = await testSandbox({ dayMs });
  const received: {
    status: string;
    expectedDate?: string;
    id: string;
    reference: string;
    signed: boolean;
  }[] = [];
  const shop = (async (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const secret = sandbox.settings.webhookSecrets[url.includes('/lab/') ? 'lab' : 'courier'];
    const signed = headers['x-sandbox-signature'] === signatureOf(secret, body, sandbox.now());
    received.push({ ...(JSON.parse(body) as (typeof received)[number]), signed });
    return new Response('{}');
  }) as unknown as typeof fetch;
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const key = url.startsWith('/lab') ? 'test-lab-key' : 'test-courier-key';
    const headers = { authorization: `Bearer ${key}` };
    const answer = await sandbox.http.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const days = async (count: number) => {
    sandbox.wait(count * dayMs + 1);
    advanceDueJobs(sandbox);
    moveDueParcels(sandbox);
    await deliverDue(sandbox, shop);
  };
  const press = (url: string) => sandbox.http.inject({ method: 'POST', url: `/fulfilment/${url}` });
  return { ...sandbox, received, ask, days, press };
}

const job = '/lab/v1/jobs/by-reference';

describe('the lab', () => {
  test('refuses a call without the key, an incomplete job and an unknown job', async () => {
    const { http, ask } = await world();
    expect((await http.inject({ method: 'PUT', url: `${job}/${ITEM}`, payload: JOB })).statusCode).toBe(401);
    expect((await ask('PUT', `${job}/${ITEM}`, { ...JOB, hasLenses: 'yes' })).status).toBe(422);
    expect((await ask('GET', '/lab/v1/jobs/lab_none')).status).toBe(404);
  });

  test('cuts, checks and packs on schedule, and signs its webhooks', async () => {
    const { ask, days, received } = await world();
    const { body } = await ask('PUT', `${job}/${ITEM}`, JOB);
    await days(1);
    expect(received).toEqual([]);
    for (const count of [1, 1, 1]) await days(count);
    expect(received.map(({ status, reference, signed }) => [status, reference, signed])).toEqual([
      ['lenses_cut', ITEM, true],
      ['quality_check', ITEM, true],
      ['packed', ITEM, true],
    ]);
    expect((await ask('GET', `/lab/v1/jobs/${String(body.id)}`)).body.steps).toHaveLength(3);
  });

  test('accepts another power until lenses are cut, and can be stopped until they are packed', async () => {
    const { ask, days } = await world();
    const { body } = await ask('PUT', `${job}/${ITEM}`, JOB);
    const other = { ...JOB, prescription: { right: { sph: '-3.00' } } };
    expect((await ask('PUT', `${job}/${ITEM}`, other)).body.id).toBe(body.id);
    await days(2);
    expect((await ask('PUT', `${job}/${ITEM}`, JOB)).status).toBe(409);
    expect((await ask('PUT', `${job}/${ITEM}`, other)).status).toBe(200);
    expect((await ask('POST', `/lab/v1/jobs/${String(body.id)}/cancel`)).status).toBe(200);

    const packed = await ask('PUT', `${job}/${OTHER_ITEM}`, JOB);
    await days(1);
    for (const count of [1, 1, 1]) await days(count);
    expect((await ask('POST', `/lab/v1/jobs/${String(packed.body.id)}/cancel`)).status).toBe(409);
  });

  test('accepts other lenses until it has cut them, and waits with a job that is held', async () => {
    const { ask, days, received, press } = await world();
    const put = (change: object = {}) =>
      ask('PUT', `${job}/${ITEM}`, { ...JOB, lenses: { packageId: 'thin-160' }, ...change });
    const { body } = await put();
    expect((await put({ isHeld: true })).body.id).toBe(body.id);
    await days(5);
    await press(`lab/${String(body.id)}/next`);
    await days(0);
    expect(received).toEqual([]);
    const other = { lenses: { packageId: 'clear-156' } };
    expect((await put(other)).status).toBe(200);
    await days(2);
    expect(received.map(({ status }) => status)).toEqual(['lenses_cut']);
    expect([(await put(other)).status, (await put()).status]).toEqual([200, 409]);
    expect((await put({ ...other, isHeld: true })).status).toBe(409);
  });

  test('continues a held job if the shop sends nothing for a day', async () => {
    const { ask, days, received } = await world();
    await ask('PUT', `${job}/${ITEM}`, { ...JOB, isHeld: true });
    await days(24 * 60 + 1);
    expect(received.map(({ status }) => status)).toEqual(['lenses_cut']);
  });

  test('does nothing by itself if the length of a day is 0, and its page moves its jobs', async () => {
    const { ask, days, received, press } = await world(0);
    const { body } = await ask('PUT', `${job}/${ITEM}`, { ...JOB, hasLenses: false });
    await days(100);
    expect(received).toEqual([]);
    expect((await press(`lab/${String(body.id)}/next`)).statusCode).toBe(303);
    await days(0);
    expect(received.map(({ status }) => status)).toEqual(['packed']);
  });
});

describe('the courier', () => {
  test('books a parcel once, stores only the city of its address, and delivers it', async () => {
    const { ask, days, received, database } = await world();
    const [one, two] = [
      await ask('POST', '/courier/v1/parcels', BOOKING),
      await ask('POST', '/courier/v1/parcels', BOOKING),
    ];
    expect(two.body).toEqual(one.body);
    expect(JSON.stringify(parcels.all({ database }))).not.toContain('Ananya');
    for (const count of [1, 1, 1]) await days(count);
    expect(received.map(({ status }) => status)).toEqual(['shipped', 'out_for_delivery', 'delivered']);
    expect(received.every(({ signed }) => signed)).toBe(true);
    expect((await ask('POST', `/courier/v1/parcels/${String(one.body.id)}/cancel`)).status).toBe(409);
  });

  test('stops a parcel that has not left, also if asked twice, and does not deliver it when it is booked again', async () => {
    const { ask, days, received } = await world();
    const { body } = await ask('POST', '/courier/v1/parcels', BOOKING);
    const cancel = () => ask('POST', `/courier/v1/parcels/${String(body.id)}/cancel`);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    const again = await ask('POST', '/courier/v1/parcels', { ...BOOKING, expectedDate: '2030-01-01' });
    expect(again.body.id).toBe(body.id);
    for (const count of [1, 1, 1]) await days(count);
    expect(received).toEqual([]);
  });

  test('fails, tries again, is delayed and returns a parcel by its page, which other machines cannot open', async () => {
    const { ask, days, received, press, http } = await world(0);
    const { id } = (await ask('POST', '/courier/v1/parcels', BOOKING)).body as { id: string };
    expect((await press(`courier/${id}/fail`)).statusCode).toBe(409);
    for (const action of ['next', 'next', 'fail', 'delay', 'next', 'return'])
      await press(`courier/${id}/${action}`);
    await days(0);
    expect(received.map(({ status }) => status)).toEqual([
      ...[
        'shipped',
        'out_for_delivery',
        'delivery_failed',
        'delayed',
        'out_for_delivery',
        'returned_to_sender',
      ],
    ]);
    expect(received[3]?.expectedDate).toBe('2026-11-28');
    const page = await http.inject({ url: '/fulfilment' });
    expect(page.body).toContain('returned_to_sender');
    expect((await http.inject({ url: '/fulfilment', remoteAddress: '192.0.2.7' })).statusCode).toBe(403);
  });

  test('loses a parcel that has left, by its page, and does not move it afterwards', async () => {
    const { ask, days, received, press, http } = await world(0);
    const { id } = (await ask('POST', '/courier/v1/parcels', BOOKING)).body as { id: string };
    expect((await press(`courier/${id}/lose`)).statusCode).toBe(409);
    for (const action of ['next', 'lose'])
      expect((await press(`courier/${id}/${action}`)).statusCode).toBe(303);
    for (const action of ['lose', 'next', 'return', 'delay'])
      expect((await press(`courier/${id}/${action}`)).statusCode).toBe(409);
    await days(0);
    expect(received.map(({ status, signed }) => [status, signed])).toEqual([
      ['shipped', true],
      ['lost', true],
    ]);
    expect((await ask('GET', `/courier/v1/parcels/${id}`)).body.status).toBe('lost');
    const page = (await http.inject({ url: '/fulfilment' })).body;
    expect(page).toContain(': lost');
    expect(page).not.toContain(`courier/${id}/`);
  });

  test('sends each webhook twice or not at all, as the failures say', async () => {
    const { ask, days, received, press, failures } = await world(0);
    const { id } = (await ask('POST', '/courier/v1/parcels', BOOKING)).body as { id: string };
    failures.webhooks = { mode: 'doubled', delayMs: 0 };
    await press(`courier/${id}/next`);
    await days(0);
    expect(received.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
    expect(new Set(received.map((event) => event.id)).size).toBe(1);
    failures.webhooks = { mode: 'off', delayMs: 0 };
    await press(`courier/${id}/next`);
    await days(0);
    expect(received).toHaveLength(2);
    expect((await ask('GET', `/courier/v1/parcels/${id}`)).body.steps).toHaveLength(2);
  });
});
