import {
  addedTax,
  amendShares,
  discountKind,
  totalsOf,
  type AmendedMoney,
  type DiscountKind,
  type PieceShare,
  type StoredDiscount,
} from '@lunette/cart/rules';
import { salesTaxAt, taxPartsTo } from '@lunette/country-config';
import { orderLine } from '../../checkout/order/pieceShares.ts';
import type { Order, OrderTotals, StoredItem } from '../../checkout/order/schema.ts';

/** The effect of an amendment on the amounts of its order, in minor units. */
export interface AmendedPrice {
  totals: OrderTotals;
  /** The new shares of the item's pieces. */
  shares: PieceShare[];
  /** The difference by tender; negative amounts are refunded. */
  money: AmendedMoney;
}

/**
 * The totals of an order whose item has other lenses. Discounts, shipping and fees do not change; the price of the item and
 * the tax are new. The shares of all items are given, by item: only those of this item change. Null if the item would cost
 * less than the discounts on it.
 */
export function priceAmendment(
  order: Pick<Order, 'totals' | 'total' | 'country' | 'address'>,
  items: readonly StoredItem[],
  next: StoredItem,
  shares: ReadonlyMap<string, readonly PieceShare[]>,
): AmendedPrice | null {
  const { totals, total } = order;
  const before = items.find(({ id }) => id === next.id);
  if (!before) return null;
  const after = items.map((item) => (item === before ? next : item));
  const unit = next.details.unitMinor - before.details.unitMinor;
  const own = shares.get(next.id) ?? [];
  const repriced = own.map((share) => ({ ...share, price: share.price + unit }));
  const tax = taxOf(order, after, new Map([...shares, [next.id, repriced]]));
  const change = { unit, tax: tax.totalTax - totals.totalTax, taxIncluded: totals.taxIncluded };
  const amended = amendShares(own, change);
  if (!amended) return null;
  const { money } = amended;
  const now = totalsWith(order, after, lessOwnMoney(totals.discounts, money), tax);
  if (now.total !== total + money.paid) return null;
  return { totals: { ...now, ...(totals.offer && { offer: totals.offer }) }, shares: amended.shares, money };
}

type Taxed = Pick<Order, 'totals' | 'country' | 'address'>;
type Tax = Pick<OrderTotals, 'totalTax' | 'taxPercent' | 'taxLines' | 'salesTax'>;

/**
 * The tax of an order from the shares of its pieces, because a new division of its discounts would move tax from one item
 * to another.
 */
function taxOf(
  { totals, country, address }: Taxed,
  items: readonly StoredItem[],
  shares: ReadonlyMap<string, readonly PieceShare[]>,
): Tax {
  const tax = totals.taxIncluded ? null : salesTaxAt(address.postcode);
  const pieces = items.flatMap((item) =>
    (shares.get(item.id) ?? []).map(({ price, discount, shipping, express, fee }) => ({
      ...orderLine(item, totals),
      name: item.details.modelName,
      quantity: 1,
      // Only included tax is also on shipping and fee.
      price: price - discount + (totals.taxIncluded ? shipping + express + fee : 0),
    })),
  );
  const { totalTax, taxPercent, taxLines, salesTax } = totalsOf(pieces, totals, [], {
    shipping: 0,
    taxParts: taxPartsTo(country, address.state),
    ...(tax && { salesTax: addedTax(pieces, [], tax) }),
  });
  return { totalTax, taxPercent, ...(taxLines && { taxLines }), ...(salesTax && { salesTax }) };
}

function totalsWith({ totals }: Taxed, items: readonly StoredItem[], discounts: StoredDiscount[], tax: Tax) {
  const { shipping, paymentFee: payment } = totals;
  const lines = items.map((item) => orderLine(item, totals));
  const { salesTax } = tax;
  return {
    ...totalsOf(lines, totals, discounts, { shipping, payment, ...(salesTax && { salesTax }) }),
    ...tax,
  };
}

/** The discounts of an order without the refunded part of voucher, store credit and wallet. */
function lessOwnMoney(
  discounts: StoredDiscount[],
  { voucher, credit, wallet }: AmendedMoney,
): StoredDiscount[] {
  const back: Partial<Record<DiscountKind, number>> = { gv: -voucher, sc: -credit, wallet: -wallet };
  return discounts.map((discount) => {
    const kind = discountKind(discount) === 'lunette' ? 'gv' : discountKind(discount);
    const part = Math.min(discount.amount, back[kind] ?? 0);
    if (part > 0) back[kind] = (back[kind] ?? 0) - part;
    return { ...discount, amount: discount.amount - part };
  });
}
