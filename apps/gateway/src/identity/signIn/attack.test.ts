import {
  passwordContract,
  sessionContract,
  signInContract,
  identityContract,
} from '@lunette/session/contract';
import { moneyContract } from '@lunette/account/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp, type TestAnswer } from '../../platform/testing/testGateway.ts';
import { codeFor, newAddress, newCustomer, PASSWORD, solveCaptcha } from '../testing/customer.ts';
import { LIMITS } from '../../platform/rateLimit/admit.ts';

const app = await testGatewayApp();
/** A second gateway on the same database: an attacker gets no additional tries there. */
const beside = await testGatewayApp({ databaseUrl: app.databaseUrl });
const gateways = [app, beside];
const HERE = { 'x-forwarded-for': '192.0.2.66' };

/** How often each result of an attacker's tries occurred. */
function counted(answers: TestAnswer<unknown>[]): Record<string, number> {
  const codes = answers.map((answer) => (answer.status === 200 ? 'in' : answer.problem.code));
  return Object.fromEntries(
    Object.entries(Object.groupBy(codes, (code) => code)).map(([code, all]) => [code, all?.length ?? 0]),
  );
}

async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await work(index));
  return answers;
}

describe('an attacker', () => {
  test('AUTH-04 guessing codes from new sessions and addresses sends a few messages, then each needs a captcha; the owner can sign in', async () => {
    const number = '9700000001';
    const send = async (token: string, headers: Record<string, string>, captcha?: string) =>
      call(
        app,
        signInContract.sendOtp,
        { body: { mobile: number, phoneCode: '+91', captcha } },
        { token, headers },
      );
    const guesses = await times(40, async (index) => {
      const gateway = gateways[index % 2] ?? app;
      const token = await guest(gateway);
      const headers = newAddress();
      await send(token, headers);
      const body = { telephone: number, phoneCode: '+91', code: String(index).padStart(6, '0') };
      return call(gateway, signInContract.verifyOtp, { body }, { token, headers });
    });
    expect(counted(guesses).in).toBeUndefined();
    await app.runJobs();
    const textsTo = () => app.sent.sms.filter(({ to }) => to === `+91${number}`).length;
    expect(textsTo()).toBe(LIMITS['otp-send'].free.account);
    const [token, headers] = [await guest(app), newAddress()];
    expect((await send(token, headers)).problem.code).toBe('captcha_required');
    expect((await send(token, headers, await solveCaptcha(app))).status).toBe(200);
    const body = { telephone: number, phoneCode: '+91', code: await codeFor(app, `+91${number}`) };
    expect((await call(app, signInContract.verifyOtp, { body }, { token, headers })).status).toBe(200);
  });

  test('AUTH-04 solved captchas cannot flood a number with codes, and its owner gets one where they have signed in before', async () => {
    const number = '9700000003';
    const send = async (token: string, headers: Record<string, string>) => {
      const body = { mobile: number, phoneCode: '+91', captcha: await solveCaptcha(app) };
      return call(app, signInContract.sendOtp, { body }, { token, headers });
    };
    const home = newAddress();
    const first = await guest(app);
    await send(first, home);
    const code = await codeFor(app, `+91${number}`);
    const body = { telephone: number, phoneCode: '+91', code };
    await call(app, signInContract.verifyOtp, { body }, { token: first, headers: home });
    const flood = await times(34, async () => send(await guest(app), newAddress()));
    expect(counted(flood)).toEqual({ in: 29, too_many_requests: 5 });
    expect((await send(await guest(app), home)).status).toBe(200);
  });

  test('one IPv6 customer with 65,536 networks can have the codes of a few lines sent, and blocks no other customer', async () => {
    const send = async (mobile: number, address: string, captcha?: string) =>
      call(
        app,
        signInContract.sendOtp,
        { body: { mobile: String(mobile), phoneCode: '+91', captcha } },
        { token: await guest(app), headers: { 'x-forwarded-for': address } },
      );
    const { address, free } = LIMITS['otp-send'];
    const tries = await times(address * 16 + 20, (index) =>
      send(9_500_000_000 + index, `2001:db8:66:${index.toString(16)}::1`),
    );
    const { in: sent = 0, too_many_requests: refused = 0 } = counted(tries);
    expect(sent).toBeLessThanOrEqual(free.address * 16);
    expect(refused).toBeGreaterThanOrEqual(20);
    expect((await send(9_510_000_000, '2001:db8:67::1')).status).toBe(200);
    expect((await send(9_510_000_001, '192.0.2.200')).status).toBe(200);
  });

  test('AUTH-04 many guesses at once get no more tries for a code than one after the other', async () => {
    const number = '9700000002';
    const token = await guest(app);
    const as = { token, headers: newAddress() };
    await call(app, signInContract.sendOtp, { body: { mobile: number, phoneCode: '+91' } }, as);
    const right = Number(await codeFor(app, `+91${number}`));
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const code = String((right + 1 + index) % 1_000_000).padStart(6, '0');
        const body = { telephone: number, phoneCode: '+91', code };
        return call(app, signInContract.verifyOtp, { body }, as);
      }),
    );
    const { otp_wrong: wrong = 0, otp_retries_exhausted: exhausted = 0 } = counted(guesses);
    expect(wrong).toBeLessThanOrEqual(4);
    expect(wrong + exhausted).toBe(12);
  });

  test('AUTH-01 trying passwords for one account from everywhere needs a captcha, and its owner can sign in with one', async () => {
    const { email } = await newCustomer(app);
    const enter = async (password: string, headers: Record<string, string>, captcha?: string) =>
      call(
        app,
        signInContract.authenticate,
        { body: { email, password, captcha } },
        { token: await guest(app), headers },
      );
    const tries = await times(200, (index) => enter(`guess number ${index}`, newAddress()));
    const { free, account } = LIMITS.password;
    expect(counted(tries)).toEqual({
      credentials_wrong: free.account,
      captcha_required: 200 - free.account,
    });
    const solved = await times(25, async () => enter('guess', newAddress(), await solveCaptcha(app)));
    expect(counted(solved)).toEqual({ credentials_wrong: 25 });
    const home = newAddress();
    expect((await enter(PASSWORD, home)).problem.code).toBe('captcha_required');
    expect((await enter(PASSWORD, home, await solveCaptcha(app))).status).toBe(200);
    const address = newAddress();
    const fromOne = await times(account + 2, () => enter('guess', address));
    expect(counted(fromOne).too_many_requests).toBe(2);
    expect((await enter(PASSWORD, newAddress(), await solveCaptcha(app))).status).toBe(200);
  });

  test('AUTH-01 trying one password for many accounts from one address needs a captcha and is then refused', async () => {
    const token = await guest(app);
    const tries = await times(70, (index) => {
      const body = { email: `victim${index}@post.in`, password: 'summer holiday' };
      return call(app, signInContract.authenticate, { body }, { token, headers: HERE });
    });
    const { free, address } = LIMITS.password;
    expect(counted(tries)).toEqual({
      credentials_wrong: free.address,
      captcha_required: address - free.address,
      too_many_requests: 70 - address,
    });
  });

  test.each(['password', 'register', 'otp-send', 'forgot', 'accounts', 'voucher'] as const)(
    'AUTH-05 above the total of %s no caller is refused: each try needs a captcha',
    async (name) => {
      const ask = async (captcha?: string) => {
        const as = { token: await guest(app), headers: newAddress() };
        const email = `total-${name}-${as.headers['x-forwarded-for']}@post.in`;
        const number = `95${String(Math.random()).slice(2, 10)}`;
        switch (name) {
          case 'password':
            return call(
              app,
              signInContract.authenticate,
              { body: { email, password: 'guess', captcha } },
              as,
            );
          case 'register':
            return call(
              app,
              signInContract.register,
              { body: { firstName: 'Ravi', email, password: PASSWORD, captcha } },
              as,
            );
          case 'otp-send':
            return call(
              app,
              signInContract.sendOtp,
              { body: { mobile: number, phoneCode: '+91', captcha } },
              as,
            );
          case 'forgot':
            return call(app, passwordContract.forgotPassword, { body: { emailAddress: email, captcha } }, as);
          case 'accounts':
            return call(app, identityContract.getAccounts, { query: { telephone: number, captcha } }, as);
          case 'voucher':
            return call(
              app,
              moneyContract.getGiftVoucher,
              { query: { giftVoucherCode: 'GIFT-NONE', captcha } },
              as,
            );
        }
      };
      await app.db.execute(sql`DELETE FROM tries`);
      const free = await ask();
      await times(LIMITS[name].total - 1, () => ask());
      expect((await ask()).problem).toMatchObject({ status: 403, code: 'captcha_required' });
      expect((await ask(await solveCaptcha(app))).status).toBe(free.status);
      await app.db.execute(sql`DELETE FROM tries`);
    },
  );

  test('tries from an address that is over its limit do not count for an account', async () => {
    const { email } = await newCustomer(app);
    const { address, account } = LIMITS.password;
    const token = await guest(app);
    const own = newAddress();
    const guess = (victim: string) =>
      call(
        app,
        signInContract.authenticate,
        { body: { email: victim, password: 'guess' } },
        { token, headers: own },
      );
    await times(address, (index) => guess(`anybody${index}@post.in`));
    expect(counted(await times(account, () => guess(email)))).toEqual({ too_many_requests: account });
    const owner = { token: await guest(app), headers: newAddress() };
    const entered = await call(
      app,
      signInContract.authenticate,
      { body: { email, password: PASSWORD } },
      owner,
    );
    expect(entered.status).toBe(200);
  });

  test('a guess without the mandatory captcha counts for its account and address only, not for the total', async () => {
    const { email } = await newCustomer(app);
    const spent = async () => {
      const { rows } = await app.db.execute<{ spent: number }>(
        sql`SELECT spent FROM tries WHERE name = 'password:total'`,
      );
      return rows[0]?.spent ?? 0;
    };
    const before = await spent();
    const { free, account } = LIMITS.password;
    await times(account, async () =>
      call(
        app,
        signInContract.authenticate,
        { body: { email, password: 'guess' } },
        { token: await guest(app), headers: newAddress() },
      ),
    );
    expect((await spent()) - before).toBe(free.account);
  });

  test('AUTH-08 guessing reset links is refused after a few tries', async () => {
    const token = await guest(app);
    const tries = await times(30, (index) =>
      call(
        app,
        passwordContract.resetPasswordWithToken,
        {
          params: { token: Buffer.alloc(32, index).toString('base64url') },
          body: { newPassword: 'quiet green harbour', confirmation: 'quiet green harbour' },
        },
        { token, headers: HERE },
      ),
    );
    expect(counted(tries)).toEqual({ token_invalid: 20, too_many_requests: 10 });
  });

  test('AUTH-06 collecting e-mail addresses by number gets few, masked, from one address', async () => {
    const token = await guest(app);
    const tries = await times(25, (index) =>
      call(
        app,
        identityContract.getAccounts,
        { query: { telephone: String(9_800_000_000 + index), phoneCode: '+91' } },
        { token, headers: HERE },
      ),
    );
    const { free, address } = LIMITS.accounts;
    expect(counted(tries)).toEqual({
      in: free.address,
      captcha_required: address - free.address,
      too_many_requests: 25 - address,
    });
  });

  test('AUTH-08 asking for reset mails cannot flood a mailbox', async () => {
    const { email } = await newCustomer(app);
    await app.runJobs();
    const before = app.sent.mail.length;
    await times(12, async () =>
      call(
        app,
        passwordContract.forgotPassword,
        { body: { emailAddress: email } },
        { token: await guest(app), headers: newAddress() },
      ),
    );
    await app.runJobs();
    expect(app.sent.mail.length - before).toBeLessThanOrEqual(LIMITS.forgot.account);
  });

  test('ROUTE-12 guessing transfer tokens is refused after a few tries', async () => {
    const token = await guest(app);
    const tries = await times(30, (index) =>
      call(
        app,
        sessionContract.authMobile,
        { body: { loggedInToken: Buffer.alloc(32, index).toString('base64url') } },
        { token, headers: HERE },
      ),
    );
    expect(counted(tries)).toEqual({ token_invalid: 20, too_many_requests: 10 });
  });

  test('AUTH-01 the right password signs in to an attacked account after the time limit', async () => {
    const { email } = await newCustomer(app);
    await times(20, async () =>
      call(
        app,
        signInContract.authenticate,
        { body: { email, password: 'guess' } },
        { token: await guest(app), headers: newAddress() },
      ),
    );
    await app.db.execute(sql`UPDATE tries SET until = now() WHERE name LIKE 'password:%'`);
    const body = { email, password: PASSWORD };
    const entered = await call(
      app,
      signInContract.authenticate,
      { body },
      { token: await guest(app), headers: newAddress() },
    );
    expect(entered.status).toBe(200);
  });
});
