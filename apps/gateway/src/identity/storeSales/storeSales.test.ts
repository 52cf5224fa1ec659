import { dateIn } from '@lunette/country-config';
import { staffContract, storeSaleContract, type NewStoreSale } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { newCustomer } from '../testing/customer.ts';
import { newStaff, staffSession } from '../testing/staff.ts';
import { connectPointOfSale } from './pointOfSale.ts';
import type { StoredSale } from './schema.ts';

const arrived: StoredSale[] = [];
const send = vi.fn(async (sale: StoredSale) => void arrived.push(sale));
const takenBack: string[] = [];
const pointOfSale = { send, remove: async (id: string) => void takenBack.push(id) };
const app = await testGatewayApp({ services: { pointOfSale } });

const today = () => dateIn('IN', new Date());
const daysAgo = (days: number) => dateIn('IN', new Date(Date.now() - days * 86_400_000));
let made = 0;
const saleOf = (salesmanId: string, change: Partial<NewStoreSale> = {}): NewStoreSale => ({
  salesmanId,
  receipt: `PUN-${(made += 1)}`,
  soldOn: today(),
  amount: 4990.5,
  ...change,
});
const find = (salesmanId: string, as: CallAs) =>
  call(app, storeSaleContract.getSalesman, { params: { salesmanId } }, as);
const record = (collectionData: NewStoreSale, as: CallAs) =>
  call(app, storeSaleContract.recordStoreSale, { body: { collectionData } }, as);
const removeOne = (saleId: string, as: CallAs) =>
  call(app, storeSaleContract.removeStoreSale, { params: { saleId } }, as);
