import { expect, test } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';

const SALE = {
  reference: '01950000-0000-7000-8000-000000000001',
  country: 'IN',
  receipt: 'PUN-4711',
  salesmanId: '10001',
  soldOn: '2026-11-20',
  amountMinor: 499_050,
  currencyCode: 'INR',
};

/** The sandbox with calls of a shop and the page of the point of sale. */
async function world() {
  const { http } = await testSandbox();
  const send = async (payload: object, key = 'test-pos-key') => {
    const headers = { authorization: `Bearer ${key}` };
    return (await http.inject({ method: 'POST', url: '/pos/v1/sales', headers, payload })).statusCode;
  };
  const remove = async (reference: string, key = 'test-pos-key') => {
    const headers = { authorization: `Bearer ${key}` };
    return (await http.inject({ method: 'DELETE', url: `/pos/v1/sales/${reference}`, headers })).statusCode;
  };
  const page = (remoteAddress = '127.0.0.1') => http.inject({ url: '/point-of-sale', remoteAddress });
  return { http, send, remove, page };
}

test('STAFF-03 a sale needs the key of the shop, is stored once, and is on the page', async () => {
  const { send, page } = await world();
  expect(await send(SALE, 'guessed')).toBe(401);
  expect(await send({ ...SALE, amountMinor: 0 })).toBe(422);
  expect((await page()).body).toContain('No sale has arrived.');
  expect([await send(SALE), await send(SALE)]).toEqual([201, 201]);
  const { body } = await page();
  expect(body.match(/Receipt PUN-4711: INR 4990\.50/g)).toHaveLength(1);
  expect(body).toContain('IN, 2026-11-20, by employee 10001');
});

test('STAFF-03 a sale is removed with the key of the shop only, and may be removed twice', async () => {
  const { send, remove, page } = await world();
  await send(SALE);
  expect(await remove(SALE.reference, 'guessed')).toBe(401);
  expect((await page()).body).toContain(SALE.receipt);
  expect([await remove(SALE.reference), await remove(SALE.reference)]).toEqual([200, 200]);
  expect((await page()).body).toContain('No sale has arrived.');
});

test('STAFF-03 the page escapes a receipt, and is open to this machine only', async () => {
  const { send, page } = await world();
  await send({ ...SALE, receipt: '<script>alert(1)</script>' });
  expect((await page()).body).toContain('&lt;script&gt;alert(1)');
  expect((await page('192.0.2.7')).statusCode).toBe(403);
});

test('STAFF-03 the point of sale is down while the sandbox simulates it, its page is not', async () => {
  const { http, send, page } = await world();
  await http.inject({ method: 'POST', url: '/control/provider', payload: { mode: 'down' } });
  expect(await send(SALE)).toBe(503);
  expect((await page()).statusCode).toBe(200);
});
