import type { Order } from '../contract/order.ts';

/** Under this name the specification keeps the last order that was cancelled here (ORD-06). */
const NAME = 'cancelProductResult';

/** Keeps which order was cancelled and when; where storage is refused, nothing is kept. */
export function keepCancelResult({ id, cancellation }: Order): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ orderId: id, cancelledAt: cancellation?.at ?? null }));
  } catch {
    // A browser that keeps nothing can cancel an order all the same.
  }
}
