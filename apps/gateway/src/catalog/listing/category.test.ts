import {
  categoryContract,
  lensPackageContract,
  productContract,
  subcategoryContract,
} from '@lunette/catalog/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { configuration } from '../../configuration/schema.ts';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

type Query = Record<string, string | number>;
const list = (id: string, query: Query = {}, as: CallAs = {}) =>
  call(app, categoryContract.getCategory, { params: { id }, query: { page: 0, ...query } }, as);

describe('refusals', () => {
  test('CATG-08 an unknown category is not found, with a message in the caller’s language', async () => {
    const { status, problem } = await list('9999');
    expect(status).toBe(404);
    expect(problem).toMatchObject({
      code: 'category_not_found',
      detail: 'We do not have this part of the shop.',
    });
    const arabic = await list('9999', {}, { country: 'SA', language: 'ar' });
    expect(arabic.problem.detail).toBe('هذا القسم غير موجود لدينا.');
  });

  test('CATG-08 the filters of a category can be read without its goods, counted for the choice; an unknown one is not found', async () => {
    const filters = (categoryId: string, query: object = {}) =>
      call(app, categoryContract.getFilters, { params: { categoryId }, query });
    expect((await filters('999999')).problem.code).toBe('category_not_found');
    const query = { frame_shape: 'round' };
    const { result } = await filters('2001', query);
    const listed = (await list('2001', query)).result;
    expect(result).toEqual({
      categoryType: listed.categoryType,
      filters: listed.filters,
      selected: listed.selected,
      totalCount: listed.totalCount,
      unfilteredCount: listed.unfilteredCount,
      modelCount: listed.modelCount,
      unfilteredModelCount: listed.unfilteredModelCount,
    });
    expect(result.totalCount).toBeLessThan(result.unfilteredCount);
  });

  test('CATG-08 the subcategories of an unknown category, and those for an unknown gender, are refused', async () => {
    const parts = (gen: string, cat: string) =>
      app.http.inject(`/v2/products/subcategory/gender/${gen}/catalog/${cat}`);
    expect((await parts('women', '999999')).json()).toMatchObject({
      status: 404,
      code: 'category_not_found',
    });
    expect((await parts('unicorn', '2001')).statusCode).toBe(422);
  });

  test('CATG-08 a page beyond the last is not found', async () => {
    const { result } = await list('kids');
    const beyond = await list('kids', { page: result.pageCount });
    expect(beyond.status).toBe(404);
    expect(beyond.problem.code).toBe('page_not_found');
  });

  test('CATG-08 an invalid page size or page number is refused', async () => {
    expect((await list('eyeglasses', { 'page-size': 0 })).status).toBe(422);
    expect((await list('eyeglasses', { page: -1 })).status).toBe(422);
    expect((await list('eyeglasses', { page: 'two' })).status).toBe(422);
  });

  test('CATG-08 options and sort orders that do not exist are ignored, not refused', async () => {
    const plain = await list('eyeglasses');
    const odd = await list('eyeglasses', {
      frame_shape: 'triangle',
      price: 'cheap',
      sort: 'alphabet',
      gan_data: 'x',
    });
    expect(odd.status).toBe(200);
    expect(odd.result.totalCount).toBe(plain.result.totalCount);
    expect(odd.result).toMatchObject({ selected: [], sort: 'featured' });
  });
});

test('CATG-09 in an exchange a listing, a search and lenses are refused unless they name an order and item of the caller', async () => {
  const as: CallAs = { headers: { 'x-service-type': 'exchange' } };
  const ask = (query: Query, how: CallAs) =>
    Promise.all([
      list('eyeglasses', query, how),
      call(app, categoryContract.getSearch, { params: { q: 'round' }, query: { page: 0, ...query } }, how),
      call(
        app,
        lensPackageContract.getLensPackages,
        { params: { pid: sentinels.inStockFrame }, query: { power_type: 'single_vision', ...query } },
        how,
      ),
    ]);
  const codes = async (query: Query) => [
    ...new Set((await ask(query, as)).map(({ problem }) => problem.code)),
  ];
  const named = { orderId: 'LN10001', itemId: '0195f3aa-0000-7000-8000-000000000001' };
  const lacking: Query[] = [{}, { orderId: named.orderId }, { itemId: named.itemId }];
  for (const query of lacking) expect(await codes(query)).toEqual(['exchange_unnamed']);
  expect(await codes(named)).toEqual(['order_not_found']);
  // Without the service type the order and item have no effect, and the goods are the same.
  const results = async (query: Query) => (await ask(query, {})).map(({ result }) => result);
  expect(await results(named)).toEqual(await results({}));
});

