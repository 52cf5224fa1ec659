import { statusOf, wire } from '@lunette/api-client';
import { upgradeContract } from '../contract/upgrade.ts';
import { orderApi } from './order.ts';

const CHANGED = ['Order', 'Prescription', 'StoreCredit'] as const;

/** The calls that change the lenses of an ordered item. If one is refused, the order is read again, as it has changed. */
export const upgradeApi = orderApi.injectEndpoints({
  endpoints: (build) => ({
    getUpgradePackage: build.query({ ...wire(upgradeContract.getUpgradePackage), providesTags: ['Order'] }),
    updatePowerType: build.mutation({
      ...wire(upgradeContract.updatePowerType),
      invalidatesTags: (answer, error) => (answer ? CHANGED : statusOf(error) === 409 ? ['Order'] : []),
    }),
    updatePackage: build.mutation({
      ...wire(upgradeContract.updatePackage),
      invalidatesTags: (answer, error) => (answer ? CHANGED : statusOf(error) === 409 ? ['Order'] : []),
    }),
  }),
});

export const { useGetUpgradePackageQuery, useUpdatePowerTypeMutation, useUpdatePackageMutation } = upgradeApi;
