import { keptInTab } from '@lunette/api-client';
import { useSyncExternalStore } from 'react';

const kept = keptInTab<string>('unpaid-order');

/** The order whose payment was begun in this tab and has not come to a good end: a reload does not lose it. */
export const unpaidOrder = {
  read: kept.read,
  keep: (orderId: string): void => kept.write(orderId),
  /** Forgets it if it is this one; another one stays. */
  forget: (orderId: string): void => {
    if (kept.read() === orderId) kept.write(null);
  },
};

/** The same for a component; null on a server. */
export function useUnpaidOrder(): string | null {
  return useSyncExternalStore(neverChanges, unpaidOrder.read, () => null);
}

/** Whatever changes it happens on another page. */
function neverChanges() {
  return () => undefined;
}
