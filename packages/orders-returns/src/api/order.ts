import { api, wire } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { keepCancelResult } from './cancelResult.ts';
import { orderContract } from '../contract/order.ts';

const list = wire(orderContract.getOrders);
type OrderPage = Result<typeof orderContract.getOrders>;

const PAGE_SIZE = 10;

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query({ ...wire(orderContract.getOrder), providesTags: ['Order'] }),
  }),
});

export const orderApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page is appended to those before it; what changes an order reads them all anew (ORD-04). */
    getOrders: build.infiniteQuery<OrderPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ totalOrder }, _pages, page) =>
          (page + 1) * PAGE_SIZE < totalOrder ? page + 1 : undefined,
      },
      query: ({ pageParam: page }) => list.query({ query: { page, 'page-size': PAGE_SIZE } }),
      responseSchema: list.responseSchema,
      providesTags: ['Order'],
    }),
    sendOrderCode: build.mutation({ ...wire(orderContract.sendOrderCode) }),
    /** The answer is the whole order, as this session reads it from now on. */
    redeemOrderCode: build.mutation({
      ...wire(orderContract.redeemOrderCode),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(readApi.util.upsertQueryData('getOrder', { params }, answer.data));
      },
    }),
    /** The answer is the whole order with its new power, which also stands among the saved ones now. */
    updatePrescription: build.mutation({
      ...wire(orderContract.updatePrescription),
      invalidatesTags: (answer) => (answer ? ['Prescription'] : []),
      onQueryStarted: async ({ params: { orderId } }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        const params = { orderId };
        if (answer) void dispatch(readApi.util.upsertQueryData('getOrder', { params }, answer.data));
      },
    }),
    getOrderCancelReasons: build.query({ ...wire(orderContract.getCancelReasons), providesTags: ['Order'] }),
    /** The answer is the cancelled order; lists, and what may be cancelled, are read anew. */
    cancelOrder: build.mutation({
      ...wire(orderContract.cancelOrder),
      invalidatesTags: (answer) => (answer ? ['Order', 'StoreCredit'] : []),
      onQueryStarted: async (_args, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        const [order] = answer?.data.orders ?? [];
        if (order) keepCancelResult(order);
      },
    }),
  }),
});

export const {
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useGetOrdersInfiniteQuery,
  useGetOrderCancelReasonsQuery,
  useCancelOrderMutation,
  useSendOrderCodeMutation,
  useRedeemOrderCodeMutation,
  useUpdatePrescriptionMutation,
} = orderApi;
