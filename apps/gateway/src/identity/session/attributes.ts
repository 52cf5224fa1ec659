import type { Session as SessionAnswer, StaffRole } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import type { Session } from '../../platform/http/callContext.ts';
import { wishlistProductIds } from '../../catalog/wishlist/wishlist.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isMember } from '../account/membership.ts';
import type { Customer } from '../account/schema.ts';

interface AttributesRow extends Record<string, unknown> {
  cart_ids: string[];
  items_count: number;
  role: StaffRole | null;
  customer: Pick<Customer, 'memberUntil' | 'country'> | null;
}

/**
 * The attributes of a session that a storefront shows on every page: its cart with the number of pieces, the wishlist,
 * and the customer.
 */
export async function attributesOf(
  db: Queries,
  { id, customerId }: Session,
): Promise<SessionAnswer['attrs']> {
  const whose = customerId
    ? sql`cart.customer_id = ${customerId} AND cart.country = (SELECT country FROM session WHERE id = ${id})`
    : sql`cart.session_id = ${id} AND cart.customer_id IS NULL`;
  const { rows } = await db.execute<AttributesRow>(sql`
    SELECT coalesce(array_agg(DISTINCT cart.id::text), '{}') AS cart_ids,
           coalesce(sum(line.quantity), 0)::int AS items_count,
           (SELECT role FROM session WHERE id = ${id}) AS role,
           (SELECT json_build_object('memberUntil', member_until, 'country', country)
            FROM customer WHERE id = ${customerId}) AS customer
    FROM cart LEFT JOIN cart_line line ON line.cart_id = cart.id
    WHERE ${whose} AND cart.status = 'open' AND cart.kind = 'shopping'`);
  const [read] = rows;
  return {
    cartIds: read?.cart_ids ?? [],
    itemsCount: read?.items_count ?? 0,
    wishlist: await wishlistProductIds(db, { id, customerId }),
    isLoggedIn: customerId !== null,
    isLoyalty: read?.customer ? isMember(read.customer) : false,
    isDoctorSession: read?.role === 'doctor',
    isSalesman: read?.role === 'presales' || read?.role === 'salesman',
  };
}
