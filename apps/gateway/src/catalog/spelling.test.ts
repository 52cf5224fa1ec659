import { categoryContract, productContract } from '@lunette/catalog/contract';
import { marketingContract } from '@lunette/marketing/contract';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { call, testGatewayApp, type CallAs } from '../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const US: CallAs = { country: 'US', language: 'en' };

describe('in the United States', () => {
  test('a listing, its filters and its goods use American spelling; addresses are the same everywhere', async () => {
    const list = (as: CallAs) =>
      call(app, categoryContract.getCategory, { params: { id: '2001' }, query: { page: 0 } }, as);
    const [here, elsewhere] = await Promise.all([list(US), list({})]);
    const words = JSON.stringify(
      here.result.filters.map(({ title, options }) => [title, options.map((option) => option.title)]),
    );
    expect(words).toContain('Color');
    expect(words).toContain('Gray');
    expect(words.replaceAll('Color', '')).not.toMatch(/colour|grey/i);
    expect(here.result.filters.map(({ id }) => id)).toContain('frame_colour');
    expect(JSON.stringify(elsewhere.result.filters)).toContain('Grey');
  });

  test('a product and the help page use it too', async () => {
    const { result } = await call(
      app,
      productContract.getProduct,
      { params: { id: sentinels.inStockFrame } },
      US,
    );
    const said = [
      result.fullName,
      ...result.specifications.flatMap(({ items }) => items.flatMap(({ name, value }) => [name, value])),
    ];
    expect(said.filter((text) => /colour|grey|metre/i.test(text))).toEqual([]);
    expect(said).toContain('Frame color');
    const help = await call(app, marketingContract.getSupport, undefined, US);
    expect(JSON.stringify(help.result)).not.toMatch(/colour|\bgrey\b|millimetre/i);
  });
});

test('collections have Arabic names', async () => {
  const { result } = await call(
    app,
    productContract.getProduct,
    { params: { id: sentinels.inStockFrame } },
    { country: 'AE', language: 'ar' },
  );
  const items = result.specifications.flatMap((group) => group.items);
  expect(items.find(({ name }) => name === 'المجموعة')?.value).toMatch(/^ستوديو \d\d$/);
});
