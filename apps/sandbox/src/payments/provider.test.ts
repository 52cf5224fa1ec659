import { describe, expect, test } from 'vitest';
import { NEW_INTENT, testSandbox } from '../testing/testSandbox.ts';
import { deliverDue, signatureOf } from '../webhooks/webhooks.ts';

describe('what the provider refuses', () => {
  test('a shop without the key', async () => {
    const { http } = await testSandbox();
    const answer = await http.inject({ method: 'POST', url: '/payments/v1/intents', payload: NEW_INTENT });
    expect(answer.statusCode).toBe(401);
  });

  test('an incomplete payment, or one that would return to an unknown site', async () => {
    const { api } = await testSandbox();
    expect((await api('POST', '/intents', { ...NEW_INTENT, amountMinor: 0 })).status).toBe(422);
    expect((await api('POST', '/intents', { ...NEW_INTENT, extra: 1 })).status).toBe(422);
    const stranger = await api('POST', '/intents', { ...NEW_INTENT, returnUrl: 'https://evil.example/' });
    expect(stranger.body).toMatchObject({ error: { code: 'return_url_unknown' } });
    expect((await api('GET', '/intents/pi_none')).status).toBe(404);
  });

  test('a refund of more than was paid, and any refund before the payment', async () => {
    const { api, intent, pay } = await testSandbox();
    const id = await intent();
    expect((await api('POST', `/intents/${id}/refunds`, { amountMinor: 1 })).status).toBe(409);
    await pay(id, '4242424242424242');
    expect((await api('POST', `/intents/${id}/refunds`, { amountMinor: 616_000 })).status).toBe(201);
    expect((await api('POST', `/intents/${id}/refunds`, { amountMinor: 1 })).status).toBe(409);
  });
});

describe('refunds', () => {
  const part = { reference: 'r-1', amountMinor: 100 };

  test('the same key is one refund, and the shop finds it by its own reference', async () => {
    const { api, intent, pay } = await testSandbox();
    const id = await intent();
    await pay(id, '4242424242424242');
    const key = { 'idempotency-key': 'refund-1' };
    const first = await api('POST', `/intents/${id}/refunds`, part, key);
    expect(first.body).toMatchObject({ reference: 'r-1', amountMinor: 100, status: 'succeeded' });
    expect((await api('POST', `/intents/${id}/refunds`, part, key)).body).toEqual(first.body);
    expect((await api('GET', `/intents/${id}/refunds`)).body).toEqual([first.body]);
  });

  test('to a closed card: the answer is pending, and the webhook reports the failure', async () => {
    const sandbox = await testSandbox();
    const id = await sandbox.intent();
    await sandbox.pay(id, '4000000000005126');
    const answer = await sandbox.api('POST', `/intents/${id}/refunds`, part);
    expect(answer.body).toMatchObject({ status: 'pending' });
    const heard: string[] = [];
    await deliverDue(sandbox, (async (_url: string, { body }: { body: string }) => {
      heard.push(body);
      return new Response(null);
    }) as unknown as typeof fetch);
    expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({
      type: 'refund.failed',
      data: { refundedMinor: 0, refund: { reference: 'r-1', failureCode: 'card_closed' } },
    });
  });
});

describe('an offer of a bank', () => {
  test('accepts only cards with its first digits; another card is refused with a fault, is not charged, and the payment stays open', async () => {
    const { intent, pay, api } = await testSandbox();
    const id = await intent({ firstSix: ['400000'] });
    expect(await pay(id, '4242424242424242')).toMatchObject({
      status: 422,
      body: { status: 'created', faults: { number: 'number-not-offered' } },
    });
    expect((await pay(id, '4000000000000077')).body.status).toBe('succeeded');
    expect((await api('GET', `/intents/${id}`)).body.card).toEqual({
      brand: 'Visa',
      first6: '400000',
      last4: '0077',
    });
  });
});

describe('an outage at the charge', () => {
  test.each([
    ['4000 0000 0000 5001', { status: 200, body: { status: 'succeeded' } }, 'succeeded', [6_000]],
    ['4000 0000 0000 5019', { status: 200, body: { status: 'succeeded' } }, 'succeeded', [30_000]],
    ['4000 0000 0000 5027', { status: 503 }, 'succeeded', []],
    ['4000 0000 0000 5035', { status: 503 }, 'created', []],
  ])('of the card %s is what it is for, and a second press charges no second time', async (...row) => {
    const [number, answer, status, slept] = row;
    const sandbox = await testSandbox();
    const id = await sandbox.intent();
    expect(await sandbox.pay(id, number)).toMatchObject(answer);
    expect(sandbox.slept).toEqual(slept);
    expect((await sandbox.api('GET', `/intents/${id}`)).body.status).toBe(status);
    expect((await sandbox.pay(id, '4242424242424242')).body).toEqual({ status: 'succeeded' });
    const events = sandbox.database.prepare('SELECT body FROM webhook').all();
    expect(events.map(({ body }) => (JSON.parse(String(body)) as { type: string }).type)).toEqual([
      'payment.succeeded',
    ]);
  });
});

