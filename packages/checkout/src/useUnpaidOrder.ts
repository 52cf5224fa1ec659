import { useSyncExternalStore } from 'react';
import { keptOrder } from './keep.ts';

/** The order whose payment was begun in this tab and has not come to a good end; null without one, and on a server. */
export function useUnpaidOrder(): string | null {
  return useSyncExternalStore(neverChanges, keptOrder.read, () => null);
}

/** Whatever changes it happens on another page. */
function neverChanges() {
  return () => undefined;
}
