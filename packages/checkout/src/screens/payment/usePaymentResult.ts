import { isMissing } from '@lunette/api-client';
import { useEffect, useState } from 'react';
import { useGetPaymentQuery } from '../../api/checkout.ts';
import type { OrderPayment } from '../../contract/index.ts';
import { isUnderWay } from '../../rules/index.ts';

/** Milliseconds between two polls: at first, and once the wait is long. */
const INTERVAL = { soon: 1500, later: 5000 };
/** Milliseconds after which the wait counts as long. */
const LONG_WAIT_MS = 25_000;

/** The payment of an order, polled until its result is final, and whether the wait for it is long. */
export function usePaymentResult(orderId: string) {
  const [waiting, setWaiting] = useState<ReturnType<typeof awaits>>('money');
  const isLong = useLate(LONG_WAIT_MS);
  const [since] = useState(Date.now);
  const {
    data: known,
    fulfilledTimeStamp = 0,
    error,
    isFetching,
    refetch,
  } = useGetPaymentQuery(
    { params: { orderId } },
    { pollingInterval: intervalOf(waiting, isLong), refetchOnMountOrArgChange: true },
  );
  // A cached answer may belong to an earlier try or be older than the payment, so no result is shown from it.
  const isLasting = known && (known.orderPlaced || isUnderWay(known));
  // An answer from before the customer signed out is not shown either.
  const data = !isMissing(error) && (isLasting || fulfilledTimeStamp >= since) ? known : undefined;
  const next = data === undefined ? (error === undefined ? 'money' : null) : awaits(data);
  if (next !== waiting) setWaiting(next);
  return { data, error, isFetching, refetch, isLong };
}

/** The wait for a payment. An order that was not paid in time is placed if its money arrives late. */
function awaits(data: OrderPayment): 'money' | 'late money' | null {
  if (isUnderWay(data)) return 'money';
  return data.awaitsLateMoney ? 'late money' : null;
}

function intervalOf(waiting: ReturnType<typeof awaits>, isLong: boolean): number {
  if (waiting === 'late money') return INTERVAL.later;
  return waiting ? (isLong ? INTERVAL.later : INTERVAL.soon) : 0;
}

function useLate(after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLate(true), after);
    return () => clearTimeout(clock);
  }, [after]);
  return late;
}
