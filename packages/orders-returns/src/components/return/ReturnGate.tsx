import { isMissing } from '@lunette/api-client';
import { useState, type ReactNode } from 'react';
import { useGetOrderQuery } from '../../api/order.ts';
import { usePolling } from '../../api/usePolling.ts';
import type { Order } from '../../contract/order.ts';
import { orderCanChange } from '../../rules/canChange.ts';
import { OrderError } from '../order/OrderError.tsx';
import { OrderSkeleton } from '../order/OrderSkeleton.tsx';
import { OrderByEmail, type FoundOrder } from '../track/OrderByEmail.tsx';
import { OrderCode } from '../track/OrderCode.tsx';

interface ReturnGateProps {
  orderId: string;
  children: (order: Order) => ReactNode;
}

/** Shows its children to the owner of an order, or to a visitor who enters its e-mail address and its one-time code. */
export function ReturnGate({ orderId, children }: ReturnGateProps) {
  const { pollingInterval, pollWhile } = usePolling();
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } }, { pollingInterval });
  const [found, setFound] = useState<FoundOrder | null>(null);
  const order = isMissing(error) ? undefined : data?.orders[0];
  pollWhile(order !== undefined && orderCanChange(order));
  if (order) return children(order);
  if (found) return <OrderCode orderId={orderId} email={found.email} />;
  if (error)
    return (
      <OrderError error={error} onRetry={() => void refetch()} retrying={isFetching}>
        <OrderByEmail orderId={orderId} onFound={setFound} />
      </OrderError>
    );
  return <OrderSkeleton />;
}
