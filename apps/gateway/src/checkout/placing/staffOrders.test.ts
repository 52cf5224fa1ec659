import { profileContract } from '@lunette/account/contract';
import { cartContract, savedContract } from '@lunette/cart/contract';
import { wishlistContract } from '@lunette/catalog/contract';
import {
  addressContract,
  leadContract,
  paymentContract,
  savedCardContract,
} from '@lunette/checkout/contract';
import { latestOrderContract, orderContract } from '@lunette/orders-returns/contract';
import { passwordContract, sessionContract, signInContract, staffContract } from '@lunette/session/contract';
import { faceProfileContract } from '@lunette/tryon/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newAddress, newCustomer } from '../../identity/testing/customer.ts';
import { enterAsStaff, staffSession } from '../../identity/testing/staff.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { completeCheckout, FRAME, pay } from '../testing/shopper.ts';

const app = await testGatewayApp();
const POWER = { right: { sph: '-1.00', pd: '31.0' }, left: { sph: '-1.25', pd: '31.0' } };
const GLASSES = {
  ...FRAME,
  powerType: 'single_vision',
  packageId: 'clear-156',
  prescription: POWER,
} as const;

/** An order that a member of staff places with cash on delivery. */
async function placed(token: string, paymentMethod: 'cod' | 'cc' = 'cod') {
  const as = { token };
  await call(app, cartContract.addItem, { body: GLASSES }, as);
  const total = await completeCheckout(app, token);
  return (await pay(app, { token, total }, { paymentMethod })).result;
}
const read = (orderId: string, token: string) =>
  call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token });

test.each(['presales', 'salesman'] as const)(
  'STAFF-02 %s fill a cart, enter a power and order for a customer, who gets the mails',
  async (role) => {
    const { token, staff } = await staffSession(app, role);
    const query = { isSalesman: 'true' };
    await call(app, cartContract.addItem, { body: GLASSES }, { token });
    const methods = await call(app, paymentContract.getPaymentMethods, { query }, { token });
    expect(methods.result.paymentMethods.map(({ id }) => id)).toContain('cod');
    const { orderId } = await placed(token);
    const { rows } = await app.db.execute(sql`
      SELECT customer_id, email, address ->> 'phone' AS phone FROM orders WHERE id = ${orderId}`);
    expect(rows).toEqual([{ customer_id: null, email: 'ananya.rao@post.in', phone: '9822041377' }]);
    await app.runJobs();
    const mails = app.sent.mail.filter(({ text }) => text.includes(orderId));
    expect(new Set(mails.map(({ to }) => to.toLowerCase()))).toEqual(new Set(['ananya.rao@post.in']));
    const { rows: acts } = await app.db.execute(sql`
      SELECT actor, actor_id, act FROM order_act WHERE order_id = ${orderId} ORDER BY at, id LIMIT 1`);
    expect(acts).toEqual([{ actor: 'staff', actor_id: staff.id, act: 'placed' }]);
    const { rows: audit } = await app.db.execute(sql`
      SELECT act FROM staff_act WHERE staff_id = ${staff.id} AND subject = ${orderId}`);
    expect(audit).toEqual([{ act: 'order_placed' }]);
  },
);

test('STAFF-02 the order is read in the session that placed it, and by staff in no other session', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const { orderId } = await placed(token);
  const own = (await read(orderId, token)).result.orders[0];
  expect([own?.access, own?.items[0]?.prescription]).toMatchObject(['reader', POWER]);
  // Only the customer can change it.
  expect([own?.cancellableUntil, own?.addressOpen, own?.items[0]?.lensesOpen]).toEqual([null, false, false]);
  expect(own?.acts[0]).toMatchObject({ actor: 'staff', act: 'placed' });
  const colleague = (await staffSession(app, 'salesman')).token;
  const { result } = await call(app, sessionContract.logout, {}, { token });
  const later = await enterAsStaff(app, await guest(app), staff);
  for (const other of [colleague, result.id, later]) expect((await read(orderId, other)).status).toBe(404);
});

