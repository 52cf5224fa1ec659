import { api, wire, writeToCache, type CallContext } from '@lunette/api-client';
import { cartContract, type Cart } from '../contract/index.ts';
import { emptyCart } from './emptyCart.ts';

const readCart = wire(cartContract.getCart);

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A session without a cart is answered with 401 or 404; both give an empty cart (CART-13). */
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

/** Selects the cached cart. */
export const cachedCart = readApi.endpoints.getCart.select();

/** The cache rules of a write. The answer is the whole cart and replaces the cached one without a second call. */
export const cartWrite = {
  onQueryStarted: writeToCache((cart: Cart) => readApi.util.upsertQueryData('getCart', undefined, cart), {
    queries: [cachedCart],
    tag: 'Cart',
  }),
  invalidatesTags: (cart: Cart | undefined) =>
    cart ? (['Checkout', 'DeliveryOptions', 'Payment', 'Prescription'] as const) : (['Cart'] as const),
};

/** The calls that read and change the cart. Vouchers, offers and saved items have their own files and chunks. */
export const cartApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    /** If adding is refused, the product may have sold out, so it is read again and its page shows that (O-22). */
    addItem: build.mutation({
      ...wire(cartContract.addItem),
      ...cartWrite,
      invalidatesTags: (cart) => (cart ? cartWrite.invalidatesTags(cart) : ['Cart', 'Product']),
    }),
    increaseItem: build.mutation({ ...wire(cartContract.increaseItem), ...cartWrite }),
    decreaseItem: build.mutation({ ...wire(cartContract.decreaseItem), ...cartWrite }),
    updatePower: build.mutation({ ...wire(cartContract.updatePower), ...cartWrite }),
    clearCart: build.mutation({ ...wire(cartContract.clearCart), ...cartWrite }),
  }),
});

export const {
  useGetCartQuery,
  useAddItemMutation,
  useIncreaseItemMutation,
  useDecreaseItemMutation,
  useUpdatePowerMutation,
} = cartApi;
