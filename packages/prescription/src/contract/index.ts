export {
  PowerType,
  Prescription,
  SavedPrescription,
  PowerRow,
  PowerRange,
  PowerCheck,
  prescriptionContract,
} from './prescription.ts';
export { AddedPowerType, savedPrescriptionContract } from './savedPrescription.ts';
