import type { ReturnStatus } from '@lunette/orders-returns/contract';
import { dateIn } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { orderReturn } from '../../returns/schema.ts';
import { orderExchange, type StoredExchange } from '../schema.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

/** The statuses of a return in which the courier has or had the old goods of an exchange. */
const ON_ITS_WAY: readonly ReturnStatus[] = ['picked_up', 'received', 'inspected', 'refunded'];

/**
 * Whether the new goods of an exchange wait until the courier has the old ones, and the number of days by which they leave
 * later than planned if the courier collects the old ones today.
 */
export async function newOrderDelay(
  db: Queries,
  { exchangeOf, country }: Pick<Order, 'exchangeOf' | 'country'>,
): Promise<{ isHeld: boolean; daysLate: number }> {
  if (exchangeOf === null) return { isHeld: false, daysLate: 0 };
  const [found] = await db
    .select({
      leaves: orderExchange.leaves,
      collectedOn: orderExchange.collectedOn,
      status: orderReturn.status,
    })
    .from(orderExchange)
    .leftJoin(orderReturn, eq(orderReturn.id, orderExchange.returnId))
    .where(eq(orderExchange.id, exchangeOf));
  const isHeld =
    found?.leaves === 'collected' && !(found.status !== null && ON_ITS_WAY.includes(found.status));
  return { isHeld, daysLate: found ? daysLate(found, country) : 0 };
}

/**
 * The number of days by which the new goods of an exchange leave later than planned if the courier collects the old ones
 * today.
 */
export function daysLate(
  { leaves, collectedOn }: Pick<StoredExchange, 'leaves' | 'collectedOn'>,
  country: Order['country'],
): number {
  const days = (Date.parse(dateIn(country, new Date())) - Date.parse(collectedOn ?? '')) / DAY_MS;
  return leaves === 'collected' && days > 0 ? Math.round(days) : 0;
}
