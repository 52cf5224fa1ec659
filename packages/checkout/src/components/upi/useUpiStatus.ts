import type { isMissing } from '@lunette/api-client';
import { useState } from 'react';
import type { OrderPayment } from '../../contract/index.ts';
import { isOpen } from '../../rules/index.ts';

/** Milliseconds between two polls: while the shopper can approve, and afterwards, as an approval can arrive late. */
const INTERVAL = { open: 2000, ended: 5000 };

interface UpiStatusQuery {
  data?: OrderPayment | undefined;
  error?: Parameters<typeof isMissing>[0];
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

type PollingOptions = { pollingInterval: number; refetchOnMountOrArgChange: true };

/** The status of a payment by UPI, polled with `useQuery` until its order is placed or has ended. */
export function useUpiStatus(
  useQuery: (args: { params: { orderId: string } }, options: PollingOptions) => UpiStatusQuery,
  orderId: string,
): UpiStatusQuery {
  const [pollingInterval, setPollingInterval] = useState(INTERVAL.open);
  const query = useQuery({ params: { orderId } }, { pollingInterval, refetchOnMountOrArgChange: true });
  const { data } = query;
  const next =
    !data || isOpen(data.status)
      ? INTERVAL.open
      : data.orderPlaced || data.orderCancelled
        ? 0
        : INTERVAL.ended;
  if (next !== pollingInterval) setPollingInterval(next);
  return query;
}
