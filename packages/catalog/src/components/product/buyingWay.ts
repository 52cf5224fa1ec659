import type { Product } from '../../contract/index.ts';
import { stepsFor } from '../lenses/lensChoice.ts';

/** How a product is bought: with lenses to choose, with a power to enter, counted in pieces, or one at a time. */
export type BuyingWay = 'lenses' | 'power' | 'count' | 'one';

const ONE_AT_A_TIME: readonly Product['classification'][] = ['services', 'loyalty_services'];

/** Whether a product goes into the bag as it is, and lenses with a power are the second thing one may want of it. */
export function isWornWithoutPower({ prescriptionType }: Product): boolean {
  return prescriptionType.some(({ id }) => id === 'without_power');
}

/** Decides how a product is bought. Services and memberships have no quantity (CART-10). */
export function buyingWay({ classification, prescriptionType }: Product): BuyingWay {
  if (classification === 'contact_lens') return 'power';
  if (prescriptionType.some(({ id }) => stepsFor(prescriptionType, id).length > 0)) return 'lenses';
  return ONE_AT_A_TIME.includes(classification) || prescriptionType.length > 0 ? 'one' : 'count';
}
