import { COUNTRY_CODES, type CountryCode } from '@lunette/country-config';

const toStep = (value: number, step: number): number => Math.round(value / step) * step;

/** The price label of each country for a label in rupees. */
const LABEL: Record<CountryCode, (rupees: number) => number> = {
  IN: (rupees) => rupees,
  AE: (rupees) => Math.max(5, toStep(rupees * 0.11, 5)),
  SA: (rupees) => Math.max(5, toStep(rupees * 0.1125, 5)),
  US: (rupees) => (rupees < 400 ? toStep(rupees / 40, 0.5) : Math.round(rupees / 40)),
  SG: (rupees) => (rupees < 600 ? Math.floor(rupees * 0.034) + 0.9 : toStep(rupees * 0.034, 10) - 1),
};

/** A price in rupees as minor units of a country; the sign stays, and 0 stays 0. */
function minorIn(country: CountryCode, rupees: number): number {
  if (rupees === 0) return 0;
  return Math.sign(rupees) * Math.round(LABEL[country](Math.abs(rupees)) * 100);
}

/** A price to insert for a product in a country, in minor units; `firstBuy` is the price of the first frame. */
export interface PriceRow {
  country: CountryCode;
  productId: number;
  market: number;
  selling: number;
  firstBuy: number | null;
}

/** The prices of one product in all countries. The first frame is free for new members in India only. */
export function pricesOf(
  productId: number,
  selling: number,
  market: number,
  firstFrameFree = false,
): PriceRow[] {
  return COUNTRY_CODES.map((country) => ({
    country,
    productId,
    market: Math.max(minorIn(country, market), minorIn(country, selling)),
    selling: minorIn(country, selling),
    firstBuy: firstFrameFree && country === 'IN' ? 0 : null,
  }));
}

/** Prices of lens packages and coatings in all countries. */
export function lensPrices(
  rupees: Record<string, number>,
): { country: CountryCode; optionId: string; amount: number }[] {
  return Object.entries(rupees).flatMap(([optionId, price]) =>
    COUNTRY_CODES.map((country) => ({ country, optionId, amount: minorIn(country, price) })),
  );
}
