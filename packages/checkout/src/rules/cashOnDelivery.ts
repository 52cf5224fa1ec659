import { offersCashOnDelivery, toMinor, type CountryCode } from '@lunette/country-config';
import { TERMS } from '@lunette/cart/rules';

/** Why an order cannot be paid at the door: the country, the place, or a total above the country's limit. */
export type CashRefusal = 'country' | 'place' | 'limit';

/** Whether an order can be paid at the door; null when it can. `total` is decimal, without the fee. */
export function cashRefusal(
  country: CountryCode,
  place: { cashOnDelivery: boolean } | null,
  total: number,
): CashRefusal | null {
  if (!offersCashOnDelivery(country)) return 'country';
  if (!place?.cashOnDelivery) return 'place';
  return toMinor(total) > TERMS[country].cashOnDeliveryLimit ? 'limit' : null;
}