test('PDP-06 the category of sunglasses with power, which the sunglasses link to, has only those that can have one', async () => {
  const { result } = await list('power-sunglasses', { 'page-size': 60 });
  expect(result).toMatchObject({ categoryType: 'power-sunglasses', title: 'Sunglasses with power' });
  const models = result.product_list.map(({ model_name }) => model_name);
  expect(models).toContain('Marram');
  expect(models).not.toContain('Reef');
  const { category_power_urls: powers } = (await list('sunglasses')).result;
  expect(powers).toEqual([{ label: 'Sunglasses with power', url: '/category/2027' }]);
});

describe('a listing', () => {
  test('CATG-05 the answer has filters, goods, breadcrumb, picture, type, power addresses and SEO fields', async () => {
    const { result } = await list('2001');
    expect(result).toMatchObject({
      id: '2001',
      url: '/eyeglasses',
      title: 'Eyeglasses',
      description: 'All come with single-vision lenses and an optician’s check.',
      categoryType: 'eyeframe',
      cat_img_link: null,
      seoTitle: 'Eyeglasses made to the millimetre',
      seoMetaCanonical: '/eyeglasses',
      breadcrumb: [
        { label: 'Home', url: '/' },
        { label: 'Eyeglasses', url: '/eyeglasses' },
      ],
    });
    expect(result.category_power_urls[0]).toEqual({ label: 'Reading glasses', url: '/category/2024' });
    expect(result.product_list[0]).toMatchObject({
      id: '100101',
      model_name: 'Alder',
      brand_name: 'Lunette Studio',
      sku: 'eye-ls-ald-132-havana',
      color: 'Havana tortoise',
      url: '/product/alder-132-havana-100101',
      frameWidth: 132,
      size: 'Medium',
      prices: [
        { name: 'Market Price', price: 4500, currencyCode: 'INR' },
        { name: 'Lunette Price', price: 3200, currencyCode: 'INR' },
      ],
    });
    const { rating } = (await call(app, productContract.getProduct, { params: { id: '100101' } })).result;
    expect(result.product_list[0]?.rating).toEqual(rating);
  });

  test('CATG-02 a page has 15 goods, as the common configuration says', async () => {
    expect((await list('eyeglasses')).result).toMatchObject({ pageSize: 15, page: 0 });
    expect((await list('eyeglasses')).result.product_list).toHaveLength(15);
    const other = await testGatewayApp();
    await other.db.update(configuration).set({ value: 6 }).where(eq(configuration.key, 'category_page_size'));
    await other.catalogue.refresh();
    const { result } = await call(other, categoryContract.getCategory, {
      params: { id: 'kids' },
      query: { page: 0 },
    });
    expect(result.product_list).toHaveLength(6);
  });

  test('CATG-02 pages follow each other without gaps or repetitions', async () => {
    const first = (await list('kids')).result;
    const seen = new Set<string>();
    for (let page = 0; page < first.pageCount; page++)
      for (const { id } of (await list('kids', { page })).result.product_list) seen.add(id);
    expect(seen.size).toBe(first.totalCount);
    expect((await list('kids', { 'page-size': 60 })).result.product_list).toHaveLength(first.totalCount);
  });

  test('CATG-05 sizes of one colour share a card, and every frame-size id of the specification is a category', async () => {
    const { result } = await list('eyeglasses', { 'page-size': 60 });
    const styles = result.product_list.map(({ model_name, color }) => `${model_name} ${color}`);
    expect(new Set(styles).size).toBe(styles.length);
    for (const [id, size] of [
      ['11341', 'Medium'],
      ['23559', 'Extra narrow'],
      ['23557', 'Narrow'],
      ['23555', 'Wide'],
      ['23553', 'Extra wide'],
    ] as const) {
      const sized = (await list(id)).result;
      expect(sized.totalCount).toBeGreaterThan(0);
      expect(new Set(sized.product_list.map((card) => card.size))).toEqual(new Set([size]));
    }
  });

  test('CATG-08 sorts by price both ways, by launch and by rating; sold-out goods are last', async () => {
    const prices = async (sort: string) =>
      (await list('sunglasses', { sort, 'page-size': 60 })).result.product_list.map(
        ({ prices: [, selling] }) => selling?.price ?? 0,
      );
    const up = await prices('price_asc');
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = await prices('price_desc');
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    const newest = (await list('new', { sort: 'newest' })).result.product_list;
    expect(newest[0]?.model_name).toBe('Linden');
    expect(newest.every(({ isNew }) => isNew)).toBe(true);
    const pages = (await list('eyeglasses')).result.pageCount;
    const last = (await list('eyeglasses', { page: pages - 1 })).result.product_list;
    expect(last.at(-1)?.inStock).toBe(false);
  });
});

