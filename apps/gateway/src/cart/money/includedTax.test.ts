import { cartContract, cartMoneyContract, type NewCartItem } from '@lunette/cart/contract';
import { addressContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { withGst } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { anAddress, completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const GLASSES: NewCartItem = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision',
  packageId: 'clear-156',
};
const SUNGLASSES: NewCartItem = { productId: sentinels.plainSunglasses };

async function filled(items: NewCartItem[], country: 'IN' | 'AE' = 'IN') {
  const token = await guest(app, { country });
  const as = { token, country };
  for (const body of items) await call(app, cartContract.addItem, { body }, as);
  return as;
}
const totalsOf = async (as: Awaited<ReturnType<typeof filled>>) =>
  (await call(app, cartContract.getCart, {}, as)).result.totals;

test('CTRY-11 the price without its tax, raised by the percent of the tax, is the price; glasses and sunglasses have two rates in India and one in the UAE', async () => {
  const frame = await totalsOf(await filled([FRAME]));
  expect(withGst(frame.total - frame.totalTax, 5)).toBeCloseTo(frame.total, 1);
  const india = await totalsOf(await filled([GLASSES, SUNGLASSES]));
  expect(india.taxLines?.map(({ percent, parts }) => [percent, parts])).toEqual([
    [5, []],
    [18, []],
  ]);
  const emirates = await totalsOf(await filled([GLASSES, SUNGLASSES], 'AE'));
  expect(emirates.taxLines?.map(({ percent }) => percent)).toEqual([5]);
  expect(emirates.totalTax).toBe(Math.round((emirates.total * 100 * 5) / 105) / 100);
});

test('the state of the address decides between CGST with SGST and IGST', async () => {
  const as = await filled([GLASSES]);
  const partsIn = async (state: string, city: string, postcode: string) => {
    const body = { address: anAddress('IN', { state, city, postcode }) };
    const { result } = await call(app, addressContract.saveShippingAddress, { body }, as);
    return result.cart.totals.taxLines?.[0]?.parts.map(({ name, percent }) => `${name} ${percent}`);
  };
  expect(await partsIn('Karnataka', 'Bengaluru', '560001')).toEqual(['CGST 2.5', 'SGST 2.5']);
  expect(await partsIn('Maharashtra', 'Pune', '411001')).toEqual(['IGST 5']);
});

test('a voucher pays the tax and does not lower it; the order keeps its tax lines', async () => {
  const as = await filled([FRAME]);
  const before = await totalsOf(as);
  await app.db.execute(sql`
    INSERT INTO gift_voucher (code, country, currency_code, amount, balance)
    VALUES ('GIFT-TAX-1', 'IN', 'INR', 50000, 50000)`);
  await call(app, cartMoneyContract.applyVoucher, { body: { giftVoucherCode: 'GIFT-TAX-1' }, query: {} }, as);
  expect((await totalsOf(as)).totalTax).toBe(before.totalTax);
  const ready = { token: as.token, total: await completeCheckout(app, as.token) };
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const { orders } = (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as)).result;
  const [line, ...others] = orders[0]?.amount.taxLines ?? [];
  expect(others).toEqual([]);
  expect(line).toMatchObject({ percent: 5, parts: [{ name: 'IGST', percent: 5, amount: line?.amount }] });
  // The fee of cash on delivery is taxed with the goods.
  expect(line?.amount).toBe(Math.round(((before.total + 49) * 100 * 5) / 105) / 100);
});

test('an order from before the rates were separated is shown with the tax of that time', async () => {
  const as = await filled([FRAME]);
  const ready = { token: as.token, total: await completeCheckout(app, as.token) };
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  await app.db.execute(sql`
    UPDATE orders SET totals = totals - 'taxLines' || '{"taxPercent": 12, "totalTax": 32666}' WHERE id = ${orderId}`);
  const { orders } = (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as)).result;
  expect(orders[0]?.amount).toMatchObject({ taxPercent: 12, totalTax: 326.66 });
  expect(orders[0]?.amount.taxLines).toBeUndefined();
});
