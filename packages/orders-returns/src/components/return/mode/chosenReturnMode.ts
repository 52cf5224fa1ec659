import type { ReturnMode } from '../../../contract/return/returnParts.ts';
import type { PickupSlot } from './PickupChoice.tsx';

/** The chosen return mode with its pickup slot or store. */
export interface ChosenReturnMode {
  mode: ReturnMode | null;
  pickup: PickupSlot | null;
  storeCode: string | null;
}

/** The initial value: nothing is chosen. */
export const NO_RETURN_MODE: ChosenReturnMode = { mode: null, pickup: null, storeCode: null };

/** The text that asks for what is still to be chosen; null when the choice is complete. */
export function missingModeText({ mode, pickup, storeCode }: ChosenReturnMode) {
  if (mode === null) return 'returns.choose-mode';
  if (mode === 'schedule_pickup' && !pickup) return 'returns.choose-day';
  if (mode === 'store_return' && !storeCode) return 'returns.choose-store';
  return null;
}

/** The choice as the fields of a request. */
export function requestedMode({ mode, pickup, storeCode }: ChosenReturnMode) {
  return {
    ...(mode && { returnMode: mode }),
    ...(mode === 'schedule_pickup' && pickup && { pickup }),
    ...(mode === 'store_return' && storeCode && { storeCode }),
  };
}