describe('filters', () => {
  const optionOf = (result: Awaited<ReturnType<typeof list>>['result'], filter: string, option: string) =>
    result.filters.find(({ id }) => id === filter)?.options.find(({ id }) => id === option);

  test('CATG-06 options carry title, displayTitle and trimmedTitle; prices are bands of min_max with the rupee sign', async () => {
    const { result } = await list('eyeglasses');
    expect(optionOf(result, 'price', '1000_2499')).toMatchObject({
      title: 'Rs. 1,000 to Rs. 2,499',
      displayTitle: '₹1,000 to ₹2,499',
      trimmedTitle: '₹1,000 to ₹2,499',
    });
    expect(optionOf(result, 'price', '4000_max')?.displayTitle).toBe('₹4,000 and over');
    const colour = result.filters.find(({ kind }) => kind === 'colour');
    expect(colour?.options.every(({ swatch }) => (swatch?.length ?? 0) > 0)).toBe(true);
  });

  test('CATG-05 a choice filters the goods and changes the other counts, but not the counts of its own filter', async () => {
    const plain = (await list('eyeglasses')).result;
    const round = (await list('eyeglasses', { frame_shape: 'round' })).result;
    expect(round.totalCount).toBe(optionOf(plain, 'frame_shape', 'round')?.count);
    expect(round.unfilteredCount).toBe(plain.totalCount);
    expect(optionOf(round, 'frame_shape', 'square')?.count).toBe(
      optionOf(plain, 'frame_shape', 'square')?.count,
    );
    expect(optionOf(round, 'material', 'titanium')?.count).toBe(0);
    expect(round.selected).toEqual([{ filterId: 'frame_shape', optionId: 'round', title: 'Round' }]);
  });

  test('CATG-05 each count is the number of goods that choosing its option would leave', async () => {
    const { result } = await list('eyeglasses', { frame_colour: 'black', gender: 'women' });
    for (const filter of ['material', 'frame_size', 'price'])
      for (const { id, count, modelCount } of result.filters.find((each) => each.id === filter)?.options ??
        []) {
        const query = { frame_colour: 'black', gender: 'women', [filter]: id, 'page-size': 60 };
        expect((await list('eyeglasses', query)).result, `${filter} ${id}`).toMatchObject({
          totalCount: count,
          modelCount,
        });
      }
  });

  test('CATG-05 a model is counted once, however many colours and sizes it has', async () => {
    const { result } = await list('kids', { 'page-size': 60 });
    const models = new Set(result.product_list.map(({ model_name }) => model_name));
    expect(result.totalCount).toBeGreaterThan(models.size);
    expect(result).toMatchObject({ modelCount: models.size, unfilteredModelCount: models.size });
    const round = (await list('kids', { frame_shape: 'round' })).result;
    expect(round).toMatchObject({ modelCount: 1, unfilteredModelCount: models.size });
    // Removing its own choice from a filter would bring back all goods.
    expect(round.filters.find(({ id }) => id === 'frame_shape')?.modelCount).toBe(models.size);
    expect(round.filters.find(({ id }) => id === 'material')?.modelCount).toBe(1);
  });

  test('CATG-05 products has the ids of the goods on the page, in order', async () => {
    const { result } = await list('eyeglasses', { page: 1 });
    expect(result.products).toEqual(result.product_list.map(({ id }) => id));
    expect(result.products).toHaveLength(15);
  });

  test('CATG-05 several options of one filter widen the result, options of two filters narrow it', async () => {
    const count = async (query: Query) => (await list('eyeglasses', query)).result.totalCount;
    const [round, panto] = [await count({ frame_shape: 'round' }), await count({ frame_shape: 'panto' })];
    expect(await count({ frame_shape: 'round,panto' })).toBe(round + panto);
    expect(await count({ frame_shape: 'round', material: 'acetate' })).toBeLessThan(round);
  });

  test('CATG-05 a unisex frame is listed for women and for men', async () => {
    const { result } = await list('eyeglasses', { gender: 'women', 'page-size': 60 });
    const names = result.product_list.map(({ model_name }) => model_name);
    expect(names).toContain('Linden');
    expect(names).toContain('Alder');
    expect(names).not.toContain('Heron');
    expect(result.totalCount).toBe(optionOf(result, 'gender', 'women')?.count);
  });
});

