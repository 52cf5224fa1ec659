import { eq, sql } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { TestGateway } from '../../platform/testing/testGateway.ts';
import { orders } from '../order/schema.ts';

/** Lets the time to pay an order expire `minutes` ago and runs the scheduled jobs. */
export async function timePasses(
  app: Pick<TestGateway, 'db' | 'runJobs'>,
  orderId: string,
  minutes = 1,
): Promise<void> {
  await app.db
    .update(orders)
    .set({ reservedUntil: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(orders.id, orderId));
  await enqueue(app.db, 'payment.find-overdue', {});
  await app.runJobs();
  await app.runJobs();
}
