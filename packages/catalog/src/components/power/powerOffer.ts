import type { Prescription } from '../../contract/index.ts';
import type { PurchaseChoice } from '../product/purchaseChoice.ts';

/** What a power completes: the price with it, and the choice that goes into the bag. */
export interface PowerOffer {
  total: (prescription: Prescription) => number;
  purchase: (prescription: Prescription) => PurchaseChoice;
  /** The price is still being asked for. */
  loading: boolean;
}
