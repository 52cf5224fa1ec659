import { expect, test } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';
import { deliverDue, signatureOf } from '../webhooks/webhooks.ts';
import { settleDuePayouts } from './payouts.ts';

const REFUND = '01950000-0000-7000-8000-000000000001';
const at = (reference = REFUND) => `/bank/v1/payouts/by-reference/${reference}`;
const payoutTo = (accountNumber: string) => ({
  amountMinor: 778_242,
  currencyCode: 'INR',
  account: { accountHolder: 'Ananya Rao', accountNumber, bankCode: 'KOSH0000411' },
  webhookUrl: 'http://127.0.0.1:4000/v2/bank/webhook',
});

/** The sandbox with a shop that accepts every webhook. */
async function world() {
  const sandbox = await testSandbox({ dayMs: 60_000 });
  const received: { type: string; data: { failureCode: string | null }; signed: boolean }[] = [];
  const shop = (async (
    _url: string,
    { body, headers }: { body: string; headers: Record<string, string> },
  ) => {
    const signature = signatureOf(sandbox.settings.webhookSecrets.bank, body, sandbox.now());
    const signed = headers['x-sandbox-signature'] === signature;
    received.push({ ...(JSON.parse(body) as (typeof received)[number]), signed });
    return new Response('{}');
  }) as unknown as typeof fetch;
  const ask = async (method: 'GET' | 'PUT', payload?: object, reference = REFUND) => {
    const headers = { authorization: 'Bearer test-bank-key' };
    const answer = await sandbox.http.inject({
      method,
      url: at(reference),
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const day = async () => {
    sandbox.wait(60_001);
    settleDuePayouts(sandbox);
    await deliverDue(sandbox, shop);
  };
  return { ...sandbox, received, ask, day };
}

test('a pay-out needs the key of the shop and is made once; another pay-out with its reference is refused', async () => {
  const { http, ask, database, day, received } = await world();
  expect((await http.inject({ method: 'PUT', url: at(), payload: {} })).statusCode).toBe(401);
  expect((await ask('GET')).status).toBe(404);
  expect((await ask('PUT', { ...payoutTo('447100318825'), amountMinor: 0 })).status).toBe(422);
  const [one, two] = [await ask('PUT', payoutTo('447100318825')), await ask('PUT', payoutTo('447100318825'))];
  expect(two.body).toEqual(one.body);
  expect((await ask('PUT', payoutTo('447100318826'))).status).toBe(422);
  expect(JSON.stringify(database.prepare('SELECT * FROM payout').all())).not.toContain('447100318825');
  await day();
  await day();
  expect(received).toMatchObject([{ type: 'payout.succeeded', signed: true }]);
  expect((await ask('GET')).body).toMatchObject({ status: 'succeeded', failureCode: null });
});

test('pay-outs to the accounts that the page lists are refused, or their answer is lost', async () => {
  const { http, ask, day, received } = await world();
  await ask('PUT', payoutTo('447100310404'));
  const lost = '01950000-0000-7000-8000-000000000002';
  expect((await ask('PUT', payoutTo('447100310504'), lost)).status).toBe(504);
  expect((await ask('GET', undefined, lost)).body).toMatchObject({ status: 'pending' });
  await day();
  expect(received.map(({ type, data }) => [type, data.failureCode])).toEqual([
    ['payout.failed', 'account_unknown'],
    ['payout.succeeded', null],
  ]);
  const page = await http.inject({ url: '/payouts' });
  for (const text of ['0404', '0409', '0504', 'to the account ending 0404: failed'])
    expect(page.body).toContain(text);
});

test('the page can pay, refuse and return a pay-out, from this machine only', async () => {
  const { http, ask, day, received } = await world();
  const { id } = (await ask('PUT', payoutTo('447100318825'))).body;
  const press = (action: string, remoteAddress = '127.0.0.1') =>
    http.inject({ method: 'POST', url: `/payouts/${String(id)}/${action}`, remoteAddress });
  expect((await press('pay', '192.0.2.7')).statusCode).toBe(403);
  expect((await press('return')).statusCode, 'nothing is paid yet').toBe(409);
  expect((await press('pay')).statusCode).toBe(303);
  expect((await press('return')).statusCode).toBe(303);
  expect((await press('pay')).statusCode).toBe(409);
  await day();
  expect(received.map(({ type, data }) => [type, data.failureCode])).toEqual([
    ['payout.succeeded', null],
    ['payout.failed', 'returned'],
  ]);
});
