import { useAppSelector } from '@lunette/api-client';
import { usePowerRange, useSavedPowers } from '@lunette/prescription';
import type { PowerType } from '@lunette/prescription/contract';
import { selectSignIn } from '@lunette/session';

/** A customer's saved powers for the chosen lenses, the range of those lenses, and the state of both calls. */
export type SavedPowerChoice = ReturnType<typeof useSavedPowerChoice>;

interface SavedPowerChoiceOptions {
  productId: string;
  powerType: PowerType;
  /** Nothing is requested. */
  skip: boolean;
}

/** Loads the saved powers of a signed-in customer and, if there are any, the range of the lenses that they must fit. */
export function useSavedPowerChoice({ productId, powerType, skip }: SavedPowerChoiceOptions) {
  const { isLogined } = useAppSelector(selectSignIn);
  const saved = useSavedPowers({ skip: skip || !isLogined });
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