describe('countries and languages', () => {
  test('CTRY-02 prices come in the currency of the country', async () => {
    for (const [country, currencyCode, price] of [
      ['IN', 'INR', 3200],
      ['SG', 'SGD', 109],
      ['AE', 'AED', 350],
      ['SA', 'SAR', 360],
      ['US', 'USD', 80],
    ] as const) {
      const [alder] = (await list('eyeglasses', {}, { country })).result.product_list;
      expect(alder?.prices[1]).toEqual({ name: 'Lunette Price', price, currencyCode });
    }
  });

  test('CTRY-03 without country and language headers the answer is that of India in English', async () => {
    const answer = await app.http.inject({ url: '/v2/products/category/eyeglasses' });
    const { result }: { result: { title: string; product_list: { currencyCode: string }[] } } = answer.json();
    expect(result.title).toBe('Eyeglasses');
    expect(result.product_list[0]?.currencyCode).toBe('INR');
  });

  test('in Arabic titles, names and filters are Arabic', async () => {
    const { result } = await list('eyeglasses', { frame_shape: 'round' }, { country: 'AE', language: 'ar' });
    expect(result.title).toBe('نظارات طبية');
    expect(result.filters[0]).toMatchObject({ title: 'الشكل' });
    expect(result.selected[0]?.title).toBe('دائري');
    expect(result.product_list[0]).toMatchObject({ model_name: 'تيرن', color: 'ذهبي فاتح' });
  });
});

describe('what belongs to a listing', () => {
  test('CATG-08 a category has the subcategories with goods for the gender, each with the count of its own listing', async () => {
    const parts = async (gen: 'women' | 'men' | 'kids', as: CallAs = {}) =>
      (await call(app, subcategoryContract.getSubcategories, { params: { gen, cat: '2001' } }, as)).result;
    const women = await parts('women');
    expect(women.map(({ id }) => id)).toEqual(expect.arrayContaining(['2007', '2012', '2022', '2023']));
    for (const { id, modelCount, url } of women) {
      const { result } = await list(id, { gender: 'women' });
      expect(modelCount, id).toBe(result.modelCount);
      expect(url, id).toBe(`${result.url}?gender=women`);
    }
    expect((await parts('kids')).map(({ id, title }) => [id, title])).toEqual([['2006', 'Kids, 4 to 12']]);
    expect((await parts('kids', { country: 'SA', language: 'ar' }))[0]?.title).toBe('أطفال من 4 إلى 12');
  });

  test('CATG-08 the configuration of categories is JSON with page size, orders and filters', async () => {
    const { result } = await call(app, subcategoryContract.getCategoryConfig, { query: { v: 1 } });
    const listed = (await list('2001')).result;
    expect(result.pageSize).toBe(listed.pageSize);
    expect(result.sorts).toEqual(listed.sorts);
    for (const { id, title, kind } of listed.filters)
      expect(result.filters).toContainEqual({ id, title, kind });
  });
});
