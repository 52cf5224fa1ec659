export { prescriptionApi, useGetSavedPrescriptionsQuery } from './api/prescription.ts';
export { SeePictures } from './components/picture/SeePictures.tsx';
export { PowerInWords } from './components/PowerInWords.tsx';
export { PrescriptionSummary } from './components/PrescriptionSummary.tsx';
export { PrescriptionTable } from './components/PrescriptionTable.tsx';
export { usePowerOwner } from './components/usePowerOwner.ts';
export type { PowerAction } from './components/entry/powerAction.ts';
export {
  draftOf,
  EMPTY_DRAFT,
  eyesOf,
  laterPrescription,
  savedDraft,
  wayOf,
  withBoxes,
} from './components/entry/powerDraft.ts';
export type { PowerDraft, PowerWay } from './components/entry/powerDraft.ts';
export { PowerFields, PowerFieldsSkeleton } from './components/entry/PowerFields.tsx';
export { PowerForm } from './components/entry/PowerForm.tsx';
export { usePowerRange } from './components/entry/usePowerRange.ts';
export type { LensFit } from './components/entry/PowerForm.tsx';
export { SavedPrescriptions } from './components/saved/SavedPrescriptions.tsx';
export { useSavedPrescriptions } from './components/saved/useSavedPrescriptions.ts';
export type { SavedPrescriptionList } from './components/saved/useSavedPrescriptions.ts';
export type { PoweredGoods } from './components/entry/findings/usePowerVerdict.ts';
