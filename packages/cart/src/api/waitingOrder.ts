import { wire } from '@lunette/api-client';
import { cartApi, write } from './cart.ts';
import { waitingOrderContract } from '../contract/index.ts';

/** Taking the goods of an unpaid order back; it is loaded with the parts that show one. */
const waitingOrderApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    /** A refusal means that the order is not as it was shown, so the cart is read again. */
    takeBack: build.mutation({
      ...wire(waitingOrderContract.takeBack),
      ...write,
      invalidatesTags: (cart) =>
        cart
          ? [...write.invalidatesTags(cart), 'Order', 'OrderList', 'StoreCredit']
          : ['Cart', 'Order', 'OrderList'],
    }),
  }),
});

export const { useTakeBackMutation } = waitingOrderApi;
