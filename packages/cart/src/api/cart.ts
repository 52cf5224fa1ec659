import { api, wire, type CallContext, type WriteLifecycle } from '@lunette/api-client';
import { cartContract, type Cart } from '../contract/index.ts';
import { emptyCart } from './emptyCart.ts';

const readCart = wire(cartContract.getCart);

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A session without a cart has an empty one: 401 and 404 are no failures here (CART-13). */
    getCart: build.query<Cart, Parameters<typeof readCart.query>[0]>({
      queryFn: async (args, { extra }, _options, ask) => {
        const answer = await ask(readCart.query(args));
        if (answer.error?.status === 401 || answer.error?.status === 404)
          return { data: emptyCart((extra as CallContext).country) };
        return answer.error ? { error: answer.error } : { data: answer.data as Cart };
      },
      responseSchema: readCart.responseSchema,
      providesTags: ['Cart'],
    }),
  }),
});

const { invalidateTags, upsertQueryData } = readApi.util;

/**
 * The cache rules of a write: its answer is the whole cart and becomes what everybody reads, without a second call. Of
 * calls that overlap it is unknown whose answer is newer, so the cart is read again once all are answered.
 */
export const write = {
  onQueryStarted: async (_args: unknown, { dispatch, getState, queryFulfilled }: WriteLifecycle<Cart>) => {
    const read = () => readApi.endpoints.getCart.select()(getState());
    const before = read().fulfilledTimeStamp;
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    const { isLoading, fulfilledTimeStamp } = read();
    const isOverlapped = isLoading || fulfilledTimeStamp !== before;
    await dispatch(upsertQueryData('getCart', undefined, answer.data));
    if (isOverlapped) dispatch(invalidateTags(['Cart']));
  },
  invalidatesTags: (cart: Cart | undefined) =>
    cart ? (['Checkout', 'DeliveryOptions', 'Payment', 'Prescription'] as const) : (['Cart'] as const),
};

export const cartApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    /** A refused piece may have been the last one: its product is read again too, so that its page says so (O-22). */
    addItem: build.mutation({
      ...wire(cartContract.addItem),
      ...write,
      invalidatesTags: (cart) => (cart ? write.invalidatesTags(cart) : ['Cart', 'Product']),
    }),
    increaseItem: build.mutation({ ...wire(cartContract.increaseItem), ...write }),
    decreaseItem: build.mutation({ ...wire(cartContract.decreaseItem), ...write }),
    updatePower: build.mutation({ ...wire(cartContract.updatePower), ...write }),
    clearCart: build.mutation({ ...wire(cartContract.clearCart), ...write }),
  }),
});

export const {
  useGetCartQuery,
  useAddItemMutation,
  useIncreaseItemMutation,
  useDecreaseItemMutation,
  useUpdatePowerMutation,
} = cartApi;
