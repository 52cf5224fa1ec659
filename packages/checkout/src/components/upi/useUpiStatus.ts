import type { isMissing } from '@lunette/api-client';
import { useState } from 'react';
import type { OrderPayment } from '../../contract/index.ts';
import { isOpen } from '../../rules/index.ts';

/** Milliseconds between two questions: while the shopper is asked, and after that, since a yes may come late. */
const PACE = { open: 2000, ended: 5000 };

interface Asked {
  data?: OrderPayment | undefined;
  error?: Parameters<typeof isMissing>[0];
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

type Options = { pollingInterval: number; refetchOnMountOrArgChange: true };

/** How a payment by UPI stands, asked again and again through `useQuery` until its order is placed or has ended. */
export function useUpiStatus(
  useQuery: (args: { params: { orderId: string } }, options: Options) => Asked,
  orderId: string,
): Asked {
  const [pace, setPace] = useState(PACE.open);
  const asked = useQuery({ params: { orderId } }, { pollingInterval: pace, refetchOnMountOrArgChange: true });
  const { data } = asked;
  const next =
    !data || isOpen(data.status) ? PACE.open : data.orderPlaced || data.orderCancelled ? 0 : PACE.ended;
  if (next !== pace) setPace(next);
  return asked;
}
