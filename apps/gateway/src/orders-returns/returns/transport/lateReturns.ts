import { and, eq, or, sql } from 'drizzle-orm';
import { enqueue, type JobContext } from '../../../platform/jobs/jobs.ts';
import { orderReturn } from '../schema.ts';
import { enqueueReturnAdvance } from './advanceReturn.ts';
import { applyCollectionEvent, applyWarehouseEvent } from './applyReturnEvent.ts';

type Clock = Pick<JobContext, 'db'>;

/** So many returns are taken at a time. */
const AT_A_TIME = 200;

/** Has courier and warehouse told of returns of which they do not know yet: their job was lost, or has given up. */
export async function bookForgotten({ db }: Clock): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM order_return
    WHERE created_at < now() - interval '1 minute' AND status IN ('requested', 'label', 'picked_up', 'received')
      AND (warehouse_id IS NULL
        OR status = 'label' AND mode <> 'store_return'
          AND booked_round IS DISTINCT FROM coalesce(pickup_on || ' ' || pickup_from, ''))
      AND NOT EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE key = 'return.advance-' || order_return.id AND attempts < max_attempts)
    LIMIT ${AT_A_TIME}`);
  for (const { id } of rows) await enqueueReturnAdvance(db, id);
}

/** Looks for returns whose parcel should have been fetched, or which stand still for a day, since events can be lost. */
export async function lookForLateReturns({ db }: Clock): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM order_return
    WHERE status IN ('requested', 'label', 'picked_up', 'received')
      AND (pickup_on IS NULL OR status <> 'label' OR pickup_on < current_date)
      AND NOT EXISTS (SELECT 1 FROM return_status_history step
        WHERE step.return_id = order_return.id AND step.at > now() - interval '1 day')
    LIMIT ${AT_A_TIME}`);
  for (const { id } of rows) await enqueue(db, 'return.ask', { returnId: id }, { key: `return.ask-${id}` });
}

/** Asks courier and warehouse about a return, and stores the events that were lost. */
export async function askAboutReturn({ db, services }: JobContext, returnId: string): Promise<void> {
  const isOpen = or(...OPEN.map((status) => eq(orderReturn.status, status)));
  const [one] = await db
    .select()
    .from(orderReturn)
    .where(and(eq(orderReturn.id, returnId), isOpen));
  if (one?.courierId)
    for (const step of (await services.collections.find(one.courierId)).steps)
      await applyCollectionEvent({ db }, step);
  if (one?.warehouseId)
    for (const step of (await services.warehouse.find(one.warehouseId)).steps)
      await applyWarehouseEvent({ db }, step);
}

const OPEN = ['requested', 'label', 'picked_up', 'received'] as const;
