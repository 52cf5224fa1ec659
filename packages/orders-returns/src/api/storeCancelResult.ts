import type { Order } from '../contract/order.ts';

/** Under this name the specification stores the last order that was cancelled here (ORD-06). */
const NAME = 'cancelProductResult';

/** Stores which order was cancelled and when, unless the browser refuses to store anything. */
export function storeCancelResult({ id, cancellation }: Order): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ orderId: id, cancelledAt: cancellation?.at ?? null }));
  } catch {
    // A browser that stores nothing can cancel an order all the same.
  }
}