describe('payments', () => {
  test('the same idempotency key creates one payment, and another request with it is refused', async () => {
    const { api } = await testSandbox();
    const key = { 'idempotency-key': 'order-1' };
    const first = await api('POST', '/intents', NEW_INTENT, key);
    expect((await api('POST', '/intents', NEW_INTENT, key)).body).toEqual(first.body);
    expect((await api('POST', '/intents', { ...NEW_INTENT, amountMinor: 1 }, key)).status).toBe(422);
  });

  test.each([
    [
      '4242 4242 4242 4242',
      { status: 'succeeded', failureCode: null, card: { brand: 'Visa', first6: '424242', last4: '4242' } },
    ],
    [
      '4000 0000 0000 0002',
      {
        status: 'failed',
        failureCode: 'card_declined',
        card: { brand: 'Visa', first6: '400000', last4: '0002' },
      },
    ],
    [
      '4000 0000 0000 0069',
      {
        status: 'failed',
        failureCode: 'expired_card',
        card: { brand: 'Visa', first6: '400000', last4: '0069' },
      },
    ],
    [
      '4000 0000 0000 0119',
      { status: 'processing', failureCode: null, card: { brand: 'Visa', first6: '400000', last4: '0119' } },
    ],
    [
      '4000 0000 0000 3220',
      {
        status: 'requires_challenge',
        failureCode: null,
        card: { brand: 'Visa', first6: '400000', last4: '3220' },
      },
    ],
  ])('the card %s does what it is for', async (number, outcome) => {
    const { api, intent, pay } = await testSandbox();
    const id = await intent();
    await pay(id, number);
    expect((await api('GET', `/intents/${id}`)).body).toMatchObject(outcome);
  });

  test('a wrong card is refused with a fault for each field and is not charged', async () => {
    const { api, intent, pay } = await testSandbox();
    const id = await intent();
    const answer = await pay(id, '4242 4242 4242 4243', { expires: '01 / 20', name: '' });
    expect(answer.status).toBe(422);
    expect(answer.body.faults).toEqual({
      number: 'number-wrong',
      expires: 'expires-past',
      name: 'name-missing',
    });
    expect((await api('GET', `/intents/${id}`)).body.status).toBe('created');
  });

  test('a card number is not stored anywhere', async () => {
    const { database, intent, pay } = await testSandbox();
    await pay(await intent(), '4242 4242 4242 4242');
    const tables = ['intent', 'webhook', 'answer', 'message'];
    const everything = JSON.stringify(
      tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()),
    );
    expect(everything.replace(/\D/g, '')).not.toContain('4242424242');
    expect(everything).not.toContain('"123"');
  });

  test('the bank asks for a code: the right code pays, three wrong codes do not', async () => {
    const { api, http, intent, pay } = await testSandbox();
    const code = async (id: string, text: string) =>
      (await http.inject({ method: 'POST', url: `/pay/${id}/challenge`, payload: { code: text } })).json<{
        status: string;
      }>();
    const good = await intent();
    await pay(good, '4000000000003220');
    expect(await code(good, '000000')).toEqual({ status: 'wrong_code' });
    expect(await code(good, '123456')).toEqual({ status: 'succeeded' });
    const bad = await intent();
    await pay(bad, '4000000000003220');
    for (const outcome of ['wrong_code', 'wrong_code', 'failed'])
      expect(await code(bad, '000000')).toEqual({ status: outcome });
    expect((await api('GET', `/intents/${bad}`)).body.failureCode).toBe('authentication_failed');
  });

  test('an unfinished payment expires, and a payment in processing fails as timed out', async () => {
    const { api, intent, pay, wait } = await testSandbox();
    const left = await intent();
    const hanging = await intent();
    await pay(hanging, '4000000000000119');
    wait(30 * 60_000);
    expect((await api('GET', `/intents/${left}`)).body.status).toBe('expired');
    expect((await api('GET', `/intents/${hanging}`)).body).toMatchObject({
      status: 'failed',
      failureCode: 'timeout',
    });
    expect((await pay(left, '4242424242424242')).body.status).toBe('expired');
  });

  test('a payment can be cancelled until it is paid', async () => {
    const { api, intent, pay } = await testSandbox();
    const id = await intent();
    expect((await api('POST', `/intents/${id}/cancel`)).body.status).toBe('expired');
    const paid = await intent();
    await pay(paid, '4242424242424242');
    expect((await api('POST', `/intents/${paid}/cancel`)).status).toBe(409);
  });
});

