import { paths } from '@lunette/api-client';
import { LinkText } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** The link from a page about an item back to its order. */
export function BackToOrder({ orderId }: { orderId: string }) {
  const t = useText();
  return (
    <p className="mb-5 text-14 font-semibold">
      <LinkText as={Link} to={paths.orderSummary(orderId)}>
        {t('orders.back')}
      </LinkText>
    </p>
  );
}
