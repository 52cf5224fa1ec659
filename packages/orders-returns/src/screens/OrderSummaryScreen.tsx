import { useSignOutKey } from '@lunette/api-client';
import { OrderDetails, type OrderDetailsProps } from '../components/order/OrderDetails.tsx';
import { useText } from '../text.ts';

export type OrderSummaryScreenProps = Omit<OrderDetailsProps, 'opened'>;

/** An order after it was placed (ORD-08): each item with its way, where it goes, what it cost. */
export function OrderSummaryScreen(props: OrderSummaryScreenProps) {
  const t = useText();
  const signOutKey = useSignOutKey();
  return (
    <>
      <title>{`${t('orders.title', { number: props.orderId })} · Lunette`}</title>
      <OrderDetails key={signOutKey} {...props} />
    </>
  );
}
