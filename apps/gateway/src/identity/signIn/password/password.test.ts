import {
  passwordContract,
  sessionContract,
  signInContract,
  identityContract,
} from '@lunette/session/contract';
import { profileContract } from '@lunette/account/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoCustomers } from '../../../../seed/people/customers.ts';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import {
  addNumber,
  customerWithPhone,
  growStale,
  linkFor,
  newAddress,
  newCustomer,
  PASSWORD,
  signInAgain,
} from '../../testing/customer.ts';

const app = await testGatewayApp();
const NEW = 'quiet green harbour';

const forgot = async (emailAddress: string) =>
  call(
    app,
    passwordContract.forgotPassword,
    { body: { emailAddress } },
    { token: await guest(app), headers: newAddress() },
  );
const reset = async (token: string, newPassword = NEW, confirmation = newPassword) =>
  call(
    app,
    passwordContract.resetPasswordWithToken,
    { params: { token }, body: { newPassword, confirmation } },
    { token: await guest(app), headers: newAddress() },
  );
const validate = (token: string) => call(app, sessionContract.validateSession, undefined, { token });

describe('a forgotten password', () => {
  test('AUTH-06 AUTH-08 emailStatus is sent for every address; only an address with an account gets a mail', async () => {
    const { email } = await newCustomer(app);
    await app.runJobs();
    const before = app.sent.mail.length;
    expect((await forgot(email)).result).toEqual({ emailStatus: 'sent' });
    expect((await forgot('nobody-at-all@post.in')).result).toEqual({ emailStatus: 'sent' });
    await app.runJobs();
    expect(app.sent.mail.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  test('AUTH-08 account/tokens is the same call', async () => {
    const { email } = await newCustomer(app);
    const { result } = await call(
      app,
      passwordContract.createPasswordToken,
      { body: { emailAddress: email } },
      { token: await guest(app), headers: newAddress() },
    );
    expect(result.emailStatus).toBe('sent');
    expect((await reset(await linkFor(app, email))).status).toBe(200);
  });

  test('AUTH-08 an invented, expired, used or replaced link is refused', async () => {
    const { email, id } = await newCustomer(app);
    for (const wrong of ['x', 'A'.repeat(43)])
      expect((await reset(wrong)).problem).toMatchObject({ status: 422, code: 'token_invalid' });
    await forgot(email);
    const first = await linkFor(app, email);
    await app.db.execute(sql`DELETE FROM tries`);
    await forgot(email);
    const second = await linkFor(app, email);
    expect((await reset(first)).problem.code).toBe('token_invalid');
    expect((await reset(second)).status).toBe(200);
    expect((await reset(second)).problem.code).toBe('token_invalid');
    await app.db.execute(sql`DELETE FROM tries`);
    await forgot(email);
    const third = await linkFor(app, email);
    await app.db.execute(sql`UPDATE customer_token SET expires_at = now() WHERE customer_id = ${id}`);
    expect((await reset(third)).problem.code).toBe('token_invalid');
  });

  test('AUTH-08 a weak or unconfirmed password is refused and does not use the link up', async () => {
    const { email } = await newCustomer(app);
    await forgot(email);
    const link = await linkFor(app, email);
    expect((await reset(link, 'short')).problem.code).toBe('password_weak');
    expect((await reset(link, NEW, 'another')).problem).toMatchObject({
      code: 'password_differs',
      fields: { confirmation: 'The two passwords are not the same.' },
    });
    expect((await reset(link)).status).toBe(200);
  });

  test('AUTH-08 afterwards the old password is refused, all devices are signed out, and the owner gets a mail', async () => {
    const { email, token } = await newCustomer(app);
    const second = await signInAgain(app, email);
    await forgot(email);
    expect((await reset(await linkFor(app, email))).result).toEqual({ success: true });
    for (const gone of [token, second]) expect((await validate(gone)).status).toBe(401);
    await expect(signInAgain(app, email)).rejects.toThrow('credentials_wrong');
    const entered = await signInAgain(app, email, { password: NEW });
    expect((await validate(entered)).result.attrs.isLoggedIn).toBe(true);
    await app.runJobs();
    expect(app.sent.mail.findLast(({ to }) => to === email)?.subject).toBe('Your password was changed');
  });

  test('AUTH-08 the database contains only a hash of the mailed link', async () => {
    const { email } = await newCustomer(app);
    await forgot(email);
    const link = await linkFor(app, email);
    const { rows } = await app.db.execute(sql`SELECT to_jsonb(t)::text AS row FROM customer_token t`);
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  test('AUTH-08 a reset removes the other credentials of a person who opened the account with another person’s address', async () => {
    const { email, id } = await newCustomer(app);
    await app.db.execute(
      sql`INSERT INTO social_identity (account, subject, customer_id) VALUES ('sandbox', 'intruder', ${id})`,
    );
    await forgot(email);
    await reset(await linkFor(app, email));
    const { rowCount } = await app.db.execute(sql`SELECT 1 FROM social_identity WHERE customer_id = ${id}`);
    expect(rowCount).toBe(0);
  });

  test('AUTH-08 a reset removes the number of a person who opened the account with another person’s address', async () => {
    const { email, id, token } = await newCustomer(app);
    await addNumber(app, token, '9700000101');
    await forgot(email);
    await reset(await linkFor(app, email));
    expect((await customerWithPhone(app, '9700000101')).id).not.toBe(id);
    const entered = { token: await signInAgain(app, email, { password: NEW }) };
    const { result } = await call(app, profileContract.getAccountsInfo, undefined, entered);
    expect(result).toMatchObject({ telephone: null, phoneCode: null, isTelephoneVerified: false });
  });

  test('AUTH-08 a reset keeps the number of an account with a verified address', async () => {
    const { email, id, token } = await newCustomer(app);
    await addNumber(app, token, '9700000102');
    await app.db.execute(sql`UPDATE customer SET email_verified_at = now() WHERE id = ${id}`);
    await forgot(email);
    await reset(await linkFor(app, email));
    expect((await customerWithPhone(app, '9700000102')).id).toBe(id);
  });
});

describe('changing a password', () => {
  const withOld = (body: { oldPassword: string; newPassword: string; emailAddress: string }, token: string) =>
    call(app, passwordContract.resetPassword, { body }, { token, headers: newAddress() });

  test('AUTH-08 without a link the call needs the old password, the new one and the e-mail; a wrong old one is refused', async () => {
    const { email, token } = await newCustomer(app);
    const body = { oldPassword: 'wrong', newPassword: NEW, emailAddress: email };
    expect((await withOld(body, token)).problem).toMatchObject({ status: 422, code: 'credentials_wrong' });
    const nobody = { ...body, emailAddress: 'no-such@post.in', oldPassword: PASSWORD };
    expect((await withOld(nobody, token)).problem.code).toBe('credentials_wrong');
    const changed = await withOld({ ...body, oldPassword: PASSWORD }, token);
    expect(changed.result).toEqual({ success: true });
    expect(changed.headers['x-session-token']).toMatch(/^[\w-]{43}$/);
  });

  test('AUTH-08 with the old password a customer changes it: the token changes, and other devices are signed out', async () => {
    const { email, token } = await newCustomer(app);
    const second = await signInAgain(app, email);
    const change = (oldPassword: string) =>
      call(
        app,
        profileContract.changePassword,
        { body: { oldPassword, newPassword: NEW, confirmation: NEW } },
        { token, headers: newAddress() },
      );
    expect((await change('wrong')).problem.code).toBe('credentials_wrong');
    const changed = await change(PASSWORD);
    const now = String(changed.headers['x-session-token']);
    for (const gone of [token, second]) expect((await validate(gone)).status).toBe(401);
    expect((await validate(now)).result.attrs.isLoggedIn).toBe(true);
  });

  test('AUTH-08 a link that was mailed before the change sets no password any more', async () => {
    const { email, token } = await newCustomer(app);
    await forgot(email);
    const link = await linkFor(app, email);
    const body = { oldPassword: PASSWORD, newPassword: NEW, confirmation: NEW };
    const as = { token, headers: newAddress() };
    expect((await call(app, profileContract.changePassword, { body }, as)).status).toBe(200);
    expect((await reset(link, 'three tall trees')).problem.code).toBe('token_invalid');
  });

  test('the old password proves the account: after the change an old sign-in counts as recent', async () => {
    const { token, id } = await newCustomer(app);
    await growStale(app, id);
    const changed = await call(
      app,
      profileContract.changePassword,
      { body: { oldPassword: PASSWORD, newPassword: NEW, confirmation: NEW } },
      { token, headers: newAddress() },
    );
    const body = { emailAddress: `changed-${id}@post.in` };
    const now = { token: String(changed.headers['x-session-token']), headers: newAddress() };
    expect((await call(app, identityContract.sendVerification, { body }, now)).status).toBe(200);
  });

  test('AUTH-08 an account without a password can get its first one only right after a sign-in', async () => {
    const { id, token } = await newCustomer(app);
    await app.db.execute(sql`UPDATE customer SET password_hash = NULL WHERE id = ${id}`);
    await growStale(app, id);
    const set = () =>
      call(
        app,
        profileContract.changePassword,
        { body: { newPassword: NEW, confirmation: NEW } },
        { token, headers: newAddress() },
      );
    expect((await set()).problem).toMatchObject({ status: 403, code: 'sign_in_again' });
    await app.db.execute(sql`UPDATE session SET signed_in_at = now() WHERE customer_id = ${id}`);
    expect((await set()).status).toBe(200);
  });
});

describe('e-mail verification', () => {
  const verify = (token: string, link: string) =>
    call(app, identityContract.verifyEmail, { body: { token: link } }, { token, headers: newAddress() });
  const ask = (token: string, emailAddress?: string) =>
    call(
      app,
      identityContract.sendVerification,
      { body: { emailAddress } },
      { token, headers: newAddress() },
    );

  test('AUTH-10 a guest cannot ask for a link; the link is valid only in the account that asked for it', async () => {
    expect((await ask(await guest(app))).status).toBe(403);
    const [customer, other] = [await newCustomer(app), await newCustomer(app)];
    const link = await linkFor(app, customer.email);
    expect((await verify(other.token, link)).problem.code).toBe('token_invalid');
    expect((await verify(await guest(app), link)).status).toBe(403);
    expect((await verify(customer.token, link)).result).toEqual({
      emailVerificationStatus: 'verified',
      email: customer.email,
    });
  });

  test('with a sign-in of an hour ago the e-mail cannot be changed, with a password or without; the current one can be verified', async () => {
    for (const hasPassword of [true, false]) {
      const { token, id } = await newCustomer(app);
      if (!hasPassword) await app.db.execute(sql`UPDATE customer SET password_hash = NULL WHERE id = ${id}`);
      await growStale(app, id);
      const refused = await ask(token, `another-${id}@post.in`);
      expect(refused.problem).toMatchObject({ status: 403, code: 'sign_in_again' });
      expect((await ask(token)).status).toBe(200);
    }
  });

  test('AUTH-10 the mail to an address that is not proven does not contain the name, which its caller can choose', async () => {
    const { email } = await newCustomer(app, { firstName: 'Win www.elsewhere.example' });
    await forgot(email);
    await app.runJobs();
    const mails = app.sent.mail.filter(({ to }) => to === email);
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) expect(text + html).not.toContain('elsewhere');
  });

  test('AUTH-10 one mailbox gets at most six links an hour from all accounts together, and all callers get the same answer', async () => {
    const to = 'flooded-by-accounts@post.in';
    for (let account = 0; account < 4; account += 1) {
      const { token } = await newCustomer(app);
      for (let turn = 0; turn < 2; turn += 1)
        expect((await ask(token, to)).result).toEqual({ emailStatus: 'sent' });
    }
    await app.runJobs();
    expect(app.sent.mail.filter((mail) => mail.to === to)).toHaveLength(6);
  });

  test('AUTH-10 when the e-mail of an account changes, its old address is told so, once', async () => {
    const { token, id, email } = await newCustomer(app);
    const renewed = String((await verify(token, await linkFor(app, email))).headers['x-session-token']);
    await ask(renewed, `new-${id}@post.in`);
    const link = await linkFor(app, `new-${id}@post.in`);
    expect((await verify(renewed, link)).status).toBe(200);
    await app.runJobs();
    const notices = app.sent.mail.filter(
      ({ subject }) => subject === 'The e-mail of your account was changed',
    );
    expect(notices.map(({ to }) => to)).toEqual([email]);
    expect(notices[0]?.text).toMatch(/\/support$/);
  });

  test('AUTH-06 linking an e-mail that has an account is refused if the caller’s account has another e-mail', async () => {
    const [customer, other] = [await newCustomer(app), await newCustomer(app)];
    await ask(customer.token, other.email);
    const link = await linkFor(app, other.email);
    expect((await verify(customer.token, link)).problem).toMatchObject({ status: 409, code: 'email_taken' });
  });

  test('AUTH-06 linking an e-mail merges its account with one that had only a mobile number', async () => {
    const mail = await newCustomer(app, { email: 'joined@post.in' });
    await verify(mail.token, await linkFor(app, mail.email));
    const mobile = await newCustomer(app, { email: 'later-gone@post.in' });
    await app.db.execute(sql`
      UPDATE customer SET email = NULL, password_hash = NULL, phone_code = '+91', telephone = '9811122233',
        telephone_verified_at = now() WHERE id = ${mobile.id}`);
    await ask(mobile.token, mail.email);
    const joined = await verify(mobile.token, await linkFor(app, mail.email));
    expect(joined.result).toEqual({ emailVerificationStatus: 'verified', email: mail.email });
    const entered = await signInAgain(app, mail.email);
    const info = await call(app, profileContract.getAccountsInfo, undefined, { token: entered });
    expect(info.result).toMatchObject({
      email: mail.email,
      emailVerificationStatus: 'verified',
      hasPassword: true,
      telephone: '9811122233',
      phoneCode: '+91',
      isTelephoneVerified: true,
      social: [],
      passkeys: 0,
    });
  });
});

describe('what can be read before a sign-in', () => {
  const ask = async (query: object) =>
    call(
      app,
      identityContract.getLoginInfo,
      { query: query as never },
      { token: await guest(app), headers: newAddress() },
    );

  test('AUTH-07 isMobileUserOnly is false for an e-mail and true for a number; every other combination is refused', async () => {
    const { email } = await newCustomer(app);
    expect((await ask({ email, isMobileUserOnly: 'true' })).status).toBe(422);
    expect((await ask({ telephone: '9822041377', isMobileUserOnly: 'true' })).status).toBe(422);
    const mobile = { telephone: '9899999999', phoneCode: '+91', isMobileUserOnly: 'true' };
    expect((await ask(mobile)).result.isRegistered).toBe(false);
  });

  test('AUTH-07 a stranger gets the same answer for every address and number; customers get the true one for their own', async () => {
    const { email, token } = await newCustomer(app);
    const known = await ask({ email, isMobileUserOnly: 'false' });
    expect(known.result).toEqual((await ask({ email: 'nobody@post.in', isMobileUserOnly: 'false' })).result);
    const number = (telephone: string) => ({
      telephone,
      phoneCode: '+91',
      isMobileUserOnly: 'true' as const,
    });
    const { telephone } = demoCustomers.repeat;
    expect((await ask(number(telephone))).result).toEqual((await ask(number('9000000009'))).result);
    const own = { query: { email, isMobileUserOnly: 'false' as const } };
    expect((await call(app, identityContract.getLoginInfo, own, { token })).result).toEqual({
      isRegistered: true,
      hasPassword: true,
      isMobileUserOnly: false,
    });
  });

  test('AUTH-10 API-05 customer-info can be read only with the service token', async () => {
    const { id, email } = await newCustomer(app);
    const ask2 = (headers: Record<string, string>) =>
      call(app, profileContract.getCustomerInfo, { query: { customerId: id } }, { headers });
    for (const headers of [{}, { 'x-service-token': '' }, { 'x-service-token': 'guessed' }] as Record<
      string,
      string
    >[])
      expect((await ask2(headers)).problem).toMatchObject({ status: 403, code: 'service_only' });
    const answer = await ask2({ 'x-service-token': 'test-service-token' });
    expect(answer.result).toMatchObject({ id, email, hasPlacedOrder: false, isLoyalty: false });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('AUTH-01 API-07 the customer paths and their queries are those of the specification', () => {
  const paths = app.mounted.map(({ method, path }) => `${method} ${path}`);
  for (const path of [
    'POST /v2/sessions',
    'GET /v2/sessions/validate',
    'GET /v2/customers/me',
    'POST /v2/customers/authenticate',
    'POST /v2/customers/register',
    'POST /v2/customers/socialauthenticate/:account',
    'POST /v2/customers/authenticate/verify-otp',
    'POST /v2/customers/account/tokens',
    'POST /v2/customers/account/forgotpassword',
    'POST /v2/customers/account/resetpassword',
    'GET /v2/customers/accounts',
    'GET /v2/customers/mobile-login/account-info',
    'POST /v2/customers/accountVerification/sendEmail',
    'GET /v2/customers/accountsInfo',
    'GET /v2/customers/info/',
    'GET /v2/customers/me/addresses/',
    'POST /v2/customers/me/addresses/',
    'GET /v2/customers/checkWhatsAppOpingStatus',
    'POST /v2/customers/whatsAppOpting',
    'PUT /v2/customers/whatsAppOpting',
    'POST /v3/utility/otp',
    'DELETE /v2/customers/me',
  ])
    expect(paths).toContain(path);
  expect(signInContract.authenticate.path).toBe('/v2/customers/authenticate');
  const { getAccounts, getLoginInfo } = identityContract;
  expect(Object.keys(getAccounts.query?.shape ?? {})).toContain('telephone');
  for (const query of [
    { email: 'ananya.rao@post.in', isMobileUserOnly: 'false' },
    { telephone: '9822041377', phoneCode: '+91', isMobileUserOnly: 'true' },
  ])
    expect(getLoginInfo.query?.safeParse(query).success).toBe(true);
  const { createPasswordToken, forgotPassword } = passwordContract;
  for (const { body } of [createPasswordToken, forgotPassword])
    expect(Object.keys(body?.shape ?? {})).toContain('emailAddress');
});
