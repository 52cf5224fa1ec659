import { lazyPart, useLocale } from '@lunette/ui-kit';
import { useState, useSyncExternalStore } from 'react';

const LatestOrder = lazyPart(async () => (await import('./LatestOrder.tsx')).LatestOrder, {
  Waiting: () => null,
  Failed: () => null,
});

const subscribeToNothing = () => () => undefined;

/** The cookies at the start of the page, before the page itself opens a guest session. */
const cookiesAtLoad = typeof document === 'undefined' ? '' : document.cookie;

/**
 * Shows the order that is under way if the browser has a session (ORD-03). It is rendered after hydration, because the document is
 * the same for everybody, and overlays the page, so that the layout does not shift.
 */
export function OrderUnderWay() {
  const flag = `hasSession_${useLocale().country.toLowerCase()}=1`;
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [isFirstPage] = useState(!isHydrated);
  if (!isHydrated) return null;
  const cookies = isFirstPage ? cookiesAtLoad : document.cookie;
  return cookies.includes(flag) ? <LatestOrder /> : null;
}
