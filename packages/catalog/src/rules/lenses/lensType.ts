import type { PowerType } from '@lunette/prescription/contract';
import type { Classification } from '../../contract/productCard.ts';
import type { PrescriptionType } from '../../contract/product/product.ts';

/** The product for which a power type is selected, and how the shopper came to it. */
export interface LensTypeChoice {
  classification: Classification;
  /** The English name of the product, which can contain Computer, Reading or Swimming Goggles. */
  name: string;
  prescriptionType: readonly Pick<PrescriptionType, 'id'>[];
  /** Whether the shopper came for sunglasses with power (the product-category cookie says so). */
  powerSunglasses?: boolean;
}

/** The power type that is selected at first (PDP-06); null for goods without a choice of lenses. */
export function defaultLensType(product: LensTypeChoice): PowerType | null {
  const { classification, name, prescriptionType } = product;
  if (classification === 'sunglasses') {
    return product.powerSunglasses && prescriptionType.length > 1 ? 'with_power' : 'without_power';
  }
  if (classification !== 'eyeframe') return prescriptionType[0]?.id ?? null;
  if (name.includes('Computer')) return 'zero_power';
  if (name.includes('Swimming Goggles') || name.includes('Reading')) return 'frame_only';
  return prescriptionType[0]?.id ?? null;
}
