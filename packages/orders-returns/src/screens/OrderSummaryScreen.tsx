import { useSignOutKey } from '@lunette/api-client';
import { useState } from 'react';
import { OrderDetails, type OrderDetailsProps } from '../components/order/OrderDetails.tsx';
import { useText } from '../text.ts';

/** The props of `OrderDetails` that do not depend on how the order was opened. */
export type OrderSummaryScreenProps = Omit<OrderDetailsProps, 'opened' | 'isNext'>;

/** The page of a placed order (ORD-08): items with their timelines, address and total. */
export function OrderSummaryScreen(props: OrderSummaryScreenProps) {
  const t = useText();
  const { orderId } = props;
  const signOutKey = useSignOutKey();
  const isNext = useIsNext(orderId);
  return (
    <>
      <title>{`${t('orders.title', { number: orderId })} · Lunette`}</title>
      <OrderDetails key={`${signOutKey} ${orderId}`} isNext={isNext} {...props} />
    </>
  );
}

/** Whether the page has shown another order before: a link from one order to another keeps the page mounted. */
function useIsNext(orderId: string): boolean {
  const [shown, setShown] = useState({ orderId, isNext: false });
  if (shown.orderId !== orderId) setShown({ orderId, isNext: true });
  return shown.isNext;
}
