import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

/** Enqueues the job that updates an exchange by its return and its new order; the job locks both orders. */
export async function enqueueFollow(tx: Queries, exchangeId: string): Promise<void> {
  await enqueue(tx, 'exchange.follow', { exchangeId }, { key: `exchange.follow-${exchangeId}` });
}
