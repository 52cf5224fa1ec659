import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { addressContract, deliveryContract, paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { anAddress } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const US = 'US' as const;

/** A frame (Alder) with a power, and sunglasses (Marram) without. */
const ALDER: NewCartItem = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision',
  packageId: 'clear-156',
};
const MARRAM: NewCartItem = { productId: sentinels.powerSunglasses, powerType: 'without_power' };

async function filled(...items: NewCartItem[]) {
  const token = await guest(app, { country: US });
  const as = { token, country: US };
  for (const body of items) expect((await call(app, cartContract.addItem, { body }, as)).status).toBe(200);
  return as;
}

const sendTo = async (
  as: Awaited<ReturnType<typeof filled>>,
  postcode: string,
  city: string,
  state: string,
) => {
  const body = { address: anAddress(US, { postcode, city, state }) };
  return (await call(app, addressContract.saveShippingAddress, { body }, as)).result.cart.totals;
};

test('CART-01 before the address is known the cart says that tax will be added, and adds none', async () => {
  const as = await filled(ALDER, MARRAM);
  const { totals } = (await call(app, cartContract.getCart, {}, as)).result;
  expect(totals).toMatchObject({ taxIncluded: false, totalTax: 0, salesTax: null });
  expect(totals.total).toBe(totals.subTotal - totals.totalDiscount + totals.shipping);
});

test('CART-01 the address decides: the rate of the city, none in Oregon, prescriptions taxed in California', async () => {
  const as = await filled(ALDER, MARRAM);
  const newYork = await sendTo(as, '10001', 'New York', 'New York');
  expect(newYork.salesTax).toMatchObject({
    place: 'New York City',
    percent: 8.875,
    names: ['Marram'],
    hasExempt: true,
  });
  const taxed = newYork.salesTax?.taxed ?? 0;
  expect(taxed).toBeGreaterThan(0);
  expect(newYork.totalTax).toBe(Math.round(taxed * 8.875) / 100);
  const before = newYork.subTotal - newYork.totalDiscount + newYork.shipping;
  expect(newYork.total).toBeCloseTo(before + newYork.totalTax, 5);
  expect(await sendTo(as, '97201', 'Portland', 'Oregon')).toMatchObject({
    totalTax: 0,
    salesTax: { place: 'Oregon', percent: 0 },
  });
  const california = await sendTo(as, '94110', 'San Francisco', 'California');
  expect(california.salesTax).toMatchObject({ names: ['Alder', 'Marram'], hasExempt: false });
  expect(california.totalTax).toBeCloseTo(Math.round((before - california.shipping) * 8.625) / 100, 5);
});

test('CART-01 PAY-01 the order is paid with the tax that was shown, and keeps it', async () => {
  const as = await filled(MARRAM);
  await sendTo(as, '60601', 'Chicago', 'Illinois');
  const chosen = { params: { type: 'standard' as const }, query: { shippingCountry: US } };
  const { totals } = (await call(app, deliveryContract.updateDeliveryOption, chosen, as)).result.cart;
  const without = { body: { paymentMethod: 'cc' as const, expectedTotal: totals.subTotal } };
  expect((await call(app, paymentContract.payOrder, without, as)).problem.code).toBe('total_changed');
  const body = { paymentMethod: 'cc' as const, expectedTotal: totals.total };
  const { result } = await call(app, paymentContract.payOrder, { body }, as);
  expect(provider.intentOf(result.paymentId).amountMinor).toBe(Math.round(totals.total * 100));
  const asked = { params: { orderId: result.orderId } };
  const [order] = (await call(app, orderContract.getOrder, asked, as)).result.orders;
  expect(order?.amount).toMatchObject({
    total: totals.total,
    totalTax: totals.totalTax,
    taxPercent: 10.25,
    salesTax: { place: 'Chicago', names: ['Marram'] },
  });
  expect(order?.finalTotal).toContainEqual({ id: 'tax', value: totals.totalTax });
});

test('CART-01 tax stays inside the prices of the other countries', async () => {
  const token = await guest(app);
  const { totals } = (await call(app, cartContract.addItem, { body: MARRAM }, { token })).result;
  expect(totals).toMatchObject({ taxIncluded: true });
  expect(totals).not.toHaveProperty('salesTax');
});
