import { paths } from '@lunette/api-client';
import { Button, Price } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../../text.ts';
import type { TimedOrder } from './useWaitingOrders.ts';

interface PayLinkProps {
  order: Pick<TimedOrder, 'orderId' | 'total' | 'payment'>;
  /** Whether to leave out the total, because it is shown beside the link. */
  short?: boolean;
  size?: 's' | 'm' | 'l';
  full?: boolean;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** The link to the payment of an order or, while the bank decides, to the page that shows its decision. */
export function PayLink({ order: { orderId, total, payment }, short, ...look }: PayLinkProps) {
  const t = useText();
  if (payment === 'pending')
    return (
      <Button as={Link} to={paths.paymentConfirm(orderId)} kind="second" {...look}>
        {t('cart.waiting-see')}
      </Button>
    );
  return (
    <Button as={Link} to={paths.retryPayment(orderId)} {...look}>
      <span>
        {short ? t('cart.waiting-pay-now') : t.rich('cart.waiting-pay', { total: <Price amount={total} /> })}
      </span>
    </Button>
  );
}
