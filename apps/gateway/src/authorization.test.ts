import type { Endpoint } from '@lunette/api-client/contract';
import { appointmentContract } from '@lunette/appointments/contract';
import { cartContract, savedContract } from '@lunette/cart/contract';
import {
  addressContract,
  deliveryContract,
  paymentContract,
  savedCardContract,
} from '@lunette/checkout/contract';
import {
  customerAddressContract,
  customerContract,
  passkeyContract,
  sessionContract,
  storeSaleContract,
} from '@lunette/session/contract';
import { faceProfileContract } from '@lunette/tryon/contract';
import { prescriptionContract, savedPrescriptionContract } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sentinels } from '../seed/sentinels.ts';
import { bookHome, homeSlots } from './appointments/testing/booking.ts';
import { newPicture } from './cart/testing/prescriptionPictures.ts';
import { call, guest, testGatewayApp } from './platform/testing/testGateway.ts';
import { softAuthenticator } from './identity/signIn/passkey/testing/softAuthenticator.ts';
import { newAddress, newCustomer, signInAgain } from './identity/testing/customer.ts';
import { staffSession } from './identity/testing/staff.ts';
import { drawnFace, drawnMarks } from './tryon/testing/drawnFace.ts';
import { sendForm } from './tryon/testing/sendForm.ts';

// The clock stands still, because some answers count days, which change at midnight.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
const app = await testGatewayApp();
const owner = await newCustomer(app, { firstName: 'Zerelda', email: 'zerelda.quint@post.in' });
const stranger = await newCustomer(app, { firstName: 'Bo' });
const own = await belongings();
/** Words that only an answer to the owner may contain. */
const SECRETS = ['Zerelda', 'zerelda', '9876501234', 'Hidden Lane', 'SC-ZERELDA'];
const before = await untouched();

/** Everything that a customer can own, by the name of the path parameter with which a call asks for it. */
async function belongings(): Promise<Record<string, string>> {
  const as = { token: owner.token };
  const body = { address: { ...home(), comment: '' } };
  await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, as);
  await call(app, addressContract.saveShippingAddress, { body }, as);
  const query = { pincode: '411001', shippingCountry: 'IN' as const };
  const delivery = await call(
    app,
    deliveryContract.updateDeliveryOption,
    { params: { type: 'standard' }, query },
    as,
  );
  const payment = {
    paymentMethod: 'cod' as const,
    expectedTotal: delivery.result.cart.totals.total + (await cashFee()),
    returnTo: 'desktop' as const,
  };
  const paid = await call(
    app,
    paymentContract.payOrder,
    { body: payment },
    { ...as, idempotencyKey: 'an-order-of-hers' },
  );
  const line = await call(app, cartContract.addItem, { body: { productId: sentinels.solution } }, as);
  const saved = await call(app, customerAddressContract.addAddress, { body: { address: home() } }, as);
  const eye = { sph: '-1.00' };
  const prescription = { left: eye, right: eye, userName: 'Zerelda' };
  const { result: added } = await call(
    app,
    savedPrescriptionContract.addSavedPrescription,
    { body: { powerType: 'single_vision', prescription } },
    as,
  );
  const device = softAuthenticator();
  const invited = await call(app, passkeyContract.startPasskeyRegistration, undefined, as);
  const response = device.create({ challenge: invited.result.challenge }) as never;
  await call(app, passkeyContract.addPasskey, { body: { response, name: 'Zerelda’s phone' } }, as);
  const face = { file: await drawnFace(), marks: drawnMarks, name: 'Zerelda', consent: 'yes' };
  const kept = await sendForm(app, faceProfileContract.upload, face, owner.token);
  const devices = await call(app, sessionContract.getDevices, undefined, as);
  await app.db.execute(sql`
    INSERT INTO store_credit (code, customer_id, country, currency_code, balance)
    VALUES ('SC-ZERELDA', ${owner.id}, 'IN', 'INR', 50000)`);
  const [slot] = await homeSlots(app, as);
  const address = { addressline1: '9 Hidden Lane', city: 'Pune', postcode: '411001' };
  const visitor = { name: 'Zerelda Quint', phone: '9876501234', email: 'zerelda.quint@post.in', address };
  const visit = await bookHome(app, as, slot?.startsAt ?? '', visitor);
  const { result: aside } = await call(
    app,
    savedContract.saveForLater,
    { params: { itemId: line.result.items[0]?.id ?? '' } },
    as,
  );
  const bag = await mergedBag();
  const { rows: cards } = await app.db.execute<{ id: string }>(sql`
    INSERT INTO saved_card (customer_id, country, vault_customer, token, brand, last4, expiry)
    VALUES (${owner.id}, 'IN', ${owner.id}, 'card_of_zerelda', 'visa', '4242', '2099-08') RETURNING id`);
  await app.db.execute(sql`UPDATE payment SET intent_id = 'pi_zerelda' WHERE id = ${paid.result.paymentId}`);
  return {
    savedItemId: aside.saved.items[0]?.id ?? '',
    mergeId: bag.merge?.id ?? '',
    cardToken: cards[0]?.id ?? '',
    paymentRefId: 'pi_zerelda',
    paymentId: paid.result.paymentId,
    appointmentId: visit.result.appointmentId,
    orderId: paid.result.orderId,
    itemId: bag.items[0]?.id ?? '',
    addressId: saved.result.addresses[0]?.id ?? '',
    passkeyId: device.id,
    deviceId: devices.result.devices[0]?.id ?? '',
    code: 'SC-ZERELDA',
    dittoId: kept.result.id.slice(0, 14),
    imageFileName: await newPicture(app, owner.token),
    source: 'account',
    prescriptionId: added.id,
  };
}

