import { prescriptionContract } from '@lunette/prescription/contract';
import {
  consentContract,
  customerAddressContract,
  customerContract,
  sessionContract,
  type CustomerAddress,
} from '@lunette/session/contract';
import { profileContract } from '@lunette/account/contract';
import { cartContract } from '@lunette/cart/contract';
import { addressContract, deliveryContract, paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { addressForm, countryOf, statesOf, type CountryCode } from '@lunette/country-config';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { completeCheckout, payByCard } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { growStale, newAddress, newCustomer, PASSWORD, signInAgain } from '../testing/customer.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const profile = (token: string, country: CountryCode = 'IN') =>
  call(app, customerContract.getCustomer, undefined, { token, country });

type NewCustomerAddress = z.input<typeof CustomerAddress>;

const home: NewCustomerAddress = {
  firstName: 'Ananya',
  lastName: 'Rao',
  phone: '+91 98220 41377',
  email: 'ananya@post.in',
  addressline1: 'Flat 7, Neelkanth Residency',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN',
};

/** Orders goods with cash on delivery and returns the order's number. */
async function order(token: string): Promise<string> {
  const as = { token };
  await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, as);
  await call(
    app,
    addressContract.saveShippingAddress,
    { body: { address: { ...home, email: 'a@post.in' } } },
    as,
  );
  const delivery = await call(
    app,
    deliveryContract.updateDeliveryOption,
    { params: { type: 'standard' }, query: { pincode: '411001', shippingCountry: 'IN' } },
    as,
  );
  const { total } = delivery.result.cart.totals;
  const methods = await call(app, paymentContract.getPaymentMethods, { query: {} }, as);
  const fee = methods.result.paymentMethods.find(({ id }) => id === 'cod')?.fee?.value ?? 0;
  const paid = await call(
    app,
    paymentContract.payOrder,
    { body: { paymentMethod: 'cod', expectedTotal: total + fee, returnTo: 'desktop' } },
    { ...as, idempotencyKey: crypto.randomUUID() },
  );
  return paid.result.orderId;
}

/** Waits until a call waits for a row that a transaction has locked. */
async function callWaits(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await app.db.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    },
    { timeout: 5_000 },
  );
}

/** A delivered order with an amendment, a cancellation, a refund and a return with a comment and a photo, all ended. */
async function changedOrder(token: string): Promise<string> {
  const orderId = await order(token);
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM order_item WHERE order_id = ${orderId}`,
  );
  const itemId = rows[0]?.id;
  await app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status, at) VALUES (${itemId}, 'delivered', now() - interval '15 days')`);
  const power = JSON.stringify({ userName: 'Ananya', left: { sph: '-1.25' } });
  await app.db.execute(sql`
    UPDATE order_item SET lab_order = jsonb_build_object('prescription', ${power}::jsonb) WHERE id = ${itemId}`);
  await app.db.execute(sql`
    INSERT INTO order_amendment (
      order_id, item_id, kind, from_lens, to_lens, details, prescription, delta, status, actor)
    VALUES (${orderId}, ${itemId}, 'package', '{}', '{}', '{}', ${power}, 0, 'expired', 'customer')`);
  await app.db.execute(sql`
    INSERT INTO order_cancellation (order_id, reason, comment) VALUES (${orderId}, 'other', 'Ananya was away')`);
  await app.db.execute(sql`
    INSERT INTO refund (order_id, reason, method, amount, currency_code, status, key)
    VALUES (${orderId}, 'returned', 'storecredit', 100, 'INR', 'done', ${`a-refund-of-${orderId}`})`);
  await app.db.execute(sql`
    WITH made AS (
      INSERT INTO order_return (group_id, order_id, kind, status, refund_method)
      VALUES ('a-group', ${orderId}, 'claim', 'refunded', 'source') RETURNING id),
    piece AS (
      INSERT INTO return_item (return_id, item_id, piece, reason, comment, worth)
      SELECT id, ${itemId}::uuid, 0, 'damaged', 'Ananya dropped it', '{}' FROM made)
    INSERT INTO return_photo (order_id, item_id, return_id, jpeg) SELECT ${orderId}, ${itemId}::uuid, id, 'x' FROM made`);
  return orderId;
}

