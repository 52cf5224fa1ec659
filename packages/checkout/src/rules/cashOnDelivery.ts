import { offersCashOnDelivery, toMinor, type CountryCode } from '@lunette/country-config';
import { isSent, TERMS, type PricedLine } from '@lunette/cart/rules';

/**
 * Why an order cannot be paid at the door: the country, the place, goods that nobody brings there or a membership,
 * which begins before the money comes, or a total above the country's limit.
 */
export type CashRefusal = 'country' | 'place' | 'goods' | 'limit';

/**
 * Whether an order can be paid at the door; null when it can. `total` is decimal, without the fee; without `goods` only
 * country, place and total are looked at.
 */
export function cashRefusal(
  country: CountryCode,
  place: { cashOnDelivery: boolean } | null,
  total: number,
  goods?: Pick<PricedLine, 'classification'>[],
): CashRefusal | null {
  if (!offersCashOnDelivery(country)) return 'country';
  if (!place?.cashOnDelivery) return 'place';
  if (goods && (!isSent(goods) || goods.some(isMembership))) return 'goods';
  return toMinor(total) > TERMS[country].cashOnDeliveryLimit ? 'limit' : null;
}

function isMembership({ classification }: Pick<PricedLine, 'classification'>): boolean {
  return classification === 'loyalty_services';
}
