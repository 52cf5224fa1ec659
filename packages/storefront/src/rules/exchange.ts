/** The notice of an exchange in the layout. */
export type ExchangeNotice = 'none' | 'bar' | 'other-tab';

/** Pages on which goods are sent back: those of a return and of an exchange. */
const RETURNING = /^\/(sales\/order\/return|customer\/my\/order\/return)\//;
/** The checkout, without the page of an order, whose address begins in the same way. */
const CHECKOUT = /^\/checkout\/(?!onepage\/success\/order-summary)/;

/**
 * Which notice of an open exchange a page shows: the bar, except on the checkout and on pages that return goods (SHELL-03), or
 * the modal in a tab in which the exchange is not open (SHELL-04).
 */
export function exchangeNotice(path: string, isOpenHere: boolean): ExchangeNotice {
  if (!isOpenHere) return 'other-tab';
  return RETURNING.test(path) || CHECKOUT.test(`${path}/`) ? 'none' : 'bar';
}
