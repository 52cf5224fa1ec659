import { categoryContract } from '@lunette/catalog/contract';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { catalogueOf, type CatalogProduct } from '../catalogue.ts';

const app = await testGatewayApp();
const { byId } = catalogueOf(app.db);

type Query = Record<string, string | number>;
const ARABIC: CallAs = { country: 'SA', language: 'ar' };
const search = (q: string, query: Query = {}, as: CallAs = {}) =>
  call(app, categoryContract.getSearch, { params: { q }, query: { page: 0, ...query } }, as);
/** Everything that a search finds, in the order of the catalogue; a search that finds nothing fails the test. */
async function found(q: string, as: CallAs = {}): Promise<CatalogProduct[]> {
  const first = (await search(q, { 'page-size': 60 }, as)).result;
  const ids = [...(first.products ?? [])];
  for (let page = 1; page < first.pageCount; page++)
    ids.push(...((await search(q, { 'page-size': 60, page }, as)).result.products ?? []));
  expect(ids, q).not.toEqual([]);
  return ids.flatMap((id) => byId.get(Number(id)) ?? []);
}
const names = async (q: string, as: CallAs = {}) =>
  (await search(q, {}, as)).result.product_list.map(({ model_name }) => model_name);
const isFor = (gender: string) => (product: CatalogProduct) =>
  [gender, 'unisex'].includes(product.model.gender ?? '');

describe('refusals', () => {
  test('CATG-08 a text of more than a hundred letters is refused, and a page beyond the last is not found', async () => {
    expect((await search('x'.repeat(101))).status).toBe(422);
    const { pageCount } = (await search('tortoise')).result;
    expect((await search('tortoise', { page: pageCount })).status).toBe(404);
  });

  test('CATG-08 every typed text is answered', async () => {
    for (const q of [
      '%',
      '_',
      "'; drop table product; --",
      '😀',
      '\u202eabc',
      'ا'.repeat(100),
      '+',
      '-',
      '1-',
      '((',
      '9'.repeat(99),
    ])
      expect((await search(q)).status, q).toBe(200);
  });
});

describe('names and words', () => {
  test('CATG-08 finds by name, shape, colour, kind and Arabic words, the best match first', async () => {
    expect(new Set(await names('alder'))).toEqual(new Set(['Alder']));
    expect((await names('lark'))[0]).toBe('Lark');
    expect((await names('daily contact lens'))[0]).toBe('Aqua Daily');
    expect(await names('gold chain')).toEqual(['Fine chain']);
    expect(await names('هافانا دائرية', ARABIC)).toHaveLength(1);
    for (const q of ['100101', '١٠٠١٠١', '۱۰۰۱۰۱']) expect((await names(q))[0], q).toBe('Alder');
  });

  test('CATG-08 a misspelt word is corrected, and the answer says how it was read', async () => {
    for (const [q, word] of [
      ['aldr', 'alder'],
      ['titanum', 'titanium'],
      ['avaitor', 'aviator'],
      ['progresive', 'progressive'],
      ['tortiose', 'tortoise'],
    ] as const) {
      const { result } = await search(q);
      expect(result.search?.match, q).toBe('all');
      expect(result.search?.notes[0], q).toBe(`Read as “${word}”.`);
    }
    const glasses = (await search('sunglases')).result;
    const listed = await call(app, categoryContract.getCategory, {
      params: { id: 'sunglasses' },
      query: { page: 0 },
    });
    expect(glasses.totalCount).toBe(listed.result.totalCount);
  });
});

describe('words of the filters', () => {
  test('CATG-08 “gold aviator women” finds golden aviators for women and unisex ones, nothing else', async () => {
    const goods = await found('gold aviator women');
    expect(goods.length).toBeGreaterThan(1);
    for (const product of goods) {
      expect(product.model.shape).toBe('aviator');
      expect(product.colourFamily === 'gold' || /gold/i.test(product.text.en.variant)).toBe(true);
      expect(isFor('women')(product)).toBe(true);
    }
  });

  test('CATG-08 “titanium round”, which no product is, shows the nearest goods first and how many each word finds', async () => {
    const { result } = await search('titanium round');
    expect(result.search).toMatchObject({ match: 'some', nearest: [] });
    expect(result.description).toMatch(/^Nothing has all of this\./);
    expect(result.search?.tries).toEqual([
      { text: 'round', modelCount: expect.any(Number) as number },
      { text: 'titanium', modelCount: expect.any(Number) as number },
    ]);
    const goods = await found('titanium round');
    const [first] = goods;
    expect(first?.model.material).toBe('titanium');
    // No round frame is made of titanium, so nearly round frames are shown.
    expect(['oval', 'panto']).toContain(first?.model.shape);
    const isEither = ({ model }: CatalogProduct) => model.material === 'titanium' || model.shape === 'round';
    expect(goods.every((product) => isEither(product) || /titanium/i.test(product.text.en.variant))).toBe(
      true,
    );
    for (const { text, modelCount } of result.search?.tries ?? [])
      expect((await search(text)).result.modelCount, text).toBe(modelCount);
  });

  test('CATG-08 synonyms find the same goods', async () => {
    for (const [synonym, word] of [
      ['ladies', 'women'],
      ['mens', 'men'],
      ['boys', 'kids'],
      ['cateye', 'cat eye'],
      ['frameless', 'rimless'],
      ['gray', 'grey'],
      ['trapezoid', 'wayfarer'],
    ] as const)
      expect((await search(synonym)).result.products, synonym).toEqual((await search(word)).result.products);
  });
});

