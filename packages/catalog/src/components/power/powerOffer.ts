import type { Prescription } from '../../contract/index.ts';
import type { PurchaseChoice } from '../product/purchaseChoice.ts';

/** What a power completes: the words of the button with it, and the choice that it makes. */
export interface PowerOffer {
  label: (prescription: Prescription) => string;
  purchase: (prescription: Prescription) => PurchaseChoice;
  /** What the button says is still being asked for. */
  loading: boolean;
  /** Asks anew for what the button says; null unless that could not be had. */
  retry: (() => void) | null;
}
