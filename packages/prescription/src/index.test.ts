import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the public names of the package', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'EMPTY_DRAFT',
    'PowerFields',
    'PowerFieldsSkeleton',
    'PowerForm',
    'PowerInWords',
    'PrescriptionSummary',
    'PrescriptionTable',
    'SavedPrescriptions',
    'SeePictures',
    'draftOf',
    'eyesOf',
    'laterPrescription',
    'prescriptionApi',
    'savedDraft',
    'useGetSavedPrescriptionsQuery',
    'usePowerOwner',
    'usePowerRange',
    'useSavedPrescriptions',
    'wayOf',
    'withBoxes',
  ]);
});