describe('prices', () => {
  test('CATG-08 “glasses for men under 2000” uses the price and the gender', async () => {
    const goods = await found('glasses for men under 2000');
    expect(goods.length).toBeGreaterThan(3);
    for (const product of goods) {
      expect(product.prices.IN?.selling).toBeLessThanOrEqual(200_000);
      expect(isFor('men')(product)).toBe(true);
    }
  });

  test('CATG-08 a price is understood in all the usual forms', async () => {
    const most = async (q: string, as: CallAs = {}) =>
      Math.max(...(await found(q, as)).map(({ prices }) => prices[as.country ?? 'IN']?.selling ?? 0)) / 100;
    for (const q of [
      'frames below ₹2,000',
      'frames less than 2000 rs',
      'frames upto 2k',
      'frames < 2000',
      'frames 2000',
    ])
      expect(await most(q), q).toBeLessThanOrEqual(2000);
    expect(await most('نظارات أقل من ٢٠٠ ريال', ARABIC)).toBeLessThanOrEqual(200);
    const between = (await found('sunglasses 3000-4000')).map(
      ({ prices }) => (prices.IN?.selling ?? 0) / 100,
    );
    expect(between.length).toBeGreaterThan(3);
    expect(between.every((price) => price >= 3000 && price <= 4000)).toBe(true);
    const over = (await found('frames over 5000')).map(({ prices }) => (prices.IN?.selling ?? 0) / 100);
    expect(Math.min(...over)).toBeGreaterThanOrEqual(5000);
  });

  test('CATG-08 a search for cheap goods is sorted by the lowest price', async () => {
    const { result } = await search('cheap sunglasses');
    expect(result.sort).toBe('price_asc');
  });
});

describe('powers, lenses and uses', () => {
  test('CATG-08 “progressive” finds the frames for progressive lenses, and says where the lenses are chosen', async () => {
    const goods = await found('progressive');
    expect(goods.length).toBeGreaterThan(20);
    expect(goods.every(({ model }) => model.powerTypes.includes('progressive'))).toBe(true);
    expect((await search('progressive lenses')).result.search).toMatchObject({
      match: 'all',
      notes: ['You choose the lenses with the frame: these take the ones that you asked for.'],
    });
  });

  test('CATG-08 “reading +1.5” finds reading glasses that are made in that power', async () => {
    for (const q of ['reading +1.5', 'reading 1.5', 'readers + 1.50']) {
      const goods = await found(q);
      expect(goods.length, q).toBeGreaterThan(2);
      expect(
        goods.every(({ model }) => model.usage === 'reading'),
        q,
      ).toBe(true);
    }
    expect((await search('reading +1.5')).result.search?.notes).toEqual([
      'All of these can be made with \u2066+1.50\u2069.',
    ]);
    const lenses = await found('contact lenses -7');
    expect(lenses.map(({ model }) => model.slug)).not.toContain('iris-daily');
    expect(lenses.map(({ model }) => model.slug)).toContain('aqua-daily');
  });

  test('CATG-08 “1.67” finds the frames for lenses of that index', async () => {
    const goods = await found('1.67');
    expect(goods.length).toBeGreaterThan(20);
    expect(goods.every(({ model }) => model.classification === 'eyeframe')).toBe(true);
    // The lens with the highest index cannot be drilled, so no rimless frame takes it.
    expect((await found('1.74 lens')).every(({ model }) => model.rim !== 'rimless')).toBe(true);
  });

  test('CATG-08 other kinds of lenses and uses are found by their everyday names', async () => {
    expect((await found('blue cut')).every(({ model }) => model.usage === 'screen')).toBe(true);
    expect((await found('polarised')).every(({ model }) => model.powerTypes.includes('with_power'))).toBe(
      true,
    );
    expect((await names('multifocal'))[0]).toBe('Aqua Daily Multifocal');
    expect((await search('photochromic')).result.search?.match).toBe('all');
  });
});

