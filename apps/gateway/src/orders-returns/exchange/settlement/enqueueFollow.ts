import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

/** Has an exchange follow its return and its new order by a job, which locks both orders. */
export async function enqueueFollow(tx: Queries, exchangeId: string): Promise<void> {
  await enqueue(tx, 'exchange.follow', { exchangeId }, { key: `exchange.follow-${exchangeId}` });
}
