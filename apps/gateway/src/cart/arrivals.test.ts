import { cartContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { productContract } from '@lunette/catalog/contract';
import { addressContract, deliveryContract } from '@lunette/checkout/contract';
import { customerAddressContract, CustomerAddress } from '@lunette/session/contract';
import type { CountryCode } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { stock } from '../catalog/schema.ts';
import { anAddress, completeCheckout, FRAME } from '../checkout/testing/shopper.ts';
import { newCustomer } from '../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../platform/testing/testGateway.ts';

const app = await testGatewayApp();
let token: string;
beforeEach(async () => {
  token = await guest(app);
});

const PROGRESSIVE: NewCartItem = {
  productId: sentinels.inStockFrame,
  powerType: 'progressive',
  packageId: 'progressive-156',
};
const CASE: NewCartItem = { productId: sentinels.accessory };
const MEMBERSHIP: NewCartItem = { productId: sentinels.membership };
/** A postcode in the slowest delivery zone of India, and one in the fastest. */
const [FAR, PUNE] = ['795001', '411001'];

const add = async (body: NewCartItem, as = token) =>
  (await call(app, cartContract.addItem, { body }, { token: as })).result.items;
const cartOf = async (as = token, country: CountryCode = 'IN') =>
  (await call(app, cartContract.getCart, {}, { token: as, country })).result.items;
const days = (items: { deliveryDate?: string | undefined }[]) =>
  items.map(({ deliveryDate }) => deliveryDate ?? null);

/** The day that the product page shows for a place. */
async function shownDay(body: NewCartItem, pinCode: string, type: 'standard' | 'express' = 'standard') {
  const { productId, powerType, packageId } = body;
  const lenses = { ...(powerType && { powerType }), ...(packageId && { packageId }) };
  const query = { pinCode, country: 'IN' as const, isExpress: 'true', ...lenses };
  const { ways } = (await call(app, productContract.getDeliveryEstimate, { params: { productId }, query }))
    .result;
  const way = ways.find((option) => option.type === type);
  return (way?.days.find((day) => day.powerType === powerType) ?? way?.days[0])?.deliveryDate;
}

describe('the day on which a line arrives', () => {
  test('CART-04 without an address it is the day of the slowest zone of the country; what is not sent has no day', async () => {
    await add(PROGRESSIVE);
    await add(CASE);
    await add(MEMBERSHIP);
    const items = await cartOf();
    expect(days(items)).toEqual([await shownDay(PROGRESSIVE, FAR), await shownDay(CASE, FAR), null]);
    expect((items[0]?.deliveryDate ?? '') > (items[1]?.deliveryDate ?? '')).toBe(true);
  });

  test('CART-04 with an address it is the day of the product page for that place, and the latest is that of the order', async () => {
    await add(PROGRESSIVE);
    await add(CASE);
    await completeCheckout(app, token);
    const known = [await shownDay(PROGRESSIVE, PUNE), await shownDay(CASE, PUNE)];
    expect(days(await cartOf())).toEqual(known);
    const { cart } = (await call(app, addressContract.getShippingAddress, undefined, { token })).result;
    expect(days(cart.items)).toEqual(known);
    const query = { shippingCountry: 'IN' as const };
    const { options } = (await call(app, deliveryContract.getDeliveryOptions, { query }, { token })).result;
    expect(options[0]?.deliveryDate).toBe(known[0]);
    expect(days(await add(FRAME))).toEqual([...known, await shownDay(FRAME, PUNE)]);
  });

  test('CART-04 with express delivery it is the day of express delivery', async () => {
    await add(PROGRESSIVE);
    await add(CASE);
    await completeCheckout(app, token);
    const express = { params: { type: 'express' as const }, query: { shippingCountry: 'IN' as const } };
    await call(app, deliveryContract.updateDeliveryOption, express, { token });
    expect(days(await cartOf())).toEqual([
      await shownDay(PROGRESSIVE, PUNE, 'express'),
      await shownDay(CASE, PUNE, 'express'),
    ]);
  });

  test('CART-04 before an address is entered, the customer’s default address counts, unless the store does not deliver there', async () => {
    const { token: own } = await newCustomer(app);
    await add(CASE, own);
    const save = (postcode: string) => {
      const address = CustomerAddress.parse(anAddress('IN', { gender: 'female', postcode }));
      return call(app, customerAddressContract.addAddress, { body: { address } }, { token: own });
    };
    await save(PUNE);
    expect(days(await cartOf(own))).toEqual([await shownDay(CASE, PUNE)]);
    const { token: other } = await newCustomer(app);
    await add(CASE, other);
    const address = CustomerAddress.parse(anAddress('IN', { gender: 'female', postcode: '999999' }));
    await call(app, customerAddressContract.addAddress, { body: { address } }, { token: other });
    expect(days(await cartOf(other))).toEqual([await shownDay(CASE, FAR)]);
    expect(days(await add(FRAME, other))).toEqual([await shownDay(CASE, FAR), await shownDay(FRAME, FAR)]);
  });

  test('CART-04 in a country without postcodes the name of the place decides', async () => {
    const there = await guest(app, { country: 'AE' });
    const as = { token: there, country: 'AE' as const };
    await call(app, cartContract.addItem, { body: CASE }, as);
    const [slowest] = days(await cartOf(there, 'AE'));
    await completeCheckout(app, there, 'AE');
    const [known] = days(await cartOf(there, 'AE'));
    expect(known && slowest && known < slowest).toBe(true);
  });

  test('CART-04 a line that has sold out or is saved for later has no day', async () => {
    const [line] = await add({ productId: sentinels.twoPieces, powerType: 'frame_only' });
    const setStock = (quantity: number) =>
      app.db
        .update(stock)
        .set({ quantity })
        .where(eq(stock.productId, Number(sentinels.twoPieces)));
    await setStock(0);
    expect(days(await cartOf())).toEqual([null]);
    await setStock(2);
    const { saved } = (
      await call(app, savedContract.saveForLater, { params: { itemId: line?.id ?? '' } }, { token })
    ).result;
    expect(days(saved.items)).toEqual([null]);
  });
});
