import { cartContract } from '@lunette/cart/contract';
import { wishlistContract } from '@lunette/catalog/contract';
import { unreadPrescriptionsContract } from '@lunette/orders-returns/contract';
import { sessionContract, staffContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newAddress, newCustomer, solveCaptcha } from '../testing/customer.ts';
import {
  enterAsStaff,
  mailedCode,
  newStaff,
  signInAsStaff,
  staffSession,
  STAFF_PASSWORD,
} from '../testing/staff.ts';

const app = await testGatewayApp();
const SERVICE = { headers: { 'x-service-token': app.settings.secrets.serviceToken } };
const info = (token: string) => call(app, staffContract.getPreSalesInfo, undefined, { token });
const isAlive = async (token: string) =>
  (await call(app, sessionContract.validateSession, undefined, { token })).status === 200;
const sessionRow = async (token: string) => {
  const found = await app.findSession(token);
  const { rows } = await app.db.execute<{ hours: number }>(sql`
    SELECT round(extract(epoch FROM expires_at - now()) / 3600, 1)::float AS hours FROM session WHERE id = ${found?.id}`);
  return { ...found, hours: rows[0]?.hours };
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the sign-in of staff', () => {
  test('STAFF-01 needs the password and then the code that was mailed, and tells who is signed in', async () => {
    const staff = await newStaff(app, 'presales');
    const token = await guest(app);
    expect((await info(token)).result).toEqual({ staff: null, leadSource: false });
    const first = await signInAsStaff(app, { token }, { email: staff.email });
    expect(first.result).toEqual({ staff: null, reSendOtpTimer: 30 });
    expect(first.headers['x-session-token']).toBeUndefined();
    expect((await info(token)).result.staff).toBeNull();
    const code = await mailedCode(app, staff.email);
    const second = await signInAsStaff(app, { token }, { email: staff.email, code });
    expect(second.result).toEqual({ staff, reSendOtpTimer: 0 });
    expect(second.headers['x-session-state']).toBe('guest');
    const entered = String(second.headers['x-session-token']);
    expect((await info(entered)).result).toEqual({ staff, leadSource: true });
    expect(await isAlive(token)).toBe(false);
    const { rows } = await app.db.execute(
      sql`SELECT act, subject FROM staff_act WHERE staff_id = ${staff.id}`,
    );
    expect(rows).toEqual([{ act: 'signed_in', subject: null }]);
  });

  test('STAFF-01 an optician has no leads, and the mail is in the language of the call', async () => {
    const staff = await newStaff(app, 'doctor');
    const token = await guest(app);
    await signInAsStaff(app, { token, language: 'ar' }, { email: staff.email });
    const code = await mailedCode(app, staff.email);
    expect(app.sent.mail.at(-1)?.subject).toBe('رمزك لتسجيل دخول الموظفين');
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const answer = await signInAsStaff(app, { token }, { email: staff.email, code: arabic });
    const entered = String(answer.headers['x-session-token']);
    expect((await info(entered)).result).toEqual({ staff, leadSource: false });
  });

  test('STAFF-01 answers the same for an unknown address and a wrong password, with a code or without', async () => {
    const { email } = await newStaff(app, 'salesman');
    const token = await guest(app);
    const ask = async (who: string, code?: string) => {
      const tried = { email: who, password: 'seven other lamps', ...(code && { code }) };
      const { status, problem } = await signInAsStaff(app, { token }, tried);
      return [status, problem.code, problem.detail];
    };
    const refused = [422, 'credentials_wrong', 'E-mail or password is not right.'];
    for (const who of [email, 'nobody@lunette.in'])
      for (const code of [undefined, '123456']) expect(await ask(who, code)).toEqual(refused);
    await app.runJobs();
    expect(app.sent.mail.filter(({ to }) => to === email)).toEqual([]);
  });

  test('STAFF-01 a customer’s password is none of staff, and a member of staff is no customer', async () => {
    const { email } = await newCustomer(app);
    const token = await guest(app);
    const refused = await signInAsStaff(app, { token }, { email, password: 'seven blue lamps' });
    expect(refused.problem.code).toBe('credentials_wrong');
  });

  test('STAFF-01 a captcha is needed after three wrong passwords for an address', async () => {
    const { email } = await newStaff(app, 'salesman');
    const token = await guest(app);
    for (let tried = 0; tried < 3; tried += 1)
      await signInAsStaff(app, { token }, { email, password: 'seven other lamps' });
    expect((await signInAsStaff(app, { token }, { email })).problem.code).toBe('captcha_required');
    const body = { email, password: STAFF_PASSWORD, captcha: await solveCaptcha(app) };
    const as = { token, headers: newAddress() };
    expect((await call(app, staffContract.signIn, { body }, as)).status).toBe(200);
  });

  test('STAFF-01 a code cannot be guessed: it ends after five wrong answers, and so does the right one', async () => {
    const { email } = await newStaff(app, 'salesman');
    const token = await guest(app);
    await signInAsStaff(app, { token }, { email });
    const code = await mailedCode(app, email);
    const answers: (string | undefined)[] = [];
    const solve = async () => ({
      email,
      password: STAFF_PASSWORD,
      code: other(code),
      captcha: await solveCaptcha(app),
    });
    for (let tried = 0; tried < 5; tried += 1) {
      const body = await solve();
      answers.push(
        (await call(app, staffContract.signIn, { body }, { token, headers: newAddress() })).problem.code,
      );
    }
    expect(answers).toEqual([...Array<string>(4).fill('otp_wrong'), 'otp_retries_exhausted']);
    const body = { ...(await solve()), code };
    const late = await call(app, staffContract.signIn, { body }, { token, headers: newAddress() });
    expect(late.problem.code).toBe('otp_retries_exhausted');
  });

  test('STAFF-01 parallel guesses do not get more tries than one after the other', async () => {
    const staff = await newStaff(app, 'salesman');
    const token = await guest(app);
    await signInAsStaff(app, { token }, { email: staff.email });
    await mailedCode(app, staff.email);
    await Promise.all(
      Array.from({ length: 8 }, (_, guess) =>
        signInAsStaff(app, { token }, { email: staff.email, code: `00000${guess}` }),
      ),
    );
    const { rows } = await app.db.execute(sql`SELECT tries FROM staff_code WHERE staff_id = ${staff.id}`);
    expect(Number(rows[0]?.['tries'] ?? 5)).toBeLessThanOrEqual(5);
    expect(await isAlive(token)).toBe(true);
  });

  test('STAFF-01 no more than ten codes an hour are sent to one member of staff, from all browsers together', async () => {
    const { email } = await newStaff(app, 'salesman');
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await signInAsStaff(app, { token: await guest(app) }, { email })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('STAFF-01 a code works in the session that asked for it only, once, and not after ten minutes', async () => {
    const { email } = await newStaff(app, 'salesman');
    const [token, elsewhere] = [await guest(app), await guest(app)];
    await signInAsStaff(app, { token }, { email });
    const code = await mailedCode(app, email);
    const foreign = await signInAsStaff(app, { token: elsewhere }, { email, code });
    expect(foreign.problem.code).toBe('otp_expired');
    expect((await signInAsStaff(app, { token }, { email, code })).status).toBe(200);
    const again = await signInAsStaff(app, { token: elsewhere }, { email, code });
    expect(again.problem.code).toBe('otp_expired');
    await signInAsStaff(app, { token: elsewhere }, { email });
    const late = await mailedCode(app, email);
    await app.db.execute(sql`UPDATE staff_code SET expires_at = now() - interval '1 second'`);
    expect((await signInAsStaff(app, { token: elsewhere }, { email, code: late })).problem.code).toBe(
      'otp_expired',
    );
  });

  test('STAFF-01 a mail that is sent again by its job has the same code', async () => {
    const { email, id } = await newStaff(app, 'presales');
    await signInAsStaff(app, { token: await guest(app) }, { email });
    const code = await mailedCode(app, email);
    await app.db.execute(sql`
      SELECT graphile_worker.add_job('session.mail-staff-code', json_build_object('id', id, 'language', 'en'))
      FROM staff_code WHERE staff_id = ${id}`);
    expect(await mailedCode(app, email)).toBe(code);
    expect(app.sent.mail.filter(({ to }) => to === email)).toHaveLength(2);
  });

  test('STAFF-01 the code of one member of staff does not sign in another in the same session', async () => {
    const [one, two] = [await newStaff(app, 'salesman'), await newStaff(app, 'doctor')];
    const token = await guest(app);
    await signInAsStaff(app, { token }, one);
    const code = await mailedCode(app, one.email);
    expect((await signInAsStaff(app, { token }, { email: two.email, code })).problem.code).toBe(
      'otp_expired',
    );
  });

  test('STAFF-01 one of two calls with the same code begins a session', async () => {
    const { email } = await newStaff(app, 'salesman');
    const token = await guest(app);
    await signInAsStaff(app, { token }, { email });
    const code = await mailedCode(app, email);
    const both = await Promise.all([1, 2].map(() => signInAsStaff(app, { token }, { email, code })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('STAFF-01 a second call a moment later sends no other code, and a later one replaces it', async () => {
    const { email } = await newStaff(app, 'salesman');
    const token = await guest(app);
    await signInAsStaff(app, { token }, { email });
    const code = await mailedCode(app, email);
    const sent = app.sent.mail.length;
    const soon = await signInAsStaff(app, { token }, { email });
    expect(soon.result.reSendOtpTimer).toBeGreaterThan(20);
    await app.runJobs();
    expect(app.sent.mail).toHaveLength(sent);
    await app.db.execute(sql`UPDATE staff_code SET created_at = now() - interval '31 seconds'`);
    await signInAsStaff(app, { token }, { email });
    const newer = await mailedCode(app, email);
    expect(app.sent.mail).toHaveLength(sent + 1);
    if (newer !== code)
      expect((await signInAsStaff(app, { token }, { email, code })).problem.code).toBe('otp_wrong');
    expect((await signInAsStaff(app, { token }, { email, code: newer })).status).toBe(200);
  });
});

describe('the session of staff', () => {
  test('STAFF-01 has nothing of the customer who was signed in, whose session ends and whose things stay', async () => {
    const customer = await newCustomer(app);
    const as = { token: customer.token };
    await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, as);
    await call(app, wishlistContract.addToWishlist, { body: { productId: sentinels.accessory } }, as);
    const token = await enterAsStaff(app, customer.token, await newStaff(app, 'salesman'));
    const { attrs } = (await call(app, sessionContract.validateSession, undefined, { token })).result;
    expect(attrs).toMatchObject({ isLoggedIn: false, itemsCount: 0, cartIds: [], wishlist: [] });
    expect(attrs.isSalesman).toBe(true);
    expect(await sessionRow(token)).toMatchObject({ customerId: null, role: 'salesman' });
    expect(await isAlive(customer.token)).toBe(false);
    const { rows } = await app.db.execute(sql`
      SELECT count(*)::int AS lines FROM cart_line JOIN cart ON cart.id = cart_id WHERE customer_id = ${customer.id}`);
    expect(rows).toEqual([{ lines: 1 }]);
  });

  test('STAFF-01 has nothing of the guest who used the browser before', async () => {
    const before = await guest(app);
    await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, { token: before });
    const token = await enterAsStaff(app, before, await newStaff(app, 'presales'));
    expect((await call(app, cartContract.getCart, {}, { token })).result.items).toEqual([]);
  });

  test('GLOB-03 the database keeps no session that is a customer’s and staff’s at once', async () => {
    const { id } = await newCustomer(app);
    const { token } = await staffSession(app, 'salesman');
    const session = await app.findSession(token);
    const both = app.db.execute(sql`UPDATE session SET customer_id = ${id} WHERE id = ${session?.id}`);
    await expect(both).rejects.toThrow();
  });

  test('STAFF-01 ends twelve hours after the sign-in, however often it is used', async () => {
    const { token } = await staffSession(app, 'doctor');
    const { id, hours } = await sessionRow(token);
    expect(hours).toBe(12);
    await app.db.execute(sql`
      UPDATE session SET expires_at = now() + interval '1 hour', last_seen_at = now() - interval '11 hours' WHERE id = ${id}`);
    await info(token);
    expect((await sessionRow(token)).hours).toBe(1);
    await app.db.execute(sql`UPDATE session SET expires_at = now() WHERE id = ${id}`);
    expect((await info(token)).status).toBe(401);
  });

  test('STAFF-01 ends with the sign-out, which gives a guest’s session', async () => {
    const { token } = await staffSession(app, 'doctor');
    const { result } = await call(app, sessionContract.logout, {}, { token });
    expect(await isAlive(token)).toBe(false);
    expect((await info(result.id)).result).toEqual({ staff: null, leadSource: false });
    expect(result.attrs).toMatchObject({ isLoggedIn: false, isDoctorSession: false, isSalesman: false });
  });
});

describe('the accounts of staff', () => {
  const remove = (email: string, as: object = SERVICE) =>
    call(app, staffContract.removeStaffUser, { body: { email } }, as);
  const list = (token: string) =>
    call(
      app,
      unreadPrescriptionsContract.getUnreadPrescriptions,
      { query: { page: 0, 'page-size': 20 } },
      { token },
    );

  test('STAFF-01 are made and removed with the service token only', async () => {
    const { token } = await staffSession(app, 'salesman');
    const body = {
      email: 'new@lunette.in',
      name: 'Vikram Seth',
      role: 'doctor',
      password: STAFF_PASSWORD,
    } as const;
    for (const as of [{}, { token }, { headers: { 'x-service-token': 'guessed' } }]) {
      expect((await call(app, staffContract.saveStaffUser, { body }, as)).problem.code).toBe('service_only');
      expect((await remove('new@lunette.in', as)).problem.code).toBe('service_only');
    }
    const weak = { ...body, password: 'password1234' };
    expect((await call(app, staffContract.saveStaffUser, { body: weak }, SERVICE)).problem.code).toBe(
      'password_weak',
    );
  });

  test('STAFF-01 a removed member of staff is out at once and cannot sign in, and what they did stays', async () => {
    const { token, staff } = await staffSession(app, 'doctor');
    expect((await list(token)).status).toBe(200);
    const waiting = await guest(app);
    await signInAsStaff(app, { token: waiting }, staff);
    const code = await mailedCode(app, staff.email);
    expect((await remove(staff.email)).result).toEqual({ success: true });
    expect((await list(token)).status).toBe(401);
    const refused = await signInAsStaff(app, { token: waiting }, { email: staff.email, code });
    expect(refused.problem.code).toBe('credentials_wrong');
    const { rows } = await app.db.execute(
      sql`SELECT act FROM staff_act WHERE staff_id = ${staff.id} ORDER BY at`,
    );
    expect(rows).toEqual([{ act: 'signed_in' }, { act: 'prescriptions_listed' }]);
    expect((await remove(staff.email)).result).toEqual({ success: false });
  });

  test('STAFF-01 another role or password ends the sessions and codes of the member of staff', async () => {
    const { token, staff } = await staffSession(app, 'doctor');
    const waiting = await guest(app);
    await signInAsStaff(app, { token: waiting }, staff);
    const code = await mailedCode(app, staff.email);
    expect(await newStaff(app, 'presales', staff.email)).toEqual({ ...staff, role: 'presales' });
    expect(await isAlive(token)).toBe(false);
    const stale = await signInAsStaff(app, { token: waiting }, { email: staff.email, code });
    expect(stale.problem.code).toBe('otp_expired');
    const entered = await enterAsStaff(app, await guest(app), staff);
    expect((await list(entered)).problem.code).toBe('staff_only');
  });
});
