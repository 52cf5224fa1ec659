import { api, wire } from '@lunette/api-client';
import { shellContract } from './contract.ts';

export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({ enterMyPower: build.mutation({ ...wire(shellContract.enterMyPower) }) }),
});

export const { useEnterMyPowerMutation } = shellApi;
