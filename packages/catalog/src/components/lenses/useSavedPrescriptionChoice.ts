import { useAppSelector } from '@lunette/api-client';
import { usePowerRange, useSavedPrescriptions } from '@lunette/prescription';
import type { PowerType } from '@lunette/prescription/contract';
import { selectSignIn } from '@lunette/session';

/** A customer's saved prescriptions for the chosen lenses, the range of those lenses, and the state of both calls. */
export type SavedPrescriptionChoice = ReturnType<typeof useSavedPrescriptionChoice>;

interface SavedPrescriptionChoiceOptions {
  productId: string;
  powerType: PowerType;
  /** Nothing is requested. */
  skip: boolean;
}

/** Loads the saved prescriptions of a signed-in customer and, if there are any, the range of the lenses that they must fit. */
export function useSavedPrescriptionChoice({ productId, powerType, skip }: SavedPrescriptionChoiceOptions) {
  const { isLogined } = useAppSelector(selectSignIn);
  const saved = useSavedPrescriptions({ skip: skip || !isLogined });
  const none = saved.prescriptions.length === 0;
  const range = usePowerRange({ productId, powerType, skip: skip || none });
  const rangeFailed = !none && !range.range && range.error !== undefined;
  return {
    prescriptions: saved.prescriptions,
    range: range.range,
    isLoading: saved.isLoading || (!none && !range.range && !rangeFailed),
    failed: saved.failed || rangeFailed,
    retrying: saved.isFetching || range.isFetching,
    retry: rangeFailed ? range.retry : saved.retry,
  };
}
