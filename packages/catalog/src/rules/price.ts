import type { CountryCode } from '@lunette/country-config';

/** A price under one of the specification's names. */
interface Priced {
  name: string;
  price: number;
}

/** The names under which the prices of one product travel. */
export const PRICE_NAME = {
  market: 'Market Price',
  selling: 'Lunette Price',
  firstBuy: 'First Buy Price',
} as const;

/** What the lenses of a free first frame cost at least, in a country's own currency (PDP-07). */
const FIRST_FRAME_LENS_PRICE: Partial<Record<CountryCode, number>> = { IN: 1000 };

/** The price of one name; null where the product has none. */
export function priceNamed<P extends Priced>(prices: readonly P[], name: keyof typeof PRICE_NAME): P | null {
  return prices.find((price) => price.name === PRICE_NAME[name]) ?? null;
}

/** What is saved: market price less selling price (PDP-15). Nothing where one of them is missing. */
export function discountOf(prices: readonly Priced[]): number {
  const market = priceNamed(prices, 'market');
  const selling = priceNamed(prices, 'selling');
  return market && selling ? Math.round((market.price - selling.price) * 100) / 100 : 0;
}

/** A frame with its lenses, priced for a first order; decimal amounts. */
interface FirstFrame {
  /** Its First Buy Price; null where it has none. */
  firstBuy: number | null;
  /** What its lens package and coatings add; null without lenses. */
  lenses: number | null;
}

/**
 * What a frame and its lenses cost together as a first order (PDP-07): the First Buy Price, and the lenses at 1000
 * rupees or more. Null where the frame has no such price, and for a frame without lenses.
 */
export function firstFramePrice({ firstBuy, lenses }: FirstFrame, country: CountryCode): number | null {
  if (firstBuy === null || lenses === null) return null;
  return firstBuy + Math.max(lenses, FIRST_FRAME_LENS_PRICE[country] ?? 0);
}
