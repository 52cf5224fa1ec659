import { describe, expect, test } from 'vitest';
import { testSandbox, type TestSandbox } from '../testing/testSandbox.ts';

const VISA = '4242424242424242';
const CHALLENGED = '4000000000003220';
const SHOP = 'http://localhost:3000';

/** Pays as a customer who saves the card; returns its token. */
async function savedCard(
  { api, intent, pay }: TestSandbox,
  number = VISA,
  change: object = {},
): Promise<string> {
  const id = await intent({ customer: 'ananya' });
  await pay(id, number, { isToBeSaved: true, ...change });
  const { body } = await api('GET', `/intents/${id}`);
  return (body.savedCard as { token: string } | null)?.token ?? '';
}

/** Pays a new payment with a card of the vault. */
async function charge(
  { api, intent }: TestSandbox,
  token: string,
  change: object = {},
  customer = 'ananya',
): Promise<Record<string, unknown>> {
  const id = await intent({ customer: 'ananya', ...change });
  return (await api('POST', `/intents/${id}/charge`, { customer, token })).body;
}

async function cards({ http }: TestSandbox, customer = 'ananya'): Promise<unknown[]> {
  const url = `/payments/v1/customers/${customer}/cards`;
  return (await http.inject({ url, headers: { authorization: 'Bearer test-key' } })).json();
}

describe('saving a card', () => {
  test('is offered to customers with an unticked box, and never to guests', async () => {
    const { http, intent } = await testSandbox();
    const guest = await http.inject(`/frame/${await intent()}?origin=${SHOP}`);
    expect(guest.body).not.toContain('name="isToBeSaved"');
    const customer = await http.inject(`/frame/${await intent({ customer: 'ananya' })}?origin=${SHOP}`);
    expect(customer.body).toMatch(/<input type="checkbox" name="isToBeSaved" \/>/);
  });

  test('happens only with consent and after the payment has succeeded', async () => {
    const sandbox = await testSandbox();
    expect(await savedCard(sandbox, VISA, { isToBeSaved: false })).toBe('');
    expect(await savedCard(sandbox, '4000000000000002')).toBe('');
    const guest = await sandbox.intent();
    await sandbox.pay(guest, VISA, { isToBeSaved: true });
    expect(await cards(sandbox)).toEqual([]);
    const token = await savedCard(sandbox);
    const card = { brand: 'Visa', first6: '424242', last4: '4242', expiry: '2029-08' };
    expect(await cards(sandbox)).toEqual([{ token, ...card }]);
  });

  test('again keeps the token of the card and stores the newer expiry', async () => {
    const sandbox = await testSandbox();
    const token = await savedCard(sandbox);
    expect(await savedCard(sandbox, VISA, { expires: '11 / 31' })).toBe(token);
    expect(await cards(sandbox)).toMatchObject([{ token, expiry: '2031-11' }]);
  });

  test('waits for the challenge of the bank', async () => {
    const sandbox = await testSandbox();
    const id = await sandbox.intent({ customer: 'ananya' });
    await sandbox.pay(id, CHALLENGED, { isToBeSaved: true });
    expect(await cards(sandbox)).toEqual([]);
    await sandbox.http.inject({ method: 'POST', url: `/pay/${id}/challenge`, payload: { code: '123456' } });
    expect(await cards(sandbox)).toHaveLength(1);
  });
});

describe('paying with a saved card', () => {
  test('charges the card once, however often the call is repeated', async () => {
    const sandbox = await testSandbox();
    const token = await savedCard(sandbox);
    const id = await sandbox.intent({ customer: 'ananya' });
    const ask = async () => sandbox.api('POST', `/intents/${id}/charge`, { customer: 'ananya', token });
    expect((await ask()).body).toMatchObject({
      status: 'succeeded',
      card: { last4: '4242' },
      savedCard: null,
    });
    expect((await ask()).body.status).toBe('succeeded');
  });

  test('may lead to the challenge of the bank or to a refusal', async () => {
    const sandbox = await testSandbox();
    expect((await charge(sandbox, await savedCard(sandbox, '4000000000000341'))).failureCode).toBe(
      'card_declined',
    );
    const id = await sandbox.intent({ customer: 'ananya' });
    await sandbox.pay(id, CHALLENGED, { isToBeSaved: true });
    await sandbox.http.inject({ method: 'POST', url: `/pay/${id}/challenge`, payload: { code: '123456' } });
    const [{ token }] = (await cards(sandbox)) as [{ token: string }];
    expect((await charge(sandbox, token)).status).toBe('requires_challenge');
  });

  test('fails if the card is removed, expired, of another customer or not in the offer', async () => {
    const sandbox = await testSandbox();
    const token = await savedCard(sandbox);
    const failures = async (change: object, customer?: string) => charge(sandbox, token, change, customer);
    expect(await failures({}, 'stranger')).toMatchObject({ status: 'failed', failureCode: 'card_removed' });
    expect((await failures({ firstSix: ['400000'] })).failureCode).toBe('card_not_in_offer');
    sandbox.wait(4 * 366 * 86_400_000);
    expect((await failures({})).failureCode).toBe('expired_card');
    const url = `/payments/v1/customers/ananya/cards/${token}`;
    const remove = { method: 'DELETE', url, headers: { authorization: 'Bearer test-key' } } as const;
    expect((await sandbox.http.inject(remove)).statusCode).toBe(204);
    expect((await sandbox.http.inject(remove)).statusCode).toBe(404);
    expect((await failures({})).failureCode).toBe('card_removed');
  });

  test('needs the key of the shop', async () => {
    const { http } = await testSandbox();
    expect((await http.inject('/payments/v1/customers/ananya/cards')).statusCode).toBe(401);
  });
});

test('the answer for a saved card can be late or lost like that for a typed card, and another query shows that it was paid', async () => {
  for (const [number, status, slept] of [
    ['4000000000005001', 200, [6_000]],
    ['4000000000005027', 503, []],
  ] as const) {
    const sandbox = await testSandbox();
    await sandbox.pay(await sandbox.intent({ customer: 'ananya' }), number, { isToBeSaved: true });
    const [{ token } = { token: '' }] = (await cards(sandbox)) as { token: string }[];
    sandbox.slept.length = 0;
    const id = await sandbox.intent({ customer: 'ananya' });
    const press = () => sandbox.api('POST', `/intents/${id}/charge`, { customer: 'ananya', token });
    expect((await press()).status).toBe(status);
    expect(sandbox.slept).toEqual(slept);
    expect((await press()).body.status).toBe('succeeded');
    expect(sandbox.slept).toEqual(slept);
  }
});
