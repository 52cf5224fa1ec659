export { prescriptionApi } from './api.ts';
export { PowerInWords } from './components/PowerInWords.tsx';
export { PrescriptionTable } from './components/PrescriptionTable.tsx';
export type { PowerAction } from './components/entry/powerAction.ts';
export { draftOf, EMPTY_DRAFT, eyesOf, laterPrescription } from './components/entry/powerDraft.ts';
export type { PowerDraft } from './components/entry/powerDraft.ts';
export { PowerFields, PowerFieldsSkeleton } from './components/entry/PowerFields.tsx';
export { PowerForm } from './components/entry/PowerForm.tsx';
export type { PoweredGoods } from './components/entry/usePowerVerdict.ts';
