import type { ReturnMode } from '../../../contract/return/returnParts.ts';
import type { Pickup } from './PickupChoice.tsx';

/** How goods come back, as far as it was chosen. */
export interface ChosenWay {
  mode: ReturnMode | null;
  pickup: Pickup | null;
  storeCode: string | null;
}

export const NO_WAY: ChosenWay = { mode: null, pickup: null, storeCode: null };

/** What is still to be chosen of the way. */
export function missingOf({ mode, pickup, storeCode }: ChosenWay) {
  if (mode === null) return 'returns.choose-mode';
  if (mode === 'schedule_pickup' && !pickup) return 'returns.choose-day';
  if (mode === 'store_return' && !storeCode) return 'returns.choose-store';
  return null;
}

/** The way as the calls take it. */
export function requestedWay({ mode, pickup, storeCode }: ChosenWay) {
  return {
    ...(mode && { returnMode: mode }),
    ...(mode === 'schedule_pickup' && pickup && { pickup }),
    ...(mode === 'store_return' && storeCode && { storeCode }),
  };
}
