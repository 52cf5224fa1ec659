import { wire } from '@lunette/api-client';
import { movedContract } from '../contract/index.ts';
import { cartApi, cartWrite } from './cart.ts';

/** The call that brings a checkout back to this device; loaded with the message that offers it. */
const movedApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    /** After a refusal, cart and checkout are read again, because they differ from what was shown. */
    moveBack: build.mutation({
      ...wire(movedContract.moveBack),
      ...cartWrite,
      invalidatesTags: (cart) => (cart ? cartWrite.invalidatesTags(cart) : ['Cart', 'Checkout']),
    }),
  }),
});

export const { useMoveBackMutation } = movedApi;
