import { isMissing } from '@lunette/api-client';
import { useState, type ReactNode } from 'react';
import { useGetOrderQuery } from '../../api/order.ts';
import type { Order, OrderItem } from '../../contract/order.ts';
import { ItemReturn } from './ItemReturn.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderByEmail, type FoundOrder } from '../track/OrderByEmail.tsx';
import { OrderCode } from '../track/OrderCode.tsx';
import { OrderFault } from './OrderFault.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderItemCard } from './OrderItemCard.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { OrderPower } from './OrderPower.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

export interface OrderDetailsProps {
  orderId: string;
  /** The order as its e-mail address has opened it before. */
  opened?: FoundOrder;
  /** What stands below an item that can be fitted in a store. */
  fitting?: ((item: OrderItem, order: Order) => ReactNode) | undefined;
  /** The way to order the same again. */
  again?: ReactNode;
}

/** An order as far as the visitor may see it: their own, whole after its code, or masked where an e-mail address opens it. */
export function OrderDetails({ orderId, opened, fitting, again }: OrderDetailsProps) {
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } });
  const [found, setFound] = useState<FoundOrder | null>(opened ?? null);
  // What was read before may be of who was signed in then.
  const read = isMissing(error) ? undefined : data?.orders[0];
  const order = read ?? (found?.order.id === orderId ? found.order : undefined);
  if (!order && error)
    return (
      <OrderFault error={error} onRetry={() => void refetch()} retrying={isFetching}>
        <OrderByEmail orderId={orderId} onFound={setFound} />
      </OrderFault>
    );
  if (!order) return <OrderSkeleton />;
  const isOwn = order.access === 'owner';
  return (
    <>
      <OrderHead order={order} />
      {order.access === 'masked' && found && <OrderCode orderId={orderId} email={found.email} />}
      <div className="grid gap-5">
        {order.items.map((item) => (
          <OrderItemCard
            key={item.id}
            item={item}
            isMasked={order.access === 'masked'}
            power={order.access !== 'masked' && <OrderPower orderId={orderId} item={item} />}
          >
            {isOwn && canBeFitted(item, order) && fitting?.(item, order)}
            <ItemReturn orderId={orderId} item={item} />
          </OrderItemCard>
        ))}
        <div className="grid gap-5 tablet:grid-cols-2">
          <OrderAddress order={order} />
          <OrderPaid order={order} />
        </div>
        {order.access !== 'masked' && again}
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
