import { useSignOutKey } from '@lunette/api-client';
import { OrderDetails, type OrderDetailsProps } from '../components/order/OrderDetails.tsx';
import { useText } from '../text.ts';

/** The props of `OrderDetails`, without an order that was opened by its e-mail address. */
export type OrderSummaryScreenProps = Omit<OrderDetailsProps, 'opened'>;

/** The page of a placed order (ORD-08): items with their timelines, address and total. */
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
