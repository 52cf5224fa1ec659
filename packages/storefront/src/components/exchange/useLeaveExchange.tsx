import { paths, useOpenExchange } from '@lunette/api-client';
import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

const LeaveExchange = lazyPart(async () => (await import('./LeaveExchange.tsx')).LeaveExchange, {
  Waiting: () => null,
});

/** The button in the header that leaves the exchange of the current page; null on every other page. */
export function useLeaveExchange(): ReactNode {
  const open = useOpenExchange();
  const { pathname } = useLocation();
  if (!open || pathname.replace(/\/$/, '') !== paths.exchange(open.orderId, open.itemId)) return null;
  return <LeaveExchange orderId={open.orderId} exchangeId={open.exchangeId} />;
}
