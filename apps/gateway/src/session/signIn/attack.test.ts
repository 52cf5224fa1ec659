import {
  accountContract,
  passwordContract,
  sessionContract,
  signInContract,
} from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp, type TestAnswer } from '../../platform/testing.ts';
import { codeFor, newAddress, newCustomer, PASSWORD } from '../testing.ts';
import { LIMITS } from './admit.ts';

const app = await testGatewayApp();
/** A second gateway beside the same database: an attacker finds no more tries there. */
const beside = await testGatewayApp({ databaseUrl: app.databaseUrl });
const gateways = [app, beside];
const HERE = { 'x-forwarded-for': '192.0.2.66' };

/** How the tries of an attacker ended, and how often. */
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
  test('AUTH-04 who guesses a code from ever new sessions and addresses gets a handful of guesses, on all gateways together', async () => {
    const number = '9700000001';
    const guesses = await times(40, async (index) => {
      const gateway = gateways[index % 2] ?? app;
      const token = await guest(gateway);
      const as = { token, headers: newAddress() };
      await call(gateway, signInContract.sendOtp, { body: { mobile: number, phoneCode: '+91' } }, as);
      const body = { telephone: number, phoneCode: '+91', code: String(index).padStart(6, '0') };
      return call(gateway, signInContract.verifyOtp, { body }, as);
    });
    const outcome = counted(guesses);
    expect(outcome.in).toBeUndefined();
    expect(outcome.too_many_requests).toBe(40 - LIMITS['otp-check'].account);
    await app.runJobs();
    expect(app.sent.sms.filter(({ to }) => to === `+91${number}`).length).toBeLessThanOrEqual(5);
  });

  test('AUTH-04 who guesses many at once gets no more tries at a code than one after the other', async () => {
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

  test('AUTH-01 who tries passwords at one account is asked for a puzzle, then refused, from wherever the tries come', async () => {
    const { email } = await newCustomer(app);
    const tries = await times(20, async (index) => {
      const gateway = gateways[index % 2] ?? app;
      const body = { email, password: `guess number ${index}` };
      return call(
        gateway,
        signInContract.authenticate,
        { body },
        { token: await guest(gateway), headers: newAddress() },
      );
    });
    const { free, account } = LIMITS.password;
    expect(counted(tries)).toEqual({
      credentials_wrong: free.account,
      captcha_required: account - free.account,
      too_many_requests: 20 - account,
    });
  });

  test('AUTH-01 who tries one password at many accounts from one address is asked for a puzzle, then refused', async () => {
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

  test('AUTH-01 with very many addresses and accounts the limit of all together holds', async () => {
    await app.db.execute(
      sql`UPDATE tries SET spent = ${LIMITS.password.total} WHERE name = 'password:total'`,
    );
    const body = { email: 'one-more@post.in', password: 'guess' };
    const refused = await call(
      app,
      signInContract.authenticate,
      { body },
      { token: await guest(app), headers: newAddress() },
    );
    expect(refused.problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    await app.db.execute(sql`DELETE FROM tries`);
  });

  test('who asks more often than all together may shuts nobody out but their own address', async () => {
    const ask = (token: string, number: number, headers: Record<string, string>) =>
      call(
        app,
        accountContract.getAccounts,
        { query: { telephone: String(number), phoneCode: '+91' } },
        { token, headers },
      );
    const { address, total } = LIMITS.accounts;
    const [attacker, shopper] = [await guest(app), await guest(app)];
    const own = newAddress();
    const tries = await times(total + 1, (index) => ask(attacker, 9_810_000_000 + index, own));
    expect(counted(tries).too_many_requests).toBe(total + 1 - address);
    expect((await ask(shopper, 9_820_000_000, newAddress())).status).toBe(200);
  });

  test('who has spent the tries of their address takes none from an account', async () => {
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

  test('a guess that lacks its puzzle counts for its account and address only, not for all together', async () => {
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

  test('AUTH-08 who guesses reset links is refused before they have tried many', async () => {
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

  test('AUTH-06 who collects e-mails by number gets few, masked, from one address', async () => {
    const token = await guest(app);
    const tries = await times(25, (index) =>
      call(
        app,
        accountContract.getAccounts,
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

  test('AUTH-08 who asks for reset mails floods nobody’s mailbox', async () => {
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

  test('ROUTE-12 who guesses handed-over tokens is refused before they have tried many', async () => {
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

  test('AUTH-01 the right password still opens the door that an attacker rattled, once the time is over', async () => {
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
