import { useEffect, useState } from 'react';
import { useGetCartQuery } from '../../api/cart.ts';
import type { WaitingOrder } from '../../contract/index.ts';

const MINUTE_MS = 60_000;
/** Milliseconds between two clock updates, and between two polls for an order whose time is over. */
const PACE_MS = 5_000;

/** An order that waits to be paid, with the minutes left by this device's clock; 0 when its time is over. */
export interface TimedOrder extends WaitingOrder {
  minutesLeft: number;
}

const NONE: WaitingOrder[] = [];

/**
 * The orders of the visitor that wait to be paid. When the time of one is over, the cart is polled until its goods are
 * back.
 */
export function useWaitingOrders(): TimedOrder[] {
  const { data, fulfilledTimeStamp = 0, refetch } = useGetCartQuery();
  const orders = data?.waitingOrders ?? NONE;
  const now = useNow(orders.length > 0);
  const timed = orders.map((order) => {
    const left = fulfilledTimeStamp + order.secondsLeft * 1000 - Math.max(now, fulfilledTimeStamp);
    return { ...order, minutesLeft: Math.max(0, Math.ceil(left / MINUTE_MS)) };
  });
  const isOver = timed.some(({ minutesLeft }) => minutesLeft === 0);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, now, refetch]);
  return timed;
}

/** The time of this device, updated every few seconds while it is needed. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const clock = setInterval(() => setNow(Date.now()), PACE_MS);
    return () => clearInterval(clock);
  }, [isNeeded]);
  return now;
}
