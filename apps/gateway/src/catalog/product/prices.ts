import type { NamedPrice } from '@lunette/api-client/contract';
import { PRICE_NAME } from '@lunette/catalog/rules';
import { countryOf, fromMinor, type CountryCode } from '@lunette/country-config';
import type { CountryPrice } from '../catalogue.ts';

/** The prices under the specification's names: market, selling and, if there is one, first purchase. */
export function namedPrices({ market, selling, firstBuy }: CountryPrice, country: CountryCode): NamedPrice[] {
  const { currencyCode } = countryOf(country);
  const named = (name: string, minor: number): NamedPrice => ({
    name,
    price: fromMinor(minor, currencyCode).value,
    currencyCode,
  });
  return [
    named(PRICE_NAME.market, market),
    named(PRICE_NAME.selling, selling),
    ...(firstBuy === null ? [] : [named(PRICE_NAME.firstBuy, firstBuy)]),
  ];
}
