/** What the shell says of an exchange. */
export type ExchangeNotice = 'none' | 'bar' | 'other-tab';

/** Pages on which goods are sent back: the return's own, and the exchange's, where that is chosen. */
const RETURNING = /^\/(sales\/order\/return|customer\/my\/order\/return)\//;
/** The checkout; the page of an order, which has its address there, is none. */
const CHECKOUT = /^\/checkout\/(?!onepage\/success\/order-summary)/;

/**
 * The bar of an open exchange on every page but the checkout, and while nothing is being returned (SHELL-03); in a tab
 * where it is not open a modal (SHELL-04).
 */
export function exchangeNotice(path: string, isOpenHere: boolean): ExchangeNotice {
  if (!isOpenHere) return 'other-tab';
  return RETURNING.test(path) || CHECKOUT.test(`${path}/`) ? 'none' : 'bar';
}