/** The owner's cart after a sign-in on another device has merged two carts. */
async function mergedBag() {
  const add = (token: string, productId: string) =>
    call(app, cartContract.addItem, { body: { productId } }, { token });
  await add(owner.token, sentinels.accessory);
  const token = await guest(app);
  await add(token, sentinels.solution);
  const other = await signInAgain(app, owner.email, { token });
  return (await call(app, cartContract.getCart, {}, { token: other })).result;
}

function home() {
  return {
    firstName: 'Zerelda',
    lastName: 'Quint',
    phone: '9876501234',
    email: 'zerelda.quint@post.in',
    addressline1: '9 Hidden Lane',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
    country: 'IN' as const,
  };
}

async function cashFee(): Promise<number> {
  const { result } = await call(
    app,
    paymentContract.getPaymentMethods,
    { query: {} },
    { token: owner.token },
  );
  return result.paymentMethods.find(({ id }) => id === 'cod')?.fee?.value ?? 0;
}

/** What belongs to the owner, as the owner reads it. */
async function untouched(): Promise<unknown> {
  const as = { token: owner.token };
  return [
    (await call(app, cartContract.getCart, {}, as)).result,
    (await call(app, savedContract.getSaved, undefined, as)).result,
    (await call(app, savedCardContract.getSavedCards, { query: {} }, as)).result,
    (await call(app, customerAddressContract.getAddresses, undefined, as)).result,
    (await call(app, passkeyContract.getPasskeys, undefined, as)).result.passkeys.map(({ id }) => id),
    (await call(app, customerContract.getCustomer, undefined, as)).result,
    (await call(app, faceProfileContract.getProfiles, undefined, as)).result,
    (await call(app, appointmentContract.getAppointments, undefined, as)).result,
    (await call(app, prescriptionContract.getSavedPrescriptions, { query: {} }, as)).result,
  ];
}

