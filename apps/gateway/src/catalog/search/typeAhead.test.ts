import { categoryContract, typeAheadContract } from '@lunette/catalog/contract';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const type = async (text: string, as: CallAs = {}) =>
  (await call(app, typeAheadContract.getTypeAhead, { params: { text } }, as)).result;

describe('refusals', () => {
  test('SRCH-06 an empty text or one of more than a hundred letters is refused', async () => {
    for (const text of [' ', 'x'.repeat(101)]) {
      const answer = await call(app, typeAheadContract.getTypeAhead, { params: { text } });
      expect(answer.status).toBe(422);
    }
  });
});

describe('a text that is being typed', () => {
  test('SRCH-01 the answer has texts to search for and goods, with brand, name, image and price first', async () => {
    const { typeAhead, productRecommendations, totalCount } = await type('round tort');
    expect(typeAhead[0]).toBe('round tortoise');
    expect(productRecommendations).toHaveLength(4);
    expect(totalCount).toBeGreaterThanOrEqual(4);
    for (const goods of productRecommendations) {
      expect(goods).toMatchObject({
        name: expect.stringMatching(/\S/) as string,
        brand_name: expect.stringMatching(/^Lunette/) as string,
        image_url: expect.stringMatching(/^\/media\/.*\.avif$/) as string,
        product_url: expect.stringMatching(/^\/product\/[a-z0-9-]+$/) as string,
      });
      const [first, market] = goods.prices;
      expect(first).toMatchObject({ name: 'Lunette Price', currencyCode: 'INR' });
      expect(market?.price).toBeGreaterThanOrEqual(first?.price ?? Infinity);
    }
  });

  test('API-08 the type-ahead fields are typeAhead and productRecommendations', async () => {
    const { typeAhead, productRecommendations } = await type('alder');
    expect(typeAhead).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(productRecommendations[0]).toMatchObject({
      name: 'Alder',
      brand_name: expect.any(String) as string,
    });
  });

  test('SRCH-01 every suggested text finds something', async () => {
    const cases: [string, CallAs][] = [
      ['r', {}],
      ['kids', {}],
      ['دائ', { country: 'SA', language: 'ar' }],
      ['نظارات', { country: 'AE', language: 'ar' }],
    ];
    for (const [text, as] of cases) {
      const { typeAhead } = await type(text, as);
      expect(typeAhead.length, text).toBeGreaterThan(0);
      for (const q of typeAhead) {
        const found = await call(app, categoryContract.getSearch, { params: { q }, query: { page: 0 } }, as);
        expect(found.result.totalCount, q).toBeGreaterThan(0);
      }
    }
  });

  test('SRCH-01 a typing mistake is corrected, and unknown goods find nothing', async () => {
    const slip = await type('aldr');
    expect(slip.productRecommendations[0]?.name).toBe('Alder');
    expect(slip.typeAhead).toContain('Alder');
    expect(await type('qqqqqq')).toEqual({
      typeAhead: [],
      productRecommendations: [],
      totalCount: 0,
      modelCount: 0,
    });
  });

  test('SRCH-01 prices are those of the country, and words those of the language', async () => {
    const { productRecommendations } = await type('دائري', { country: 'AE', language: 'ar' });
    expect(productRecommendations[0]?.prices[0]?.currencyCode).toBe('AED');
    expect(productRecommendations[0]?.color).toMatch(/[\u0600-\u06FF]/);
  });
});
