import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { orderExchange } from '../schema.ts';

/** Has an exchange follow its return and its new order by a job, which locks both orders. */
export async function enqueueFollow(tx: Queries, exchangeId: string): Promise<void> {
  await enqueue(tx, 'exchange.follow', { exchangeId }, { key: `exchange.follow-${exchangeId}` });
}

/** Has the exchange of a return follow it. */
export async function followReturn(tx: Queries, returnId: string): Promise<void> {
  const [found] = await tx
    .select({ id: orderExchange.id })
    .from(orderExchange)
    .where(eq(orderExchange.returnId, returnId));
  if (found) await enqueueFollow(tx, found.id);
}