test('STAFF-02 the next order begins with an empty cart and no contact data of the customer before', async () => {
  const { token } = await staffSession(app, 'salesman');
  await placed(token);
  const cart = (await call(app, cartContract.getCart, {}, { token })).result;
  expect(cart.items).toEqual([]);
  const { result } = await call(app, addressContract.getShippingAddress, undefined, { token });
  expect(JSON.stringify(result)).not.toMatch(/Ananya|9822041377|Flat 7/i);
});

test('STAFF-02 an order that was not paid in time does not return into the cart of staff', async () => {
  const { token } = await staffSession(app, 'salesman');
  const { orderId } = await placed(token, 'cc');
  await app.db.execute(
    sql`UPDATE orders SET reserved_until = now() - interval '1 hour' WHERE id = ${orderId}`,
  );
  await app.db.execute(sql`
    SELECT graphile_worker.add_job('payment.find-overdue', '{}'::json)`);
  await app.runJobs();
  const { rows } = await app.db.execute(sql`SELECT status, email FROM orders WHERE id = ${orderId}`);
  expect(rows).toEqual([{ status: 'cancelled', email: 'ananya.rao@post.in' }]);
  expect((await call(app, cartContract.getCart, {}, { token })).result.items).toEqual([]);
  const mail = app.sent.mail.find(({ subject }) => subject === `Order ${orderId} was not paid in time`);
  expect(mail?.text).toContain('We keep nothing aside');
  expect(mail?.text).not.toMatch(/your bag/i);
});

test('STAFF-02 WISH-01 staff who sell have a wishlist of their own session, which ends with it', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  const listOf = async (as: string) =>
    (await call(app, wishlistContract.getWishlist, { query: {} }, { token: as })).result.productIds;
  await call(app, wishlistContract.addToWishlist, { body: { productId: '100101' } }, { token });
  expect(await listOf(token)).toEqual(['100101']);
  const { result } = await call(app, sessionContract.logout, {}, { token });
  expect(await listOf(result.id)).toEqual([]);
  expect(await listOf(await enterAsStaff(app, await guest(app), staff))).toEqual([]);
});

test('STAFF-02 an optician fills no cart or wishlist and places no order', async () => {
  const { token } = await staffSession(app, 'doctor');
  const answers = [
    await call(app, wishlistContract.addToWishlist, { body: { productId: '100101' } }, { token }),
    await call(app, cartContract.addItem, { body: GLASSES }, { token }),
    await pay(app, { token, total: 1 }, { paymentMethod: 'cod' }),
    await call(app, paymentContract.getPaymentMethods, { query: { isSalesman: 'true' } }, { token }),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
    answers.map(() => [403, 'not_for_staff']),
  );
});

test('GLOB-03 staff who lost a role while they paid place no order', async () => {
  const { token, staff } = await staffSession(app, 'salesman');
  await call(app, cartContract.addItem, { body: GLASSES }, { token });
  const total = await completeCheckout(app, token);
  const headers = { 'x-service-token': app.settings.secrets.serviceToken };
  await call(app, staffContract.removeStaffUser, { body: { email: staff.email } }, { headers });
  expect((await pay(app, { token, total }, { paymentMethod: 'cod' })).status).toBe(401);
});

test.each(['presales', 'salesman', 'doctor'] as const)(
  'STAFF-02 %s reach nothing of an account, a wallet or a face, and no sign-in or reminder begins in their session',
  async (role) => {
    const { token } = await staffSession(app, role);
    const { email } = await newCustomer(app);
    const as = { token, headers: newAddress() };
    const answers = {
      signIn: await call(
        app,
        signInContract.authenticate,
        { body: { email, password: 'seven blue lamps' } },
        as,
      ),
      otp: await call(
        app,
        signInContract.sendOtp,
        { body: { mobile: '9822041377', otpType: 'LOGIN' } as never },
        as,
      ),
      password: await call(app, passwordContract.forgotPassword, { body: { emailAddress: email } }, as),
      cards: await call(app, savedCardContract.getSavedCards, { query: {} }, as),
      faces: await call(app, faceProfileContract.getProfiles, undefined, as),
      saved: await call(app, savedContract.removeSaved, { params: { itemId: 'x' } }, as),
      lead: await call(app, leadContract.saveAbandonedLead, { body: {} as never }, as),
      latest: await call(app, latestOrderContract.getLatestOrder, undefined, as),
      account: await call(app, profileContract.getAccountsInfo, undefined, as),
    };
    for (const [name, { status, problem }] of Object.entries(answers)) {
      expect(status, name).toBe(403);
      expect(['not_for_staff', 'sign_in_required'], name).toContain(problem.code);
    }
  },
);

