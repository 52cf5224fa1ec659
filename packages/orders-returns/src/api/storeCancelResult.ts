import type { Order } from '../contract/order.ts';

/** The storage key of the specification for the last order that was cancelled in this browser (ORD-06). */
const NAME = 'cancelProductResult';

/** Stores which order was cancelled and when, if the browser allows it. */
export function storeCancelResult({ id, cancellation }: Order): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ orderId: id, cancelledAt: cancellation?.at ?? null }));
  } catch {
    // The cancellation does not depend on the storage.
  }
}
