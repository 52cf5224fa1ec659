import { randomUUID } from 'node:crypto';
import { profileContract } from '@lunette/account/contract';
import { cartContract } from '@lunette/cart/contract';
import { wishlistContract } from '@lunette/catalog/contract';
import { customerContract, passkeyContract, sessionContract } from '@lunette/session/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { session } from './schema.ts';
import { staffSession } from '../testing/staff.ts';
import { growStale, newAddress, newCustomer, PASSWORD, signInAgain } from '../testing/customer.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const app = await testGatewayApp();
const validate = (token: string | undefined) =>
  call(app, sessionContract.validateSession, undefined, { token });

/** Sets when the newest session expires. */
async function letEndIn(interval: string): Promise<void> {
  await app.db.execute(sql`
    UPDATE session SET expires_at = now() + ${interval}::interval WHERE id = (SELECT max(id::text)::uuid FROM session)`);
}

describe('the session', () => {
  test('SESS-05 a call without a session, or with an altered token, is refused with 401 session_invalid', async () => {
    const token = await guest(app);
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`;
    for (const wrong of [undefined, '', 'x', altered, `${token}x`, `${token} `]) {
      const answer = await validate(wrong);
      expect(answer.status).toBe(401);
      expect(answer.problem).toMatchObject({
        code: 'session_invalid',
        detail: 'Your visit has ended. Please try again.',
      });
    }
  });

  test('SESS-05 an expired session is refused, and a new one can be created at once', async () => {
    const token = await guest(app);
    await letEndIn('-1 second');
    expect((await validate(token)).problem).toMatchObject({ status: 401, code: 'session_invalid' });
    expect((await validate(await guest(app))).status).toBe(200);
  });

  test('SESS-01 a new session answers a token of 256 bits that identifies it, and no cache may store the answer', async () => {
    const made = await call(app, sessionContract.createSession, undefined);
    expect(Buffer.from(made.result.id, 'base64url')).toHaveLength(32);
    expect(made.headers['cache-control']).toBe('no-store');
    const seen = await validate(made.result.id);
    expect(seen.result).toEqual(made.result);
    expect(seen.headers['cache-control']).toBe('no-store');
  });

  test('SESS-01 using a session renews its 30 days, and the database never contains the token', async () => {
    const token = await guest(app);
    await letEndIn('5 days');
    await validate(token);
    const rows = await app.db.select().from(session).where(eq(session.country, 'IN'));
    const newest = rows.sort((a, b) => a.id.localeCompare(b.id)).at(-1);
    expect(newest?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * DAY_MS);
    expect(newest?.tokenHash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('SESS-09 has the cart, its number of pieces, the wishlist and that a guest is not signed in', async () => {
    const token = await guest(app);
    expect((await validate(token)).result.attrs).toEqual({
      cartIds: [],
      itemsCount: 0,
      wishlist: [],
      isLoggedIn: false,
      isLoyalty: false,
      isDoctorSession: false,
      isSalesman: false,
    });
    const body = { productId: sentinels.accessory, quantity: 2 };
    const cart = await call(app, cartContract.addItem, { body }, { token });
    expect((await validate(token)).result.attrs).toMatchObject({ cartIds: [cart.result.id], itemsCount: 2 });
    expect((await validate(await guest(app))).result.attrs.itemsCount).toBe(0);
  });

  test('a nightly job removes expired sessions', async () => {
    await guest(app);
    await letEndIn('-1 second');
    await enqueue(app.db, 'session.delete-expired', {});
    await app.runJobs();
    const { rows } = await app.db.execute(sql`SELECT 1 FROM session WHERE expires_at < now()`);
    expect(rows).toEqual([]);
  });

  test('the job removes the open bags of guests and staff whose session has ended, and no others', async () => {
    const withBag = async (token: string) => {
      await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, { token });
      return (await validate(token)).result.attrs.cartIds[0] ?? '';
    };
    const atCheckout = await readyToPay(app);
    const [left] = (await validate(atCheckout.token)).result.attrs.cartIds;
    const ordered = await readyToPay(app);
    const { orderId } = (await pay(app, ordered, { paymentMethod: 'cod' })).result;
    const ofStaff = await withBag((await staffSession(app, 'presales')).token);
    const [exchanging, moving] = [await withBag(await guest(app)), await withBag(await guest(app))];
    await app.db.execute(sql`
      INSERT INTO order_exchange (order_id, item_id, quantity, reason, method, session_id, cart_id, expires_at)
      SELECT ${orderId}, id, 1, 'other', 'NEWPRODUCT', ${randomUUID()}, ${exchanging}, now() + interval '1 day'
      FROM order_item WHERE order_id = ${orderId}`);
    await app.db.execute(sql`
      INSERT INTO checkout_link (token_hash, cart_id, session_id, client, expires_at)
      VALUES ('\\x00', ${moving}, ${randomUUID()}, 'desktop', now() + interval '15 minutes')`);
    const ofCustomer = await withBag((await newCustomer(app)).token);
    await app.db.execute(sql`UPDATE session SET expires_at = now() - interval '1 second'`);
    const ofGuest = await withBag(await guest(app));
    await enqueue(app.db, 'session.delete-expired', {});
    await app.runJobs();
    const { rows } = await app.db.execute<{ id: string }>(sql`SELECT id FROM cart WHERE status = 'open'`);
    const open = rows.map(({ id }) => id);
    expect(open).toEqual(expect.arrayContaining([exchanging, moving, ofCustomer, ofGuest]));
    for (const gone of [left, ofStaff]) expect(open).not.toContain(gone);
    const states = sql`SELECT FROM checkout WHERE cart_id = ${left} UNION ALL SELECT FROM cart_line WHERE cart_id = ${left}`;
    expect((await app.db.execute(states)).rowCount).toBe(0);
    expect(
      await app.db.$count(sql`cart JOIN orders ON orders.cart_id = cart.id WHERE orders.id = ${orderId}`),
    ).toBe(1);
  });
});

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
};

describe('signing in changes the session', () => {
  test('SESS-05 the token from before a sign-in is refused afterwards, so session fixation is not possible', async () => {
    const planted = await guest(app);
    const { token } = await newCustomer(app, { token: planted });
    expect(token).not.toBe(planted);
    expect((await validate(planted)).problem).toMatchObject({ status: 401, code: 'session_invalid' });
    expect((await validate(token)).result.attrs.isLoggedIn).toBe(true);
  });

  test('SESS-07 each change tells the storefront in headers who the session belongs to and what its new token is', async () => {
    const visitor = await guest(app);
    const registered = await newCustomer(app, { token: visitor });
    const seen = await validate(registered.token);
    expect(seen.headers).toMatchObject({ 'x-session-state': 'customer' });
    const left = await call(app, sessionContract.logout, {}, { token: registered.token });
    expect(left.headers).toMatchObject({ 'x-session-state': 'guest', 'x-session-token': left.result.id });
  });

  test('SESS-10 a logout ends the token on every gateway and answers the token of a new guest with an empty cart', async () => {
    const other = await testGatewayApp({ databaseUrl: app.databaseUrl });
    const { token } = await newCustomer(app);
    const body = { productId: sentinels.accessory };
    await call(app, cartContract.addItem, { body }, { token });
    expect((await call(other, sessionContract.validateSession, undefined, { token })).status).toBe(200);
    const { result } = await call(app, sessionContract.logout, {}, { token });
    expect((await call(other, sessionContract.validateSession, undefined, { token })).status).toBe(401);
    expect(result.id).not.toBe(token);
    expect((await validate(result.id)).result.attrs).toMatchObject({ itemsCount: 0, isLoggedIn: false });
  });

  test('SESS-01 a browser with a valid session gets that session, not a new guest’s, so a late call signs no customer out', async () => {
    const { token } = await newCustomer(app);
    const again = await call(app, sessionContract.createSession, undefined, { token });
    expect(again.result).toMatchObject({ id: token, attrs: { isLoggedIn: true } });
    const abroad = await call(app, sessionContract.createSession, undefined, { token, country: 'SG' });
    expect(abroad.result).toMatchObject({ attrs: { isLoggedIn: false } });
    expect(abroad.result.id).not.toBe(token);
  });

  test('SESS-11 the face profile that a guest’s browser remembers becomes the customer’s', async () => {
    const { token } = await newCustomer(app, { headers: { 'x-ditto-guest-id': 'ditto_42' } });
    const { result } = await call(app, customerContract.getCustomer, undefined, { token });
    expect(result.dittos).toEqual(['ditto_42']);
  });

  test('GLOB-03 guests, customers, members, opticians and sales staff are distinguished', async () => {
    const kind = async (token: string) => {
      const { isLoggedIn, isLoyalty, isDoctorSession, isSalesman } = (await validate(token)).result.attrs;
      return { isLoggedIn, isLoyalty, isDoctorSession, isSalesman };
    };
    const nobody = { isLoggedIn: false, isLoyalty: false, isDoctorSession: false, isSalesman: false };
    const customer = { ...nobody, isLoggedIn: true };
    expect(await kind(await guest(app))).toEqual(nobody);
    const { token, id } = await newCustomer(app);
    expect(await kind(token)).toEqual(customer);
    await app.db.execute(sql`
      UPDATE customer SET tier_name = 'gold', tier_label = 'Gold', member_from = current_date,
        member_until = current_date + 10 WHERE id = ${id}`);
    expect(await kind(token)).toEqual({ ...customer, isLoyalty: true });
    for (const [role, flag] of [
      ['doctor', 'isDoctorSession'],
      ['presales', 'isSalesman'],
      ['salesman', 'isSalesman'],
    ] as const)
      expect(await kind((await staffSession(app, role)).token)).toEqual({ ...nobody, [flag]: true });
  });
});

describe('devices on which a customer is signed in', () => {
  const devices = (token: string) => call(app, sessionContract.getDevices, undefined, { token });

  test('SESS-10 a guest cannot read the list, and a customer cannot sign out another customer’s device', async () => {
    expect((await devices(await guest(app))).status).toBe(403);
    const [customer, other] = [await newCustomer(app), await newCustomer(app)];
    const deviceId = (await devices(other.token)).result.devices[0]?.id ?? '';
    const refused = await call(
      app,
      sessionContract.endDevice,
      { params: { deviceId } },
      { token: customer.token },
    );
    expect(refused.problem).toMatchObject({ status: 404, code: 'device_not_found' });
    expect((await validate(other.token)).status).toBe(200);
  });

  test('SESS-10 all devices are listed, the current one first; one device, or all others, can be signed out', async () => {
    const first = await newCustomer(app, { headers: { 'user-agent': agents.desk } });
    const headers = { 'user-agent': agents.phone };
    const second = await signInAgain(app, first.email, { headers, token: await guest(app) });
    const third = await signInAgain(app, first.email);
    const { result } = await devices(first.token);
    expect(result.devices).toHaveLength(3);
    expect(result.devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const ended = await call(
      app,
      sessionContract.endDevice,
      { params: { deviceId: result.devices.at(-1)?.id ?? '' } },
      { token: first.token },
    );
    expect(ended.result.devices).toHaveLength(2);
    await call(app, sessionContract.endOtherDevices, undefined, { token: first.token });
    for (const gone of [second, third]) expect((await validate(gone)).status).toBe(401);
    expect((await validate(first.token)).status).toBe(200);
  });

  test('SESS-10 a logout everywhere ends all of them', async () => {
    const first = await newCustomer(app);
    const second = await signInAgain(app, first.email);
    await call(app, sessionContract.logout, { body: { everywhere: true } }, { token: first.token });
    expect((await validate(second)).status).toBe(401);
  });
});

describe('a device transfers its sign-in to another', () => {
  const redeem = (loggedInToken: string, token: string) =>
    call(app, sessionContract.authMobile, { body: { loggedInToken } }, { token, headers: newAddress() });

  test('ROUTE-12 AUTH-10 an invented, used or expired token is refused', async () => {
    const { token, id } = await newCustomer(app);
    for (const wrong of ['', 'x', 'A'.repeat(43)])
      expect((await redeem(wrong, await guest(app))).problem).toMatchObject({ code: 'token_invalid' });
    const { result } = await call(app, sessionContract.issueTransferToken, undefined, { token });
    expect((await redeem(result.loggedInToken, await guest(app))).status).toBe(200);
    expect((await redeem(result.loggedInToken, await guest(app))).problem.code).toBe('token_invalid');
    const late = await call(app, sessionContract.issueTransferToken, undefined, { token });
    await app.db.execute(sql`UPDATE customer_token SET expires_at = now() WHERE customer_id = ${id}`);
    expect((await redeem(late.result.loggedInToken, await guest(app))).problem.code).toBe('token_invalid');
  });

  test('ROUTE-12 a browser that is signed in as another customer refuses the token', async () => {
    const [customer, other] = [await newCustomer(app), await newCustomer(app)];
    const { result } = await call(app, sessionContract.issueTransferToken, undefined, {
      token: customer.token,
    });
    expect((await redeem(result.loggedInToken, other.token)).problem.code).toBe('signed_in_already');
  });

  test('ROUTE-12 AUTH-10 a valid token signs the session in and answers the customer’s mobile number', async () => {
    const { token, id } = await newCustomer(app);
    await app.db.execute(
      sql`UPDATE customer SET phone_code = '+91', telephone = '9822041377' WHERE id = ${id}`,
    );
    const { result } = await call(app, sessionContract.issueTransferToken, undefined, { token });
    expect(Buffer.from(result.lid, 'base64url').toString()).toBe(result.loggedInToken);
    const entered = await redeem(result.loggedInToken, await guest(app));
    expect(entered.result.customerMobile).toBe('9822041377');
    expect((await validate(entered.result.token)).result.attrs.isLoggedIn).toBe(true);
  });

  const transferTokenOf = async (token: string) =>
    (await call(app, sessionContract.issueTransferToken, undefined, { token })).result.loggedInToken;
  /** Whether a session may do what requires a recent sign-in. */
  const isRecentSignIn = async (token: string) =>
    (await call(app, passkeyContract.startPasskeyRegistration, undefined, { token })).status === 200;

  test('what a guest has collected is not moved to the account, because the link may belong to another person', async () => {
    const { token, id } = await newCustomer(app);
    const visitor = await guest(app);
    await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, { token: visitor });
    const wish = { body: { productId: sentinels.accessory } };
    await call(app, wishlistContract.addToWishlist, wish, { token: visitor });
    await app.db.execute(sql`
      INSERT INTO face_profile
        (ditto_id, session_id, name, photo, width, height, marks, face_width, pd, error_mm)
      SELECT 'ditto_7', id, '', '', 1, 1, '{}', 140, 62, 1 FROM session ORDER BY id DESC LIMIT 1`);
    const headers = { ...newAddress(), 'x-ditto-guest-id': 'ditto_8' };
    const body = { loggedInToken: await transferTokenOf(token) };
    const entered = await call(app, sessionContract.authMobile, { body }, { token: visitor, headers });
    for (const own of [token, entered.result.token]) {
      const { result } = await call(app, customerContract.getCustomer, undefined, { token: own });
      expect(result).toMatchObject({ id, isCartCount: 0, isWishlistCount: 0, dittos: [] });
    }
    const { rows } = await app.db.execute(sql`SELECT 1 FROM face_profile WHERE customer_id = ${id}`);
    expect(rows).toEqual([]);
    expect((await validate(visitor)).status).toBe(401);
  });

  test('the new session is not more recently signed in than the session that issued its token', async () => {
    const { token, id } = await newCustomer(app);
    const fresh = await redeem(await transferTokenOf(token), await guest(app));
    expect(await isRecentSignIn(fresh.result.token)).toBe(true);
    await growStale(app, id);
    const other = await redeem(await transferTokenOf(token), await guest(app));
    const own = await redeem(await transferTokenOf(token), token);
    for (const { result } of [other, own]) {
      expect((await validate(result.token)).result.attrs.isLoggedIn).toBe(true);
      expect(await isRecentSignIn(result.token)).toBe(false);
    }
  });

  test.each([
    [
      'a logout everywhere',
      (token: string) => call(app, sessionContract.logout, { body: { everywhere: true } }, { token }),
    ],
    [
      'signing out the other devices',
      (token: string) => call(app, sessionContract.endOtherDevices, undefined, { token }),
    ],
    [
      'signing out one other device',
      async (token: string) => {
        const { result } = await call(app, sessionContract.getDevices, undefined, { token });
        const deviceId = result.devices.find(({ isCurrent }) => !isCurrent)?.id ?? '';
        return call(app, sessionContract.endDevice, { params: { deviceId } }, { token });
      },
    ],
    [
      'a new password',
      (token: string) => {
        const [newPassword, confirmation] = ['quiet green harbour', 'quiet green harbour'];
        const body = { oldPassword: PASSWORD, newPassword, confirmation };
        return call(app, profileContract.changePassword, { body }, { token, headers: newAddress() });
      },
    ],
  ])('%s ends its transfer tokens', async (_name, end) => {
    const { token, email } = await newCustomer(app);
    const second = await signInAgain(app, email);
    const transferToken = await transferTokenOf(second);
    expect((await end(token)).status).toBe(200);
    expect((await redeem(transferToken, await guest(app))).problem.code).toBe('token_invalid');
  });
});
