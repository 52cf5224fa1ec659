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

/** What a lens costs at least, in rupees, when the frame is the free first one (PDP-07). */
export const FIRST_FRAME_LENS_PRICE = 1000;

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

/** Whether the first frame may be free: there is a price for a first purchase (PDP-07). */
export function hasFirstBuyPrice(prices: readonly Priced[]): boolean {
  return priceNamed(prices, 'firstBuy') !== null;
}
