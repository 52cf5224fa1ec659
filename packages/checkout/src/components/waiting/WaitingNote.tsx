import { paths } from '@lunette/api-client';
import { LinkText, Message, Num, Price } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Checkout } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** Other orders of the shopper that wait to be paid, each with a link to its payment. */
export function WaitingNote({ orders }: { orders: Checkout['cart']['waitingOrders'] }) {
  const t = useText();
  return orders.map(({ orderId, total }) => (
    <Message key={orderId} tone="warn" className="mb-4">
      {t.rich('checkout.waiting-too', { order: <Num>{orderId}</Num>, total: <Price amount={total} /> })}{' '}
      <LinkText as={Link} to={paths.retryPayment(orderId)} className="text-inherit">
        {t('checkout.waiting-pay')}
      </LinkText>
    </Message>
  ));
}
