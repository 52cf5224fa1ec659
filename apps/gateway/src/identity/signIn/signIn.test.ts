import { cartContract } from '@lunette/cart/contract';
import { customerContract, sessionContract, signInContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import {
  linkFor,
  newAddress,
  newCustomer,
  PASSWORD,
  signInAgain,
  solveCaptcha,
} from '../testing/customer.ts';

const app = await testGatewayApp();

const authenticate = async (body: { email: string; password: string; captcha?: string }, as: CallAs = {}) =>
  call(
    app,
    signInContract.authenticate,
    { body },
    { headers: newAddress(), ...as, token: as.token ?? (await guest(app, as)) },
  );
const register = async (change: object, as: CallAs = {}) => {
  const body = { firstName: 'Ravi', email: 'ravi@post.in', password: PASSWORD, ...change };
  return call(
    app,
    signInContract.register,
    { body },
    { headers: newAddress(), token: await guest(app), ...as },
  );
};
const add = (token: string, productId: string, quantity = 1) =>
  call(app, cartContract.addItem, { body: { productId, quantity } }, { token });
const linesOf = async (token: string) =>
  (await call(app, cartContract.getCart, {}, { token })).result.items.map(({ productId, quantity }) => [
    productId,
    quantity,
  ]);

const solved = () => solveCaptcha(app);

describe('signing in with e-mail and password', () => {
  test('AUTH-01 without a session, with an invalid address, or without a password it is refused', async () => {
    const nobody = await call(app, signInContract.authenticate, {
      body: { email: 'a@post.in', password: 'x' },
    });
    expect(nobody.status).toBe(401);
    expect((await authenticate({ email: 'no address', password: 'x' })).problem).toMatchObject({
      status: 422,
      fields: { email: 'Please enter a full e-mail address.' },
    });
    expect((await authenticate({ email: 'a@post.in', password: '' })).status).toBe(422);
  });

  test('AUTH-01 a wrong password and an unknown address are refused with the same message and status, which is not 401', async () => {
    const { email } = await newCustomer(app);
    const wrong = await authenticate({ email, password: 'not the one' });
    const unknown = await authenticate({ email: 'nobody@post.in', password: 'not the one' });
    expect(wrong.problem).toEqual({ ...unknown.problem, traceId: wrong.problem.traceId });
    expect(wrong.problem).toMatchObject({ status: 422, code: 'credentials_wrong' });
  });

  test('AUTH-01 and in about the same time', async () => {
    const timed = async (address: string) => {
      const token = await guest(app);
      const begun = performance.now();
      await authenticate({ email: address, password: 'not the one' }, { token });
      return performance.now() - begun;
    };
    const shares: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const { email } = await newCustomer(app);
      const known = await timed(email);
      shares.push((await timed(`nobody${round}@post.in`)) / known);
    }
    // Without hashing a password for the unknown address the share would be a tenth.
    expect(shares.toSorted((a, b) => a - b)[4]).toBeGreaterThan(0.4);
  });

  test('AUTH-01 the right password answers a token, cygnus.cygnusId, and the customer', async () => {
    const { email, id } = await newCustomer(app, { firstName: 'عائشة' });
    const { result } = await authenticate({ email: `  ${email.toUpperCase()} `, password: PASSWORD });
    expect(result).toMatchObject({
      id,
      firstName: 'عائشة',
      cygnus: { cygnusId: null },
      hasPlacedOrder: false,
      isTelephoneVerified: false,
      emailVerificationStatus: 'unverified',
    });
    const me = await call(app, customerContract.getCustomer, undefined, { token: result.token });
    expect(me.result).toMatchObject({ id, isLogin: true });
  });

  test('AUTH-01 a password is stored only as argon2id', async () => {
    const { id } = await newCustomer(app);
    const { rows } = await app.db.execute(sql`SELECT * FROM customer WHERE id = ${id}`);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test('a browser that signs in as another customer keeps nothing of the first one', async () => {
    const [customer, other] = [await newCustomer(app), await newCustomer(app)];
    await add(customer.token, sentinels.accessory);
    const token = await signInAgain(app, other.email, { token: customer.token });
    expect(await linesOf(token)).toEqual([]);
    expect(
      (await call(app, sessionContract.validateSession, undefined, { token: customer.token })).status,
    ).toBe(401);
  });
});

describe('registering', () => {
  test.each([
    ['short', 'abc', 'At least 8 characters.'],
    ['common', 'password123', 'This password is too easy to guess.'],
    ['common', '12345678', 'This password is too easy to guess.'],
    ['personal', 'ravi.kumar', 'Please do not use your name or e-mail as the password.'],
  ])('AUTH-06 a password that is %s (%s) is refused', async (_kind, password, words) => {
    const answer = await register({ password, email: 'ravi.kumar@post.in' });
    expect(answer.problem).toMatchObject({ status: 422, code: 'password_weak', fields: { password: words } });
  });

  test('AUTH-06 a name of invisible characters only and an invalid number are refused', async () => {
    expect((await register({ firstName: '\u200b\u202e' })).problem.fields).toHaveProperty('firstName');
    expect((await register({ telephone: '12345' })).problem).toMatchObject({
      code: 'telephone_invalid',
      fields: { telephone: 'Please enter a mobile number of 10 digits.' },
    });
  });

  test('AUTH-01 names in any script are stored as they are written', async () => {
    for (const [index, firstName] of ['Nguyễn', 'محمد', 'आनन्या', '李', "O'Brien", 'Žofie'].entries()) {
      const { token } = await newCustomer(app, { firstName, email: `script${index}@post.in` });
      const { result } = await call(app, customerContract.getCustomer, undefined, { token });
      expect(result.firstName).toBe(firstName.normalize('NFC'));
    }
  });

  test('AUTH-06 an address that has an account is refused, its owner gets a mail, and the password in the form does not sign in', async () => {
    const { email } = await newCustomer(app);
    const taken = await register({ email, password: 'another long one' });
    expect(taken.problem).toMatchObject({ status: 409, code: 'email_taken' });
    await app.runJobs();
    expect(app.sent.mail.findLast(({ to }) => to === email)?.subject).toBe('You have an account with us');
    const known = await register({ email, captcha: await solved() });
    expect(known.problem).toMatchObject({ status: 409, code: 'email_taken' });
    expect(known.headers).not.toHaveProperty('x-session-token');
  });

  test('AUTH-06 the new customer gets a mail to verify the address, and has only the consents that were ticked', async () => {
    const { token, email } = await newCustomer(app);
    expect(await linkFor(app, email)).toHaveLength(43);
    const { result } = await call(app, customerContract.getCustomer, undefined, { token });
    expect(result.marketingSubscription).toEqual({
      email: false,
      pushNotification: false,
      sms: false,
      whatsapp: false,
    });
  });
});

describe('the captcha after failures', () => {
  test('AUTH-05 it is required after three wrong passwords; an invented or used one does not count', async () => {
    const { email } = await newCustomer(app);
    for (let time = 0; time < 3; time += 1) await authenticate({ email, password: 'wrong' });
    const refused = await authenticate({ email, password: PASSWORD });
    expect(refused.problem).toMatchObject({ status: 403, code: 'captcha_required' });
    for (const captcha of ['', 'x', Buffer.from('{}').toString('base64')])
      expect((await authenticate({ email, password: PASSWORD, captcha })).problem.code).toBe(
        'captcha_required',
      );
    const captcha = await solved();
    expect((await authenticate({ email, password: 'wrong', captcha })).problem.code).toBe(
      'credentials_wrong',
    );
    expect((await authenticate({ email, password: PASSWORD, captcha })).problem.code).toBe(
      'captcha_required',
    );
  });

  test('AUTH-05 the flag is reset on success: after a right password no captcha is required', async () => {
    const { email } = await newCustomer(app);
    for (let time = 0; time < 3; time += 1) await authenticate({ email, password: 'wrong' });
    expect((await authenticate({ email, password: PASSWORD, captcha: await solved() })).status).toBe(200);
    expect((await authenticate({ email, password: PASSWORD })).status).toBe(200);
  });

  test('AUTH-05 a caller can ask before the form is sent whether registering needs one, and the answer is then enforced', async () => {
    const asked = async (headers: Record<string, string>) => {
      const query = { query: { form: 'register' } } as const;
      return (await call(app, signInContract.getCaptchaNeed, query, { headers })).result.isRequired;
    };
    const email = (who: string) => `${who}@household.in`;
    for (const headers of [newAddress(), { 'x-forwarded-for': '2001:db8:5::7' }]) {
      const network = Object.values(headers).join();
      for (const who of ['one', 'two']) {
        expect(await asked(headers)).toBe(false);
        expect((await register({ email: email(`${who}.${network.length}`) }, { headers })).status).toBe(200);
      }
      expect(await asked(headers)).toBe(true);
      expect(await asked(headers)).toBe(true);
      const third = { email: email(`three.${network.length}`) };
      expect((await register(third, { headers })).problem.code).toBe('captcha_required');
      expect((await register({ ...third, captcha: await solved() }, { headers })).status).toBe(200);
    }
    expect(await asked(newAddress())).toBe(false);
  });

  test('AUTH-05 the captcha needs no session and is not cached', async () => {
    const answer = await app.http.inject('/v2/utility/captcha?v=1');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).not.toEqual((await app.http.inject('/v2/utility/captcha?v=1')).json());
  });
});

describe('the cart at a sign-in', () => {
  const withOlderCart = async () => {
    const customer = await newCustomer(app);
    await add(customer.token, sentinels.accessory, 2);
    await add(customer.token, sentinels.solution, 70);
    return customer;
  };

  test('CART-25 the guest’s cart is merged with the customer’s: equal choices are one line limited by the stock, others separate', async () => {
    const { email } = await withOlderCart();
    const token = await guest(app);
    await add(token, sentinels.accessory, 3);
    await add(token, sentinels.solution, 60);
    await add(token, sentinels.service, 1);
    const entered = await signInAgain(app, email, { token });
    expect((await linesOf(entered)).sort()).toEqual([
      [sentinels.solution, 90],
      [sentinels.accessory, 5],
      [sentinels.service, 1],
    ]);
  });

  test('CART-25 the cart is the same on all devices, and empty after a logout', async () => {
    const { token, email } = await withOlderCart();
    const second = await signInAgain(app, email);
    expect(await linesOf(second)).toEqual(await linesOf(token));
    const { result } = await call(app, sessionContract.logout, {}, { token: second });
    expect(await linesOf(result.id)).toEqual([]);
    expect(await linesOf(token)).toHaveLength(2);
  });

  test('CART-25 devices that sign in at the same moment lose no line', async () => {
    const { email, token } = await newCustomer(app);
    const guests = await Promise.all([guest(app), guest(app), guest(app)]);
    const goods = [sentinels.accessory, sentinels.solution];
    await add(guests[0] ?? '', goods[0] ?? '');
    await add(guests[1] ?? '', goods[1] ?? '');
    await add(guests[2] ?? '', goods[0] ?? '');
    await Promise.all(guests.map((guestToken) => signInAgain(app, email, { token: guestToken })));
    expect((await linesOf(token)).sort()).toEqual([
      [sentinels.solution, 1],
      [sentinels.accessory, 2],
    ]);
  });
});
