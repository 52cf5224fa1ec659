import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { productContract } from '@lunette/catalog/contract';
import { deliveryContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { completeCheckout, pay } from '../testing/shopper.ts';

const app = await testGatewayApp();
const PUNE = '411001';

const waysOf = async (productId: string, lenses: Pick<NewCartItem, 'powerType' | 'packageId'> = {}) => {
  const query = { pinCode: PUNE, country: 'IN' as const, isExpress: 'true', ...lenses };
  return (await call(app, productContract.getDeliveryEstimate, { params: { productId }, query })).result.ways;
};

/** The delivery options that the checkout offers for a cart of one line. */
async function offered(body: NewCartItem) {
  const token = await guest(app);
  expect((await call(app, cartContract.addItem, { body }, { token })).status).toBe(200);
  const query = { postcode: PUNE, shippingCountry: 'IN' as const };
  const { result } = await call(app, deliveryContract.getDeliveryOptions, { query }, { token });
  return { token, options: result.options };
}

const comparable = (ways: { type: string; price: object; deliveryDate: string | undefined }[]) =>
  ways.map(({ type, price, deliveryDate }) => ({ type, price, deliveryDate }));

test('PDP-08 the days and prices of a product page are those of the checkout, for each power type', async () => {
  const ways = await waysOf(sentinels.inStockFrame);
  const standing = {
    single_vision: 'clear-156',
    reading: 'clear-150',
    progressive: 'progressive-156',
    zero_power: 'zero-screen',
    frame_only: undefined,
  } as const;
  expect(ways[0]?.days.map(({ powerType }) => powerType).toSorted()).toEqual(
    Object.keys(standing).toSorted(),
  );
  for (const [type, packageId] of Object.entries(standing)) {
    const powerType = type as keyof typeof standing;
    const { options } = await offered({
      productId: sentinels.inStockFrame,
      powerType,
      ...(packageId && { packageId }),
    });
    const shown = ways.map(({ days, ...way }) => ({
      ...way,
      deliveryDate: days.find((day) => day.powerType === powerType)?.deliveryDate,
    }));
    expect(comparable(options), powerType).toEqual(comparable(shown));
  }
});

test('PDP-08 progressive lenses arrive later than single-vision lenses, and both pages say so', async () => {
  const [standard] = await waysOf(sentinels.inStockFrame);
  const dayOf = (type: string) =>
    standard?.days.find(({ powerType }) => powerType === type)?.deliveryDate ?? '';
  expect(dayOf('progressive') > dayOf('single_vision')).toBe(true);
  const { options } = await offered({
    productId: sentinels.inStockFrame,
    powerType: 'progressive',
    packageId: 'progressive-156',
  });
  expect(options[0]?.description).toBe('With our courier to Pune. Includes 4 working days in our lab.');
});

test('PDP-08 for chosen lenses the day is that of the lenses and their coatings, and so are the prices', async () => {
  const lenses = { powerType: 'progressive', packageId: 'progressive-wide-167' } as const;
  const ways = await waysOf(sentinels.inStockFrame, lenses);
  const { token, options } = await offered({ productId: sentinels.inStockFrame, ...lenses });
  const shown = ways.map(({ days, ...way }) => ({ ...way, deliveryDate: days[0]?.deliveryDate }));
  expect(comparable(options)).toEqual(comparable(shown));
  const total = await completeCheckout(app, token);
  const { orderId } = (await pay(app, { token, total }, { paymentMethod: 'cod' })).result;
  const [order] = (await call(app, orderContract.getOrder, { params: { orderId } }, { token })).result.orders;
  expect(order?.deliveryOption.deliveryDate).toBe(shown[0]?.deliveryDate);
});

test('PDP-08 goods below the amount for free shipping show the fee on both pages', async () => {
  const ways = await waysOf(sentinels.accessory);
  const { options } = await offered({ productId: sentinels.accessory });
  expect(ways.map(({ type, price }) => [type, price.value])).toEqual([
    ['standard', 99],
    ['express', 248],
  ]);
  const shown = ways.map(({ days, ...way }) => ({ ...way, deliveryDate: days[0]?.deliveryDate }));
  expect(comparable(options)).toEqual(comparable(shown));
});
