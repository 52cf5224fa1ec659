import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import {
  addressContract,
  deliveryContract,
  paymentContract,
  PaymentMethodCode,
  type NewAddress,
} from '@lunette/checkout/contract';
import { dateIn } from '@lunette/country-config';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../platform/testing/testGateway.ts';
import { anAddress, completeCheckout, FRAME, readyToPay } from './testing/shopper.ts';

const app = await testGatewayApp();
let token: string;
beforeEach(async () => {
  token = await guest(app);
  await call(app, cartContract.addItem, { body: FRAME }, { token });
});

const save = (change: Partial<NewAddress> = {}) =>
  call(app, addressContract.saveShippingAddress, { body: { address: anAddress('IN', change) } }, { token });
const checkoutOf = async () =>
  (await call(app, addressContract.getShippingAddress, undefined, { token })).result;
const options = async (postcode?: string) =>
  (
    await call(
      app,
      deliveryContract.getDeliveryOptions,
      { query: { ...(postcode && { postcode }), shippingCountry: 'IN' } },
      { token },
    )
  ).result.options;
const choose = (type: 'standard' | 'express') =>
  call(
    app,
    deliveryContract.updateDeliveryOption,
    { params: { type }, query: { shippingCountry: 'IN' } },
    { token },
  );
const methods = async (as = { token }) => {
  const { result } = await call(app, paymentContract.getPaymentMethods, { query: {} }, as);
  return result.paymentMethods;
};

describe('address', () => {
  test('CHK-04 an address is not stored without a session: 401', async () => {
    const body = { address: anAddress() };
    expect((await call(app, addressContract.saveShippingAddress, { body }, {})).status).toBe(401);
  });

  test('CHK-02 each field with a fault is named with a text of its own (O-27)', async () => {
    const { status, problem } = await save({
      lastName: '',
      phone: '12345',
      email: 'nobody',
      postcode: '4110',
      state: 'Bavaria',
      alternatePhone: '99',
    });
    expect([status, problem.code]).toEqual([422, 'address_invalid']);
    expect(problem.fields).toEqual({
      'address.lastName': 'Please write the last name.',
      'address.phone': 'A mobile number here has 10 digits.',
      'address.alternatePhone': 'A mobile number here has 10 digits.',
      'address.email': 'Please write an e-mail address such as name@example.com.',
      'address.postcode': 'A postcode here has 6 digits.',
      'address.state': 'Please choose from the list.',
    });
    expect((await checkoutOf()).address).toBeNull();
  });

  test('CHK-02 a postcode of another country, and an address in another country, are refused at their field', async () => {
    expect((await save({ postcode: '10001' })).problem.fields).toHaveProperty(['address.postcode']);
    expect((await save({ country: 'US' })).problem.fields).toHaveProperty(['address.country']);
  });

  test('CHK-02 an unknown gender, type or floor, and an unknown field, are refused', async () => {
    const odd = [{ gender: 'robot' }, { addressType: 'moon' }, { floor: -1 }, { liftAvailable: 'yes' }];
    for (const change of odd) {
      const { status, problem } = await save(change as Partial<NewAddress>);
      expect(status).toBe(422);
      expect(Object.keys(problem.fields ?? {})).toEqual([`address.${Object.keys(change)[0]}`]);
    }
    expect((await save({ colour: 'teal' } as Partial<NewAddress>)).status).toBe(422);
    expect((await checkoutOf()).address).toBeNull();
    for (const gender of ['female', 'male', 'other', ''] as const) {
      await save({ gender });
      expect((await checkoutOf()).address?.gender).toBe(gender);
    }
  });

  test('CHK-02 a text of 10,000 characters and one of invisible characters only are refused; emoji and Arabic are stored', async () => {
    expect((await save({ firstName: 'x'.repeat(10_000) })).problem.fields).toHaveProperty([
      'address.firstName',
    ]);
    expect((await save({ firstName: '\u200f\u202e\u200b' })).problem.fields).toEqual({
      'address.firstName': 'Please write the first name.',
    });
    const { result } = await save({ firstName: 'عائشة 👩🏽‍🦱', addressline1: '\u202eFlat 7\u202c' });
    expect(result.address).toMatchObject({ firstName: 'عائشة 👩🏽‍🦱', addressline1: 'Flat 7' });
  });

  test('CHK-02 an address to which we do not deliver is refused at the postcode', async () => {
    const { status, problem } = await save({ postcode: '999999' });
    expect([status, problem.code]).toEqual([422, 'not_serviceable']);
    expect(problem.fields).toHaveProperty(['address.postcode']);
  });

  test('CHK-02 CHK-08 a guest stores an address with all its fields and a gift message, and reads it again', async () => {
    const address = anAddress('IN', {
      addressline2: 'Neelkanth Residency',
      alternatePhone: '+91 98220 41378',
      gender: 'female',
      landmark: 'Osho garden',
      floor: 3,
      liftAvailable: true,
      comment: 'Ring twice',
      phone: '+91 98220-41377',
      postcode: '411 001',
    });
    const giftMessage = { from: 'Ananya', to: 'Dev', message: 'See you' };
    const body = { address, giftMessage };
    const { result } = await call(app, addressContract.saveShippingAddress, { body }, { token });
    expect(result).toMatchObject({ checkoutStepKey: 2, giftMessage, deliveryOption: null });
    expect(await checkoutOf()).toEqual(result);
    expect(result.address).toEqual({
      addressType: 'billing',
      firstName: 'Ananya',
      lastName: 'Rao',
      gender: 'female',
      phone: '9822041377',
      alternatePhone: '9822041378',
      email: 'Ananya.Rao@post.in',
      addressline1: 'Flat 7, Lane 6',
      addressline2: 'Neelkanth Residency',
      landmark: 'Osho garden',
      locality: 'Koregaon Park',
      city: 'Pune',
      state: 'Maharashtra',
      postcode: '411001',
      country: 'IN',
      floor: 3,
      liftAvailable: true,
      comment: 'Ring twice',
    });
  });

  test('CHK-02 each country accepts an address in its own format', async () => {
    for (const country of ['IN', 'SG', 'AE', 'SA', 'US'] as const) {
      const { total } = await readyToPay(app, { country });
      expect(total).toBeGreaterThan(0);
    }
  });

  test('CHK-08 another guest does not see the address', async () => {
    await save();
    const stranger = { token: await guest(app) };
    expect(
      (await call(app, addressContract.getShippingAddress, undefined, stranger)).result.address,
    ).toBeNull();
  });
});

