import { offersCashOnDelivery, toMinor, type CountryCode } from '@lunette/country-config';
import { isSent, TERMS, type PricedLine } from '@lunette/cart/rules';

/**
 * Why an order cannot be paid at the door: the country, the place, goods that are not delivered there, a membership (it
 * would begin before the payment), or a total above the country's limit.
 */
export type CashRefusal = 'country' | 'place' | 'goods' | 'limit';

/**
 * Why an order cannot be paid at the door; null if it can. `total` is decimal, without the fee. Without `goods` only
 * country, place and total are checked.
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
