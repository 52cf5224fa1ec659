import type { Prescription } from '@lunette/prescription/contract';
import type { PurchaseChoice } from '../buy/purchaseChoice.ts';
import type { LensChoice } from './lensChoice.ts';
import type { LensOffer } from './useLensOffer.ts';

/** A frame with its chosen lenses as an item for the bag. Coatings that the package includes are left out. */
export function purchaseOf(
  productId: string,
  { powerType }: LensChoice,
  { lens, coatings }: Pick<LensOffer, 'lens' | 'coatings'>,
  prescription?: Prescription,
): PurchaseChoice {
  const coatingIds = coatings.filter(({ included }) => !included).map(({ id }) => id);
  return {
    productId,
    powerType,
    ...(lens ? { packageId: lens.id } : {}),
    ...(coatingIds.length > 0 ? { coatingIds } : {}),
    ...(prescription ? { prescription } : {}),
  };
}
