import type { WaitingOrder } from '@lunette/cart/contract';
import { fromMinor, type CurrencyCode } from '@lunette/country-config';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueAll } from '../../platform/jobs/jobs.ts';

/** The row of an order that waits to be paid. */
export type WaitingRow = Omit<WaitingOrder, 'total' | 'payment'> & {
  total: number;
  currencyCode: CurrencyCode;
  payment: 'created' | 'pending' | 'failed' | 'expired' | null;
};

/**
 * Part of a statement: the waiting orders of a customer or of the calling guest session, without orders of exchanges. The
 * arguments are the SQL for each value.
 */
export const waitingRows = (customerId: string, sessionId: string, country: string): string => `
  (SELECT coalesce(json_agg(json_build_object(
      'orderId', id, 'total', total, 'currencyCode', currency_code, 'startedAt', created_at, 'startedOn', client,
      'keptUntil', reserved_until,
      'secondsLeft', greatest(0, ceil(extract(epoch FROM reserved_until - now())))::int,
      'payment', (
        SELECT status FROM payment WHERE order_id = waiting.id AND purpose = 'order' AND NOT surplus
        ORDER BY status IN ('created', 'pending') DESC, created_at DESC, id DESC LIMIT 1),
      'items', (
        SELECT json_agg(json_build_object(
          'productId', product_id, 'name', details ->> 'name', 'modelName', coalesce(details ->> 'modelName', ''),
          'thumbnail', details ->> 'thumbnail', 'quantity', quantity) ORDER BY id)
        FROM order_item WHERE order_id = waiting.id))
      ORDER BY created_at DESC, id DESC), '[]')
    FROM (
      SELECT * FROM orders WHERE customer_id = ${customerId}
      UNION ALL
      SELECT * FROM orders WHERE session_id = ${sessionId} AND customer_id IS NULL) AS waiting
    WHERE country = ${country} AND reserved_until IS NOT NULL AND exchange_of IS NULL
      AND status IN ('pending_payment', 'payment_failed'))`;

/** A waiting order in the form of the contract. */
export function waitingAnswer({ total, currencyCode, payment, ...order }: WaitingRow): WaitingOrder {
  return {
    ...order,
    total: fromMinor(total, currencyCode),
    startedAt: new Date(order.startedAt).toISOString(),
    keptUntil: new Date(order.keptUntil).toISOString(),
    payment: STATE[payment ?? 'failed'],
  };
}

const STATE = { created: 'open', pending: 'pending', failed: 'failed', expired: 'failed' } as const;

/**
 * Enqueues the end of an owner's expired waiting orders at once, because the owner is reading them, instead of waiting for
 * the next scheduled run.
 */
export async function endOverdue(
  db: Queries,
  waiting: Pick<WaitingOrder, 'orderId' | 'secondsLeft'>[],
): Promise<void> {
  const overdue = waiting.filter(({ secondsLeft }) => secondsLeft === 0);
  if (overdue.length === 0) return;
  await enqueueAll(
    db,
    overdue.map(({ orderId }) => ({
      name: 'order.expire',
      payload: { orderId },
      key: `order.expire-${orderId}`,
    })),
  );
}
