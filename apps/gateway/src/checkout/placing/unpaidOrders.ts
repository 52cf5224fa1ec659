import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { networksOf } from '../../platform/rateLimit/networksOf.ts';

/** A network, hashed, and how many unpaid orders it may have in an hour before each one needs a solved captcha. */
export interface UnpaidLimit {
  network: string;
  most: number;
}

/** The limit of all networks together, as a multiple of the limit of one network. */
const ALL_NETWORKS_SHARE = 25;

/**
 * The limits for an order that is not paid yet. Such an order takes stock and costs nothing to place, so above the limit of
 * a network, or of all networks together, a captcha is needed (decision 38); no order is refused for good.
 */
export function unpaidLimits({ ip, settings }: Pick<CallContext, 'ip' | 'settings'>): UnpaidLimit[] {
  const { unpaidOrders } = settings.limits;
  if (unpaidOrders === 0) return [];
  return [...networksOf(ip), { key: '', share: ALL_NETWORKS_SHARE }].map(({ key, share }) => ({
    network: createHash('sha256').update(key).digest('hex'),
    most: unpaidOrders * share,
  }));
}

/** Removes a paid order from the count of unpaid orders. */
export async function removePaidFromCount(
  { orderId, isPaid }: DomainEvents['onPaymentSettled'],
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  if (isPaid) await tx.execute(sql`DELETE FROM unpaid_order WHERE order_id = ${orderId}`);
}

/** Deletes entries that are older than an hour, which do not count any more. */
export async function deleteOldUnpaid(db: Queries): Promise<void> {
  await db.execute(sql`DELETE FROM unpaid_order WHERE at < now() - interval '1 hour'`);
}
