import { codeOf, exchangeCall, wire } from '@lunette/api-client';
import { prescriptionApi } from '@lunette/prescription';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import {
  barcodeContract,
  carouselBannerContract,
  categoryContract,
  collectionContract,
  homeContract,
  lensPackageContract,
  lensSupplyContract,
  productContract,
  stockWatchContract,
  threeSixtyContract,
  typeAheadContract,
  type Category,
  type CategoryQuery,
  type SearchQuery,
} from '../contract/index.ts';
import { limitCachedListings } from './listingCache.ts';
import { pageSize } from './pageSize.ts';

/** The sort order and filters of a listing; together with its category or search text they decide its content. */
export type ListingQuery = Omit<CategoryQuery, 'page' | 'page-size'>;

/** The same for a search, whose sort order is sent as `order`. */
export type SearchArgsQuery = Omit<SearchQuery, 'page' | 'page-size' | 'sort'>;

/** The loaded pages of a listing in their order, each with its page index. */
export type Listing = InfiniteData<Category, number>;

const home = wire(homeContract.getHomePage);
const category = wire(categoryContract.getCategory);
const search = wire(categoryContract.getSearch);

/** Paging starts at the page in the URL and continues in both directions; the first request is for page 0 (CATG-02). */
const pages = {
  initialPageParam: 0,
  getNextPageParam: (last: Category | undefined, _all: Category[], page: number) =>
    last && page + 1 < last.pageCount ? page + 1 : undefined,
  getPreviousPageParam: (_first: Category, _all: Category[], page: number) =>
    page > 0 ? page - 1 : undefined,
};

/** Seconds for which an unused listing is cached, so that Back from a product page finds it; at most five are kept. */
const LISTING_KEPT_FOR = 30 * 60;

/**
 * Milliseconds after which a home page is requested again; `v` is the start of the current period of three minutes
 * (HOME-04).
 */
const CONTENT_KEPT_MS = 180_000;

function contentVersion(): number {
  return Math.floor(Date.now() / CONTENT_KEPT_MS) * CONTENT_KEPT_MS;
}

/** The calls of the catalogue: home pages, listings, search suggestions, products and lens packages. */
export const catalogApi = prescriptionApi.injectEndpoints({
  endpoints: (build) => ({
    getHomePage: build.query({
      ...home,
      query: (page: { params: { key: string } }) => home.query({ ...page, query: { v: contentVersion() } }),
    }),
    getCategory: build.infiniteQuery<Category, { params: { id: string }; query: ListingQuery }, number>({
      infiniteQueryOptions: pages,
      queryFn: async ({ queryArg, pageParam }, asking, _options, ask) => {
        const size = { 'page-size': await pageSize(asking), page: pageParam };
        const answer = await ask(
          category.query({ ...queryArg, ...exchangeCall({ ...queryArg.query, ...size }) }),
        );
        return answer.error ? { error: answer.error } : { data: answer.data as Category };
      },
      responseSchema: category.responseSchema,
      keepUnusedDataFor: LISTING_KEPT_FOR,
      onCacheEntryAdded: limitCachedListings,
    }),
    getSearch: build.infiniteQuery<Category, { params: { q: string }; query: SearchArgsQuery }, number>({
      infiniteQueryOptions: pages,
      queryFn: async ({ queryArg, pageParam }, asking, _options, ask) => {
        const size = { 'page-size': await pageSize(asking), page: pageParam };
        const answer = await ask(
          search.query({ ...queryArg, ...exchangeCall({ ...queryArg.query, ...size }) }),
        );
        return answer.error ? { error: answer.error } : { data: answer.data as Category };
      },
      responseSchema: search.responseSchema,
      keepUnusedDataFor: LISTING_KEPT_FOR,
      onCacheEntryAdded: limitCachedListings,
    }),
    getCollection: build.query({ ...wire(collectionContract.getCollection) }),
    getCarouselBanners: build.query({ ...wire(carouselBannerContract.getCarouselBanners) }),
    getTypeAhead: build.query({ ...wire(typeAheadContract.getTypeAhead) }),
    getProductOfBarcode: build.query({ ...wire(barcodeContract.getProductOfBarcode) }),
    /** The filters and counts for other choices before they are applied; a search needs only its first card for that. */
    getFilters: build.query({ ...wire(categoryContract.getFilters) }),
    previewSearch: build.query({ ...wire(categoryContract.getSearch) }),
    getProduct: build.query({ ...wire(productContract.getProduct), providesTags: ['Product'] }),
    getThreeSixty: build.query({ ...wire(threeSixtyContract.getThreeSixty) }),
    getDeliveryEstimate: build.query({ ...wire(productContract.getDeliveryEstimate) }),
    checkPincode: build.query({ ...wire(productContract.checkPincode) }),
    getLensPackages: build.query({ ...wire(lensPackageContract.getLensPackages) }),
    getPackageAndCoating: build.query({ ...wire(lensPackageContract.getPackageAndCoating) }),
    getSubscriptions: build.query({ ...wire(lensSupplyContract.getSubscriptions) }),
    getLensSolutions: build.query({ ...wire(lensSupplyContract.getLensSolutions) }),
    /** If the goods are in stock again, the product is read again and its page shows that. */
    watchStock: build.mutation({
      ...wire(stockWatchContract.watchStock),
      invalidatesTags: (_saved, error) => (codeOf(error) === 'in_stock' ? ['Product'] : []),
    }),
  }),
});

export const {
  useGetHomePageQuery,
  useGetCategoryInfiniteQuery,
  useGetSearchInfiniteQuery,
  useGetCollectionQuery,
  useGetCarouselBannersQuery,
  useGetProductOfBarcodeQuery,
  useGetTypeAheadQuery,
  useGetFiltersQuery,
  usePreviewSearchQuery,
  useGetProductQuery,
  useGetThreeSixtyQuery,
  useGetDeliveryEstimateQuery,
  useCheckPincodeQuery,
  useGetLensPackagesQuery,
  useGetPackageAndCoatingQuery,
  useGetSubscriptionsQuery,
  useGetLensSolutionsQuery,
  useWatchStockMutation,
} = catalogApi;
