import { latestOrderContract } from '@lunette/orders-returns/contract';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { orders, type Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { snapshot } from '../../platform/database/snapshot.ts';
import type { Gateway } from '../../platform/gateway.ts';
import type { Session } from '../../platform/http/callContext.ts';
import { serve } from '../../platform/http/serve.ts';
import { orderAnswers } from '../order/orderAnswer.ts';

/** Mounts the calls for the last order of a visitor. */
export function latestRoutes(gateway: Gateway): void {
  serve(gateway, latestOrderContract.getLatestOrder, async (_input, context) => {
    const { db, session } = context;
    return snapshot(db, async (tx) => {
      const latest = await latestOrder(tx, session);
      return { orders: await orderAnswers(tx, latest ? [latest] : [], context) };
    });
  });

  serve(gateway, latestOrderContract.getOrderExists, async (_input, { db, session }) => {
    const latest = await latestOrder(db, session);
    return { exists: latest !== null, latestOrderId: latest?.id ?? null };
  });
}

/** The last order of a customer, or of a guest in this session, that was placed. */
async function latestOrder(db: Queries, { id, customerId, country }: Session): Promise<Order | null> {
  const own = customerId
    ? eq(orders.customerId, customerId)
    : and(eq(orders.sessionId, id), isNull(orders.customerId));
  const [latest] = await db
    .select()
    .from(orders)
    .where(and(own, eq(orders.country, country), isNotNull(orders.placedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return latest ?? null;
}
