export {
  PowerType,
  Prescription,
  SavedPrescription,
  PowerRow,
  PowerRange,
  PowerCheck,
  PrescriptionSource,
  prescriptionContract,
} from './prescription.ts';
export { AddedPowerType, savedPrescriptionContract } from './savedPrescription.ts';
