import { api, wire } from '@lunette/api-client';
import { deliveryContract } from '../contract/delivery.ts';

/** What of a bag can be had in another country; by itself, since every page can ask for it. */
export const shippingCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    shippingCheck: build.mutation({ ...wire(deliveryContract.shippingCheck) }),
  }),
});
