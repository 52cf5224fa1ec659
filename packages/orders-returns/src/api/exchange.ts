import { api, wire } from '@lunette/api-client';
import { cartContract, reorderContract } from '@lunette/cart/contract';
import { exchangeContract } from '../contract/exchange.ts';
import { isPickupTaken } from './isPickupTaken.ts';

/**
 * Writes to an exchange also change its orders. They do not invalidate `Cart`: the cart ends with the exchange, and the
 * preview of an ended exchange must not be requested again.
 */
const changed = (answer: unknown) => (answer ? (['Order'] as const) : []);

/** The endpoints of exchanges. */
export const exchangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExchange: build.query({ ...wire(exchangeContract.getExchange), providesTags: ['Order', 'Cart'] }),
    getExchangeDifferences: build.query({ ...wire(exchangeContract.getExchangeDifferences) }),
    /** Computed for each request and not cached; it depends on the exchange's cart. */
    previewExchange: build.query({
      ...wire(exchangeContract.previewExchange),
      keepUnusedDataFor: 0,
      providesTags: ['Cart'],
    }),
    beginExchange: build.mutation({ ...wire(exchangeContract.beginExchange), invalidatesTags: changed }),
    /** With `exchange`, the goods are added to the cart of the open exchange and the bag is left as it is. */
    addExchangeItem: build.mutation({
      ...wire(cartContract.addItem),
      invalidatesTags: (answer) => (answer ? ['Cart'] : []),
    }),
    /** With `exchange`, the exchanged goods are added unchanged to the cart of the open exchange (CART-16). */
    repeatExchangeItem: build.mutation({
      ...wire(reorderContract.reorderOwn),
      invalidatesTags: (answer) => (answer ? ['Cart'] : []),
    }),
    /** It makes a new order. After a refused pickup slot, the slots are read again with the order. */
    confirmExchange: build.mutation({
      ...wire(exchangeContract.confirmExchange),
      invalidatesTags: (answer, error) =>
        answer ? ['Order', 'OrderList'] : isPickupTaken(error) ? ['Order'] : [],
    }),
    payExchange: build.mutation({ ...wire(exchangeContract.payExchange), invalidatesTags: changed }),
    leaveExchange: build.mutation({ ...wire(exchangeContract.leaveExchange), invalidatesTags: changed }),
    /** The new order is cancelled with its appointments. */
    cancelExchange: build.mutation({
      ...wire(exchangeContract.cancelExchange),
      invalidatesTags: (answer) => (answer ? ['Appointment', 'Order', 'OrderList'] : []),
    }),
  }),
});

export const {
  useGetExchangeQuery,
  useGetExchangeDifferencesQuery,
  usePreviewExchangeQuery,
  useBeginExchangeMutation,
  useAddExchangeItemMutation,
  useRepeatExchangeItemMutation,
  useConfirmExchangeMutation,
  usePayExchangeMutation,
  useLeaveExchangeMutation,
  useCancelExchangeMutation,
} = exchangeApi;
