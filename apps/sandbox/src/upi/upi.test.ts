import { describe, expect, test } from 'vitest';
import { testSandbox, type TestSandbox } from '../testing/testSandbox.ts';
import { decideDue } from './requests.ts';

const WANTED = {
  reference: '0199c0de-0000-7000-8000-000000000001',
  amountMinor: 756_050,
  currencyCode: 'INR',
  webhookUrl: 'http://127.0.0.1:4000/v2/payments/webhook',
  description: 'Order 1000000001',
  payee: 'Lunette Eyewear',
};

const open = async (sandbox: TestSandbox, vpa: string | null, key?: string) =>
  sandbox.api(
    'POST',
    '/upi/intents',
    { ...WANTED, flow: vpa === null ? 'qr' : 'collect', vpa },
    key ? { 'idempotency-key': key } : {},
  );
const statusOf = async (sandbox: TestSandbox, id: unknown) =>
  (await sandbox.api('GET', `/intents/${String(id)}`)).body;
const webhooks = (sandbox: TestSandbox) =>
  sandbox.database
    .prepare('SELECT body FROM webhook ORDER BY id')
    .all()
    .map(({ body }) => (JSON.parse(String(body)) as { type: string }).type);

describe('addresses', () => {
  test('an account has a name and a bank; an unknown bank has no accounts', async () => {
    const sandbox = await testSandbox();
    const ask = async (vpa: string) => (await sandbox.api('POST', '/upi/addresses', { vpa })).body;
    expect(await ask('ananya.rao@nilgai')).toEqual({ exists: true, name: 'Ananya Rao', bank: 'Nilgai Bank' });
    expect(await ask('ananya.rao@nilgi')).toEqual({ exists: false, name: null, bank: null });
    expect(await ask('nobody@nilgai')).toMatchObject({ exists: false });
    expect((await open(sandbox, 'ananya.rao@nilgi')).status).toBe(422);
    expect(
      (await sandbox.http.inject({ method: 'POST', url: '/payments/v1/upi/addresses' })).statusCode,
    ).toBe(401);
  });

  test('an account that cannot be looked up still gets requests; every second query of a flaky request is answered', async () => {
    const sandbox = await testSandbox();
    expect((await sandbox.api('POST', '/upi/addresses', { vpa: 'unchecked@nilgai' })).status).toBe(503);
    expect((await open(sandbox, 'unchecked@nilgai')).status).toBe(201);
    const { id } = (await open(sandbox, 'flaky@nilgai', 'a-key-of-its-own')).body;
    const statuses = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await sandbox.api('GET', `/intents/${String(id)}`)).status);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  test('apps approve, decline, do not answer or approve too late, and the shop is notified', async () => {
    const sandbox = await testSandbox();
    const [yes, no, silent, late] = await Promise.all(
      ['approve', 'refuse', 'silent', 'late'].map(
        async (name) => (await open(sandbox, `${name}@nilgai`)).body.id,
      ),
    );
    sandbox.wait(3_000);
    decideDue(sandbox);
    expect((await statusOf(sandbox, yes)).status).toBe('succeeded');
    expect(await statusOf(sandbox, no)).toMatchObject({ status: 'failed', failureCode: 'request_declined' });
    sandbox.wait(5 * 60_000);
    expect((await statusOf(sandbox, silent)).status).toBe('expired');
    expect((await statusOf(sandbox, late)).status).toBe('expired');
    sandbox.wait(10_000);
    decideDue(sandbox);
    expect((await statusOf(sandbox, late)).status).toBe('succeeded');
    expect((await statusOf(sandbox, silent)).status).toBe('expired');
    expect(webhooks(sandbox)).toEqual([
      ...['payment.succeeded', 'payment.failed'],
      ...['payment.expired', 'payment.expired', 'payment.succeeded'],
    ]);
  });

  test('a request may be answered late, too late or not at all; a sent request is found again by its key', async () => {
    const sandbox = await testSandbox();
    const slow = await open(sandbox, 'slow@nilgai', 'key-slow');
    expect([slow.status, sandbox.slept]).toEqual([201, [2_000]]);
    expect((await open(sandbox, 'slow@nilgai', 'key-slow')).body).toEqual(slow.body);
    await open(sandbox, 'timeout@nilgai');
    expect(sandbox.slept.at(-1)).toBe(30_000);
    expect((await open(sandbox, 'down@nilgai')).status).toBe(503);
    const page = await sandbox.http.inject({ url: '/phone' });
    const asked = [...page.body.matchAll(/Request to (\w+)@nilgai/g)].map(([, name]) => name);
    expect(asked).toEqual(['timeout', 'slow']);
    for (const name of ['slow', 'timeout', 'down']) expect(page.body).toContain(`<h2>${name}@nilgai</h2>`);
  });

  test('after the shop has withdrawn a request, only a late app answers it', async () => {
    const sandbox = await testSandbox();
    const ids = await Promise.all(
      ['approve', 'late'].map(async (name) => String((await open(sandbox, `${name}@nilgai`)).body.id)),
    );
    for (const id of ids) await sandbox.api('POST', `/intents/${id}/cancel`);
    sandbox.wait(6 * 60_000);
    decideDue(sandbox);
    expect((await statusOf(sandbox, ids[0])).status).toBe('expired');
    expect((await statusOf(sandbox, ids[1])).status).toBe('succeeded');
  });
});

describe('codes and the phone', () => {
  test('a code is a link that apps open, is created once for each key, and cannot be paid by card', async () => {
    const sandbox = await testSandbox();
    const { body } = await open(sandbox, null, 'key-1');
    expect((await open(sandbox, null, 'key-1')).body).toEqual(body);
    const link = new URL(String(body.link));
    expect(link.protocol).toBe('upi:');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pa: 'lunette@sandbox',
      pn: 'Lunette Eyewear',
      tr: body.id,
      tn: 'Order 1000000001',
      am: '7560.50',
      cu: 'INR',
    });
    expect((await sandbox.pay(String(body.id), '4242424242424242')).status).toBe(404);
  });

  test('a person approves on the phone, and the payment can be refunded', async () => {
    const sandbox = await testSandbox();
    const id = String((await open(sandbox, 'ananya.rao@nilgai')).body.id);
    const page = await sandbox.http.inject({ url: '/phone' });
    expect(page.body).toContain('Request to ananya.rao@nilgai. Order 1000000001');
    expect(page.body).toContain('late@nilgai');
    const press = async (action: string) =>
      (await sandbox.http.inject({ method: 'POST', url: `/phone/${id}/${action}` })).statusCode;
    expect(await press('approve')).toBe(303);
    expect(await press('refuse')).toBe(409);
    expect(await statusOf(sandbox, id)).toMatchObject({ status: 'succeeded', card: null });
    const back = await sandbox.api('POST', `/intents/${id}/refunds`, {
      amountMinor: 756_050,
      reference: 'r1',
    });
    expect(back.body).toMatchObject({ status: 'succeeded', amountMinor: 756_050 });
    expect((await sandbox.http.inject({ url: '/phone', remoteAddress: '192.0.2.1' })).statusCode).toBe(403);
  });

  test('a request is expired by hand and can still be approved', async () => {
    const sandbox = await testSandbox();
    const id = String((await open(sandbox, null)).body.id);
    const press = (action: string) => sandbox.http.inject({ method: 'POST', url: `/phone/${id}/${action}` });
    await press('expire');
    expect((await statusOf(sandbox, id)).status).toBe('expired');
    await press('approve');
    expect((await statusOf(sandbox, id)).status).toBe('succeeded');
  });
});
