import type { CountryCode } from '@lunette/country-config';
import { liveGoods, type Live, type LiveRow } from '../catalog/saleable.ts';
import { NOTHING_CHOSEN, type CheckoutState } from '../checkout/checkoutState.ts';
import type { Queries } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import type { StoredLine } from './schema.ts';

/** A cart as it lies in the tables, with today's prices and stock of its goods by their numbers. */
export interface CartRows {
  lines: StoredLine[];
  checkout: CheckoutState;
  live: Map<number, Live>;
}

type Row = { lines: StoredLine[]; checkout: CheckoutState | null; live: LiveRow[] };

/** All in one question, as every step from the cart to the order asks it. */
const READ = `
  SELECT
    (SELECT coalesce(json_agg(json_build_object(
        'id', id, 'cartId', cart_id, 'productId', product_id, 'quantity', quantity, 'powerType', power_type,
        'packageId', package_id, 'coatingIds', coating_ids, 'prescription', prescription, 'choice', choice)
        ORDER BY id), '[]')
      FROM cart_line WHERE cart_id = $1) AS lines,
    (SELECT json_build_object(
        'address', address, 'giftMessage', gift_message, 'deliveryOption', delivery_option)
      FROM checkout WHERE cart_id = $1) AS checkout,
    (SELECT coalesce(json_agg(json_build_object(
        'productId', price.product_id, 'market', market, 'selling', selling, 'firstBuy', first_buy,
        'quantity', stock.quantity)), '[]')
      FROM (SELECT product_id::numeric::int FROM cart_line WHERE cart_id = $1 UNION SELECT $3::int)
          AS wanted (id),
        -- The limit keeps the planner from reading all prices of the country instead.
        LATERAL (SELECT * FROM product_price WHERE country = $2 AND product_id = wanted.id LIMIT 1) AS price
        LEFT JOIN stock USING (product_id)) AS live`;

/** Reads a cart, and the price and stock of a product that is to go into it. */
export async function cartRows(
  db: Queries,
  country: CountryCode,
  cartId: string,
  other: number | null = null,
): Promise<CartRows> {
  const { rows } = await db.execute<Row>(statement(READ, [cartId, country, other]));
  const [row] = rows;
  return {
    lines: row?.lines ?? [],
    checkout: row?.checkout ?? NOTHING_CHOSEN,
    live: liveGoods(row?.live ?? []),
  };
}
