import { wire } from '@lunette/api-client';
import { upgradeContract } from '../contract/upgrade.ts';
import { orderApi } from './order.ts';

export const upgradeApi = orderApi.injectEndpoints({
  endpoints: (build) => ({
    getUpgradePackage: build.query({ ...wire(upgradeContract.getUpgradePackage), providesTags: ['Order'] }),
    updatePowerType: build.mutation({
      ...wire(upgradeContract.updatePowerType),
      invalidatesTags: (answer) => (answer ? ['Order', 'Prescription', 'StoreCredit'] : []),
    }),
    updatePackage: build.mutation({
      ...wire(upgradeContract.updatePackage),
      invalidatesTags: (answer) => (answer ? ['Order', 'Prescription', 'StoreCredit'] : []),
    }),
  }),
});

export const { useGetUpgradePackageQuery, useUpdatePowerTypeMutation, useUpdatePackageMutation } = upgradeApi;
