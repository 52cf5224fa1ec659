import { wire } from '@lunette/api-client';
import { movedContract } from '../contract/index.ts';
import { cartApi, cartWrite } from './cart.ts';

/** The call that brings a checkout back to this device; loaded with the message that offers it. */
const movedApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    /** After a refusal, cart and checkout are read again, because they differ from what was shown. */
    bringBack: build.mutation({
      ...wire(movedContract.bringBack),
      ...cartWrite,
      invalidatesTags: (cart) => (cart ? cartWrite.invalidatesTags(cart) : ['Cart', 'Checkout']),
    }),
  }),
});

export const { useBringBackMutation } = movedApi;
