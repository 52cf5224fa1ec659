import { callState } from '@lunette/api-client';
import { upgradeApi } from './upgrade.ts';

const { getUpgradePackage, updatePowerType, updatePackage, updatePrescription } = upgradeApi.endpoints;

/** Selectors of the lenses of an ordered item under the names of the specification (LPU-02). */
export const lensState = {
  lensPackageDetails: callState(getUpgradePackage, (details) => details),
  updatedPowerType: callState(updatePowerType, (answer) => answer),
  packageUpdate: callState(updatePackage, (answer) => answer),
  updatePrescription: callState(updatePrescription, ({ orders }) => orders[0]),
};
