import {
  bagDiscount,
  offerAmount,
  shippingFee,
  TERMS,
  totalsOf,
  type MinorDiscount,
  type MinorTotals,
  type PricedLine,
} from '@lunette/cart/rules';
import { catalogueOf } from '../catalog/catalogue.ts';
import { factsWith, type LineFacts } from '../catalog/saleable.ts';
import type { CheckoutState } from '../checkout/checkoutState.ts';
import type { CallContext } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { grantedMoney, type CartMoney } from './cartMoney.ts';
import { cartRows, type CartRows } from './cartRows.ts';
import type { StoredLine } from './schema.ts';
import type { WaitingRow } from './waitingOrders.ts';
import type { Owner } from './openCart.ts';

/** A line with what the catalogue says of it today. */
export interface ReadLine {
  stored: StoredLine;
  facts: LineFacts;
  /** Pieces on the shelf that no other line of the cart wants. */
  available: number;
  sellable: boolean;
}

/** A cart with today's prices and stock. */
export interface ReadCart {
  id: string;
  lines: ReadLine[];
  totals: MinorTotals;
  /** What its checkout knows so far. */
  checkout: CheckoutState;
  /** What its shopper has that could be taken off. */
  money: CartMoney;
  /** Orders of the same owner that wait to be paid. */
  waiting: WaitingRow[];
}

/** More pieces of one product are an error, not a purchase. */
export const MOST_PIECES = 99;

type At = Pick<CallContext, 'country' | 'language' | 'catalogDb'>;

/**
 * Reads a cart with today's prices; lines of goods that are no longer sold in the country are left out. With `chosen`
 * it is read as if its shopper had decided so.
 */
export async function readCart(
  db: Queries,
  at: At & Owner,
  cartId: string,
  chosen: Partial<Pick<CheckoutState, 'wallet'>> = {},
): Promise<ReadCart> {
  const rows = await cartRows(db, at, cartId);
  return pricedCart(at, cartId, { ...rows, checkout: { ...rows.checkout, ...chosen } });
}

/** The same of a cart whose rows are known. */
export async function pricedCart(
  at: At,
  cartId: string,
  { lines: stored, checkout, money, waiting, live }: CartRows,
): Promise<ReadCart> {
  const catalogue = await catalogueOf(at.catalogDb);
  const lines = stored.flatMap((line) => {
    const facts = factsWith(catalogue, live, line, at);
    return facts ? [readLine(line, facts, stored)] : [];
  });
  const totals = cartTotals(at.country, { lines, checkout, money });
  return { id: cartId, lines, totals, checkout, money, waiting };
}

/**
 * Totals of a cart, with the discount that applies by itself, what its shopper takes off, and the delivery. What a
 * bank takes off is for its cards alone.
 */
export function cartTotals(
  country: CallContext['country'],
  { lines, checkout, money }: Pick<ReadCart, 'lines' | 'checkout' | 'money'>,
  { paymentFee = 0, byCard = true } = {},
): MinorTotals {
  const terms = TERMS[country];
  const priced = lines.map(pricedLine);
  const granted: MinorDiscount[] = [
    { type: 'implicit', amount: bagDiscount(priced, terms) },
    ...grantedMoney(checkout, money),
  ];
  const shipping = shippingFee(priced, terms, checkout.deliveryOption ?? 'standard');
  const { offer } = money;
  if (offer && byCard) {
    const { total } = totalsOf(priced, terms, granted, { shipping });
    granted.push({ type: 'implicit', code: 'offer', amount: offerAmount(offer, total) });
  }
  return totalsOf(priced, terms, granted, { shipping, payment: paymentFee });
}

/** What the totals need of a line. */
export function pricedLine({ facts, stored }: ReadLine): PricedLine {
  return { price: facts.unitMinor, quantity: stored.quantity, classification: facts.classification };
}

function readLine(stored: StoredLine, facts: LineFacts, all: StoredLine[]): ReadLine {
  const others = all.filter((other) => other.productId === stored.productId && other.id !== stored.id);
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0);
  const available = Math.max(0, Math.min(facts.availableQuantity, MOST_PIECES) - taken);
  return { stored, facts, available, sellable: available >= stored.quantity && facts.faults.length === 0 };
}
