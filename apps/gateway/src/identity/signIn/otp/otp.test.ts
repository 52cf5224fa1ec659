import { customerContract, signInContract, identityContract } from '@lunette/session/contract';
import { cartContract } from '@lunette/cart/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { codeFor, growStale, newAddress, newCustomer, solveCaptcha } from '../../testing/customer.ts';

const app = await testGatewayApp();
let numbers = 0;
const newNumber = () => String(9_000_000_000 + (numbers += 1));

const send = (token: string, mobile: string, change: object = {}) =>
  call(
    app,
    signInContract.sendOtp,
    { body: { mobile, phoneCode: '+91', ...change } },
    { token, headers: newAddress() },
  );
const verify = (token: string, telephone: string, code: string, change: object = {}) =>
  call(
    app,
    signInContract.verifyOtp,
    { body: { telephone, phoneCode: '+91', code, ...change } },
    { token, headers: newAddress() },
  );
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const waitABit = () =>
  app.db.execute(sql`UPDATE one_time_code SET created_at = created_at - interval '31 seconds'`);

async function signInWith(number: string, token?: string) {
  const session = token ?? (await guest(app));
  await send(session, number);
  return verify(session, number, await codeFor(app, `+91${number}`));
}

describe('one-time codes', () => {
  test('AUTH-02 an invalid number, or one of a country without a store, is refused', async () => {
    const token = await guest(app);
    for (const mobile of ['12345', '1234567890', 'nine eight two', '98220413770', ''])
      expect((await send(token, mobile)).status).toBe(422);
    expect((await send(token, '9822041377', { phoneCode: '+49' })).status).toBe(422);
  });

  test.each([
    ['98220 00001'],
    ['098220-00001'],
    ['+91 98220 00001'],
    ['0091 9822000001'],
    ['(98220) 00001'],
    ['٩٨٢٢٠٠٠٠٠١'],
    ['۹۸۲۲۰۰۰۰۰۱'],
    ['\u202a+919822000001\u202c'],
  ])('AUTH-02 a number is understood in every notation: %s', async (mobile) => {
    await app.db.execute(sql`DELETE FROM tries`);
    const { result } = await send(await guest(app), mobile);
    expect(result.username).toBe('+91 98220 00001');
  });

  test('AUTH-02 an Emirati number is understood with and without its leading zero', async () => {
    for (const mobile of ['050 123 4567', '501234567', '+971 (0)50 123 4567', '٠٥٠١٢٣٤٥٦٧']) {
      await app.db.execute(sql`DELETE FROM tries`);
      const { result } = await send(await guest(app), mobile, { phoneCode: '+971' });
      expect(result.username.replace(/\s/g, '')).toBe('+971501234567');
    }
  });

  test('AUTH-03 a message that is sent again by its job has the same code, and another request has another code', async () => {
    const number = newNumber();
    const token = await guest(app);
    await send(token, number);
    const code = await codeFor(app, `+91${number}`);
    const again = () =>
      app.db.execute(sql`
        SELECT graphile_worker.add_job('session.send-otp', json_build_object('id', id, 'language', 'en'))
        FROM one_time_code WHERE telephone = ${number}`);
    await again();
    expect(await codeFor(app, `+91${number}`)).toBe(code);
    expect(app.sent.sms.filter(({ to }) => to === `+91${number}`)).toHaveLength(2);
    await waitABit();
    await send(token, number);
    expect(await codeFor(app, `+91${number}`)).not.toBe(code);
  });

  test('AUTH-03 sending answers type SEND_OTP, success, the timer and the retry limit, as configured', async () => {
    const { result } = await send(await guest(app), newNumber());
    expect(result).toMatchObject({
      type: 'SEND_OTP',
      success: true,
      isRetryLimitExhausted: false,
      reSendOtpTimer: 30,
      otpDigits: 6,
    });
    await app.db.execute(sql`
      INSERT INTO configuration (key, language, value) VALUES ('otp', '*',
        '{"digits":5,"resendSeconds":45,"retryLimit":3,"sendLimit":4,"lifeMinutes":2}'::jsonb)
      ON CONFLICT (key, language) DO UPDATE SET value = excluded.value`);
    const number = newNumber();
    expect((await send(await guest(app), number)).result).toMatchObject({ reSendOtpTimer: 45, otpDigits: 5 });
    expect(await codeFor(app, `+91${number}`)).toMatch(/^\d{5}$/);
    await app.db.execute(sql`UPDATE configuration SET value = value ||
      '{"digits":6,"resendSeconds":30,"retryLimit":5,"sendLimit":5}'::jsonb WHERE key = 'otp'`);
  });

  test('AUTH-02 a caller cannot ask for a code with fewer digits than configured', async () => {
    const number = newNumber();
    expect((await send(await guest(app), number, { otpDigits: 4 })).result.otpDigits).toBe(6);
  });

  test('AUTH-03 another code cannot be sent before the timer ends; it replaces the earlier one', async () => {
    const [token, number] = [await guest(app), newNumber()];
    await send(token, number);
    const first = await codeFor(app, `+91${number}`);
    expect((await send(token, number)).problem).toMatchObject({ status: 429, code: 'otp_too_soon' });
    await waitABit();
    expect((await send(token, number)).status).toBe(200);
    const second = await codeFor(app, `+91${number}`);
    if (first !== second) expect((await verify(token, number, first)).problem.code).toBe('otp_wrong');
    expect((await verify(token, number, second)).status).toBe(200);
  });

  test('AUTH-04 a session with too many codes is refused: Retry limit exceeded; another session of the owner is not', async () => {
    const [token, number] = [await guest(app), newNumber()];
    let last;
    for (let time = 0; time < 5; time += 1) {
      await app.db.execute(sql`DELETE FROM tries WHERE name LIKE 'otp-send:%'`);
      await waitABit();
      last = await send(token, number);
    }
    expect(last?.result.isRetryLimitExhausted).toBe(true);
    expect((await send(token, number)).problem).toMatchObject({
      status: 429,
      code: 'otp_retries_exhausted',
      detail: 'Retry limit exceeded',
    });
    const other = await guest(app);
    expect((await send(other, number, { captcha: await solveCaptcha(app) })).status).toBe(200);
    expect((await verify(other, number, await codeFor(app, `+91${number}`))).status).toBe(200);
  });

  test('AUTH-04 a wrong code is refused with the number of tries left, and after the last try even the right code', async () => {
    const [token, number] = [await guest(app), newNumber()];
    await send(token, number);
    const code = await codeFor(app, `+91${number}`);
    expect((await verify(token, number, wrong(code))).problem).toMatchObject({
      status: 422,
      code: 'otp_wrong',
      detail: 'This code is not right. 4 tries left.',
    });
    for (let time = 0; time < 4; time += 1) await verify(token, number, wrong(code));
    expect((await verify(token, number, code)).problem).toMatchObject({
      status: 429,
      code: 'otp_retries_exhausted',
      detail: 'Retry limit exceeded',
    });
  });

  test('AUTH-02 a code is valid once, until it expires, and only in the session that asked for it', async () => {
    const [token, number] = [await guest(app), newNumber()];
    await send(token, number);
    const code = await codeFor(app, `+91${number}`);
    expect((await verify(await guest(app), number, code)).problem.code).toBe('otp_expired');
    const entered = await verify(token, number, code);
    expect(entered.status).toBe(200);
    expect((await verify(entered.result.token, number, code)).problem.code).toBe('otp_expired');
    const late = newNumber();
    const other = await guest(app);
    await send(other, late);
    const expiredCode = await codeFor(app, `+91${late}`);
    await app.db.execute(sql`UPDATE one_time_code SET expires_at = now()`);
    expect((await verify(other, late, expiredCode)).problem.code).toBe('otp_expired');
  });

  test('AUTH-02 a code that many calls send at once signs in once', async () => {
    const [token, number] = [await guest(app), newNumber()];
    await send(token, number);
    const code = await codeFor(app, `+91${number}`);
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token, number, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('AUTH-02 the database never contains the code, and the queue does not contain the number', async () => {
    const [token, number] = [await guest(app), newNumber()];
    await send(token, number);
    const queued = await app.db.execute(sql`SELECT payload::text FROM graphile_worker._private_jobs`);
    expect(JSON.stringify(queued.rows)).not.toContain(number);
    const code = await codeFor(app, `+91${number}`);
    const { rows } = await app.db.execute(sql`SELECT code_hash FROM one_time_code`);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('AUTH-02 a new number and a known one get the same answer; the type of a sign-in is not SEND_OTP', async () => {
    const number = newNumber();
    const [fresh, known] = [await signInWith(number), await signInWith(number)];
    expect(fresh.result).toMatchObject({ type: 'VALIDATE_OTP', isNew: true, isTelephoneVerified: true });
    expect(known.result).toMatchObject({ type: 'VALIDATE_OTP', isNew: false, id: fresh.result.id });
  });

  test('AUTH-02 a code may be written with Arabic digits', async () => {
    const [token, number] = [await guest(app), newNumber()];
    await send(token, number);
    const code = await codeFor(app, `+91${number}`);
    const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
    expect((await verify(token, number, arabic)).status).toBe(200);
  });

  test('AUTH-02 an unverified number in a profile does not sign in to that account', async () => {
    const number = newNumber();
    const { id } = await newCustomer(app);
    await app.db.execute(sql`UPDATE customer SET phone_code = '+91', telephone = ${number} WHERE id = ${id}`);
    const { result } = await signInWith(number);
    expect(result.id).not.toBe(id);
  });
});

describe('merging a mobile number and an e-mail into one account', () => {
  const merge = async (token: string, number: string) => {
    await send(token, number, { otpType: 'MERGE' });
    return verify(token, number, await codeFor(app, `+91${number}`), { loginType: 'MERGE' });
  };

  test('AUTH-06 merging without a sign-in is refused', async () => {
    expect((await verify(await guest(app), newNumber(), '123456', { loginType: 'MERGE' })).status).toBe(403);
  });

  test('with a sign-in of an hour ago no number can be added, and the code for it is neither sent nor used up', async () => {
    const number = newNumber();
    const { token, id } = await newCustomer(app);
    await send(token, number, { otpType: 'MERGE' });
    const code = await codeFor(app, `+91${number}`);
    await growStale(app, id);
    await waitABit();
    const refusal = { status: 403, code: 'sign_in_again' };
    expect((await send(token, number, { otpType: 'MERGE' })).problem).toMatchObject(refusal);
    expect((await verify(token, number, code, { loginType: 'MERGE' })).problem).toMatchObject(refusal);
    await app.db.execute(sql`UPDATE session SET signed_in_at = now() WHERE customer_id = ${id}`);
    expect((await verify(token, number, code, { loginType: 'MERGE' })).status).toBe(200);
  });

  test('adding a number does not make the sign-in of a session more recent', async () => {
    const { token, id } = await newCustomer(app);
    await app.db.execute(
      sql`UPDATE session SET signed_in_at = now() - interval '10 minutes' WHERE customer_id = ${id}`,
    );
    const merged = await merge(token, newNumber());
    const { rows } = await app.db.execute(
      sql`SELECT signed_in_at < now() - interval '9 minutes' AS kept FROM session WHERE customer_id = ${id}`,
    );
    expect(merged.status).toBe(200);
    expect(rows).toEqual([{ kept: true }]);
  });

  test('AUTH-06 the number of another account that has an e-mail is refused', async () => {
    const number = newNumber();
    const owner = await newCustomer(app);
    expect((await merge(owner.token, number)).status).toBe(200);
    await waitABit();
    const other = await newCustomer(app);
    expect((await merge(other.token, number)).problem).toMatchObject({
      status: 409,
      code: 'telephone_taken',
    });
  });

  test('AUTH-06 merging answers emailVerificationStatus and a new token, and moves what the number’s account had', async () => {
    const number = newNumber();
    const mobile = await signInWith(number);
    const body = { productId: sentinels.accessory, quantity: 2 };
    await call(app, cartContract.addItem, { body }, { token: mobile.result.token });
    await waitABit();
    const { token, id, email } = await newCustomer(app);
    const merged = await merge(token, number);
    expect(merged.result).toMatchObject({
      id,
      emailVerificationStatus: 'unverified',
      isTelephoneVerified: true,
    });
    expect(merged.result.token).not.toBe(token);
    await app.runJobs();
    expect(app.sent.mail.findLast(({ to }) => to === email)?.subject).toBe(
      'The phone number of your account was changed',
    );
    const me = await call(app, customerContract.getCustomer, undefined, { token: merged.result.token });
    expect(me.result).toMatchObject({ email, telephone: number, phoneCode: '+91', isCartCount: 2 });
    const { rowCount } = await app.db.execute(sql`SELECT 1 FROM customer WHERE id = ${mobile.result.id}`);
    expect(rowCount).toBe(0);
  });

  test('merging keeps the default address of the number’s account where the other account has none', async () => {
    const number = newNumber();
    const mobile = await signInWith(number);
    await app.db.execute(sql`
      INSERT INTO customer_address (customer_id, country, default_address, address)
      SELECT ${mobile.result.id}, country, true, '{}' FROM unnest(ARRAY['IN', 'SG']) AS country`);
    await waitABit();
    const { token, id } = await newCustomer(app);
    await app.db.execute(sql`
      INSERT INTO customer_address (customer_id, country, default_address, address) VALUES (${id}, 'SG', true, '{"city": "Own"}')`);
    expect((await merge(token, number)).status).toBe(200);
    const { rows } = await app.db.execute(sql`
      SELECT country, default_address AS "isDefault", address ->> 'city' AS city FROM customer_address
      WHERE customer_id = ${id} ORDER BY country, default_address DESC`);
    expect(rows).toEqual([
      { country: 'IN', isDefault: true, city: null },
      { country: 'SG', isDefault: true, city: 'Own' },
      { country: 'SG', isDefault: false, city: null },
    ]);
  });

  test('merging waits for an address that another tab adds at the same moment, so that one address is the default', async () => {
    const number = newNumber();
    const mobile = await signInWith(number);
    await app.db.execute(sql`
      INSERT INTO customer_address (customer_id, country, default_address, address) VALUES (${mobile.result.id}, 'IN', true, '{}')`);
    await waitABit();
    const { token, id } = await newCustomer(app);
    await send(token, number, { otpType: 'MERGE' });
    const code = await codeFor(app, `+91${number}`);
    const isAdded = Promise.withResolvers<void>();
    const adding = app.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM customer WHERE id = ${id} FOR NO KEY UPDATE`);
      await tx.execute(sql`
        INSERT INTO customer_address (customer_id, country, default_address, address) VALUES (${id}, 'IN', true, '{"city": "Own"}')`);
      isAdded.resolve();
      await vi.waitUntil(async () => {
        const { rows } = await app.db.execute(
          sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
    });
    await isAdded.promise;
    const merged = await verify(token, number, code, { loginType: 'MERGE' });
    await adding;
    expect(merged.status).toBe(200);
    const { rows } = await app.db.execute(sql`
      SELECT default_address AS "isDefault", address ->> 'city' AS city FROM customer_address
      WHERE customer_id = ${id} ORDER BY default_address DESC`);
    expect(rows).toEqual([
      { isDefault: true, city: 'Own' },
      { isDefault: false, city: null },
    ]);
  });

  test('merging keeps the questions that the number’s account has sent to the store', async () => {
    const number = newNumber();
    const mobile = await signInWith(number);
    await app.db.execute(sql`
      INSERT INTO lead (session_id, customer_id, country, language, purpose, name, email, message)
      VALUES (gen_random_uuid(), ${mobile.result.id}, 'IN', 'en', 'question', 'Ananya', 'a@post.in', 'Open on Sunday?')`);
    await waitABit();
    const { token, id } = await newCustomer(app);
    await merge(token, number);
    const { rows } = await app.db.execute(sql`SELECT message FROM lead WHERE customer_id = ${id}`);
    expect(rows).toEqual([{ message: 'Open on Sunday?' }]);
  });

  test('AUTH-06 several e-mails of a number are listed in the text message as a sentence lists them', async () => {
    const number = newNumber();
    for (const email of ['ira.shah@post.in', 'dev.rao@shop.in']) {
      const { id } = await newCustomer(app, { email });
      await app.db.execute(
        sql`UPDATE customer SET phone_code = '+91', telephone = ${number} WHERE id = ${id}`,
      );
    }
    const as = { token: await guest(app), headers: newAddress() };
    await call(app, identityContract.getAccounts, { query: { telephone: number } }, as);
    await app.runJobs();
    const text = app.sent.sms.findLast(({ to }) => to === `+91${number}`)?.text;
    expect(text).toMatch(/are (ir•••@p•••\.in and de•••@s•••\.in|de•••@s•••\.in and ir•••@p•••\.in)\./);
  });

  test('AUTH-06 the e-mails of a number are texted to it, masked; a stranger learns nothing, its owner can read them', async () => {
    const number = newNumber();
    const { id, token: own } = await newCustomer(app, { email: 'meera.iyer@post.in' });
    await app.db.execute(sql`UPDATE customer SET phone_code = '+91', telephone = ${number} WHERE id = ${id}`);
    const token = await guest(app);
    const ask = async (telephone: string, by = token, captcha?: string) =>
      call(
        app,
        identityContract.getAccounts,
        { query: { telephone, captcha } },
        { token: by, headers: newAddress() },
      );
    const others = newNumber();
    expect([(await ask(number)).result.emails, (await ask(others)).result.emails]).toEqual([[], []]);
    await app.runJobs();
    expect(app.sent.sms.findLast(({ to }) => to === `+91${number}`)?.text).toContain('me•••@p•••.in');
    expect(app.sent.sms.some(({ to }) => to === `+91${others}`)).toBe(false);
    expect((await ask(number)).problem.code).toBe('captcha_required');
    expect((await ask(number, own, await solveCaptcha(app))).result.emails).toEqual([]);
    await app.db.execute(sql`UPDATE customer SET telephone_verified_at = now() WHERE id = ${id}`);
    expect((await ask(number, own, await solveCaptcha(app))).result.emails).toEqual(['me•••@p•••.in']);
  });
});
