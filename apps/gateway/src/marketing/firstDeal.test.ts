import { marketingContract } from '@lunette/marketing/contract';
import { moneyContract } from '@lunette/account/contract';
import { signInContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../platform/testing/testGateway.ts';
import { LIMITS } from '../platform/rateLimit/admit.ts';
import { codeFor, newAddress, solveCaptcha } from '../identity/testing/customer.ts';
import { demoCustomers } from '../../seed/people/customers.ts';

const app = await testGatewayApp();
const { takeFirstDeal, firstDealUserExists, checkUserExists, answerSurvey } = marketingContract;

async function someone() {
  return { token: await guest(app), headers: newAddress() };
}
type Someone = Awaited<ReturnType<typeof someone>>;
const take = async (phone: string, as: Someone, captcha?: string) =>
  call(
    app,
    takeFirstDeal,
    { body: { phone, name: 'Joseph', captcha } },
    { ...as, idempotencyKey: crypto.randomUUID() },
  );
const had = (phone: string, as: Someone) => call(app, firstDealUserExists, { query: { phone } }, as);

describe('the first deal', () => {
  test('ANLY-05 an invalid number is refused, for the voucher and for both questions', async () => {
    const as = await someone();
    expect((await take('12345', as)).problem).toMatchObject({ status: 422, code: 'invalid_phone' });
    expect((await had('12345', as)).status).toBe(422);
    expect((await call(app, checkUserExists, { query: { phone: '12345' } }, as)).status).toBe(422);
  });

  test('ANLY-05 the caller who took a voucher for a number is refused a second one; another caller gets the usual answer, and the number its old voucher', async () => {
    const [as, stranger] = [await someone(), await someone()];
    expect((await had('98220 41377', as)).result).toEqual({ result: false });
    const captchas = [await solveCaptcha(app), await solveCaptcha(app)];
    const answers = await Promise.all([
      take('9822041377', as, captchas[0]),
      take('+91 98220 41377', stranger, captchas[1]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await had('9822041377', as)).result).toEqual({ result: true });
    expect((await had('9822041377', await someone())).result).toEqual({ result: false });
    const again = await take('9822041377', as, await solveCaptcha(app));
    expect(again.problem).toMatchObject({ status: 409, code: 'first_deal_taken' });
    const late = await someone();
    const repeated = (await take('9822041377', late, await solveCaptcha(app))).result;
    expect(repeated.message).toBe(answers[0]?.result.message);
    const { reference } = repeated;
    expect(
      (await call(app, answerSurvey, { body: { reference, heardFrom: 'friend' } }, late)).result.success,
    ).toBe(true);
    await app.runJobs();
    expect(app.sent.sms.length).toBeGreaterThan(0);
    expect(new Set(app.sent.sms.map((sms) => sms.text)).size).toBe(1);
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

  test('ANLY-05 the message names the last day of the voucher, also when it is sent again later', async () => {
    await take('9822041379', await someone());
    await app.runJobs();
    await app.db.execute(sql`
      UPDATE gift_voucher SET expires_on = '2099-01-29'
      WHERE code = (SELECT voucher_code FROM first_deal WHERE phone = '9822041379')`);
    await take('9822041379', await someone(), await solveCaptcha(app));
    await app.runJobs();
    const [first, second] = app.sent.sms.filter(({ to }) => to === '+919822041379');
    expect(first?.text).toContain('valid until');
    expect(second?.text).toContain('valid until 29 Jan 2099;');
  });

  test.each([
    ['was spent', sql`balance = 0`, '9822041380'],
    ['has expired', sql`expires_on = '2020-01-29'`, '9822041381'],
  ])(
    'ANLY-05 a voucher that %s is not sent again; its number is told that it has had one',
    async (_how, change, phone) => {
      await take(phone, await someone());
      await app.runJobs();
      await app.db.execute(sql`
      UPDATE gift_voucher SET ${change}
      WHERE code = (SELECT voucher_code FROM first_deal WHERE phone = ${phone})`);
      await take(phone, await someone(), await solveCaptcha(app));
      await app.runJobs();
      const texts = app.sent.sms.filter(({ to }) => to === `+91${phone}`).map(({ text }) => text);
      expect(texts).toEqual([
        expect.stringContaining('Your gift voucher HELLO-'),
        'This number has had its welcome voucher.',
      ]);
    },
  );

  test('ANLY-05 the survey accepts an answer only from the session whose voucher it is', async () => {
    const as = await someone();
    const { reference } = (await take('9822041378', as)).result;
    const answer = (by: Someone) => call(app, answerSurvey, { body: { reference, heardFrom: 'friend' } }, by);
    expect((await answer(await someone())).status).toBe(404);
    expect((await answer(as)).result).toEqual({ success: true });
  });

  test('ANLY-05 only its owner learns whether a number has an account', async () => {
    const as = await someone();
    const ask = async (phone: string, by = as) =>
      (await call(app, checkUserExists, { query: { phone } }, by)).result;
    const { telephone } = demoCustomers.repeat;
    expect(await ask(telephone)).toEqual(await ask('9822041300'));
    await call(app, signInContract.sendOtp, { body: { mobile: telephone, phoneCode: '+91' } }, as);
    const code = await codeFor(app, `+91${telephone}`);
    const body = { telephone, phoneCode: '+91', code };
    const { token } = (await call(app, signInContract.verifyOtp, { body }, as)).result;
    expect(await ask(telephone, { ...as, token })).toEqual({ result: true });
    expect(await ask('9822041300', { ...as, token })).toEqual({ result: false });
  });

  test('ANLY-05 a caller who asks for many numbers needs captchas and is then refused; another shopper gets the voucher', async () => {
    const as = await someone();
    const { free, address, total } = LIMITS['first-deal'];
    const statuses = [];
    for (let turn = 0; turn <= address; turn += 1)
      statuses.push((await take(String(9_600_000_000 + turn), as)).status);
    expect(statuses.slice(0, free.address)).toEqual([200, 200]);
    expect(statuses.at(-2)).toBe(403);
    expect(statuses.at(-1)).toBe(429);
    for (let turn = 0; turn < total; turn += 1)
      await take(String(9_610_000_000 + turn), { ...as, headers: newAddress() });
    const shopper = await someone();
    expect((await take('9620000000', shopper)).problem.code).toBe('captcha_required');
    expect((await take('9620000000', shopper, await solveCaptcha(app))).status).toBe(200);
  });
});
