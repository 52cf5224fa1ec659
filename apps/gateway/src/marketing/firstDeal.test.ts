import { marketingContract } from '@lunette/marketing/contract';
import { moneyContract } from '@lunette/session/contract';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../platform/testing.ts';
import { newAddress } from '../session/testing.ts';
import { demoCustomers } from '../../seed/people/customers.ts';

const app = await testGatewayApp();
const { takeFirstDeal, firstDealUserExists, checkUserExists, answerSurvey } = marketingContract;

async function someone() {
  return { token: await guest(app), headers: newAddress() };
}
type Someone = Awaited<ReturnType<typeof someone>>;
const take = (phone: string, as: Someone) =>
  call(
    app,
    takeFirstDeal,
    { body: { phone, name: 'Joseph' } },
    { ...as, idempotencyKey: crypto.randomUUID() },
  );
const had = (phone: string, as: Someone) => call(app, firstDealUserExists, { query: { phone } }, as);

describe('the first deal', () => {
  test('ANLY-05 a number that is none is refused, for the voucher and for both questions', async () => {
    const as = await someone();
    expect((await take('12345', as)).problem).toMatchObject({ status: 422, code: 'invalid_phone' });
    expect((await had('12345', as)).status).toBe(422);
    expect((await call(app, checkUserExists, { query: { phone: '12345' } }, as)).status).toBe(422);
  });

  test('ANLY-05 two who take it for the same number at once get one voucher, which is worth something in the shop', async () => {
    const as = await someone();
    expect((await had('98220 41377', as)).result).toEqual({ result: false });
    const answers = await Promise.all([take('9822041377', as), take('+91 98220 41377', await someone())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await had('9822041377', as)).result).toEqual({ result: true });
    await app.runJobs();
    expect(app.sent.sms).toHaveLength(1);
    const [{ to, text } = { to: '', text: '' }] = app.sent.sms;
    const giftVoucherCode = /HELLO-[0-9A-F]{10}/.exec(text)?.[0] ?? '';
    expect(to).toBe('+919822041377');
    const voucher = await call(
      app,
      moneyContract.getGiftVoucher,
      { query: { giftVoucherCode } },
      await someone(),
    );
    expect(voucher.result).toMatchObject({ balance: { value: 200, currencyCode: 'INR' }, isExpired: false });
  });

  test('ANLY-05 the survey takes the answer of whose voucher it is, and of nobody else', async () => {
    const as = await someone();
    const { reference } = (await take('9822041378', as)).result;
    const answer = (by: Someone) => call(app, answerSurvey, { body: { reference, heardFrom: 'friend' } }, by);
    expect((await answer(await someone())).status).toBe(404);
    expect((await answer(as)).result).toEqual({ success: true });
  });

  test('ANLY-05 whether a number has an account is told to ten questions an hour, no more', async () => {
    const as = await someone();
    const ask = (phone: string) => call(app, checkUserExists, { query: { phone } }, as);
    expect((await ask(demoCustomers.repeat.telephone)).result).toEqual({ result: true });
    const statuses = [];
    while (statuses.length < 10) statuses.push((await ask(`982204130${statuses.length}`)).status);
    expect(statuses).toEqual([...Array<number>(9).fill(200), 429]);
  });
});
