import type { CountryCode } from '@lunette/country-config';

/** A price with its name in the specification. */
interface NamedPrice {
  name: string;
  price: number;
}

/** The names of a product's prices in the contract. */
export const PRICE_NAME = {
  market: 'Market Price',
  selling: 'Lunette Price',
  firstBuy: 'First Buy Price',
} as const;

/** The minimum price of lenses in a free first frame, in the currency of the country (PDP-07). */
const FIRST_FRAME_LENS_PRICE: Partial<Record<CountryCode, number>> = { IN: 1000 };

/** The price with a name; null if the product has none. */
export function priceNamed<P extends NamedPrice>(
  prices: readonly P[],
  name: keyof typeof PRICE_NAME,
): P | null {
  return prices.find((price) => price.name === PRICE_NAME[name]) ?? null;
}

/** The discount: market price less selling price (PDP-15); 0 if one of them is missing. */
export function discountOf(prices: readonly NamedPrice[]): number {
  const market = priceNamed(prices, 'market');
  const selling = priceNamed(prices, 'selling');
  return market && selling ? Math.round((market.price - selling.price) * 100) / 100 : 0;
}

/** A frame with its lenses, priced for a first order; decimal amounts. */
interface FirstFrame {
  /** Its First Buy Price; null if it has none. */
  firstBuy: number | null;
  /** The price of its lens package and coatings; null without lenses. */
  lenses: number | null;
}

/**
 * The price of a frame with lenses in a first order (PDP-07): the First Buy Price plus the lenses, at least 1000 rupees. Null
 * for a frame without such a price or without lenses.
 */
export function firstFramePrice({ firstBuy, lenses }: FirstFrame, country: CountryCode): number | null {
  if (firstBuy === null || lenses === null) return null;
  return firstBuy + Math.max(lenses, FIRST_FRAME_LENS_PRICE[country] ?? 0);
}
