import type { ReturnStatus } from '@lunette/orders-returns/contract';
import { dateIn } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { orderReturn } from '../../returns/schema.ts';
import { orderExchange } from '../schema.ts';

/** From these on the old goods of an exchange are on their way. */
const ON_ITS_WAY: readonly ReturnStatus[] = ['picked_up', 'received', 'inspected', 'refunded'];

/**
 * Whether the new goods of an exchange wait until the courier has the old ones; once it has, by how many days later than was
 * planned.
 */
export async function heldFor(
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
  const days = (Date.parse(dateIn(country, new Date())) - Date.parse(found?.collectedOn ?? '')) / DAY;
  return { isHeld, daysLate: found?.leaves === 'collected' && days > 0 ? Math.round(days) : 0 };
}

const DAY = 86_400_000;
