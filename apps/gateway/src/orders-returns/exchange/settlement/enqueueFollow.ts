import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

/** Enqueues the job that brings an exchange in line with its return and its new order; the job locks both orders. */
export async function enqueueFollow(tx: Queries, exchangeId: string): Promise<void> {
  await enqueue(tx, 'exchange.follow', { exchangeId }, { key: `exchange.follow-${exchangeId}` });
}
