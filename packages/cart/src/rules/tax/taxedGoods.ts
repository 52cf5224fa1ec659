import type { TaxedGoods } from '@lunette/country-config';
import type { CartLine } from '../../contract/index.ts';

const OTHERS = {
  contact_lens: 'contact_lens',
  contact_lens_solution: 'solution',
  accessories: 'accessory',
  services: 'service',
  loyalty_services: 'membership',
} as const satisfies Partial<Record<CartLine['classification'], TaxedGoods>>;

/** The kind of goods that a line is under tax law: glasses with a power are corrective, those with plain lenses are not. */
export function taxedGoods(
  { classification, powerType }: Pick<CartLine, 'classification' | 'powerType'>,
  isPrescription: boolean,
): TaxedGoods {
  if (classification !== 'eyeframe' && classification !== 'sunglasses') return OTHERS[classification];
  if (isPrescription) return 'corrective_glasses';
  if (classification === 'sunglasses') return 'sunglasses';
  return powerType === 'zero_power' ? 'plain_glasses' : 'frame';
}
