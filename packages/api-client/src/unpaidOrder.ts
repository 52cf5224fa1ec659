import { useSyncExternalStore } from 'react';
import { inTab } from './tab.ts';

const KEY = 'lunette.unpaid-order';

/** The order whose payment was begun in this tab and has not come to a good end: a reload does not lose it. */
export const unpaidOrder = {
  read: (): string | null => inTab((store) => store.getItem(KEY)) ?? null,
  keep: (orderId: string): void => inTab((store) => store.setItem(KEY, orderId)),
  /** Forgets it if it is this one; another one stays. */
  forget: (orderId: string): void => {
    if (unpaidOrder.read() === orderId) inTab((store) => store.removeItem(KEY));
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
