import { wire } from '@lunette/api-client';
import { cartApi, cartWrite } from './cart.ts';
import { waitingOrderContract } from '../contract/index.ts';

/** The call that takes an unpaid order back into the cart; loaded with the components that show one. */
const waitingOrderApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    /** After a refusal the cart is read again, because the order differs from what was shown. */
    recart: build.mutation({
      ...wire(waitingOrderContract.recart),
      ...cartWrite,
      invalidatesTags: (cart) =>
        cart
          ? [...cartWrite.invalidatesTags(cart), 'Order', 'OrderList', 'StoreCredit']
          : ['Cart', 'Order', 'OrderList'],
    }),
  }),
});

export const { useRecartMutation } = waitingOrderApi;
