import { countryOf, fromMinor, type Money } from '@lunette/country-config';
import { catalogueOf } from '../catalog/catalogue.ts';
import type { CallContext } from '../platform/http/callContext.ts';

/** The ids of our services in the catalogue. */
export const EYE_TEST = 600101;
/** The product id of the eye test at home. */
export const HOME_VISIT = 600201;

/** The price of a service in a country. */
export async function priceOf(
  { catalogDb, country }: Pick<CallContext, 'catalogDb' | 'country'>,
  serviceId: number,
): Promise<Money> {
  const { byId } = catalogueOf(catalogDb);
  return fromMinor(byId.get(serviceId)?.prices[country]?.selling ?? 0, countryOf(country).currencyCode);
}
