import { and, eq, or, sql } from 'drizzle-orm';
import { enqueueAll, type JobContext } from '../../../platform/jobs/jobs.ts';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { LOST_DAYS } from '../eligibility/returnTerms.ts';
import { orderReturn, returnStatusHistory } from '../schema.ts';
import { isRoundMissed, isRoundOver } from '../mode/pickupRound.ts';
import { enqueueReturnAdvance } from './advanceReturn.ts';
import { applyPickupEvent, applyWarehouseEvent, loseParcel } from './applyReturnEvent.ts';
import { missPickup } from './missPickup.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

/** The most returns whose booking is caught up on at a time. */
const AT_A_TIME = 200;
/** The number of days after a missed pickup on which the courier is still asked, because it may come later. */
const DAYS_AFTER_MISSED = 7;

/**
 * Enqueues the job of returns whose booking or end was not sent to courier and warehouse, because their job was lost or has
 * failed.
 */
export async function bookMissedReturns({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM (
      SELECT id FROM order_return
      WHERE created_at < now() - interval '1 minute' AND status IN ('requested', 'label', 'picked_up', 'received')
        AND (warehouse_id IS NULL
          OR status = 'label' AND mode <> 'store_return'
            AND booked_round IS DISTINCT FROM coalesce(pickup_on || ' ' || pickup_from, ''))
      UNION ALL
      SELECT id FROM order_return
      WHERE created_at < now() - interval '1 minute' AND status IN ('cancelled', 'expired')
        AND (asked_round IS NOT NULL OR is_announced)
    ) candidate
    WHERE NOT EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE key = 'return.advance-' || candidate.id AND attempts < max_attempts)
    LIMIT ${AT_A_TIME}`);
  for (const { id } of rows) await enqueueReturnAdvance(db, id);
}

/**
 * Finds returns whose parcel should have been fetched, or which have not moved for a day, because events can be lost, and
 * enqueues a job for each. After a missed pickup, the courier is asked for some more days.
 */
export async function findLateReturns({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT order_return.id FROM order_return JOIN orders ON orders.id = order_return.order_id
    WHERE order_return.status = 'label' AND ${isRoundOver}
      AND (NOT ${isRoundMissed} OR pickup_on > current_date - ${DAYS_AFTER_MISSED}::int)
    UNION ALL
    SELECT id FROM order_return
    WHERE status IN ('requested', 'label', 'picked_up', 'received') AND (pickup_on IS NULL OR status <> 'label')
      AND NOT EXISTS (SELECT 1 FROM return_status_history step
        WHERE step.return_id = order_return.id AND step.at > now() - interval '1 day')`);
  await enqueueAll(
    db,
    rows.map(({ id }) => ({ name: 'return.ask', payload: { returnId: id }, key: `return.ask-${id}` })),
  );
}

/**
 * Asks courier and warehouse about a return and stores events that were lost. If the courier did not come, the shopper is
 * notified. A fetched parcel about which the courier has reported nothing for weeks counts as lost.
 */
export async function askAboutReturn(context: JobContext, returnId: string): Promise<void> {
  const { db, services } = context;
  const isOpen = or(...OPEN.map((status) => eq(orderReturn.status, status)));
  const [storedReturn] = await db
    .select()
    .from(orderReturn)
    .where(and(eq(orderReturn.id, returnId), isOpen));
  if (storedReturn?.courierId)
    for (const step of await knownSteps(services.pickups.find(storedReturn.courierId)))
      await applyPickupEvent(context, step);
  if (storedReturn?.warehouseId)
    for (const step of await knownSteps(services.warehouse.find(storedReturn.warehouseId)))
      await applyWarehouseEvent(context, step);
  await missPickup(context, returnId);
  const [pickedUp] = await db
    .select({ at: returnStatusHistory.at })
    .from(returnStatusHistory)
    .where(and(eq(returnStatusHistory.returnId, returnId), eq(returnStatusHistory.status, 'picked_up')));
  if (
    storedReturn?.status === 'picked_up' &&
    pickedUp &&
    Date.now() - pickedUp.at.getTime() > LOST_DAYS * DAY_MS
  )
    await loseParcel(context, returnId);
}

/** The steps of an answer; none if courier or warehouse no longer knows the return. */
async function knownSteps<T>(answer: Promise<{ steps: T[] }>): Promise<T[]> {
  return (await unlessRefused(answer, 404))?.steps ?? [];
}

const OPEN = ['requested', 'label', 'picked_up', 'received'] as const;
