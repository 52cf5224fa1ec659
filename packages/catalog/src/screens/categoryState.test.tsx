import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { categoryState } from '../api/categoryState.ts';
import { subcategoryApi } from '../api/subcategory.ts';
import { categoryContract, subcategoryContract } from '../contract/index.ts';
import { prefetchListing } from '../prefetch.ts';
import { browseGateway } from '../testing/browseGateway.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { ListingScreen } from './ListingScreen.tsx';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

function listing(gateway = browseGateway()) {
  const store = gateway.store();
  const loader = ({ searchParams }: URL) => prefetchListing(store, '2001', searchParams).catch(() => null);
  renderAt('/eyeglasses', <ListingScreen categoryId="2001" />, { gateway, store, loader });
  return store;
}

test('API-10 a listing fills categoryData, filterData, counter and dataCategoryList, and further goods are appended', async () => {
  const store = listing();
  const state = () => store.getState();
  expect(categoryState.counter(state())).toBe(1);
  await screen.findByRole('heading', { level: 1 });
  expect(categoryState.categoryData(state())).toMatchObject({
    success: true,
    data: { title: 'Eyeglasses', categoryType: 'eyeframe' },
  });
  expect(categoryState.categoryData(state()).data?.product_list).toHaveLength(15);
  expect(categoryState.filterData(state()).data?.map(({ id }) => id)).toContain('frame_shape');
  expect(categoryState.counter(state())).toBe(1);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => categoryState.categoryData(state()).data?.product_list.length).toBe(30);
  expect(categoryState.counter(state())).toBe(2);
  const [pages] = categoryState.dataCategoryList(state());
  expect(pages?.map(({ page }) => page)).toEqual([0, 1]);
});

test('API-10 a listing that fails has its error in place of data and filters', async () => {
  const store = listing(
    browseGateway().on(categoryContract.getCategory, () => {
      throw new Refusal(503, 'catalog_unavailable', 'Not now.');
    }),
  );
  await screen.findByText('Not now.');
  for (const name of ['categoryData', 'filterData'] as const)
    expect(categoryState[name](store.getState())).toMatchObject({
      success: false,
      data: undefined,
      error: { status: 503 },
    });
});

test('API-10 the calls for subcategories and for the settings of listings fill subCategories and categoryConfigJson', async () => {
  const women = {
    id: '2012',
    title: 'For women',
    url: '/category/2012',
    categoryType: 'eyeframe',
    modelCount: 9,
  };
  const config = { pageSize: 15, sorts: [{ id: 'newest', title: 'Newest first' }], filters: [] };
  const store = browseGateway()
    .on(subcategoryContract.getSubcategories, () => [women])
    .on(subcategoryContract.getCategoryConfig, () => config)
    .store();
  const { getCategoryConfig, getSubcategories } = subcategoryApi.endpoints;
  await store.dispatch(getSubcategories.initiate({ params: { gen: 'women', cat: '2001' } }));
  await store.dispatch(getCategoryConfig.initiate({ query: {} }));
  expect(categoryState.subCategories(store.getState()).data).toEqual([women]);
  expect(categoryState.categoryConfigJson(store.getState()).data).toEqual(config);
});
