import {
  bagDiscount,
  shippingFee,
  TERMS,
  totalsOf,
  type MinorTotals,
  type PricedLine,
} from '@lunette/cart/rules';
import type { DeliveryOption } from '@lunette/checkout/contract';
import { asc, eq } from 'drizzle-orm';
import { lineFacts, type LineFacts } from '../catalog/saleable.ts';
import { NOTHING_CHOSEN, type CheckoutState } from '../checkout/checkoutState.ts';
import { checkout } from '../checkout/schema.ts';
import type { CallContext } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { cart, cartLine, type StoredLine } from './schema.ts';

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
}

/** More pieces of one product are an error, not a purchase. */
export const MOST_PIECES = 99;

/** Reads a cart with today's prices; lines of goods that are no longer sold in the country are left out. */
export async function readCart(
  db: Queries,
  at: Pick<CallContext, 'country' | 'language' | 'catalogDb'>,
  cartId: string,
): Promise<ReadCart> {
  const rows = await db
    .select({ line: cartLine, checkout })
    .from(cart)
    .leftJoin(cartLine, eq(cartLine.cartId, cart.id))
    .leftJoin(checkout, eq(checkout.cartId, cart.id))
    .where(eq(cart.id, cartId))
    .orderBy(asc(cartLine.id));
  const stored = rows.flatMap(({ line }) => line ?? []);
  const facts = await lineFacts(db, at, stored);
  const chosen = rows[0]?.checkout ?? NOTHING_CHOSEN;
  const lines = stored.flatMap((line, index) => {
    const known = facts[index];
    return known ? [readLine(line, known, stored)] : [];
  });
  const totals = cartTotals(at.country, lines, chosen.deliveryOption ?? 'standard');
  return { id: cartId, lines, totals, checkout: chosen };
}

/** Totals of lines, with the discount that applies by itself and what the delivery costs. */
export function cartTotals(
  country: CallContext['country'],
  lines: ReadLine[],
  delivery: DeliveryOption['type'],
  paymentFee = 0,
): MinorTotals {
  const terms = TERMS[country];
  const priced = lines.map(pricedLine);
  const granted = [{ type: 'implicit' as const, amount: bagDiscount(priced, terms) }];
  return totalsOf(priced, terms, granted, {
    shipping: shippingFee(priced, terms, delivery),
    payment: paymentFee,
  });
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
