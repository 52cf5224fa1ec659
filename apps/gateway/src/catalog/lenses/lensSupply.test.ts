import { lensSupplyContract } from '@lunette/catalog/contract';
import { cartContract } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { completeCheckout, pay } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

/** Daily lenses, thirty in a box of 899 rupees. */
const DAILY = '300101';
/** Monthly lenses, six in a box of 1,990 rupees. */
const MONTHLY = '300702';

const supplies = async (id: string, isBothEye?: string) =>
  (
    await call(app, lensSupplyContract.getSubscriptions, {
      params: { id },
      query: { ...(isBothEye && { isBothEye }) },
    })
  ).result.subscriptions;

async function stock(quantity: number, productId = MONTHLY) {
  await app.db.execute(sql`UPDATE stock SET quantity = ${quantity} WHERE product_id = ${Number(productId)}`);
}

describe('the supplies of contact lenses', () => {
  test('PDP-05 each has its boxes, its discount and the price of both eyes or of one', async () => {
    await stock(99, DAILY);
    expect(await supplies(DAILY)).toEqual([
      supply('quarterly', [3, '3 months'], { boxes: 3, percent: 0, price: 5_394, saved: 0 }),
      supply('half-yearly', [6, '6 months'], { boxes: 6, percent: 5, price: 10_248.6, saved: 539.4 }),
      supply('yearly', [12, '12 months'], { boxes: 12, percent: 10, price: 19_418.4, saved: 2_157.6 }),
    ]);
    expect((await supplies(DAILY, 'false')).map(({ price }) => price.value)).toEqual([
      2_697, 5_124.3, 9_709.2,
    ]);
  });

  test('PDP-05 supplies of equal boxes are one, and those that are not in stock are left out', async () => {
    await stock(4);
    expect((await supplies(MONTHLY)).map(({ subscriptionType }) => subscriptionType)).toEqual([
      'half-yearly',
      'yearly',
    ]);
    await stock(3);
    expect((await supplies(MONTHLY)).map(({ months }) => months)).toEqual([6]);
    expect((await supplies(MONTHLY, 'false')).map(({ months }) => months)).toEqual([6, 12]);
  });

  test('PDP-05 other goods have none; an unknown product and a wrong parameter are refused', async () => {
    expect(await supplies(sentinels.inStockFrame)).toEqual([]);
    const unknown = { params: { id: '999999' }, query: {} } as never;
    expect((await call(app, lensSupplyContract.getSubscriptions, unknown)).status).toBe(404);
    const wrong = { params: { id: DAILY }, query: { isBothEye: 'perhaps' } } as never;
    expect((await call(app, lensSupplyContract.getSubscriptions, wrong)).status).toBe(422);
  });

  test('PDP-05 the discount of one supply, and a refusal of one that is not offered', async () => {
    await stock(99, DAILY);
    const of = (subscriptionType: string) =>
      call(app, lensSupplyContract.getSubscriptionDiscount, {
        query: { productId: DAILY, subscriptionType },
      });
    expect((await of('yearly')).result).toEqual({
      subscriptionType: 'yearly',
      discountPercent: 10,
      price: { value: 19_418.4, currencyCode: 'INR' },
      saved: { value: 2_157.6, currencyCode: 'INR' },
    });
    expect((await of('weekly')).status).toBe(404);
  });
});

test('PDP-05 solutions are offered with lenses that are cleaned, drops alone with daily ones', async () => {
  const names = async (productId: string) =>
    (await call(app, lensSupplyContract.getLensSolutions, { query: { productId } })).result.products.map(
      ({ model_name }) => model_name,
    );
  expect(await names(MONTHLY)).toContain('Clear multi-purpose solution');
  expect(await names(DAILY)).toHaveLength(1);
  expect(await names(sentinels.inStockFrame)).toEqual([]);
});

test('PDP-05 boxes for a year are charged with their discount in the bag and in the order', async () => {
  await stock(99);
  const token = await guest(app);
  const eye = { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '1' };
  const body = {
    productId: MONTHLY,
    powerType: 'contact_lens' as const,
    prescription: { right: eye, left: eye },
  };
  const add = async () => (await call(app, cartContract.addItem, { body }, { token })).result.totals;
  expect((await add()).discounts).toEqual([
    {
      type: 'implicit',
      code: 'supply',
      amount: 199,
      label: 'Supply discount',
      note: 'Lumen Monthly: a supply of many months costs less.',
    },
  ]);
  // The same boxes again make half a year a whole one.
  expect(await add()).toMatchObject({ subTotal: 7_960, discounts: [{ code: 'supply', amount: 796 }] });
  const total = await completeCheckout(app, token);
  expect(total).toBe(7_164);
  const placed = await pay(app, { token, total }, { paymentMethod: 'cod' });
  const { orderId } = placed.result;
  const [order] = (await call(app, orderContract.getOrder, { params: { orderId } }, { token })).result.orders;
  expect(order?.amount.discounts).toMatchObject([{ code: 'supply', amount: 796 }]);
});

function supply(
  subscriptionType: string,
  [months, title]: [number, string],
  { boxes, percent, price, saved }: { boxes: number; percent: number; price: number; saved: number },
) {
  const rupees = (value: number) => ({ value, currencyCode: 'INR' });
  return {
    subscriptionType,
    title,
    months,
    boxesPerEye: boxes,
    discountPercent: percent,
    price: rupees(price),
    saved: rupees(saved),
  };
}
