import type { Session as SessionAnswer } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import type { Session } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';

interface Counted extends Record<string, unknown> {
  cart_ids: string[];
  items_count: number;
}

/** What a storefront shows of a session at once: its cart, how many pieces lie in it, the wishlist, signed in or not. */
export async function attributesOf(
  db: Queries,
  { id, customerId }: Session,
): Promise<SessionAnswer['attrs']> {
  const { rows } = await db.execute<Counted>(sql`
    SELECT coalesce(array_agg(DISTINCT cart.id::text), '{}') AS cart_ids,
           coalesce(sum(line.quantity), 0)::int AS items_count
    FROM cart LEFT JOIN cart_line line ON line.cart_id = cart.id
    WHERE cart.session_id = ${id} AND cart.status = 'open'`);
  const [counted] = rows;
  return {
    cartIds: counted?.cart_ids ?? [],
    itemsCount: counted?.items_count ?? 0,
    wishlist: [],
    isLoggedIn: customerId !== null,
  };
}