describe('delivery', () => {
  test('CHK-04 a delivery option cannot be chosen before the address is known', async () => {
    expect((await choose('standard')).problem.code).toBe('address_missing');
  });

  test('CHK-04 another country is refused, and a place without delivery has no options', async () => {
    const query = { shippingCountry: 'US' as const };
    expect((await call(app, deliveryContract.getDeliveryOptions, { query }, { token })).status).toBe(422);
    expect(await options('999999')).toEqual([]);
    expect(await options()).toEqual([]);
  });

  test('PDP-08 the options for a pincode alone are those for the same postcode and country', async () => {
    const query = { pincode: '411001' };
    const { status, result } = await call(app, deliveryContract.getDeliveryOptions, { query }, { token });
    expect(status).toBe(200);
    expect(result.options).toHaveLength(2);
    expect(result.options).toEqual(await options('411001'));
  });

  test('CHK-04 options have a price and a date, and express is earlier and costs more', async () => {
    await save();
    const [standard, express] = await options('411001');
    expect(standard).toMatchObject({
      type: 'standard',
      price: { value: 0, currencyCode: 'INR' },
      selected: false,
    });
    expect(express).toMatchObject({ type: 'express', price: { value: 149, currencyCode: 'INR' } });
    expect(standard?.deliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(String(standard?.deliveryDate) > dateIn('IN', new Date())).toBe(true);
    expect(String(express?.deliveryDate) <= String(standard?.deliveryDate)).toBe(true);
  });

  test('CHK-04 choosing an option opens the payment step and changes the total', async () => {
    await save();
    const before = (await checkoutOf()).cart.totals.total;
    const { result } = await choose('express');
    expect(result).toMatchObject({ checkoutStepKey: 3, deliveryOption: 'express' });
    expect(result.cart.totals).toMatchObject({ shipping: 149, total: before + 149 });
    expect((await options()).map(({ type, selected }) => [type, selected])).toEqual([
      ['standard', false],
      ['express', true],
    ]);
  });

  test('CHK-04 shippingCheck says whether a country is served and which items cannot be shipped to it', async () => {
    const check = async (country: 'IN' | 'US') =>
      (await call(app, deliveryContract.shippingCheck, { body: { country } }, { token })).result;
    expect(await check('IN')).toEqual({ serviceable: true, unserviceableItems: [] });
    expect(await check('US')).toEqual({ serviceable: false, unserviceableItems: [] });
    const body = { productId: sentinels.indianSolution };
    const { result } = await call(app, cartContract.addItem, { body }, { token });
    const unserviceableItems = result.items.filter(({ productId }) => productId === body.productId);
    expect(await check('US')).toEqual({
      serviceable: false,
      unserviceableItems: unserviceableItems.map(({ id }) => id),
    });
    expect(unserviceableItems).toHaveLength(1);
    expect((await check('IN')).serviceable).toBe(true);
  });
});

describe('payment methods', () => {
  test('PAY-01 the methods are card and, in India, UPI and cash on delivery with its fee', async () => {
    await completeCheckout(app, token);
    expect(await methods()).toMatchObject([
      { id: 'upi', title: 'UPI', fee: null, available: true, reason: null },
      { id: 'cc', title: 'Card', fee: null, available: true, reason: null },
      {
        id: 'cod',
        title: 'Cash on delivery',
        fee: { value: 49, currencyCode: 'INR' },
        available: true,
        reason: null,
      },
    ]);
  });

  test('PAY-01 cash on delivery is not available above the limit and before the address is known, and gives the reason', async () => {
    expect((await methods())[2]).toMatchObject({
      available: false,
      reason: 'Cash on delivery is not offered at your address.',
    });
    await call(app, cartContract.addItem, { body: { ...FRAME, quantity: 20 } }, { token });
    await completeCheckout(app, token);
    expect((await methods())[2]).toMatchObject({
      available: false,
      reason: 'Cash on delivery is possible up to ₹20,000.',
    });
  });

  test.each([
    ['IN', ['upi', 'cc', 'cod']],
    ['SG', ['cc']],
    ['AE', ['cc', 'cod']],
    ['SA', ['cc', 'cod']],
    ['US', ['cc']],
  ] as const)(
    'PAY-01 the payment methods in %s are in its order: %o; no other is accepted',
    async (country, codes) => {
      const ready = await readyToPay(app, { country });
      const as = { token: ready.token, country };
      const { result } = await call(app, paymentContract.getPaymentMethods, { query: {} }, as);
      expect(result.paymentMethods.map(({ id }) => id)).toEqual(codes);
      const others = PaymentMethodCode.options.filter((code) => codes.every((offered) => offered !== code));
      for (const paymentMethod of others) {
        const body = { paymentMethod, upi: { flow: 'qr' as const }, expectedTotal: ready.total };
        const key = { ...as, idempotencyKey: randomUUID() };
        expect((await call(app, paymentContract.payOrder, { body }, key)).status, paymentMethod).toBe(422);
      }
    },
  );

  test('PAY-01 the payment methods for another shopper’s order are not found', async () => {
    const query = { orderId: '1300482917' };
    expect((await call(app, paymentContract.getPaymentMethods, { query }, { token })).status).toBe(404);
  });

  test('services are not shipped, so their delivery is free', async () => {
    const { token: other } = await readyToPay(app, { items: [{ productId: sentinels.service }] });
    const { result } = await call(app, cartContract.getCart, {}, { token: other });
    expect(result.totals.shipping).toBe(0);
  });
});