const list = (as: CallAs) => call(app, storeSaleContract.getStoreSales, undefined, as);
const remove = (email: string) => {
  const headers = { 'x-service-token': app.settings.secrets.serviceToken };
  return call(app, staffContract.removeStaffUser, { body: { email } }, { headers });
};
const rowsOf = async (receipt: string) => {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM store_sale WHERE receipt = ${receipt}`,
  );
  return rows;
};

test('STAFF-03 shoppers, customers and opticians find no salesman, and record and read no sale', async () => {
  const { salesmanId } = await newStaff(app, 'salesman');
  const optician = await staffSession(app, 'doctor');
  const tokens = [await guest(app), (await newCustomer(app)).token, optician.token];
  for (const token of tokens)
    for (const refused of [
      await find(salesmanId, { token }),
      await record(saleOf(salesmanId), { token }),
      await list({ token }),
      await removeOne('01950000-0000-7000-8000-000000000001', { token }),
    ])
      expect([refused.status, refused.problem.code]).toEqual([403, 'staff_only']);
  expect((await find(salesmanId, {})).status).toBe(401);
});

test('STAFF-03 every member of staff has a number of their own, which stays when the account is saved again', async () => {
  const [one, two] = [await newStaff(app, 'salesman'), await newStaff(app, 'presales')];
  expect([one.salesmanId, two.salesmanId]).toEqual([
    expect.stringMatching(/^1\d{4}$/),
    expect.stringMatching(/^1\d{4}$/),
  ]);
  expect(one.salesmanId).not.toBe(two.salesmanId);
  expect((await newStaff(app, 'presales', one.email)).salesmanId).toBe(one.salesmanId);
  const { token, staff } = await staffSession(app, 'salesman');
  const info = await call(app, staffContract.getPreSalesInfo, undefined, { token });
  expect(info.result.staff?.salesmanId).toBe(staff.salesmanId);
});

test.each(['presales', 'salesman'] as const)(
  'STAFF-03 %s verify the number of who sells, in the digits of any keyboard; nobody else has one',
  async (role) => {
    const { token } = await staffSession(app, role);
    const seller = await newStaff(app, 'presales');
    const id = seller.salesmanId;
    expect((await find(id, { token })).result).toEqual({ id, name: seller.name });
    const arabic = id.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await find(arabic, { token })).result).toEqual({ id, name: seller.name });
    const optician = await newStaff(app, 'doctor');
    const unknown = ['99999999', '9999999999999999', 'abc', '-1', "1' OR 1=1", optician.salesmanId];
    for (const wrong of unknown) {
      const { problem } = await find(wrong, { token });
      expect([problem.status, problem.code, problem.detail]).toEqual([
        404,
        'salesman_unknown',
        'Nobody in sales has this employee number. Check the digits.',
      ]);
    }
    await remove(seller.email);
    expect((await find(id, { token })).status).toBe(404);
  },
);

test('STAFF-03 a member of staff may ask for 60 numbers in 15 minutes, also by recording sales; a colleague is not affected', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const statuses = new Set<number>();
  for (let asked = 0; asked < 60; asked += 1) statuses.add((await find('99999999', { token })).status);
  expect([...statuses]).toEqual([404]);
  expect((await find(staff.salesmanId, { token })).status).toBe(429);
  expect((await record(saleOf(staff.salesmanId), { token })).status).toBe(429);
  const colleague = await staffSession(app, 'salesman');
  expect((await find(staff.salesmanId, { token: colleague.token })).status).toBe(200);
});

test('STAFF-03 a sale is stored with who recorded it and who made it, and is in the list of who recorded it only', async () => {
  const { token, staff } = await staffSession(app, 'presales');
  const seller = await newStaff(app, 'salesman');
  const colleague = await staffSession(app, 'salesman');
  const entered = saleOf(seller.salesmanId, { note: ' Two frames ' });
  const { result: sale } = await record(entered, { token });
  expect(sale).toEqual({
    id: sale.id,
    salesman: { id: seller.salesmanId, name: seller.name },
    receipt: entered.receipt,
    soldOn: today(),
    amount: { value: 4990.5, currencyCode: 'INR' },
    note: 'Two frames',
    recordedAt: sale.recordedAt,
  });
  const { rows } = await app.db.execute(sql`
    SELECT recorded_by, amount::int, country FROM store_sale WHERE id = ${sale.id}`);
  expect(rows).toEqual([{ recorded_by: staff.id, amount: 499_050, country: 'IN' }]);
  const { rows: acts } = await app.db.execute(sql`
    SELECT act FROM staff_act WHERE staff_id = ${staff.id} AND subject = ${entered.receipt}`);
  expect(acts).toEqual([{ act: 'store_sale_recorded' }]);
  const later = await record(saleOf(seller.salesmanId), { token });
  expect((await list({ token })).result.sales.map(({ id }) => id)).toEqual([later.result.id, sale.id]);
  expect((await list({ token: colleague.token })).result.sales).toEqual([]);
  await app.db.execute(
    sql`UPDATE store_sale SET recorded_at = now() - interval '25 hours' WHERE id = ${sale.id}`,
  );
  expect((await list({ token })).result.sales.map(({ id }) => id)).toEqual([later.result.id]);
});

test('STAFF-03 a sale that is sent twice, with one key, with none or at once, is stored and sent to the point of sale once', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const entered = saleOf(staff.salesmanId);
  const first = await record(entered, { token, idempotencyKey: 'one-sale-of-mine' });
  const repeats = [
    await record(entered, { token, idempotencyKey: 'one-sale-of-mine' }),
    await record(entered, { token, idempotencyKey: 'another-tab-of-mine' }),
    await record(entered, { token }),
  ];
  expect(repeats.map(({ result }) => result.id)).toEqual(repeats.map(() => first.result.id));
  const other = saleOf(staff.salesmanId);
  const both = await Promise.all([record(other, { token }), record(other, { token })]);
  expect(new Set(both.map(({ result }) => result.id)).size).toBe(1);
  await app.runJobs();
  for (const { receipt } of [entered, other]) {
    expect(await rowsOf(receipt)).toHaveLength(1);
    expect(arrived.filter((sale) => sale.receipt === receipt)).toHaveLength(1);
  }
  const { rows: acts } = await app.db.execute(sql`
    SELECT count(*)::int AS acts FROM staff_act WHERE subject = ${entered.receipt}`);
  expect(acts).toEqual([{ acts: 1 }]);
});

test('STAFF-03 another sale with the receipt of one is refused, also in other letters and of a colleague', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const entered = saleOf(staff.salesmanId);
  await record(entered, { token });
  const colleague = await staffSession(app, 'salesman');
  const refused = [
    await record({ ...entered, amount: 10 }, { token }),
    await record({ ...entered, receipt: entered.receipt.toLowerCase(), amount: 10 }, { token }),
    await record(entered, { token: colleague.token }),
  ];
  for (const { problem } of refused) {
    expect([problem.status, problem.code]).toEqual([409, 'receipt_taken']);
    expect(Object.keys(problem.fields ?? {})).toEqual(['collectionData.receipt']);
  }
  expect(refused[0]?.problem.detail).toContain(`Receipt ${entered.receipt} is already recorded`);
  expect(await rowsOf(entered.receipt)).toHaveLength(1);
});

test('STAFF-03 a wrong sale is removed once by who recorded it today, is told to the point of sale, and its receipt can be recorded again', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const wrong = saleOf(staff.salesmanId);
  const other = await record(saleOf(staff.salesmanId), { token });
  const { id } = (await record(wrong, { token })).result;
  const answers = await Promise.all([removeOne(id, { token }), removeOne(id, { token })]);
  for (const { result } of answers) expect(result.sales.map((sale) => sale.id)).toEqual([other.result.id]);
  const right = await record({ ...wrong, amount: 12 }, { token });
  expect(right.status).toBe(200);
  expect(right.result.id).not.toBe(id);
  await app.runJobs();
  expect(takenBack.filter((gone) => gone === id)).toHaveLength(1);
  const { rows: acts } = await app.db.execute(sql`
    SELECT act FROM staff_act WHERE staff_id = ${staff.id} AND subject = ${wrong.receipt} ORDER BY at, id`);
  expect(acts.map(({ act }) => act)).toEqual([
    'store_sale_recorded',
    'store_sale_removed',
    'store_sale_recorded',
  ]);
});

test('STAFF-03 a sale that is removed while it is sent is removed at the point of sale too', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const { id } = (await record(saleOf(staff.salesmanId), { token })).result;
  send.mockImplementationOnce(async () => {
    // The job of the removal, which runs at the same time, would be earlier.
    await removeOne(id, { token });
    await app.db.execute(sql`SELECT graphile_worker.remove_job(${`store-sale-${id}`})`);
  });
  await app.runJobs();
  expect(takenBack.filter((gone) => gone === id)).toHaveLength(1);
});

test('STAFF-03 a sale of a colleague, of an earlier day or that does not exist is not removed', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const { result } = await record(saleOf(staff.salesmanId), { token });
  const colleague = await staffSession(app, 'salesman');
  const refused = [
    await removeOne(result.id, { token: colleague.token }),
    await removeOne('01950000-0000-7000-8000-000000000001', { token }),
    await removeOne('no-id', { token }),
  ];
  await app.db.execute(
    sql`UPDATE store_sale SET recorded_at = now() - interval '25 hours' WHERE id = ${result.id}`,
  );
  refused.push(await removeOne(result.id, { token }));
  for (const { problem } of refused) expect([problem.status, problem.code]).toEqual([404, 'sale_not_found']);
  expect((await rowsOf(result.receipt)).map(({ id }) => id)).toEqual([result.id]);
  const { rows } = await app.db.execute(sql`SELECT removed_at FROM store_sale WHERE id = ${result.id}`);
  expect(rows).toEqual([{ removed_at: null }]);
});

test('STAFF-03 bad data is refused with a message beside its field, and nothing is stored', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const optician = await newStaff(app, 'doctor');
  const wrong: [field: string, Partial<NewStoreSale>][] = [
    ['salesmanId', { salesmanId: '99999999' }],
    ['salesmanId', { salesmanId: optician.salesmanId }],
    ['receipt', { receipt: '\u200b' }],
    ['soldOn', { soldOn: daysAgo(-1) }],
    ['soldOn', { soldOn: daysAgo(31) }],
    ['soldOn', { soldOn: '2026-02-30' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 10.005 }],
    ['amount', { amount: 10_000_001 }],
  ];
  for (const [field, change] of wrong) {
    const { status, problem } = await record(saleOf(staff.salesmanId, change), { token });
    expect([status, Object.keys(problem.fields ?? {})], JSON.stringify(change)).toEqual([
      422,
      [`collectionData.${field}`],
    ]);
  }
  expect((await list({ token })).result.sales).toEqual([]);
  const old = saleOf(staff.salesmanId, { soldOn: daysAgo(30) });
  expect((await record(old, { token })).result.soldOn).toBe(daysAgo(30));
});

test('STAFF-03 if the point of sale fails, the sale stays, staff do not see it and nothing is sent again', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  send.mockRejectedValueOnce(new Error('the point of sale is closed'));
  const before = send.mock.calls.length;
  const { status, result } = await record(saleOf(staff.salesmanId), { token });
  await app.runJobs();
  expect(status).toBe(200);
  expect(send.mock.calls.length).toBe(before + 1);
  expect((await list({ token })).result.sales.map(({ id }) => id)).toEqual([result.id]);
  const { rows } = await app.db.execute(sql`
    SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'session.send-store-sale'`);
  expect(rows).toEqual([{ jobs: 0 }]);
});

test('STAFF-03 without a point of sale nothing is queued', async () => {
  const without = await testGatewayApp({ settings: { posUrl: null } });
  const { token, staff } = await staffSession(without, 'salesman');
  const body = { collectionData: saleOf(staff.salesmanId) };
  expect((await call(without, storeSaleContract.recordStoreSale, { body }, { token })).status).toBe(200);
  const { rows } = await without.db.execute(sql`
    SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'session.send-store-sale'`);
  expect(rows).toEqual([{ jobs: 0 }]);
});

test('STAFF-03 the point of sale gets the sale with the store’s key, and without the note', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const entered = saleOf(staff.salesmanId, { note: 'Noura’s frames' });
  await record(entered, { token });
  await app.runJobs();
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const answer = (async (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return new Response('{}', { status: 201 });
  }) as typeof fetch;
  const sale = arrived.find(({ receipt }) => receipt === entered.receipt);
  if (!sale) throw new Error('The sale was not sent');
  await connectPointOfSale({ ...app.settings, posUrl: 'http://pos.example' }, answer)?.send(sale);
  expect(sent[0]?.url).toBe('http://pos.example/sales');
  expect(sent[0]?.init?.headers).toMatchObject({ authorization: 'Bearer test-pos-key' });
  expect(JSON.parse(sent[0]?.init?.body as string)).toEqual({
    reference: sale.id,
    country: 'IN',
    receipt: entered.receipt,
    salesmanId: staff.salesmanId,
    soldOn: today(),
    amountMinor: 499_050,
    currencyCode: 'INR',
  });
});
