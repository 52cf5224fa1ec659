import { useGetOrderQuery } from '../api.ts';
import { OrderAddress } from '../components/OrderAddress.tsx';
import { OrderFault } from '../components/OrderFault.tsx';
import { OrderHead } from '../components/OrderHead.tsx';
import { OrderItemCard } from '../components/OrderItemCard.tsx';
import { OrderPaid } from '../components/OrderPaid.tsx';
import { OrderSkeleton } from '../components/OrderSkeleton.tsx';
import { useText } from '../text.ts';

export interface OrderSummaryScreenProps {
  orderId: string;
}

/** An order after it was placed (ORD-08): each item with its way, where it goes, what it cost. */
export function OrderSummaryScreen({ orderId }: OrderSummaryScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('orders.title', { number: orderId })} · Lunette`}</title>
      <Summary orderId={orderId} />
    </>
  );
}

function Summary({ orderId }: OrderSummaryScreenProps) {
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } });
  const order = data?.orders[0];
  if (!order && error)
    return <OrderFault error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!order) return <OrderSkeleton />;
  return (
    <>
      <OrderHead order={order} />
      <div className="grid gap-5">
        {order.items.map((item) => (
          <OrderItemCard key={item.id} item={item} />
        ))}
        <div className="grid gap-5 tablet:grid-cols-2">
          <OrderAddress order={order} />
          <OrderPaid order={order} />
        </div>
      </div>
    </>
  );
}
