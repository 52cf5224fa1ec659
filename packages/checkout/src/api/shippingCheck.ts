import { api, wire } from '@lunette/api-client';
import { deliveryContract } from '../contract/delivery.ts';

/** The call that tells which goods of a bag are sold in another country. A file of its own, as every page may need it. */
export const shippingCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    shippingCheck: build.mutation({ ...wire(deliveryContract.shippingCheck) }),
  }),
});