test('GLOB-03 of the calls of shoppers, staff have those of ordering and of their own session only', async () => {
  const open = async (token: string) => {
    const names: string[] = [];
    for (const { method, path, access } of app.mounted) {
      if (access !== 'guest' && access !== 'customer') continue;
      // A logout would end the session.
      if (path === sessionContract.logout.path) continue;
      const url = path.replace(/:\w+/g, 'x');
      const answer = await app.http.inject({
        method,
        url,
        headers: { ...newAddress(), 'x-session-token': token, 'x-country-code': 'IN' },
      });
      if (answer.statusCode !== 403) names.push(`${method} ${path}`);
    }
    return names.sort();
  };
  expect(await open((await staffSession(app, 'doctor')).token)).toMatchInlineSnapshot(`
    [
      "GET /v2/carts",
      "GET /v2/sessions/validate",
      "GET /v2/staff/pre-sales",
      "POST /v2/staff/dual-login",
    ]
  `);
  expect(await open((await staffSession(app, 'salesman')).token)).toMatchInlineSnapshot(`
    [
      "DELETE /v2/carts",
      "DELETE /v2/carts/giftVoucher/",
      "DELETE /v2/carts/remove-offer/:offerId",
      "DELETE /v2/carts/update-item/:itemId",
      "DELETE /v2/products/wishlist",
      "DELETE /v2/products/wishlist/:productId",
      "GET /v2/carts",
      "GET /v2/carts/expressdelivery/deliveryOptions",
      "GET /v2/carts/payment/methods",
      "GET /v2/carts/payment/offers",
      "GET /v2/carts/payment/offers/card",
      "GET /v2/carts/payment/offers/enabled",
      "GET /v2/carts/paymentOffer",
      "GET /v2/carts/saved",
      "GET /v2/carts/shippingAddress",
      "GET /v2/orderpayment/:orderId/UPI/status",
      "GET /v2/orderpayment/:orderId/juspay/status",
      "GET /v2/orderpayment/:orderId/qr/status",
      "GET /v2/orderpayment/:orderId/status",
      "GET /v2/orders/:orderId",
      "GET /v2/orders/:orderId/items/:itemId/link",
      "GET /v2/orders/:orderId/items/:itemId/prescription",
      "GET /v2/payments/:paymentRefId/status",
      "GET /v2/payments/provider/clientToken",
      "GET /v2/payments/sdk/initiate",
      "GET /v2/products/wishlist",
      "GET /v2/sessions/validate",
      "GET /v2/staff/pre-sales",
      "GET /v2/utility/prescription/download/:imageFileName",
      "GET /v3/orders/:orderId",
      "GET /v4/carts/payment/methods",
      "GET /v5/carts/payment/methods",
      "POST /v2/carts",
      "POST /v2/carts/apply-offer",
      "POST /v2/carts/expressdelivery/updateDeliveryOption/:type",
      "POST /v2/carts/giftVoucher/",
      "POST /v2/carts/recart/:orderId",
      "POST /v2/carts/shippingAddress",
      "POST /v2/carts/shippingCheck",
      "POST /v2/carts/studio",
      "POST /v2/carts/update-item/:itemId",
      "POST /v2/orderpayment",
      "POST /v2/orderpayment/:orderId/qr/generate",
      "POST /v2/orderpayment/vpa/validate",
      "POST /v2/products/wishlist",
      "POST /v2/staff/dual-login",
      "POST /v2/utility/prescription/upload",
      "PUT /v2/carts/update-item/:itemId",
      "PUT /v2/orders/:orderId/items/:itemId/prescription",
    ]
  `);
});
