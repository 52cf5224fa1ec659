import { Refusal, testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { productContract } from './contract/index.ts';
import { aProduct } from './testing/fixtures/index.ts';
import { prefetchProduct } from './prefetchProduct.ts';

test('PDP-01 a product is requested by its id with the customer type, and the answer has the fields of the specification', async () => {
  const gateway = testGateway().on(productContract.getProduct, () => aProduct());
  const product = await prefetchProduct(gateway.store({ hasPlacedOrder: () => true }), '100101');
  expect(gateway.received[0]?.path).toBe('/v2/products/product/100101');
  expect(gateway.received[0]?.headers['x-customer-type']).toBe('REPEAT');
  expect(product).toMatchObject({
    id: '100101',
    modelName: 'Alder',
    brandName: 'Lunette Studio',
    jit: false,
    isPlano: false,
    prices: [{ name: 'Market Price', price: 4500, currencyCode: 'INR' }, { price: 3200 }],
  });
});

test('a missing product gives a 404', async () => {
  const gateway = testGateway().on(productContract.getProduct, () => {
    throw new Refusal(404, 'product_not_found', 'There is no such product.');
  });
  await expect(prefetchProduct(gateway.store(), '1')).rejects.toMatchObject({ init: { status: 404 } });
});
