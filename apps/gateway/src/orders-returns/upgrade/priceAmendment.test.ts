import { addedTax, totalsOf, type StoredDiscount } from '@lunette/cart/rules';
import { salesTaxAt } from '@lunette/country-config';
import { expect, test } from 'vitest';
import { allocatedShares, orderLine } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { priceAmendment } from './priceAmendment.ts';

type Details = Partial<StoredItem['details']>;

/** An item of one piece with a price in minor units. */
function itemOf(id: string, unitMinor: number, details: Details): StoredItem {
  const known = { modelName: id, classification: 'eyeframe', unitMinor, ...details };
  return { id, productId: id, quantity: 1, details: known } as StoredItem;
}

/** The effect of other lenses, which change the price of the first item of an order by so much. */
function amend(
  place: { country: Order['country']; postcode: string },
  items: [StoredItem, ...StoredItem[]],
  by: number,
  { discounts, fee = 0 }: { discounts: StoredDiscount[]; fee?: number },
) {
  const { country, postcode } = place;
  const tax = country === 'US' ? salesTaxAt(postcode) : null;
  const lines = items.map((item) => ({ ...orderLine(item, { taxPercent: 0 }), name: item.id }));
  const totals = totalsOf(lines, { taxIncluded: !tax }, discounts, {
    shipping: 0,
    payment: fee,
    ...(tax && { salesTax: addedTax(lines, discounts, tax) }),
  });
  const order = { totals, total: totals.total, country, address: { postcode } } as Order;
  const allocated = allocatedShares({ ...order, deliveryOption: 'standard' }, items);
  const shares = new Map(items.map(({ id }, at) => [id, allocated[at] ?? []]));
  const [{ details, ...item }] = items;
  const next = { ...item, details: { ...details, unitMinor: details.unitMinor + by } };
  return { totals, price: priceAmendment(order, items, next, shares) };
}

const taxesOf = (totals?: { taxLines?: { percent: number; amount: number }[] | undefined }) =>
  totals?.taxLines?.map(({ percent, amount }) => [percent, amount]);

test('LPU-01 more expensive lenses move no part of a discount to another item, so the tax on exempt glasses stays zero', () => {
  const glasses = itemOf('glasses', 10_000, { powerType: 'single_vision' });
  const sunglasses = itemOf('sunglasses', 10_000, { classification: 'sunglasses', powerType: null });
  const discounts = [{ type: 'implicit' as const, amount: 1_000 }];
  const newYork = { country: 'US', postcode: '10001' } as const;
  const { totals, price } = amend(newYork, [glasses, sunglasses], 20_000, { discounts });
  expect(totals.totalTax).toBe(843);
  expect(price?.totals).toMatchObject({ totalTax: 843, salesTax: { taxed: 9_500, names: ['sunglasses'] } });
  expect(price?.money.paid).toBe(20_000);
  expect(price?.shares.map(({ tax }) => tax)).toEqual([0]);
});

test('LPU-01 the tax of each rate after other lenses is the tax on the shares of its items', () => {
  const glasses = itemOf('glasses', 300_000, { powerType: 'single_vision', taxPercent: 5 });
  const sunglasses = itemOf('sunglasses', 300_000, { classification: 'sunglasses', taxPercent: 18 });
  const discounts = [{ type: 'implicit' as const, amount: 50_000 }];
  const india = { country: 'IN', postcode: '411001' } as const;
  const { totals, price } = amend(india, [glasses, sunglasses], 200_000, { discounts });
  expect(taxesOf(totals)).toEqual([
    [5, 13_095],
    [18, 41_949],
  ]);
  expect(taxesOf(price?.totals)).toEqual([
    [5, 22_619],
    [18, 41_949],
  ]);
  expect(price?.shares.map(({ tax }) => tax)).toEqual([22_619]);
});

test('LPU-01 cheaper lenses of an order at the door that a voucher pays almost in full are refunded to the voucher, and the fee stays', () => {
  const glasses = itemOf('glasses', 300_000, { powerType: 'single_vision', taxPercent: 5 });
  const discounts = [{ type: 'gv' as const, amount: 290_000 }];
  const india = { country: 'IN', postcode: '411001' } as const;
  const { totals, price } = amend(india, [glasses], -60_000, { discounts, fee: 4_900 });
  expect(totals.total).toBe(14_900);
  expect(price?.totals).toMatchObject({ total: 4_900, paymentFee: 4_900, totalDiscount: 240_000 });
  expect(price?.money).toEqual({ paid: -10_000, wallet: 0, credit: 0, voucher: -50_000 });
});
