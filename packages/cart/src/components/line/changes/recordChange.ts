import { tabStorage } from '@lunette/api-client';
import type { CartLine } from '../../../contract/index.ts';

/** A change of a line for analytics. */
interface CartChange {
  action: 'increment' | 'decrement' | 'delete';
  productId: string;
  /** The quantity after the change. */
  quantity: number;
}

const kept = tabStorage<CartChange[]>('cart.changes');
/** The largest number of recorded changes; older ones are deleted, so that a long visit does not fill the storage. */
const MOST = 50;

/** Records for analytics that a line has changed (CART-12). */
export function recordChange(line: CartLine, quantity: number): void {
  const action = quantity === 0 ? 'delete' : quantity > line.quantity ? 'increment' : 'decrement';
  const changes = [...(kept.read() ?? []), { action, productId: line.productId, quantity } as const];
  kept.write(changes.slice(-MOST));
}
