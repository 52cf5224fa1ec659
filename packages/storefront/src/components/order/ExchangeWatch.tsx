import { lazy, useSyncExternalStore } from 'react';
import { EXCHANGE_COOKIE } from '../../rules/exchangeCookie.ts';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const ExchangeNotice = lazy(async () => ({ default: (await import('./ExchangeNotice.tsx')).ExchangeNotice }));
const never = () => () => undefined;

/** Loads what the shell says of an exchange, in a browser that has one open. */
export function ExchangeWatch() {
  const isOpen = useSyncExternalStore(
    never,
    () => document.cookie.includes(`${EXCHANGE_COOKIE}=`),
    () => false,
  );
  if (!isOpen) return null;
  return (
    <LazyBoundary>
      <ExchangeNotice />
    </LazyBoundary>
  );
}
