import { paymentContract } from '@lunette/checkout/contract';
import type { CountryCode } from '@lunette/country-config';
import { refundContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { readyToPay } from '../../checkout/testing/shopper.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const HOLDER = 'Layla Al Mansoori';

/** Sets the bank account of a cash order; the order is made once for each country. */
const orders = new Map<CountryCode, { orderId: string; token: string }>();
async function give(country: CountryCode, accountNumber: string, bankCode = '') {
  const known = orders.get(country) ?? (await paidAtTheDoor(country));
  orders.set(country, known);
  const { orderId, token } = known;
  const body = { accountHolder: HOLDER, accountNumber, bankCode };
  return call(app, refundContract.editNeft, { params: { orderId }, body }, { token, country });
}

async function paidAtTheDoor(country: CountryCode) {
  const { token } = await readyToPay(app, { country });
  const as = { token, country };
  const { paymentMethods } = (await call(app, paymentContract.getPaymentMethods, { query: {} }, as)).result;
  const expectedTotal = paymentMethods.find(({ id }) => id === 'cod')?.total?.value ?? 0;
  const body = { paymentMethod: 'cod' as const, expectedTotal };
  const paid = await call(app, paymentContract.payOrder, { body }, { ...as, idempotencyKey: randomUUID() });
  const { orderId } = paid.result;
  await app.db.execute(sql`UPDATE payment SET status = 'paid' WHERE order_id = ${orderId}`);
  return { orderId, token };
}

// From the IBAN registry: the examples of the United Arab Emirates and of Saudi Arabia.
const AE = 'AE070331234567890123456';
const SA = 'SA0380000000608010167519';

test.each<[CountryCode, string, string, string]>([
  ['AE', 'as its bank writes it', AE, '033'],
  ['AE', 'with spaces', 'AE07 0331 2345 6789 0123 456', '033'],
  ['AE', 'in small letters with hyphens', 'ae07-0331-2345-6789-0123-456', '033'],
  ['SA', 'as its bank writes it', SA, '80'],
  ['SA', 'with spaces and small letters', ' sa03 8000 0000 6080 1016 7519 ', '80'],
  ['SA', 'in Arabic digits', 'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩', '80'],
])(
  'ORD-07 an IBAN of %s %s is accepted, and only its end is read back',
  async (country, _how, typed, bank) => {
    const { status, result } = await give(country, typed);
    expect(status).toBe(200);
    const last4 = (country === 'AE' ? AE : SA).slice(-4);
    expect(result.bankAccount?.last4).toBe(last4);
    expect(result.bankAccount?.bank).toContain(bank);
    expect(JSON.stringify(result)).not.toContain(HOLDER);
  },
);

test.each<[CountryCode, string, string]>([
  ['AE', 'with a wrong check digit', 'AE080331234567890123456'],
  ['AE', 'with two digits changed over', 'AE070331234567890132456'],
  ['AE', 'of another country', SA],
  ['AE', 'that is too short', AE.slice(0, -1)],
  ['AE', 'that is too long', `${AE}1`],
  ['AE', 'without its country', AE.slice(2)],
  ['AE', 'with signs in it', 'AE07/0331/2345/6789/0123/456'],
  ['SA', 'with a wrong check digit', 'SA0480000000608010167519'],
  ['SA', 'of another country', AE],
  ['SA', 'that is a number of an account', '608010167519'],
])('ORD-07 an IBAN of %s %s is refused at its field', async (country, _how, typed) => {
  const { status, problem } = await give(country, typed);
  expect([status, problem.code]).toEqual([422, 'bank_account_invalid']);
  expect(Object.keys(problem.fields ?? {})).toEqual(['accountNumber']);
});

test('ORD-07 on the store of another country, the account has the form of the order’s country', async () => {
  const { orderId } = await paidAtTheDoor('IN');
  const { id, token } = await newCustomer(app, { country: 'AE' });
  await app.db.execute(sql`UPDATE orders SET customer_id = ${id} WHERE id = ${orderId}`);
  const giveAbroad = (accountNumber: string, bankCode: string) => {
    const body = { accountHolder: HOLDER, accountNumber, bankCode };
    return call(app, refundContract.editNeft, { params: { orderId }, body }, { token, country: 'AE' });
  };
  const { problem } = await giveAbroad(AE, '');
  expect(Object.keys(problem.fields ?? {})).toEqual(['accountNumber', 'bankCode']);
  expect((await giveAbroad('447100318825', 'KOSH0000411')).result.bankAccount?.last4).toBe('8825');
});

test.each([
  ['KOSH0000411', []],
  ['kosh 0000 411', []],
  ['KOSH1000411', ['bankCode']],
  ['KOS00000411', ['bankCode']],
  ['KOSH000041', ['bankCode']],
  ['KOSH00004112', ['bankCode']],
  ['', ['bankCode']],
])('ORD-07 the IFSC “%s” is accepted or refused at its field', async (bankCode, faults) => {
  const { status, problem } = await give('IN', '447100318825', bankCode).then((answer) => ({
    status: answer.status,
    problem: answer.status === 200 ? null : answer.problem,
  }));
  expect(status).toBe(faults.length > 0 ? 422 : 200);
  expect(Object.keys(problem?.fields ?? {})).toEqual(faults);
});