describe('names of other makers', () => {
  test('CATG-08 “wayfarer” and “rayban style” find similar shapes of our own frames, and the answer says so', async () => {
    expect((await found('wayfarer')).every(({ model }) => model.shape === 'wayfarer')).toBe(true);
    for (const q of ['rayban style', 'Ray-Ban', 'ray ban']) {
      const goods = await found(q);
      const shapes = new Set(goods.map(({ model }) => model.shape));
      expect(shapes, q).toEqual(new Set(['wayfarer', 'aviator', 'browline']));
      expect(
        goods.every(({ model }) => model.brand.startsWith('lunette')),
        q,
      ).toBe(true);
      expect((await search(q)).result.search?.notes.at(-1), q).toBe(
        'We make our own frames and sell no other maker’s. These have the shapes of that look.',
      );
    }
  });
});

describe('in Arabic', () => {
  test('CATG-08 Arabic words are understood too, with article, endings and Arabic digits', async () => {
    const cases: [q: string, holds: (product: CatalogProduct) => boolean][] = [
      [
        'نظارات للرجال أقل من 200',
        (product) => isFor('men')(product) && (product.prices.SA?.selling ?? 0) <= 20_000,
      ],
      ['أفياتور ذهبي نسائي', (product) => product.model.shape === 'aviator' && isFor('women')(product)],
      ['الأفياتور الذهبية', ({ model }) => model.shape === 'aviator'],
      ['بروجريسيف', ({ model }) => model.powerTypes.includes('progressive')],
      ['قراءة +1.5', ({ model }) => model.usage === 'reading'],
      ['القراءة ١٫٥+', ({ model }) => model.usage === 'reading'],
      ['راي بان', ({ model }) => ['wayfarer', 'aviator', 'browline'].includes(model.shape ?? '')],
      ['نظارات أطفال', ({ model }) => model.gender === 'kids'],
      ['تيتانوم', ({ model }) => model.material === 'titanium'],
    ];
    for (const [q, holds] of cases) {
      const goods = await found(q, ARABIC);
      expect(goods.length, q).toBeGreaterThan(1);
      expect(goods.every(holds), q).toBe(true);
      expect((await search(q, {}, ARABIC)).result.search?.match, q).toBe('all');
    }
    const { result } = await search('تيتانيوم دائري', {}, ARABIC);
    expect(result.search?.match).toBe('some');
    expect(result.search?.tries.map(({ text }) => text)).toEqual(['دائري', 'تيتانيوم']);
  });
});

describe('a search that finds nothing', () => {
  test('CATG-08 answers an empty list and the most popular goods', async () => {
    for (const q of ['zzzzqqq', '-25', '%']) {
      const { result } = await search(q);
      expect(result, q).toMatchObject({
        totalCount: 0,
        modelCount: 0,
        product_list: [],
        search: { match: 'none' },
      });
      expect(result.search?.nearest, q).toHaveLength(8);
      expect(new Set(result.search?.nearest.map(({ model_name }) => model_name)).size).toBe(8);
    }
  });

  test('CATG-08 an unknown word does not hide what the other words find', async () => {
    const { result } = await search('alder xyzzy');
    expect(result.search).toMatchObject({ match: 'some', tries: [{ text: 'alder', modelCount: 1 }] });
    expect(result.product_list.every(({ model_name }) => model_name === 'Alder')).toBe(true);
  });
});

describe('order and filters', () => {
  test('CATG-08 sort, dir and gan_data of the plain call are ignored; filters and pages are used', async () => {
    const plain = (await search('tortoise')).result;
    const odd = (await search('tortoise', { sort: 'price_asc', dir: 'desc', gan_data: '1' })).result;
    expect(odd.sort).toBe('relevance');
    expect(odd.product_list).toEqual(plain.product_list);
    const narrowed = (await search('tortoise', { frame_shape: 'panto' })).result;
    expect(narrowed.totalCount).toBeLessThan(plain.totalCount);
  });

  test('CATG-08 a sort order is set with `order`, and an unknown one is ignored', async () => {
    const plain = (await search('tortoise')).result;
    expect(plain.sorts.map(({ id }) => id)).toEqual([
      'relevance',
      'newest',
      'price_asc',
      'price_desc',
      'rating',
    ]);
    const result = (await search('tortoise', { order: 'price_asc', 'page-size': 60 })).result;
    expect(result.sort).toBe('price_asc');
    const prices = result.product_list
      .filter(({ inStock }) => inStock)
      .map(({ prices: [, selling] }) => selling?.price ?? 0);
    expect(prices.length).toBeGreaterThan(10);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await search('tortoise', { order: 'alphabet' })).result.product_list).toEqual(plain.product_list);
  });
});
