import { api, wire } from '@lunette/api-client';
import { placeContract } from '@lunette/session/contract';
import { shellContract } from './contract.ts';

export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    enterMyPower: build.mutation({ ...wire(shellContract.enterMyPower) }),
    locateVisitor: build.query({ ...wire(placeContract.getLocation) }),
    getCountryData: build.query({ ...wire(placeContract.getCountry) }),
  }),
});

export const { useEnterMyPowerMutation } = shellApi;