describe('the profile', () => {
  test('SESS-06 ACCT-01 a call without a session gets 401, a guest 403', async () => {
    expect((await call(app, customerContract.getCustomer, undefined)).status).toBe(401);
    expect((await profile(await guest(app))).problem).toMatchObject({
      status: 403,
      code: 'sign_in_required',
    });
  });

  test('ACCT-01 has everything that the screens show of a customer', async () => {
    const { token, id, email } = await newCustomer(app);
    expect((await profile(token)).result).toEqual({
      isLogin: true,
      isLoyalty: false,
      isWishlistCount: 0,
      isCartCount: 0,
      id,
      firstName: 'Ananya',
      lastName: 'Rao',
      email,
      telephone: null,
      phoneCode: null,
      countryCode: 'IN',
      hasPlacedOrder: false,
      isTelephoneVerified: false,
      emailVerificationStatus: 'unverified',
      hasPassword: true,
      gender: '',
      dittos: [],
      cygnus: { cygnusId: null },
      loyalty: null,
      wallet: { balance: { value: 0, currencyCode: 'INR' }, currencyCode: 'INR' },
      marketingSubscription: { email: false, pushNotification: false, sms: false, whatsapp: false },
      phoneCaptureExpiry: null,
      faceAnalysis: null,
      nearbyStoreLocation: null,
    });
  });

  test('ACCT-01 name and gender can be changed, in any script, but not emptied', async () => {
    const { token } = await newCustomer(app);
    const change = (body: object) => call(app, profileContract.updateCustomer, { body }, { token });
    expect((await change({ firstName: ' \u200b' })).status).toBe(422);
    expect((await change({ email: 'other@post.in' })).problem.fields).toHaveProperty('email');
    expect((await change({ firstName: 'منيرة', gender: 'female' })).result).toMatchObject({
      firstName: 'منيرة',
      lastName: 'Rao',
      gender: 'female',
    });
  });

  test('MONEY-05 a membership that is bought begins today and lasts for the days of its tier', async () => {
    const { token } = await newCustomer(app);
    await call(app, cartContract.addItem, { body: { productId: sentinels.membership } }, { token });
    await payByCard(app, provider, { token, total: await completeCheckout(app, token) });
    const { result } = await profile(token);
    expect(result.isLoyalty).toBe(true);
    expect(result.loyalty).toMatchObject({ tierName: 'gold', tierLabel: 'Gold', ordersCount: 1 });
    const days =
      (Date.parse(result.loyalty?.endDate ?? '') - Date.parse(result.loyalty?.startDate ?? '')) / DAY_MS;
    expect(days).toBe(365);
    expect(result.loyalty?.cardNumber).toMatch(/^(\d{4} ){3}\d{4}$/);
  });

  test.each([
    ['IN', false],
    ['SA', true],
  ] as const)(
    'a membership and the money in the wallet are valid until the end of their last day in the country: %s',
    async (country, lasts) => {
      const { token, id } = await newCustomer(app, { country });
      const { currencyCode } = countryOf(country);
      await app.db.execute(sql`
      UPDATE customer SET tier_name = 'gold', tier_label = 'Gold', member_from = '2040-01-01',
        member_until = '2040-11-30' WHERE id = ${id}`);
      await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance, expires_on, kind)
      VALUES (${`LAST-DAY-${country}`}, ${id}, ${country}, ${currencyCode}, 5000, '2040-11-30', 'wallet')`);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-11-30T20:30:00Z') });
      onTestFinished(() => void vi.useRealTimers());
      const { result } = await profile(token, country);
      const session = await call(app, sessionContract.validateSession, undefined, { token, country });
      expect(result).toMatchObject({
        isLoyalty: lasts,
        wallet: { balance: { value: lasts ? 50 : 0, currencyCode } },
      });
      expect(session.result.attrs.isLoyalty).toBe(lasts);
    },
  );
});

describe('orders of a customer', () => {
  const read = (orderId: string, token: string) =>
    call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token });

  test('GLOB-06 an order makes a repeat customer, and a header tells the storefront’s server', async () => {
    const { token } = await newCustomer(app);
    expect((await profile(token)).headers['x-customer-type']).toBe('NEW');
    await order(token);
    const seen = await profile(token);
    expect(seen.result.hasPlacedOrder).toBe(true);
    expect(seen.headers['x-customer-type']).toBe('REPEAT');
  });

  test('a customer sees it on all devices; another customer, a guest, and the same browser after a logout do not', async () => {
    const { token, email } = await newCustomer(app);
    const orderId = await order(token);
    expect((await read(orderId, await signInAgain(app, email))).result.orders).toHaveLength(1);
    const left = await call(app, sessionContract.logout, {}, { token });
    for (const other of [left.result.id, await guest(app), (await newCustomer(app)).token])
      expect((await read(orderId, other)).problem).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  test('a guest’s order stays readable in that session after a sign-in, but not on the customer’s other devices', async () => {
    const token = await guest(app);
    const orderId = await order(token);
    const { email } = await newCustomer(app);
    expect((await read(orderId, token)).status).toBe(200);
    const entered = await signInAgain(app, email, { token });
    expect((await read(orderId, entered)).status).toBe(200);
    expect((await read(orderId, await signInAgain(app, email))).status).toBe(404);
  });

  test('an order under the customer’s verified e-mail address becomes the customer’s at the sign-in', async () => {
    const { email, id } = await newCustomer(app, { email: 'a@post.in' });
    await app.db.execute(sql`UPDATE customer SET email_verified_at = now() WHERE id = ${id}`);
    const token = await guest(app);
    const orderId = await order(token);
    await signInAgain(app, email, { token });
    expect((await read(orderId, await signInAgain(app, email))).status).toBe(200);
  });
});

describe('addresses', () => {
  const add = (
    token: string,
    address: NewCustomerAddress,
    defaultAddress = false,
    country = address.country,
  ) =>
    call(
      app,
      customerAddressContract.addAddress,
      { body: { address, defaultAddress } },
      { token, country, idempotencyKey: crypto.randomUUID() },
    );
  const list = (token: string) => call(app, customerAddressContract.getAddresses, undefined, { token });

  test('ACCT-02 faults of an address are listed by field; an address of another country is refused', async () => {
    const { token } = await newCustomer(app);
    const faulty = await add(token, { ...home, phone: '123', postcode: '90210' });
    expect(faulty.problem).toMatchObject({ status: 422, code: 'address_invalid' });
    expect(Object.keys(faulty.problem.fields ?? {}).sort()).toEqual(['address.phone', 'address.postcode']);
    expect((await add(token, { ...home, country: 'US' }, false, 'IN')).problem.fields).toHaveProperty(
      'address.country',
    );
  });

  test('ACCT-02 a customer cannot change or delete the address of another customer', async () => {
    const [customer, other] = [await newCustomer(app), await newCustomer(app)];
    const addressId = (await add(customer.token, home)).result.addresses[0]?.id ?? '';
    const body = { address: home };
    const as = { token: other.token };
    expect(
      (await call(app, customerAddressContract.updateAddress, { params: { addressId }, body }, as)).status,
    ).toBe(404);
    expect(
      (await call(app, customerAddressContract.deleteAddress, { params: { addressId } }, as)).status,
    ).toBe(404);
    expect((await list(customer.token)).result.addresses).toHaveLength(1);
  });

  test('ACCT-02 API-10 the default address is first; deleting it makes the next one the default; phones are stored as plain digits', async () => {
    const { token } = await newCustomer(app);
    const first = await add(token, home);
    expect(first.result.addresses[0]).toMatchObject({ defaultAddress: true, phone: '9822041377' });
    await add(token, { ...home, city: 'Mumbai' });
    const third = await add(token, { ...home, city: 'Nagpur' }, true);
    expect(third.result.addresses.map(({ city, defaultAddress }) => [city, defaultAddress])).toEqual([
      ['Nagpur', true],
      ['Mumbai', false],
      ['Pune', false],
    ]);
    const addressId = third.result.addresses[0]?.id ?? '';
    const left = await call(app, customerAddressContract.deleteAddress, { params: { addressId } }, { token });
    expect(left.result.addresses.map(({ city, defaultAddress }) => [city, defaultAddress])).toEqual([
      ['Mumbai', true],
      ['Pune', false],
    ]);
    const changed = await call(
      app,
      customerAddressContract.updateAddress,
      {
        params: { addressId: left.result.addresses[1]?.id ?? '' },
        body: { address: { ...home, city: 'Nashik' } },
      },
      { token },
    );
    expect(changed.result.addresses.map(({ city }) => city)).toEqual(['Mumbai', 'Nashik']);
  });

  test('CTRY-06 ACCT-02 the address form of each country is accepted, without a postcode where the country has none', async () => {
    const places: Record<CountryCode, Partial<NewCustomerAddress>> = {
      IN: { phone: '9822041377', postcode: '411001', city: 'Pune' },
      SG: { phone: '81234567', city: 'Singapore', postcode: '' },
      AE: { phone: '501234567', city: 'Dubai', locality: 'Dubai Marina', postcode: '' },
      SA: { phone: '501234567', city: 'Riyadh', locality: 'Olaya', postcode: '' },
      US: { phone: '2125550147', city: 'New York', postcode: '10001' },
    };
    for (const [country, place] of Object.entries(places) as [CountryCode, Partial<NewCustomerAddress>][]) {
      const { token } = await newCustomer(app, { country });
      const state = statesOf(country).includes('New York') ? 'New York' : (statesOf(country)[0] ?? '');
      const answer = await add(token, { ...home, ...place, state, country });
      expect(answer.result.addresses, country).toHaveLength(1);
      const asks = addressForm(country).some(({ field, required }) => field === 'postcode' && required);
      expect(asks).toBe(country === 'IN' || country === 'US');
    }
  });

  test('ACCT-02 of addresses that two tabs change at the same moment exactly one is the default', async () => {
    const { token } = await newCustomer(app);
    const first = await Promise.all(
      ['Pune', 'Mumbai', 'Nagpur'].map((city) => add(token, { ...home, city })),
    );
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const defaults = async () => {
      const { addresses } = (await list(token)).result;
      return addresses.map(({ defaultAddress }) => defaultAddress);
    };
    expect(await defaults()).toEqual([true, false, false]);
    const { addresses } = (await list(token)).result;
    const gone = addresses
      .slice(0, 2)
      .map(({ id: addressId }) =>
        call(app, customerAddressContract.deleteAddress, { params: { addressId } }, { token }),
      );
    const added = add(token, { ...home, city: 'Nashik' }, true);
    expect((await Promise.all([...gone, added])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await defaults()).toEqual([true, false]);
  });

  test('ACCT-02 an address that is added while its account is deleted is refused like a session that has ended', async () => {
    const { token, id } = await newCustomer(app);
    const isDeleted = Promise.withResolvers<void>();
    const deleting = app.db.transaction(async (tx) => {
      await tx.execute(sql`DELETE FROM customer WHERE id = ${id}`);
      isDeleted.resolve();
      await callWaits();
    });
    await isDeleted.promise;
    const [added] = await Promise.all([add(token, home), deleting]);
    expect([added.status, added.problem.code]).toEqual([401, 'session_invalid']);
  });

  test('ACCT-02 a form that is sent twice makes one address', async () => {
    const { token } = await newCustomer(app);
    const idempotencyKey = crypto.randomUUID();
    const once = () =>
      call(app, customerAddressContract.addAddress, { body: { address: home } }, { token, idempotencyKey });
    await Promise.all([once(), once()]);
    expect((await list(token)).result.addresses).toHaveLength(1);
  });
});

describe('consents', () => {
  test('ACCT-03 no consent is given at first; a change answers all four, and each is stored with its date', async () => {
    const { token } = await newCustomer(app);
    const set = (body: object) => call(app, consentContract.setMarketingSubscription, { body }, { token });
    expect((await set({ email: true, sms: true })).result).toEqual({
      email: true,
      sms: true,
      pushNotification: false,
      whatsapp: false,
    });
    await set({ sms: false });
    await set({ sms: false });
    const now = await call(app, consentContract.getMarketingSubscription, undefined, { token });
    expect(now.result).toMatchObject({ email: true, sms: false });
    const { result } = await call(app, consentContract.getConsents, undefined, { token });
    expect(result.consents.map(({ channel, granted, client }) => [channel, granted, client])).toEqual([
      ['sms', false, 'desktop'],
      ['sms', true, 'desktop'],
      ['email', true, 'desktop'],
    ]);
  });

  test('ACCT-04 WhatsApp is OPT_OUT until it is set by PUT or POST; the answer has status, details and id', async () => {
    const { token } = await newCustomer(app);
    const before = await call(app, consentContract.getWhatsAppConsent, undefined, { token });
    expect(before.result.response).toEqual({ status: 'success', details: 'OPT_OUT', id: '' });
    const set = await call(
      app,
      consentContract.setWhatsAppConsent,
      { body: { optingValue: true } },
      { token },
    );
    expect(set.result.response).toMatchObject({ status: 'success', details: 'OPT_IN' });
    expect(set.result.response.id).not.toBe('');
    const out = await call(
      app,
      consentContract.addWhatsAppConsent,
      { body: { optingValue: false } },
      { token },
    );
    expect(out.result.response.details).toBe('OPT_OUT');
    expect(out.result.response.id).not.toBe(set.result.response.id);
  });
});

describe('prescriptions', () => {
  test('RX-07 saved ones are read from orders and the cart, newest first, each once, and only the customer’s own', async () => {
    const { token } = await newCustomer(app);
    const eye = { sph: '-1.25', boxes: '1' };
    const body = {
      productId: sentinels.dailyLens,
      powerType: 'contact_lens' as const,
      prescription: { left: eye, right: eye, userName: 'Ananya' },
    };
    const added = await call(app, cartContract.addItem, { body }, { token });
    expect(added.status).toBe(200);
    const saved = (as: string, powerType?: string) =>
      call(
        app,
        prescriptionContract.getSavedPrescriptions,
        { query: powerType ? { powerType } : {} },
        { token: as },
      );
    const { result } = await saved(token);
    expect(result.prescriptions).toHaveLength(1);
    expect(result.prescriptions[0]).toMatchObject({
      source: 'cart',
      powerType: 'contact_lens',
      userName: 'Ananya',
      productId: sentinels.dailyLens,
      left: { sph: '-1.25' },
    });
    const more = { ...eye, boxes: '2' };
    await call(
      app,
      cartContract.addItem,
      {
        body: {
          ...body,
          prescription: { left: more, right: more, userName: 'Ananya', labels: { sph: 'SPH' } },
        },
      },
      { token },
    );
    expect((await saved(token, 'CONTACT_LENS')).result.prescriptions).toHaveLength(1);
    expect((await saved(token, 'single_vision')).result.prescriptions).toEqual([]);
    expect((await saved((await newCustomer(app)).token)).result.prescriptions).toEqual([]);
    const later = { sph: 'Call Me/Email Me for Power' };
    for (const inStudio of [false, true]) {
      const prescription = { left: later, right: later, inStudio };
      const glasses = { productId: sentinels.inStockFrame, powerType: 'single_vision' as const };
      await call(
        app,
        cartContract.addItem,
        { body: { ...glasses, packageId: 'clear-156', prescription } },
        { token },
      );
    }
    expect((await saved(token, 'single_vision')).result.prescriptions).toHaveLength(1);
  });
});

describe('the copy of the data and the deletion of the account', () => {
  const leave = (token: string, body: object) =>
    call(app, profileContract.deleteCustomer, { body: body as never }, { token, headers: newAddress() });

  test('the copy has profile, addresses, consents, devices and orders, and no secret', async () => {
    const { token, email } = await newCustomer(app);
    const orderId = await order(token);
    const { result } = await call(app, profileContract.getCustomerData, undefined, { token });
    expect(result).toMatchObject({ profile: { email }, orders: [{ id: orderId }], devices: [{}] });
    expect(JSON.stringify(result)).not.toMatch(/argon2|token_hash|password_hash|public_key/);
  });

  test('the copy has the payments, refunds, amendments, cancellations and returns of an order', async () => {
    const { token } = await newCustomer(app);
    await changedOrder(token);
    const { result } = await call(app, profileContract.getCustomerData, undefined, { token });
    expect(result.orders).toMatchObject([
      {
        payments: [{ method: 'cod', status: 'cash_due' }],
        refunds: [{ reason: 'returned', amount: 100 }],
        amendments: [{ status: 'expired', prescription: { userName: 'Ananya' } }],
        cancellations: [{ comment: 'Ananya was away' }],
        returns: [{ status: 'refunded', items: [{ comment: 'Ananya dropped it' }] }],
        returnPhotos: [{ picture: 'data:image/jpeg;base64,eA==' }],
      },
    ]);
    expect(JSON.stringify(result)).not.toMatch(/a-refund-of|intent_id|page_url|opener_id/);
  });

  test('ACCT-02 O-25: deleting the account needs the word DELETE, and the password if the sign-in is old', async () => {
    const { token, id } = await newCustomer(app);
    expect((await leave(token, {})).status).toBe(422);
    expect((await leave(token, { confirmation: 'yes' })).status).toBe(422);
    await growStale(app, id);
    expect((await leave(token, { confirmation: 'DELETE' })).problem.code).toBe('sign_in_again');
    expect((await leave(token, { confirmation: 'DELETE', password: 'wrong' })).problem.code).toBe(
      'credentials_wrong',
    );
    expect((await leave(token, { confirmation: 'DELETE', password: PASSWORD })).result.success).toBe(true);
  });

  test('then no device is signed in and no personal data is left, and an order that has ended has no name', async () => {
    const { token, id, email } = await newCustomer(app);
    const second = await signInAgain(app, email);
    const orderId = await order(token);
    await app.db.execute(sql`
      UPDATE payment SET card_brand = 'visa', card_first6 = '424242', card_last4 = '4242' WHERE order_id = ${orderId}`);
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status, at)
      SELECT id, 'delivered', now() - interval '15 days' FROM order_item WHERE order_id = ${orderId}`);
    const { result } = await leave(token, { confirmation: 'DELETE' });
    expect((await profile(result.id)).status).toBe(403);
    expect((await profile(second)).status).toBe(401);
    await expect(signInAgain(app, email)).rejects.toThrow('credentials_wrong');
    const { rows } = await app.db.execute<{ total: number; address: { firstName: string; state: string } }>(
      sql`SELECT total, email, address, customer_id FROM orders WHERE id = ${orderId}`,
    );
    expect(rows[0]).toMatchObject({
      email: '',
      customer_id: null,
      address: { firstName: '—', state: 'Maharashtra' },
    });
    expect(rows[0]?.total).toBeGreaterThan(0);
    const paid = await app.db.execute(
      sql`SELECT card_brand, card_first6, card_last4 FROM payment WHERE order_id = ${orderId}`,
    );
    expect(paid.rows).toEqual([{ card_brand: null, card_first6: null, card_last4: null }]);
    const { rowCount } = await app.db.execute(sql`SELECT 1 FROM customer WHERE id = ${id}`);
    expect(rowCount).toBe(0);
  });

  test('then appointments to come stay booked without the account, and past or cancelled ones are deleted', async () => {
    const { token, id } = await newCustomer(app);
    const names = [`to come ${id}`, `over ${id}`, `cancelled ${id}`];
    const book = (name: string, status: string, startsAt: SQL) =>
      app.db.execute(sql`
        INSERT INTO appointment (kind, status, session_id, customer_id, country, language, store_code, seat, starts_at, ends_at, name, phone)
        SELECT 'vision', ${status}, ${id}, ${id}, 'IN', 'en', code, ${name}, ${startsAt}, ${startsAt} + interval '1 hour',
          ${name}, '9822041377' FROM store WHERE country = 'IN' LIMIT 1`);
    await book(names[0] ?? '', 'booked', sql`now() + interval '2 days'`);
    await book(names[1] ?? '', 'booked', sql`now() - interval '2 days'`);
    await book(names[2] ?? '', 'cancelled', sql`now() + interval '2 days'`);
    expect((await leave(token, { confirmation: 'DELETE' })).result.waitsForOrders).toEqual([]);
    const { rows } = await app.db.execute(
      sql`SELECT name, status, customer_id FROM appointment WHERE session_id = ${id}`,
    );
    expect(rows).toEqual([{ name: names[0], status: 'booked', customer_id: null }]);
  });

  test('then no power, comment or photo is left in the amendments, cancellations and returns of an order', async () => {
    const { token } = await newCustomer(app);
    const orderId = await changedOrder(token);
    expect((await leave(token, { confirmation: 'DELETE' })).result.waitsForOrders).toEqual([]);
    const { rows } = await app.db.execute(sql`
      SELECT amendment.prescription AS amended, lab_order->'prescription' AS at_lab, cancelled.comment AS cancelled,
        piece.comment AS returned, (SELECT count(*)::int FROM return_photo WHERE order_id = ${orderId}) AS photos
      FROM order_amendment amendment JOIN order_cancellation cancelled USING (order_id)
        JOIN order_item item ON item.id = amendment.item_id JOIN return_item piece ON piece.item_id = item.id
      WHERE amendment.order_id = ${orderId}`);
    expect(rows).toEqual([{ amended: null, at_lab: null, cancelled: null, returned: null, photos: 0 }]);
  });

  test('an order that is placed in another tab while the account is deleted delays the deletion and keeps its owner', async () => {
    const { token, id } = await newCustomer(app);
    const orderId = await order(await guest(app));
    const isPlaced = Promise.withResolvers<void>();
    const placing = app.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE orders SET customer_id = ${id} WHERE id = ${orderId}`);
      isPlaced.resolve();
      await callWaits();
    });
    await isPlaced.promise;
    const [left] = await Promise.all([leave(token, { confirmation: 'DELETE' }), placing]);
    expect(left.result.waitsForOrders).toEqual([orderId]);
    const { rows } = await app.db.execute(sql`SELECT customer_id FROM orders WHERE id = ${orderId}`);
    expect(rows).toEqual([{ customer_id: id }]);
  });

  test('of two tabs that delete the account at the same moment the second is refused like a session that has ended', async () => {
    const { token } = await newCustomer(app);
    const answers = await Promise.all([1, 2].map(() => leave(token, { confirmation: 'DELETE' })));
    const ended = answers.filter(({ status }) => status !== 200);
    expect(ended.map(({ problem: { status, code } }) => [status, code])).toEqual([[401, 'session_invalid']]);
  });

  test('an open order, its fourteen days, its refund and its return delay the deletion, which a mail says; then it is done', async () => {
    const { token, id, email } = await newCustomer(app);
    const orderId = await order(token);
    const left = await leave(token, { confirmation: 'DELETE' });
    expect(left.result.waitsForOrders).toEqual([orderId]);
    expect((await profile(token)).status).toBe(401);
    await app.runJobs();
    expect(app.sent.mail.findLast(({ to }) => to === email)?.subject).toBe('Your account will be deleted');
    const nameAfterTheJob = async () => {
      await enqueue(app.db, 'session.delete-waiting', {});
      await app.runJobs();
      const { rows } = await app.db.execute<{ name: string }>(
        sql`SELECT address->>'firstName' AS name FROM orders WHERE id = ${orderId}`,
      );
      return rows[0]?.name;
    };
    expect(await nameAfterTheJob()).toBe('Ananya');
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status, at)
      SELECT id, 'delivered', now() - interval '13 days' FROM order_item WHERE order_id = ${orderId}`);
    expect(await nameAfterTheJob()).toBe('Ananya');
    await app.db.execute(sql`
      UPDATE item_status_history SET at = now() - interval '15 days'
      WHERE item_id IN (SELECT id FROM order_item WHERE order_id = ${orderId})`);
    await app.db.execute(sql`
      INSERT INTO refund (order_id, reason, method, amount, currency_code, status, key)
      VALUES (${orderId}, 'cancelled', 'storecredit', 100, 'INR', 'due', 'a-refund-that-waits')`);
    expect(await nameAfterTheJob()).toBe('Ananya');
    await app.db.execute(sql`UPDATE refund SET status = 'done' WHERE key = 'a-refund-that-waits'`);
    await app.db.execute(sql`
      INSERT INTO order_return (group_id, order_id, kind, status, refund_method)
      VALUES ('a-group', ${orderId}, 'claim', 'received', 'source')`);
    expect(await nameAfterTheJob()).toBe('Ananya');
    await app.db.execute(sql`UPDATE order_return SET status = 'refunded' WHERE order_id = ${orderId}`);
    expect(await nameAfterTheJob()).toBe('—');
    const { rowCount } = await app.db.execute(sql`SELECT 1 FROM customer WHERE id = ${id}`);
    expect(rowCount).toBe(0);
  });

  test('a customer who signs in again before the deletion is done keeps the account', async () => {
    const { token, id, email } = await newCustomer(app);
    await order(token);
    await leave(token, { confirmation: 'DELETE' });
    await signInAgain(app, email);
    const { rows } = await app.db.execute(sql`SELECT deletion_asked_at FROM customer WHERE id = ${id}`);
    expect(rows).toEqual([{ deletion_asked_at: null }]);
  });
});
