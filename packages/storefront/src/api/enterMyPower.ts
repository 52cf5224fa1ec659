import { api, wire } from '@lunette/api-client';
import { storefrontContract } from '../contract/index.ts';

export const storefrontApi = api.injectEndpoints({
  endpoints: (build) => ({ enterMyPower: build.mutation({ ...wire(storefrontContract.enterMyPower) }) }),
});

export const { useEnterMyPowerMutation } = storefrontApi;
