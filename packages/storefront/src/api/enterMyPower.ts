import { api, wire } from '@lunette/api-client';
import { storefrontContract } from '../contract/index.ts';

/** The endpoint that sends the link for entering a power (FOOT-02). */
export const storefrontApi = api.injectEndpoints({
  endpoints: (build) => ({ enterMyPower: build.mutation({ ...wire(storefrontContract.enterMyPower) }) }),
});

export const { useEnterMyPowerMutation } = storefrontApi;
