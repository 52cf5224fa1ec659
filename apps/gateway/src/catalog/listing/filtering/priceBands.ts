import type { PriceRange } from '@lunette/catalog/rules';
import { toMinor, type CountryCode } from '@lunette/country-config';

/** The lower bounds of the price bands of a country, in whole units of its currency. */
const PRICE_STEPS: Record<CountryCode, number[]> = {
  IN: [1000, 2500, 4000],
  SG: [50, 100, 150],
  AE: [150, 250, 400],
  SA: [150, 250, 400],
  US: [40, 80, 120],
};

/** The price bands of a country, the cheapest first. */
export function priceBands(country: CountryCode): PriceRange[] {
  const steps = PRICE_STEPS[country];
  return [0, ...steps].map((min, index) => {
    const next = steps[index];
    return { min, max: next === undefined ? null : next - 1 };
  });
}

/** The index of the band of a price in minor units. */
export function bandOf(country: CountryCode, minor: number): number {
  const band = PRICE_STEPS[country].findIndex((step) => minor < toMinor(step));
  return band < 0 ? PRICE_STEPS[country].length : band;
}
