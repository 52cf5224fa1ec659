export {
  PowerType,
  EyePower,
  Prescription,
  SavedPrescription,
  PowerRow,
  PowerRange,
  PowerCheck,
  prescriptionContract,
} from './prescription.ts';
