import type { PrescriptionType, Product } from '../contract/index.ts';

type WaysOfWearing = readonly Pick<PrescriptionType, 'id' | 'powerRequired'>[];

export type LensStep = 'use' | 'lenses' | 'power';

/** How a product is bought: with lenses to choose, with a power to enter, counted in pieces, or one at a time. */
export type BuyingWay = 'lenses' | 'power' | 'count' | 'one';

/** What decides how a product is bought. */
interface Goods {
  classification: Product['classification'];
  prescriptionType: WaysOfWearing;
}

const WITHOUT_LENSES: readonly PrescriptionType['id'][] = ['frame_only', 'without_power'];
const ONE_AT_A_TIME: readonly Product['classification'][] = ['services', 'loyalty_services'];

/** The steps that a way of wearing really needs: a frame alone has neither lenses nor a power to ask for. */
export function stepsFor(types: WaysOfWearing, powerType: PrescriptionType['id']): LensStep[] {
  const type = types.find(({ id }) => id === powerType);
  return [
    ...(types.length > 1 ? (['use'] as const) : []),
    ...(WITHOUT_LENSES.includes(powerType) ? [] : (['lenses'] as const)),
    ...(type?.powerRequired ? (['power'] as const) : []),
  ];
}

/** Decides how a product is bought. Services and memberships have no quantity (CART-10). */
export function buyingWay({ classification, prescriptionType }: Goods): BuyingWay {
  if (classification === 'contact_lens') return 'power';
  if (prescriptionType.some(({ id }) => stepsFor(prescriptionType, id).length > 0)) return 'lenses';
  return ONE_AT_A_TIME.includes(classification) || prescriptionType.length > 0 ? 'one' : 'count';
}

/**
 * What goes into the bag with a product that needs nothing to be chosen first: its way of wearing, where it has one. Null
 * for what needs lenses or a power. Sunglasses worn without a power need none; lenses are the second thing one may want.
 */
export function boughtAtOnce(goods: Goods): { powerType?: PrescriptionType['id'] } | null {
  const { prescriptionType } = goods;
  const way = buyingWay(goods);
  if (way === 'power') return null;
  if (way === 'lenses')
    return prescriptionType.some(({ id }) => id === 'without_power') ? { powerType: 'without_power' } : null;
  const [only] = prescriptionType;
  return only ? { powerType: only.id } : {};
}
