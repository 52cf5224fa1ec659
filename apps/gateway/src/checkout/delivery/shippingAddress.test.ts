import { cartContract } from '@lunette/cart/contract';
import { addressContract, deliveryContract } from '@lunette/checkout/contract';
import { CustomerAddress, customerAddressContract } from '@lunette/session/contract';
import type { CountryCode } from '@lunette/country-config';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { anAddress, FRAME, pay } from '../testing/shopper.ts';

const app = await testGatewayApp();
const HOME = CustomerAddress.parse(anAddress('IN', { addressline1: 'Home, Lane 6', gender: 'female' }));

/** A customer with a frame in the cart and addresses in the account. */
async function withAddresses(...addresses: (typeof HOME)[]) {
  const { token } = await newCustomer(app);
  await call(app, cartContract.addItem, { body: FRAME }, { token });
  for (const address of addresses)
    await call(app, customerAddressContract.addAddress, { body: { address } }, { token });
  return token;
}
const checkoutOf = async (token: string, country: CountryCode = 'IN') =>
  (await call(app, addressContract.getShippingAddress, undefined, { token, country })).result;
const options = async (token: string) =>
  (await call(app, deliveryContract.getDeliveryOptions, { query: { shippingCountry: 'IN' } }, { token }))
    .result.options;
const choose = (token: string, pincode?: string, country: CountryCode = 'IN') =>
  call(
    app,
    deliveryContract.updateDeliveryOption,
    { params: { type: 'standard' }, query: { ...(pincode && { pincode }), shippingCountry: country } },
    { token, country },
  );

describe('the shipping address of an order', () => {
  test('CHK-01 a guest, and a customer without an address, start without one, and cannot choose a delivery yet', async () => {
    const stranger = await guest(app);
    expect(await checkoutOf(stranger)).toMatchObject({ checkoutStepKey: 1, address: null });
    const nobody = await withAddresses();
    expect(await checkoutOf(nobody)).toMatchObject({ checkoutStepKey: 2, address: null });
    expect((await choose(nobody)).problem.code).toBe('address_missing');
  });

  test('CHK-01 a customer with a default address starts at delivery with that address, and orders without entering one', async () => {
    const token = await withAddresses(HOME, { ...HOME, addressline1: 'Work, Baner Road' });
    const checkout = await checkoutOf(token);
    expect(checkout).toMatchObject({ checkoutStepKey: 2, deliveryOption: null });
    expect(checkout.address).toMatchObject({
      addressline1: 'Home, Lane 6',
      gender: 'female',
      addressType: 'billing',
    });
    expect((await options(token)).length).toBeGreaterThan(0);
    const chosen = await choose(token);
    expect(chosen.result).toMatchObject({ checkoutStepKey: 3, address: { addressline1: 'Home, Lane 6' } });
    const { total } = chosen.result.cart.totals;
    expect((await pay(app, { token, total }, { paymentMethod: 'cod' })).status).toBe(200);
  });

  test('CHK-01 an address that was entered for the order stays, whatever the default address is', async () => {
    const token = await withAddresses(HOME);
    const body = { address: anAddress('IN', { addressline1: 'Elsewhere 9' }) };
    await call(app, addressContract.saveShippingAddress, { body }, { token });
    expect((await checkoutOf(token)).address?.addressline1).toBe('Elsewhere 9');
  });

  test('CHK-04 a delivery that was chosen for another place than that of the address is refused', async () => {
    const token = await withAddresses(HOME);
    expect((await choose(token, '560001')).problem.code).toBe('delivery_not_offered');
    expect((await checkoutOf(token)).deliveryOption).toBeNull();
    expect((await choose(token, ` ٤١١ ${HOME.postcode.slice(3)}`)).result.deliveryOption).toBe('standard');
    const as = { token: await guest(app, { country: 'AE' }), country: 'AE' as const };
    const address = anAddress('AE');
    await call(app, cartContract.addItem, { body: FRAME }, as);
    await call(app, addressContract.saveShippingAddress, { body: { address } }, as);
    expect((await choose(as.token, 'Al Ain', 'AE')).problem.code).toBe('delivery_not_offered');
    expect((await choose(as.token, address.city, 'AE')).result.deliveryOption).toBe('standard');
  });

  test('CHK-01 a default address to which the store does not deliver is not used', async () => {
    const token = await withAddresses({ ...HOME, postcode: '999999' });
    expect(await checkoutOf(token)).toMatchObject({ checkoutStepKey: 2, address: null });
  });
});
