import type { CartLine } from './contract/index.ts';

/** A change of a line, as analytics reads it. */
interface CartChange {
  action: 'increment' | 'decrement' | 'delete';
  productId: string;
  /** Pieces after it. */
  quantity: number;
}

const KEY = 'lunette.cart.changes';
/** Older ones are forgotten, so that a long visit does not fill the storage. */
const MOST = 50;

function recordedChanges(): CartChange[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as CartChange[];
  } catch {
    return [];
  }
}

/** Records for analytics that a line has changed (CART-12). */
export function recordChange(line: CartLine, quantity: number): void {
  const action = quantity === 0 ? 'delete' : quantity > line.quantity ? 'increment' : 'decrement';
  try {
    const changes = [...recordedChanges(), { action, productId: line.productId, quantity }];
    sessionStorage.setItem(KEY, JSON.stringify(changes.slice(-MOST)));
  } catch {
    // A browser without storage counts nothing.
  }
}