/** Well-formed bodies for the calls that change something of the owner's. */
const BODIES: Record<string, object> = {
  'PUT /v2/customers/me/addresses/:addressId': { address: home() },
  'PUT /v2/customers/me/prescriptions/:source/:prescriptionId': { userName: 'Bo' },
  'POST /v2/orders/:orderId/claimPaper': {},
  'POST /v2/carts/update-item/:itemId': { prescription: { left: { sph: '-1.00' }, right: { sph: '-1.00' } } },
  'POST /v2/orderpayment': {
    orderId: own.orderId,
    paymentMethod: 'cod',
    expectedTotal: 1,
    returnTo: 'desktop',
  },
  'POST /v2/orderpayment/:orderId/qr/generate': { expectedTotal: 1 },
  'POST /v2/orders/:orderId/cancel': { reason: 'changed_mind' },
  'PUT /v2/orders/:orderId/items/:itemId/prescription': { prescription: { right: { sph: '-1.00' } } },
  'PUT /v2/orders/:orderId/shippingAddress': { address: home() },
  'POST /v2/orders/:orderId/otp': { email: 'somebody@post.in' },
};
const RETURNED = { items: [{ itemId: own.itemId, quantity: 1, reason: 'other' }] };
BODIES['POST /v2/orders/:orderId/return/preview'] = RETURNED;
BODIES['POST /v2/orders/:orderId/return'] = { ...RETURNED, preview: 'a-preview' };
BODIES['POST /v2/orders/:orderId/refund/return'] = { itemId: own.itemId, refundMethod: 'source' };
BODIES['POST /v2/orders/:orderId/refund/neft'] = {
  accountHolder: 'Zerelda Quint',
  accountNumber: '447100318825',
  bankCode: 'KOSH0000411',
};
BODIES['POST /v2/orders/:orderId/refund/:refundId/storecredit'] = {};
const EXCHANGED = { itemId: own.itemId, reason: 'other', method: 'NEWPRODUCT' };
BODIES['POST /v2/orders/:orderId/exchange'] = EXCHANGED;
BODIES['POST /v2/orders/:orderId/exchange/:exchangeId/preview'] = {};
BODIES['POST /v2/orders/:orderId/exchange/:exchangeId/confirm'] = { preview: 'a-preview' };
BODIES['PUT /v2/orders/:orderId/return/:returnId/pickup'] = { date: '2100-01-01', from: '09:00' };
BODIES['POST /v2/orders/:orderId/return/photo'] = { itemId: own.itemId ?? '', file: await drawnFace() };
const STARTS_AT = '2100-01-01T10:00:00Z';
BODIES['POST /v2/orders/store/appointment/reschedule'] = {
  appointmentId: own.appointmentId,
  startsAt: STARTS_AT,
};
for (const call of [':orderId/studio/slot', 'appointment', 'store/appointment/book'])
  BODIES[`POST /v2/orders/${call}`] = { storeCode: 'in-fc-road', startsAt: STARTS_AT };
