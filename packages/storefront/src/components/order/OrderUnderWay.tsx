import { lazyPart, useLocale } from '@lunette/ui-kit';
import { useState, useSyncExternalStore } from 'react';

const LatestOrder = lazyPart(async () => (await import('./LatestOrder.tsx')).LatestOrder, {
  Waiting: () => null,
  Failed: () => null,
});

const never = () => () => undefined;

/** The cookies with which the visitor came: the page itself opens a session for a stranger soon after. */
const broughtCookies = typeof document === 'undefined' ? '' : document.cookie;

/**
 * Names the order that is under way to whoever has a session, in which it may have been placed (ORD-03). It comes once the
 * page is alive, as the page itself is the same for everybody, and lies over it, so that nothing moves.
 */
export function OrderUnderWay() {
  const flag = `hasSession_${useLocale().country.toLowerCase()}=1`;
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isArrival] = useState(!isAlive);
  if (!isAlive) return null;
  const cookies = isArrival ? broughtCookies : document.cookie;
  return cookies.includes(flag) ? <LatestOrder /> : null;
}
