import type { Order } from '../../checkout/order/schema.ts';

/** The statuses of an item that is not packed yet or will not be sent. */
const NOT_PACKED = [
  'placed',
  'waiting_for_power',
  'confirmed',
  'lenses_cut',
  'quality_check',
  'cancelled',
] as const;

/**
 * Whether an order is placed and none of its items is packed yet; `histories` are the statuses that its items have reached.
 */
export function isBeforePacked(
  { status }: Pick<Order, 'status'>,
  histories: readonly (readonly { status: string }[])[],
): boolean {
  const isPacked = (step: { status: string }) => !NOT_PACKED.some((notPacked) => notPacked === step.status);
  return status === 'placed' && !histories.some((history) => history.some(isPacked));
}
