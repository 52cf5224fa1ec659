import type { Classification } from '../contract/productCard.ts';
import type { PrescriptionType } from '../contract/product.ts';

export interface LensTypeChoice {
  classification: Classification;
  /** The English name of the product, in which Computer, Reading or Swimming Goggles may stand. */
  name: string;
  prescriptionType: readonly Pick<PrescriptionType, 'id'>[];
  /** Whether the shopper came for sunglasses with power (the product-category cookie says so). */
  powerSunglasses?: boolean;
}

/** The way of wearing that is chosen at first (PDP-06); null for goods that are not worn with lenses to choose. */
export function defaultLensType(product: LensTypeChoice): PrescriptionType['id'] | null {
  const { classification, name, prescriptionType } = product;
  if (classification === 'sunglasses') {
    return product.powerSunglasses && prescriptionType.length > 1 ? 'with_power' : 'without_power';
  }
  if (classification !== 'eyeframe') return prescriptionType[0]?.id ?? null;
  if (name.includes('Computer')) return 'zero_power';
  if (name.includes('Swimming Goggles') || name.includes('Reading')) return 'frame_only';
  return prescriptionType[0]?.id ?? null;
}