describe('webhooks', () => {
  interface Delivery {
    url: string;
    signature: string;
    body: string;
    type: string;
    id: string;
  }

  /** The receiver of a shop's webhooks, which answers with the given statuses and then with 200. */
  function shop(...statuses: number[]) {
    const deliveries: Delivery[] = [];
    const send = (async (url: string, request: { body: string; headers: Record<string, string> }) => {
      const { id, type } = JSON.parse(request.body) as { id: string; type: string };
      const signature = request.headers['x-sandbox-signature'] ?? '';
      deliveries.push({ url, signature, body: request.body, type, id });
      return new Response(null, { status: statuses.shift() ?? 200 });
    }) as unknown as typeof fetch;
    return { deliveries, send };
  }

  async function sandboxWith(mode: string, delayMs = 5_000) {
    const sandbox = await testSandbox();
    await sandbox.http.inject({ method: 'POST', url: '/control/webhooks', payload: { mode, delayMs } });
    const id = await sandbox.intent();
    await sandbox.pay(id, '4242424242424242');
    return { ...sandbox, id, shop: shop() };
  }

  test('the webhook of a payment has a signature of time and body', async () => {
    const sandbox = await sandboxWith('normal');
    await deliverDue(sandbox, sandbox.shop.send);
    const [delivery] = sandbox.shop.deliveries;
    expect(delivery).toMatchObject({ url: NEW_INTENT.webhookUrl, type: 'payment.succeeded' });
    expect(delivery?.signature).toBe(signatureOf('test-secret', delivery?.body ?? '', sandbox.now()));
    await deliverDue(sandbox, sandbox.shop.send);
    expect(sandbox.shop.deliveries).toHaveLength(1);
  });

  test('a webhook that the shop does not accept is sent again after increasing pauses', async () => {
    const sandbox = await sandboxWith('normal');
    const { deliveries, send } = shop(500, 503);
    await deliverDue(sandbox, send);
    sandbox.wait(999);
    await deliverDue(sandbox, send);
    expect(deliveries).toHaveLength(1);
    sandbox.wait(1);
    await deliverDue(sandbox, send);
    sandbox.wait(2_000);
    await deliverDue(sandbox, send);
    expect(deliveries).toHaveLength(3);
    sandbox.wait(600_000);
    await deliverDue(sandbox, send);
    expect(deliveries).toHaveLength(3);
  });

  test('late: the webhook comes after the delay', async () => {
    const sandbox = await sandboxWith('late');
    await deliverDue(sandbox, sandbox.shop.send);
    expect(sandbox.shop.deliveries).toHaveLength(0);
    sandbox.wait(5_000);
    await deliverDue(sandbox, sandbox.shop.send);
    expect(sandbox.shop.deliveries).toHaveLength(1);
  });

  test('doubled: the webhook comes twice with one id', async () => {
    const sandbox = await sandboxWith('doubled');
    await deliverDue(sandbox, sandbox.shop.send);
    const [first, second] = sandbox.shop.deliveries;
    expect(sandbox.shop.deliveries).toHaveLength(2);
    expect(first?.id).toBe(second?.id);
  });

  test('out of order: the refund arrives before the payment', async () => {
    const sandbox = await sandboxWith('out_of_order');
    await sandbox.api('POST', `/intents/${sandbox.id}/refunds`, { amountMinor: 100, reason: 'return' });
    await deliverDue(sandbox, sandbox.shop.send);
    sandbox.wait(5_000);
    await deliverDue(sandbox, sandbox.shop.send);
    expect(sandbox.shop.deliveries.map(({ type }) => type)).toEqual([
      'refund.succeeded',
      'payment.succeeded',
    ]);
  });

  test('off: the webhook never comes', async () => {
    const sandbox = await sandboxWith('off');
    sandbox.wait(600_000);
    await deliverDue(sandbox, sandbox.shop.send);
    expect(sandbox.shop.deliveries).toHaveLength(0);
  });
});

describe('control', () => {
  test('refuses other machines and unknown values', async () => {
    const { http } = await testSandbox();
    const payload = { mode: 'down' };
    const far = await http.inject({
      method: 'POST',
      url: '/control/provider',
      payload,
      remoteAddress: '192.0.2.7',
    });
    expect(far.statusCode).toBe(403);
    const wrong = await http.inject({
      method: 'POST',
      url: '/control/provider',
      payload: { mode: 'sideways' },
    });
    expect(wrong.statusCode).toBe(422);
  });

  test('a provider answers 503 while it is down, late while it is slow, and normally when it is up again', async () => {
    const { http, api, slept } = await testSandbox();
    const mode = (payload: object) => http.inject({ method: 'POST', url: '/control/provider', payload });
    await mode({ mode: 'down' });
    expect((await api('POST', '/intents', NEW_INTENT)).status).toBe(503);
    await mode({ mode: 'slow', delayMs: 60 });
    expect((await api('POST', '/intents', NEW_INTENT)).status).toBe(201);
    expect(slept).toEqual([60]);
    await mode({ mode: 'up' });
    expect((await api('POST', '/intents', NEW_INTENT)).status).toBe(201);
  });
});