BODIES['POST /v2/appointments/:appointmentId/reschedule'] = { startsAt: STARTS_AT };
BODIES['POST /v2/appointments/:appointmentId/cancel'] = {};
BODIES['POST /v2/hec/order/:appointmentId/cancel'] = {};
BODIES['POST /v2/staff/orders/:orderId/prescription'] = { itemId: own.itemId, unreadable: 'Too dark.' };
BODIES['POST /v2/utility/campaign/camp_MSiteStoreStaffSalesData'] = {
  collectionData: { salesmanId: '10001', receipt: 'PUN-4711', soldOn: '2026-11-20', amount: 4990 },
};
/** Calls that name in their query or body, not in their path, what belongs to a customer. */
const BY_QUERY = [
  'POST /v2/orderpayment',
  'POST /v2/orders/store/appointment/book',
  'POST /v2/orders/store/appointment/reschedule',
  'POST /v2/orders/appointment',
  'POST /v2/orders/appointment/cancel',
  'POST /v2/hec/cancel',
  'GET /v2/hec/agent',
];
/** Values of the other mandatory query parameters, so that a call reaches the check of the owner. */
const QUERY: Record<string, string> = {
  count: '1',
  orderId: own.orderId ?? '',
  itemId: own.itemId ?? '',
  page: '0',
  pagesize: '10',
  pincode: '411001',
  postcode: '411001',
  shippingCountry: 'IN',
  giftVoucherCode: 'SC-ZERELDA',
  telephone: '9876501234',
  keys: 'support',
  value: '123456',
  from: 'single_vision',
  to: 'progressive',
  paymentId: own.paymentId ?? '',
  emailId: stranger.email,
  updateFrom: 'clear-156',
  updateTo: 'thin-160',
  ids: '100101',
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The owner's value of a path parameter; calls of saved goods get the id of a saved line as `itemId`. */
const ownIn = (path: string, name: string) =>
  own[path.startsWith('/v2/carts/saved/') && path !== savedContract.saveForLater.path ? 'savedItemId' : name];

async function ask(contract: Endpoint, token?: string) {
  const { method, path, query } = contract;
  const asked = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
  const search = new URLSearchParams(
    asked.flatMap((name): [string, string][] => (QUERY[name] ? [[name, QUERY[name]]] : [])),
  );
  const body = BODIES[nameOf(contract)];
  const sent = body && (await sentAs(contract, body));
  return app.http.inject({
    method,
    url: `${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ownIn(path, name) ?? '1'))}?${search.toString()}`,
    headers: {
      ...newAddress(),
      'x-country-code': 'IN',
      ...(token !== undefined && { 'x-session-token': token }),
      'idempotency-key': `try-${crypto.randomUUID()}`,
      ...(sent && { 'content-type': sent.type }),
    },
    ...(sent && { payload: sent.payload }),
  });
}

/** A body in the form that its contract takes: a form, or JSON. */
async function sentAs({ form }: Endpoint, body: object): Promise<{ type: string; payload: Buffer | object }> {
  if (!form) return { type: 'application/json', payload: body };
  const data = new FormData();
  for (const [name, value] of Object.entries(body) as [string, string | Blob][]) data.append(name, value);
  const sent = new Response(data);
  return { type: sent.headers.get('content-type') ?? '', payload: Buffer.from(await sent.arrayBuffer()) };
}

const table = app.mounted.map((contract) => [nameOf(contract), contract] as const);
const mayAnybody = table.filter(([, { access }]) => access === 'public').map(([name]) => name);
const ofSomebody = table.filter(
  ([name, { path, access }]) =>
    access !== 'public' &&
    (Object.keys(own).some((part) => path.includes(`:${part}`)) || BY_QUERY.includes(name)),
);

describe('every call of the gateway', () => {
  test('anybody may make these and no others', () => {
    expect(mayAnybody.sort()).toMatchSnapshot();
  });

  test.each(table.filter(([, { access }]) => access !== 'public'))(
    '%s is refused without a valid session',
    async (_name, contract) => {
      for (const token of [undefined, '', 'x'.repeat(43)]) {
        const answer = await ask(contract, token);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ code: 'session_invalid' });
      }
    },
  );

  test.each(table.filter(([, { access }]) => access === 'customer'))(
    '%s is refused to a guest',
    async (_name, contract) => {
      const answer = await ask(contract, await guest(app));
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'sign_in_required' });
    },
  );

  test.each(table.filter(([, { access }]) => access === 'staff'))(
    'STAFF-01 %s is refused to guests, customers and staff of another role',
    async (_name, contract) => {
      const isOfSales = (Object.values(storeSaleContract) as Endpoint[]).includes(contract);
      const other = (await staffSession(app, isOfSales ? 'doctor' : 'salesman')).token;
      for (const token of [await guest(app), owner.token, other]) {
        const answer = await ask(contract, token);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ code: 'staff_only' });
      }
    },
  );

  test('every one of these calls refuses a session of another country', async () => {
    const token = await guest(app, { country: 'SG' });
    for (const [name, contract] of table.filter(([, { access }]) => access !== 'public'))
      expect((await ask(contract, token)).statusCode, name).toBe(401);
  });

  test.each(ofSomebody)(
    '%s does not find what belongs to another customer, neither for a guest nor for a customer',
    async (_name, contract) => {
      for (const token of [await guest(app), stranger.token]) {
        const answer = await ask(contract, token);
        const isRefused =
          contract.access === 'staff' || (contract.access === 'customer' && token !== stranger.token);
        const foreign = isRefused ? 403 : 404;
        expect(answer.statusCode, answer.body).toBe(foreign);
      }
    },
  );

  test('no answer to another caller contains a word of the owner', async () => {
    const reads = table.filter(([, { method }]) => method === 'GET');
    for (const token of [undefined, await guest(app), stranger.token])
      for (const [name, contract] of reads) {
        const { body } = await ask(contract, token);
        for (const secret of SECRETS) expect(body, name).not.toContain(secret);
      }
  });

  test('nothing of the owner has changed afterwards', async () => {
    expect(await untouched()).toEqual(before);
  });
});
