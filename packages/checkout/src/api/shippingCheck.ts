import { api, wire } from '@lunette/api-client';
import { deliveryContract } from '../contract/delivery.ts';

/**
 * The call that checks which goods of a bag are sold in another country. It has its own file because any page can need it.
 */
export const shippingCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    shippingCheck: build.mutation({ ...wire(deliveryContract.shippingCheck) }),
  }),
});
