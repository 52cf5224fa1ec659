import { allocate, expressPart, TERMS, type AllocatedLine, type PieceShare } from '@lunette/cart/rules';
import { eq } from 'drizzle-orm';
import { needsPower } from '../../catalog/lenses/chooseLens.ts';
import type { Queries } from '../../platform/database/database.ts';
import { orderItem, type Order, type StoredItem } from './schema.ts';

type FrozenOrder = Pick<Order, 'totals' | 'deliveryOption' | 'country'>;
type FrozenItem = Pick<StoredItem, 'productId' | 'quantity' | 'details'>;

/** The shares of each piece in the amounts of an order, by item; in minor units. */
export function allocatedShares(
  { totals, deliveryOption, country }: FrozenOrder,
  items: FrozenItem[],
): PieceShare[][] {
  const express = expressPart(totals.shipping, deliveryOption, TERMS[country]);
  return allocate(
    items.map((item) => orderLine(item, totals)),
    { ...totals, express },
  );
}

/**
 * The shares of an order's pieces, by the id of their item. If the order is older than stored shares, they are computed from
 * its frozen totals and stored now; the caller has locked the order.
 */
export async function sharesOf(
  tx: Queries,
  order: FrozenOrder,
  items: StoredItem[],
): Promise<Map<string, PieceShare[]>> {
  const known = new Map(items.flatMap(({ id, shares }) => (shares ? [[id, shares]] : [])));
  return known.size === items.length ? known : storeShares(tx, order, items);
}

/** Computes and stores the shares of an order whose totals have changed. */
export async function storeShares(
  tx: Queries,
  order: FrozenOrder,
  items: StoredItem[],
): Promise<Map<string, PieceShare[]>> {
  const allocated = allocatedShares(order, items);
  const byItem = new Map(items.map(({ id }, at) => [id, allocated[at] ?? []]));
  for (const [id, shares] of byItem) await tx.update(orderItem).set({ shares }).where(eq(orderItem.id, id));
  return byItem;
}

/** The values of an order's goods from which totals, tax and shares are computed. */
export function orderLine(
  { productId, quantity, details }: FrozenItem,
  { taxPercent }: Pick<Order['totals'], 'taxPercent'>,
): AllocatedLine {
  const { unitMinor: price, classification, powerType } = details;
  return {
    productId,
    quantity,
    price,
    classification,
    isPrescription: needsPower(powerType),
    taxPercent: details.taxPercent ?? taxPercent,
  };
}
