import type { Queries } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

/** Enqueues the job that advances an order, in the transaction of the change that makes it necessary. */
export async function enqueueAdvance(tx: Queries, orderId: string): Promise<void> {
  await enqueue(tx, 'order.advance', { orderId }, { key: `order.advance-${orderId}` });
}
