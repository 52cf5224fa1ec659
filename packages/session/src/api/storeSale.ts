import { writeToCache, api, wire, type AppDispatch, type RootState } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { storeSaleContract, type StoreSale } from '../contract/index.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSalesman: build.query({ ...wire(storeSaleContract.getSalesman), providesTags: ['Session'] }),
    getStoreSales: build.query({ ...wire(storeSaleContract.getStoreSales), providesTags: ['Session'] }),
  }),
});

type StoreSales = Result<typeof storeSaleContract.getStoreSales>;

const cachedSales = readApi.endpoints.getStoreSales.select();
const replaced = { queries: [cachedSales], tag: 'Session' as const };
const put = (answer: StoreSales) => readApi.util.upsertQueryData('getStoreSales', undefined, answer);

/** Puts a recorded sale first in the list of today; a repeated one stays where it is. */
const putFirst =
  (sale: StoreSale) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const sales = cachedSales(getState()).data?.sales;
    if (sales && !sales.some(({ id }) => id === sale.id)) await dispatch(put({ sales: [sale, ...sales] }));
  };

/** The calls with which sales staff record sales of a store (STAFF-03). */
export const storeSaleApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    recordStoreSale: build.mutation({
      ...wire(storeSaleContract.recordStoreSale),
      onQueryStarted: writeToCache(putFirst, replaced),
    }),
    removeStoreSale: build.mutation({
      ...wire(storeSaleContract.removeStoreSale),
      onQueryStarted: writeToCache(put, replaced),
    }),
  }),
});

export const {
  useLazyGetSalesmanQuery,
  useGetStoreSalesQuery,
  useRecordStoreSaleMutation,
  useRemoveStoreSaleMutation,
} = storeSaleApi;
