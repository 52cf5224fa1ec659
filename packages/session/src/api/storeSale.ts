import { writeToCache, api, wire } from '@lunette/api-client';
import { storeSaleContract, type StoreSale } from '../contract/index.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSalesman: build.query({ ...wire(storeSaleContract.getSalesman), providesTags: ['Session'] }),
    getStoreSales: build.query({ ...wire(storeSaleContract.getStoreSales), providesTags: ['Session'] }),
  }),
});

/** Puts a recorded sale first in the list of today; a repeated one stays where it is. */
const putFirst = (sale: StoreSale) =>
  readApi.util.updateQueryData('getStoreSales', undefined, ({ sales }) =>
    sales.some(({ id }) => id === sale.id) ? { sales } : { sales: [sale, ...sales] },
  );

/** The calls with which sales staff record sales of a store (STAFF-03). */
const storeSaleApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    recordStoreSale: build.mutation({
      ...wire(storeSaleContract.recordStoreSale),
      onQueryStarted: writeToCache(putFirst),
    }),
    removeStoreSale: build.mutation({
      ...wire(storeSaleContract.removeStoreSale),
      onQueryStarted: writeToCache((answer) =>
        readApi.util.upsertQueryData('getStoreSales', undefined, answer),
      ),
    }),
  }),
});

export const {
  useLazyGetSalesmanQuery,
  useGetStoreSalesQuery,
  useRecordStoreSaleMutation,
  useRemoveStoreSaleMutation,
} = storeSaleApi;
