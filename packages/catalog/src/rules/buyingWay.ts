import type { PowerType } from '@lunette/prescription/contract';
import type { PrescriptionType, Product } from '../contract/index.ts';

type PowerTypeOptions = readonly Pick<PrescriptionType, 'id' | 'powerRequired'>[];

/** A step of the lens panel. */
export type LensStep = 'use' | 'lenses' | 'power';

/** How a product is bought: with lenses to choose, with a power to enter, counted in pieces, or one at a time. */
export type BuyingWay = 'lenses' | 'power' | 'count' | 'one';

/** The fields of a product that decide how it is bought. */
interface BuyableGoods {
  classification: Product['classification'];
  prescriptionType: PowerTypeOptions;
}

const WITHOUT_LENSES: readonly PowerType[] = ['frame_only', 'without_power'];
const NEVER_SENT: readonly Product['classification'][] = ['services', 'loyalty_services'];

/** The steps of the lens panel that a power type needs: a frame alone needs neither lenses nor a power. */
export function stepsFor(types: PowerTypeOptions, powerType: PowerType): LensStep[] {
  const type = types.find(({ id }) => id === powerType);
  return [
    ...(types.length > 1 ? (['use'] as const) : []),
    ...(WITHOUT_LENSES.includes(powerType) ? [] : (['lenses'] as const)),
    ...(type?.powerRequired ? (['power'] as const) : []),
  ];
}

/** Whether a product is delivered, and can be returned; memberships and services are not. */
export function isSent({ classification }: Pick<BuyableGoods, 'classification'>): boolean {
  return !NEVER_SENT.includes(classification);
}

/** How a product is bought. Services and memberships have no quantity (CART-10). */
export function buyingWay({ classification, prescriptionType }: BuyableGoods): BuyingWay {
  if (classification === 'contact_lens') return 'power';
  if (prescriptionType.some(({ id }) => stepsFor(prescriptionType, id).length > 0)) return 'lenses';
  return !isSent({ classification }) || prescriptionType.length > 0 ? 'one' : 'count';
}

/**
 * The options with which a product can be added to the bag without a choice: its power type, if it has one. Null if lenses or
 * a power must be chosen first. Sunglasses can be bought without a power; lenses are optional.
 */
export function boughtAtOnce(goods: BuyableGoods): { powerType?: PowerType } | null {
  const { prescriptionType } = goods;
  const kind = buyingWay(goods);
  if (kind === 'power') return null;
  if (kind === 'lenses')
    return prescriptionType.some(({ id }) => id === 'without_power') ? { powerType: 'without_power' } : null;
  const [only] = prescriptionType;
  return only ? { powerType: only.id } : {};
}
