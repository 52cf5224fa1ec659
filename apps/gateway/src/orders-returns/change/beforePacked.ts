import type { Order } from '../../checkout/order/schema.ts';

/** Statuses of an item that is not packed yet, or that is not sent at all. */
const NOT_PACKED = [
  'placed',
  'waiting_for_power',
  'confirmed',
  'lenses_cut',
  'quality_check',
  'cancelled',
] as const;

/** Whether an order stands and nothing of it is packed yet, by the statuses that its items have come to. */
export function isBeforePacked(
  { status }: Pick<Order, 'status'>,
  histories: readonly (readonly { status: string }[])[],
): boolean {
  const isPacked = (step: { status: string }) => !NOT_PACKED.some((one) => one === step.status);
  return status === 'placed' && !histories.some((history) => history.some(isPacked));
}
