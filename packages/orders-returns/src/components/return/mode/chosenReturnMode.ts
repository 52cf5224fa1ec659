import type { ReturnMode } from '../../../contract/return/returnParts.ts';
import type { Pickup } from './PickupChoice.tsx';

/** How the shopper sends goods back, with its day or store, as far as it was chosen. */
export interface ChosenReturnMode {
  mode: ReturnMode | null;
  pickup: Pickup | null;
  storeCode: string | null;
}

/** Before anything was chosen. */
export const NO_RETURN_MODE: ChosenReturnMode = { mode: null, pickup: null, storeCode: null };

/** The text that asks for what is still to be chosen; null when the choice is complete. */
export function missingOfMode({ mode, pickup, storeCode }: ChosenReturnMode) {
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
