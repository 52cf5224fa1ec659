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

const STORE: readonly DiscountKind[] = ['implicit', 'first-frame', 'gold', 'supply', 'exchange'];

/**
 * The totals of an order whose item has other lenses. Discounts, shipping and fees do not change; the price of the item and
 * the tax are new. Null if the item would cost less than the discounts on it.
 */
export function priceAmendment(
  order: Pick<Order, 'totals' | 'total' | 'country' | 'address'>,
  items: readonly StoredItem[],
  next: StoredItem,
  shares: readonly PieceShare[],
): AmendedPrice | null {
  const { totals, total } = order;
  const before = items.find(({ id }) => id === next.id);
  if (!before) return null;
  const after = items.map((item) => (item === before ? next : item));
  const unit = next.details.unitMinor - before.details.unitMinor;
  const tax = totalsWith(order, after, totals.discounts).totalTax - totals.totalTax;
  const amended = amendShares(shares, { unit, tax, taxIncluded: totals.taxIncluded });
  if (!amended) return null;
  const { money } = amended;
  const now = totalsWith(order, after, lessOwnMoney(totals.discounts, money));
  if (now.total !== total + money.paid) return null;
  return { totals: { ...now, ...(totals.offer && { offer: totals.offer }) }, shares: amended.shares, money };
}

function totalsWith(
  { totals, country, address }: Pick<Order, 'totals' | 'country' | 'address'>,
  items: readonly StoredItem[],
  discounts: StoredDiscount[],
) {
  const { shipping, paymentFee: payment, taxIncluded } = totals;
  const lines = items.map((item) => ({ ...orderLine(item, totals), name: item.details.modelName }));
  const tax = taxIncluded ? null : salesTaxAt(address.postcode);
  const ofStore = discounts.filter((discount) => STORE.includes(discountKind(discount)));
  return totalsOf(lines, totals, discounts, {
    shipping,
    payment,
    taxParts: taxPartsTo(country, address.state),
    ...(tax && { salesTax: addedTax(lines, ofStore, tax) }),
  });
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
