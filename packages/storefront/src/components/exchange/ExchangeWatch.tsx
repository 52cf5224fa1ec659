import { useStoredExchange } from '@lunette/api-client';
import { lazy } from 'react';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const ExchangeNotice = lazy(async () => ({ default: (await import('./ExchangeNotice.tsx')).ExchangeNotice }));

/** Loads the notice of an exchange in a browser that has one open. */
export function ExchangeWatch() {
  const open = useStoredExchange();
  if (!open) return null;
  return (
    <LazyBoundary>
      <ExchangeNotice open={open} />
    </LazyBoundary>
  );
}
