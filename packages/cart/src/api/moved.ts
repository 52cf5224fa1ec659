import { wire } from '@lunette/api-client';
import { movedContract } from '../contract/index.ts';
import { cartApi, write } from './cart.ts';

/** Bringing a checkout back; it is loaded with the note that offers it. */
const movedApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    /** A refusal means that the checkout is not as it was shown, so cart and checkout are read again. */
    bringBack: build.mutation({
      ...wire(movedContract.bringBack),
      ...write,
      invalidatesTags: (cart) => (cart ? write.invalidatesTags(cart) : ['Cart', 'Checkout']),
    }),
  }),
});

export const { useBringBackMutation } = movedApi;
