import type { Queries } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

/** Has an order moved on by a job, in the transaction that gives it a reason to. */
export async function enqueueAdvance(tx: Queries, orderId: string): Promise<void> {
  await enqueue(tx, 'order.advance', { orderId }, { key: `order.advance-${orderId}` });
}
