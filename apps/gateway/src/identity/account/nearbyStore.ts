import type { Customer } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';

interface StoreRow extends Record<string, unknown> {
  code: string;
  name: string;
}

/**
 * The store of a country that a customer chose for their latest appointment, or as the studio of their latest order;
 * null if they never chose one there.
 */
export async function nearbyStoreOf({
  db,
  session,
  country,
  language,
}: Pick<CallContext<'customer'>, 'db' | 'session' | 'country' | 'language'>): Promise<
  Customer['nearbyStoreLocation']
> {
  const { rows } = await db.execute<StoreRow>(sql`
    SELECT store.code, store.text -> ${language} ->> 'name' AS name
    FROM (SELECT store_code AS code, starts_at AS at FROM appointment
          WHERE customer_id = ${session.customerId} AND status = 'booked'
          UNION ALL
          SELECT studio_code, placed_at FROM orders
          WHERE customer_id = ${session.customerId} AND placed_at IS NOT NULL AND status <> 'cancelled') chosen
    JOIN store ON store.code = chosen.code AND store.country = ${country}
    ORDER BY chosen.at DESC LIMIT 1`);
  const [chosen] = rows;
  return chosen ? { storeCode: chosen.code, name: chosen.name } : null;
}
