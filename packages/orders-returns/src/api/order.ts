import { api, statusOf, wire, type WriteLifecycle } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { storeCancelResult } from './storeCancelResult.ts';
import { orderChangeContract } from '../contract/change.ts';
import { latestOrderContract } from '../contract/latest.ts';
import { orderContract, type Order } from '../contract/order.ts';

const list = wire(orderContract.getOrders);
type OrderPage = Result<typeof orderContract.getOrders>;

const PAGE_SIZE = 10;

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The answer also replaces the order in the cached list, whose pages are kept (ORD-04). */
    getOrder: build.query({
      ...wire(orderContract.getOrder),
      providesTags: ['Order'],
      onQueryStarted: async ({ query }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        const [order] = answer?.data.orders ?? [];
        if (order && query?.email === undefined) dispatch(replaceInList(order));
      },
    }),
  }),
});

/** The endpoints of orders. */
export const orderApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page is appended to the earlier ones. They are read again only if an order is added or an unpaid one ends (ORD-04). */
    getOrders: build.infiniteQuery<OrderPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ totalOrder }, _pages, page) =>
          (page + 1) * PAGE_SIZE < totalOrder ? page + 1 : undefined,
      },
      query: ({ pageParam: page }) => list.query({ query: { page, 'page-size': PAGE_SIZE } }),
      responseSchema: list.responseSchema,
      providesTags: ['OrderList'],
    }),
    getLatestOrder: build.query({ ...wire(latestOrderContract.getLatestOrder), providesTags: ['Order'] }),
    /** Read again each time, because an order can have been placed elsewhere (ORD-04). */
    getOrderExists: build.query({ ...wire(latestOrderContract.getOrderExists), keepUnusedDataFor: 0 }),
    /** The answer is the order with its new address. */
    changeShippingAddress: build.mutation({
      ...wire(orderChangeContract.changeShippingAddress),
      onQueryStarted: ({ params }, lifecycle) => replaceOrder(params.orderId, lifecycle),
    }),
    /** The answer is the order with its confirmation. */
    confirmCash: build.mutation({
      ...wire(orderChangeContract.confirmCash),
      onQueryStarted: ({ params }, lifecycle) => replaceOrder(params.orderId, lifecycle),
    }),
    sendOrderCode: build.mutation({ ...wire(orderContract.sendOrderCode) }),
    /** The answer is the whole order as this session may now read it. */
    redeemOrderCode: build.mutation({
      ...wire(orderContract.redeemOrderCode),
      onQueryStarted: ({ params }, lifecycle) => replaceOrder(params.orderId, lifecycle),
    }),
    /** The answer is the whole order with its new power, which is also among the saved prescriptions now. */
    updatePrescription: build.mutation({
      ...wire(orderContract.updatePrescription),
      invalidatesTags: (answer) => (answer ? ['Prescription'] : []),
      onQueryStarted: ({ params }, lifecycle) => replaceOrder(params.orderId, lifecycle),
    }),
    /** Without a tag, because the pieces that were just cancelled cannot be asked about again. */
    getOrderCancelReasons: build.query({ ...wire(orderContract.getCancelReasons) }),
    /**
     * The answer is the cancelled order, whose appointments are cancelled too. The order is read again, also after a refusal
     * because something has changed meanwhile.
     */
    cancelOrder: build.mutation({
      ...wire(orderContract.cancelOrder),
      invalidatesTags: (answer, error) =>
        answer ? ['Appointment', 'Order', 'StoreCredit'] : statusOf(error) === 409 ? ['Order'] : [],
      onQueryStarted: async (_args, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        const [order] = answer?.data.orders ?? [];
        if (order) storeCancelResult(order);
      },
    }),
  }),
});

/** Replaces an order with the answer of a write, in its own cache entry and in the list (ORD-04). */
async function replaceOrder(
  orderId: string,
  { dispatch, queryFulfilled }: WriteLifecycle<{ orders: Order[] }>,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer?.data.orders[0])
    void dispatch(readApi.util.upsertQueryData('getOrder', { params: { orderId } }, answer.data));
}

/** Replaces an order in the cached list. */
function replaceInList(order: Order) {
  return orderApi.util.updateQueryData('getOrders', undefined, ({ pages }) => {
    for (const page of pages)
      page.orders = page.orders.map((listed) => (listed.id === order.id ? { ...order, acts: [] } : listed));
  });
}

export const {
  useGetOrderQuery,
  useGetLatestOrderQuery,
  useLazyGetOrderExistsQuery,
  useChangeShippingAddressMutation,
  useConfirmCashMutation,
  useLazyGetOrderQuery,
  useGetOrdersInfiniteQuery,
  useGetOrderCancelReasonsQuery,
  useCancelOrderMutation,
  useSendOrderCodeMutation,
  useRedeemOrderCodeMutation,
  useUpdatePrescriptionMutation,
} = orderApi;
