import { api, wire } from '@lunette/api-client';
import { moneyContract } from '../contract/index.ts';

/** The calls about the customer's store credit and gift vouchers. */
export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStoreCredits: build.query({ ...wire(moneyContract.getStoreCredits), providesTags: ['StoreCredit'] }),
    getStoreCredit: build.query({ ...wire(moneyContract.getStoreCredit), providesTags: ['StoreCredit'] }),
    getStoreCreditOrders: build.query({
      ...wire(moneyContract.getStoreCreditOrders),
      providesTags: ['StoreCredit'],
    }),
    getStoreCreditHistory: build.query({
      ...wire(moneyContract.getStoreCreditHistory),
      providesTags: ['StoreCredit'],
    }),
    /** A GET that sends a message, so it is a mutation: it is called each time and never repeated automatically. */
    sendStoreCreditSms: build.mutation({ ...wire(moneyContract.sendStoreCreditSms) }),
    getGiftVoucher: build.query({ ...wire(moneyContract.getGiftVoucher), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useGetStoreCreditHistoryQuery,
  useGetStoreCreditOrdersQuery,
  useGetStoreCreditQuery,
  useGetStoreCreditsQuery,
  useLazyGetGiftVoucherQuery,
  useSendStoreCreditSmsMutation,
} = moneyApi;
