import { isMissing, useTabTurn } from '@lunette/api-client';
import { useState, type ReactNode } from 'react';
import { useGetOrderQuery } from '../api.ts';
import { OrderAddress } from '../components/OrderAddress.tsx';
import { OrderByEmail } from '../components/OrderByEmail.tsx';
import { OrderFault } from '../components/OrderFault.tsx';
import { OrderHead } from '../components/OrderHead.tsx';
import { OrderItemCard } from '../components/OrderItemCard.tsx';
import { OrderPaid } from '../components/OrderPaid.tsx';
import { OrderSkeleton } from '../components/OrderSkeleton.tsx';
import type { Order, OrderItem } from '../contract.ts';
import { useText } from '../text.ts';

export interface OrderSummaryScreenProps {
  orderId: string;
  /** What stands below an item that can be fitted in a store. */
  fitting?: (item: OrderItem, order: Order) => ReactNode;
  /** The way to order the same again. */
  again?: ReactNode;
}

/** An order after it was placed (ORD-08): each item with its way, where it goes, what it cost. */
export function OrderSummaryScreen({ orderId, fitting, again }: OrderSummaryScreenProps) {
  const t = useText();
  const turn = useTabTurn();
  return (
    <>
      <title>{`${t('orders.title', { number: orderId })} · Lunette`}</title>
      <Summary key={turn} orderId={orderId} fitting={fitting} again={again} />
    </>
  );
}

function Summary({ orderId, fitting, again }: OrderSummaryScreenProps) {
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } });
  const [found, setFound] = useState<Order | null>(null);
  // What was read before may be of who was signed in then.
  const own = isMissing(error) ? undefined : data?.orders[0];
  const order = own ?? (found?.id === orderId ? found : undefined);
  if (!order && error)
    return (
      <OrderFault error={error} onRetry={() => void refetch()} retrying={isFetching}>
        <OrderByEmail orderId={orderId} onFound={setFound} />
      </OrderFault>
    );
  if (!order) return <OrderSkeleton />;
  return (
    <>
      <OrderHead order={order} isOwn={own !== undefined} />
      <div className="grid gap-5">
        {order.items.map((item) => (
          <OrderItemCard key={item.id} item={item}>
            {own && canBeFitted(item, own) && fitting?.(item, own)}
          </OrderItemCard>
        ))}
        <div className="grid gap-5 tablet:grid-cols-2">
          <OrderAddress order={order} />
          <OrderPaid order={order} />
        </div>
        {own && again}
      </div>
    </>
  );
}

const FITTED: readonly OrderItem['classification'][] = ['eyeframe', 'sunglasses'];

/** Whether an item is one that sits on a nose, and on its way or there. */
function canBeFitted({ classification, statusHistory }: OrderItem, { status }: Order): boolean {
  const isCancelled = statusHistory.some((step) => step.status === 'cancelled');
  return status === 'placed' && !isCancelled && FITTED.includes(classification);
}
