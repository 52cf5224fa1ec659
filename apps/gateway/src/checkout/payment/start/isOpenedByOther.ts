import type { OrderCaller } from '../../order/ownOrder.ts';
import type { Payment } from '../../schema.ts';

/**
 * Whether somebody else has opened a payment at its provider. Its page may show that person's saved cards, so a caller who
 * may pay the order too gets a payment of their own.
 */
export function isOpenedByOther(
  { startingUntil, openerId }: Pick<Payment, 'startingUntil' | 'openerId'>,
  { id, customerId, staffId }: OrderCaller,
): boolean {
  if (startingUntil === null) return false;
  return openerId === null || ![id, customerId, staffId].includes(openerId);
}
