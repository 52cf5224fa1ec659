import type { TimedOrder } from './useWaitingOrders.ts';
import { WaitingOrderCard, type WaitingOrderCardProps } from './WaitingOrderCard.tsx';

type WaitingOrdersProps = Pick<WaitingOrderCardProps, 'layout' | 'onVisit'> & { orders: TimedOrder[] };

/** The orders that wait to be paid, above the bag; on a phone's cart page, the first is paid in the bottom bar. */
export function WaitingOrders({ orders, layout, onVisit }: WaitingOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-4">
      {orders.map((order, index) => (
        <li key={order.orderId} className="min-w-0">
          <WaitingOrderCard
            order={order}
            layout={layout}
            paysInBar={layout === 'page' && index === 0}
            onVisit={onVisit}
          />
        </li>
      ))}
    </ul>
  );
}
